import { Link } from 'react-router'
import type { RunningOffer } from '#contract/offers.ts'
import { capitalized } from '#core/words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Print } from '#web/ui/print.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { CopyCode } from './copy-code.tsx'
import { OfferDays } from './offer-days.tsx'
import { dayInWords, ridesInWords, seeTours } from './offer-words.ts'
import { PriceLines } from './price-lines.tsx'
import { offerPath, ridesPath } from './shown-offer.ts'

type OfferRowProps = {
  offer: RunningOffer
  today: string
  priority?: boolean
  /** "10 hours". */
  hoursLong: (minutes: number) => string
}

const PART = 'border-edge px-5 py-5 max-lg:border-t-[1.5px] max-lg:border-dashed md:px-6 lg:py-6'
const TORN = 'lg:border-s-[1.5px] lg:border-dashed'

/** An offer among others: what comes off and where, until when and on which days, and what it does to a real price. */
export function OfferRow({ offer, today, priority, hoursLong }: OfferRowProps) {
  return (
    <Ticket className="grid overflow-hidden lg:grid-cols-[minmax(0,6.4fr)_minmax(0,4.3fr)_minmax(0,3.7fr)] print:break-inside-avoid">
      <div className="grid md:grid-cols-[190px_minmax(0,1fr)]">
        <Print
          of={offer.picture}
          alt=""
          sizes="(width < 900px) 100vw, 190px"
          priority={priority ?? false}
          className="max-md:aspect-21/9 md:h-full md:min-h-[17.5rem]"
        />
        <div className="px-5 py-5 md:px-6 lg:py-6">
          <p className="flex items-baseline gap-2">
            <bdi className="font-serif text-[clamp(52px,5vw,72px)] leading-[0.9] font-[370] tracking-[-0.02em]">
              {offer.percentOff}
              <span className="ms-[3px] align-[0.55em] text-[0.5em]">%</span>
            </bdi>
            <span className="text-sm text-ink-2">less</span>
          </p>
          <h2 className="mt-3 font-serif text-d3">
            <Link to={offerPath(offer.slug)} className="decoration-1 underline-offset-4 hover:underline">
              {offer.title}
            </Link>
          </h2>
          <p className="mt-2 text-ink-2">{offer.summary}</p>
          {offer.tours.length > 0 && (
            <ul aria-label="Tours" className="mt-4 grid gap-x-4 gap-y-1 text-sm leading-snug sm:grid-cols-2">
              {offer.tours.map(({ slug, title }) => (
                <li key={slug}>
                  <TextLink
                    to={`/tour/detail/${slug}`}
                    className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
                  >
                    <bdi>{title}</bdi>
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
          {offer.rides.length > 0 && (
            <p className="mt-3 text-sm">
              <TextLink to={ridesPath(offer)} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
                {capitalized(ridesInWords(offer.rides))}
              </TextLink>
            </p>
          )}
        </div>
      </div>
      <div className={`${PART} ${TORN}`}>
        <OfferDays offer={offer} today={today} />
        <div className="mt-5">
          <CopyCode code={offer.code} />
        </div>
      </div>
      <div className={`${PART} ${TORN} flex flex-col`}>
        <Example offer={offer} today={today} hoursLong={hoursLong} />
        <ButtonLink to={offerPath(offer.slug)} variant="outline" wide className="mt-5">
          {seeTours(offer.tourCount)}
          <span className="sr-only"> of {offer.title}</span>
        </ButtonLink>
      </div>
    </Ticket>
  )
}

function Example({ offer: { code, percentOff, example, tourCount }, today, hoursLong }: OfferRowProps) {
  if (!example && tourCount === 0)
    return <p className="text-ink-2">The code is worked through on every car once you say where and when.</p>
  if (!example) return <p className="text-ink-2">No day is left on which a tour and the code meet.</p>
  return (
    <>
      <h3 className="mb-2 text-sm font-semibold">For example</h3>
      <PriceLines
        day={example.title}
        note={`${dayInWords(example.firstDay, today)}, ${hoursLong(example.durationMinutes)}`}
        code={code}
        percentOff={percentOff}
        worked={example}
        total="You pay"
      />
      <p className="mt-2 text-xs text-ink-3">In the smallest car of this tour. Tax is included.</p>
    </>
  )
}
