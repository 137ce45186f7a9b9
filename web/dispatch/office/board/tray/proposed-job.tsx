import { useState } from 'react'
import { Link } from 'react-router'
import type { BoardJob } from '#contract/dispatch.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { shortDay } from '#web/ui/day.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { ChoiceList } from '../job/choice-list.tsx'
import { FitsSheet } from '../job/fits-sheet.tsx'
import { bookingPath, dayOf, hoursWords, isInTray, needsWords, partyWords } from '../job/job-words.ts'
import { openHourDialog } from '../moving/moves.ts'
import type { ProposedJob } from './proposal-choices.ts'

type ProposedJobPartProps = {
  of: ProposedJob
  value: number | 'tray'
  onChange: (choice: number | 'tray') => void
  /** The job whose choice cannot go together with this one. */
  clash: BoardJob | undefined
  /** Somebody was asked meanwhile, and may fit now. */
  onAsked: () => void
}

/** One job of the panel: what fits, the best first, and that it may stay where it is. */
export function ProposedJobPart({ of, value, onChange, clash, onAsked }: ProposedJobPartProps) {
  const { job, proposals, whyNone } = of
  const clashWords = clash ? `Cannot go together with what is chosen for ${clash.service.shortTitle}.` : null
  const choices = proposals.map(({ title, reasons, warning }, index) => ({
    id: String(index),
    label: title,
    detail: [...new Set(reasons)].join('. '),
    warning,
    clash: value === index ? clashWords : null,
  }))
  return (
    <section
      aria-label={`${job.service.title}, ${job.reference}`}
      className="border-b-[1.5px] border-dashed border-edge py-3.5 last:border-b-0"
    >
      <div className="mb-2.5 flex items-center gap-2.5">
        <LineMark line={job.service.line} size="small" />
        <div className="min-w-0 leading-snug">
          <h3 className="font-semibold">
            <bdi>{job.service.title}</bdi>
          </h3>
          <p className="text-sm text-ink-2 tabular-nums">
            <bdi>
              {shortDay(dayOf(job.startsAt))}, {hoursWords(job)}. {partyWords(job)}
            </bdi>
          </p>
        </div>
      </div>
      {proposals.length > 0 && value !== 'tray' && <Relief of={proposals[value]} />}
      {proposals.length > 0 ? (
        <ChoiceList
          legend={`Who takes ${job.service.title}`}
          choices={[
            ...choices,
            { id: 'tray', label: 'Leave it in the tray', detail: `Still needs ${needsWords(job)}` },
          ]}
          value={String(value)}
          onChange={(id) => onChange(id === 'tray' ? 'tray' : Number(id))}
        />
      ) : (
        <NothingFits job={job} why={whyNone} onAsked={onAsked} />
      )}
    </section>
  )
}

/** Guests stand beside a car that is lost: whom to ring first. */
function Relief({ of: proposal }: { of: ProposedJob['proposals'][number] | undefined }) {
  const brings = proposal?.brings
  if (!brings) return null
  return (
    <p className="mb-2.5 border-s-4 border-kohaku bg-kohaku-soft px-3 py-2 text-sm">
      <bdi className="font-semibold">
        {brings.who} {brings.what}.
      </bdi>{' '}
      {brings.phone ? (
        <a
          href={`tel:${brings.phone.replace(/[^+\d]/g, '')}`}
          aria-label={`Ring ${brings.who}, ${brings.phone}`}
          className="inline-flex min-h-9 items-center font-semibold text-ai tabular-nums underline-offset-4 hover:underline max-md:min-h-11"
        >
          <bdi>{brings.phone}</bdi>
        </a>
      ) : (
        'No number is known.'
      )}
    </p>
  )
}

type NothingFitsProps = { job: BoardJob; why: string | null; onAsked: () => void }

/** Nobody by the plan: then somebody is asked to come, or it is another hour. */
function NothingFits({ job, why, onAsked }: NothingFitsProps) {
  const [asking, setAsking] = useState<'chauffeur' | 'guide' | null>(null)
  if (!isInTray(job)) return <p className="text-sm font-semibold text-matsu">It has its crew again.</p>
  return (
    <div className="grid gap-1 text-sm">
      <p>
        <b className="font-semibold text-beni">Nobody fits{why ? ': ' : '.'}</b>
        <bdi>{why}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-5">
        {(['chauffeur', 'guide'] as const)
          .filter((kind) => job.missing[kind] > 0)
          .map((kind) => (
            <TextButton key={kind} className="min-h-9" onClick={() => setAsking(kind)}>
              Ask a {kind} to come
            </TextButton>
          ))}
        <TextButton className="min-h-9" onClick={() => openHourDialog(job)}>
          Change the hour
        </TextButton>
        <Link to={bookingPath(job.reference)} className="link inline-flex min-h-9 items-center">
          Open the booking
        </Link>
      </p>
      {asking && (
        <FitsSheet
          job={job}
          kind={asking}
          from={null}
          onClose={() => {
            setAsking(null)
            onAsked()
          }}
        />
      )}
    </div>
  )
}
