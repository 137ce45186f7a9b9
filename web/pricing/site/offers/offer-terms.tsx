import type { ReactNode } from 'react'
import { formatYen } from '#contract/money.ts'
import { capitalized } from '#core/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { bookByInWords, linesOf, toursInWords, untilInWords, weekdaysInWords } from './offer-words.ts'
import type { ShownOffer } from './shown-offer.ts'

/** Nothing in small print: every term is a row. */
export function OfferTerms({ offer, today }: { offer: ShownOffer; today: string }) {
  const shares = linesOf(offer.tours)
  return (
    <dl className="tabular-nums">
      <Term name="Book by">{bookByInWords(offer.bookUntil, today)}</Term>
      <Term name="Travel">{untilInWords(offer.travelFrom, offer.travelTo, today)}</Term>
      <Term name="Days">{capitalized(weekdaysInWords(offer.weekdays))}</Term>
      <Term name="Tours">
        {toursInWords(shares)}.{' '}
        {shares.length > 0 && (
          <TextLink to={`/tour/grid?line=${shares.map(({ line }) => line.slug).join(',')}`}>See the tours</TextLink>
        )}
      </Term>
      <Term name="Off">
        {offer.percentOff}% of the day itself{offer.mostOffYen !== null && `, at most ${formatYen(offer.mostOffYen)}`}.
        What you add to it, such as extra hours, stays as it is
      </Term>
      {offer.oncePerGuest && <Term name="How often">Once for each guest</Term>}
      {offer.hasBudget && <Term name="How long">Until what we set aside for it is used up, if that is sooner</Term>}
      <Term name="Not with">Another code: one for one booking</Term>
      <Term name="If you cancel">The usual times, as on the page of the tour. They count from what you paid</Term>
    </dl>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-4 border-b border-line py-3 text-[0.9375rem] md:grid-cols-[150px_minmax(0,1fr)]">
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
