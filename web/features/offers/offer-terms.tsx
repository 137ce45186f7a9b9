import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/text-link.tsx'
import { dayInWords, daysInWords, linesOf, toursInWords, weekdaysInWords } from './offer-words.ts'
import type { ShownOffer } from './shown-offer.ts'

/** Nothing in small print: every term is a row. */
export function OfferTerms({ offer, today }: { offer: ShownOffer; today: string }) {
  const shares = linesOf(offer.tours)
  const weekdays = weekdaysInWords(offer.weekdays)
  return (
    <dl className="tabular-nums">
      <Term name="Travel">
        {capital(weekdays)}, {daysInWords(offer.travelFrom, offer.travelTo)}
      </Term>
      <Term name="Book">Until {dayInWords(offer.bookUntil, today)}, 23:59 Tokyo time</Term>
      <Term name="Tours">
        {toursInWords(shares)}.{' '}
        {shares.length > 0 && (
          <TextLink to={`/tour/grid?line=${shares.map(({ line }) => line.slug).join(',')}`}>
            {shares.length === 1 ? 'See the line' : 'See the lines'}
          </TextLink>
        )}
      </Term>
      <Term name="Off">
        {offer.percentOff}% of the day itself. What you add to it, such as extra hours, stays as it is
      </Term>
      <Term name="With others">One code for one booking</Term>
      <Term name="If you cancel">The usual times, as on the page of the tour. They count from what you paid</Term>
    </dl>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-4 border-b border-line py-3 text-[15px] md:grid-cols-[150px_minmax(0,1fr)]">
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
