import type { ReactNode } from 'react'
import type { CrewJob } from '#contract/crew-day.ts'
import { languageName } from '#web/ui/language-name.ts'
import { tokyoClock } from '#web/ui/tokyo-clock.ts'
import { useCrewWords } from './crew-context.ts'
import { inLanguage, KIND_WORDS } from './crew-words.ts'
import { Said } from './said.tsx'
import type { ShownJob } from './steps.ts'
import { callAddress } from './thumb-button.tsx'

/** Everything that is known of a job, where the eye looks for it. */
export function JobFacts({ job }: { job: ShownJob }) {
  const { language, words } = useCrewWords()
  const adults = job.guests - job.children.length
  const party = [
    adults > 0 && words.adults(adults),
    job.children.length > 0 && words.children(job.children),
    words.cases(job.largeCases),
  ]
  return (
    <dl className="mt-5 border-t border-ink">
      <Fact label={words.where}>
        <Place of={job.pickUp} />
        <p className="text-sm text-ink-2 tabular-nums">{words.beThere(tokyoClock(job.beThereAt))}</p>
      </Fact>
      {(job.flight || job.landsAt) && (
        <Fact label={words.flight}>
          <bdi>{job.flight}</bdi>
          {job.landsAt && `${job.flight && ', '}${words.landsAt(tokyoClock(job.landsAt))}`}
        </Fact>
      )}
      {job.waitFreeUntil && (
        <Fact label={words.wait}>
          <span className="tabular-nums">{words.waitUntil(tokyoClock(job.waitFreeUntil))}</span>
        </Fact>
      )}
      <Fact label={words.guestsLabel}>
        <p className="font-semibold">
          <bdi>{job.leadName}</bdi>
        </p>
        {party.filter(Boolean).join(words.and)}
      </Fact>
      {job.language && <Fact label={words.languageLabel}>{languageName(job.language, language)}</Fact>}
      {!job.car && <Fact label={words.car}>{words.noCar}</Fact>}
      {job.car && (
        <Fact label={words.car}>
          <bdi
            lang="ja"
            className="me-2 inline-block rounded-[3px] bg-plate px-2 py-0.5 text-sm font-bold text-on-plate"
          >
            {job.car.plate}
          </bdi>
          {job.car.model}
          {(['collect', 'handBack'] as const).map((is) => {
            const car = job[is]
            return (
              car && (
                <p key={is} className="mt-1.5 font-semibold tabular-nums">
                  {words.clockAfter(words[is](car.number, inLanguage(car.garage, language)), tokyoClock(car.at))}
                </p>
              )
            )
          })}
        </Fact>
      )}
      {job.with.map(({ kind, name, phone }) => (
        <Fact key={kind + name.en} label={inLanguage(KIND_WORDS[kind] ?? { en: kind, ja: '' }, language)}>
          <Said of={name} />
          {phone && (
            <a
              href={callAddress(phone)}
              className="flex min-h-14 w-fit items-center text-ai underline underline-offset-4 tabular-nums"
            >
              <bdi>{phone}</bdi>
            </a>
          )}
        </Fact>
      ))}
      {job.knowThis.length > 0 && (
        <Fact label={words.knowThis}>
          <ul className="grid gap-1">
            {job.knowThis.map((line) => (
              <li key={line.en + line.ja}>
                <Said of={line} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {job.dropOff.name.en !== job.pickUp.name.en && (
        <Fact label={words.dropOff}>
          <Place of={job.dropOff} />
        </Fact>
      )}
    </dl>
  )
}

function Place({ of: { name, address, note } }: { of: CrewJob['pickUp'] }) {
  const { language } = useCrewWords()
  // Some hotels write themselves in Latin letters here too.
  const isOther = name.ja && name.ja.toLowerCase() !== name.en.toLowerCase()
  return (
    <>
      <p className="font-semibold">
        <Said of={name} />
      </p>
      {/* In Japanese in either language: it is what the navigation and people on the street read. */}
      {isOther && language === 'en' && <p lang="ja">{name.ja}</p>}
      {address && <p lang="ja">{address}</p>}
      <p className="text-sm text-ink-2">
        <Said of={note} />
      </p>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-2.5 border-b max-[259px]:grid-cols-1 max-[259px]:gap-1 border-line py-2.5 text-[0.9375rem]">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
