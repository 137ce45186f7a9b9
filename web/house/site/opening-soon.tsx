import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PublicOpening } from '#contract/opening.ts'
import { longDay } from '#web/ui/day.ts'
import { Print } from '#web/ui/print.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { Brand } from '#web/ui/seal.tsx'
import { PlainTellMe } from './coming/plain-tell-me.tsx'

/** What visitors find at every public address of a closed house: true, short, and how to reach us as far as anybody said. */
export function OpeningSoon({ opening }: { opening: PublicOpening | null }) {
  const { company = null, opensOn = null, wasOpen = false } = opening ?? {}
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="wrap py-2">
          <Brand />
        </div>
      </header>
      <div className="grid flex-1 max-md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col px-(--gut) pt-8 pb-10 md:ps-[max(var(--gut),calc((100vw-var(--wrap))/2))] md:pt-18">
          <h1 className="font-serif text-[clamp(44px,5vw,72px)] leading-[1.04] font-[370] tracking-[-0.02em]">
            {wasOpen ? 'We are closed for now.' : 'We open soon.'}
          </h1>
          <p className="mt-5 max-w-[36ch] font-serif text-lead text-ink-2">
            Private chauffeurs and guides in Tokyo. {wasOpen ? 'We open again.' : 'We are still writing the timetable.'}
          </p>
          <p className="mt-3 max-w-[46ch] text-ink-2">
            You cannot book {opensOn ? `before ${longDay(opensOn)}` : 'yet'}, so we take no money and hold no days. What
            is booked with us already stays booked.
          </p>
          <div className="mt-8">
            <PlainTellMe label={wasOpen ? 'Tell me when you open again' : 'Tell me when you open'} />
          </div>
          {company && (
            <dl className="mt-10 grid gap-x-8 gap-y-6 text-dense sm:grid-cols-2 md:mt-auto md:pt-16">
              <Reach label={company.name}>
                {company.address}
                <br />
                <a href={`mailto:${company.email}`} className="link wrap-anywhere">
                  {company.email}
                </a>
              </Reach>
              <Reach label="A question before that?">
                Ring the desk.
                <br />
                <a href={`tel:${company.telephone.replace(/[^+\d]/g, '')}`} className="link tabular-nums">
                  <bdi>{company.telephone}</bdi>
                </a>
                {company.hours && <bdi className="block text-ink-2">{company.hours}, Tokyo time</bdi>}
              </Reach>
            </dl>
          )}
        </div>
        <Print
          of={chauffeurEvening}
          sizes="(width < 900px) 100vw, 58vw"
          // Higher than wide at a desk: from the nose of the car and the moon on, and the lantern is left out as a whole.
          focus="10% 60%"
          priority
          slip
          className="-order-1 h-[16.25rem] md:order-none md:h-auto md:min-h-[35rem]"
        />
      </div>
      <footer className="bg-night py-5 text-[0.84375rem] text-on-night-2">
        <div className="wrap flex flex-wrap justify-between gap-x-6 gap-y-3">
          <span>Annai means showing the way.</span>
          <span className="flex flex-wrap gap-x-5 gap-y-2">
            <Link to="/find-booking" className="hover:underline focus-visible:outline-on-night">
              Find a booking
            </Link>
            <Link to="/sign-in" className="hover:underline focus-visible:outline-on-night">
              For the office: sign in
            </Link>
          </span>
        </div>
      </footer>
    </div>
  )
}

function Reach({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.84375rem] font-semibold text-ink-2">
        <bdi>{label}</bdi>
      </dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
