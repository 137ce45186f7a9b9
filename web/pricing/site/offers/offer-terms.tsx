import type { ReactNode } from 'react'
import { formatYen } from '#contract/money.ts'
import { capitalized } from '#core/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import {
  bookByInWords,
  linesOf,
  ridesInWords,
  togetherInWords,
  toursInWords,
  untilInWords,
  weekdaysInWords,
} from './offer-words.ts'
import { ridesPath, type ShownOffer } from './shown-offer.ts'

/** Nothing in small print: every term is a row. */
export function OfferTerms({ offer, today }: { offer: ShownOffer; today: string }) {
  const shares = linesOf(offer.tours)
  return (
    <dl className="tabular-nums">
      <Term name="Book by">{bookByInWords(offer.bookUntil, today)}</Term>
      <Term name="Travel">{untilInWords(offer.travelFrom, offer.travelTo, today)}</Term>
      <Term name="Days">{capitalized(weekdaysInWords(offer.weekdays))}</Term>
      {(shares.length > 0 || offer.rides.length === 0) && (
        <Term name="Tours">
          {toursInWords(shares)}.{' '}
          {shares.length > 0 && (
            <TextLink to={`/tour/grid?line=${shares.map(({ line }) => line.slug).join(',')}`}>See the tours</TextLink>
          )}
        </Term>
      )}
      {offer.rides.length > 0 && (
        <Term name="Rides">
          {capitalized(ridesInWords(offer.rides))}. <TextLink to={ridesPath(offer)}>Ask for a car</TextLink>
        </Term>
      )}
      <Term name="Off">{offInWords(offer, shares.length > 0)}</Term>
      {offer.oncePerGuest && (
        <Term name="How often">Once for each guest{offer.rides.length > 0 && '; a ride there and back is once'}</Term>
      )}
      {offer.hasBudget && <Term name="How long">Until what we set aside for it is used up, if that is sooner</Term>}
      <Term name="With another code">{togetherInWords(offer.stacks)}</Term>
      <Term name="If you cancel">
        The usual times, as on the page of {shares.length > 0 ? 'the tour' : 'the car'}. They count from what you paid
      </Term>
    </dl>
  )
}

function offInWords({ percentOff, mostOffYen, rides }: ShownOffer, hasTours: boolean): string {
  const what = [hasTours && 'the day itself', rides.length > 0 && 'the ride itself'].filter(Boolean).join(' or ')
  const each = rides.length > 0 ? ' for each day or way' : ''
  const most = mostOffYen === null ? '' : `, at most ${formatYen(mostOffYen)}${each}`
  const added = hasTours ? 'What you add to it, such as extra hours,' : 'What comes on top of it, such as the night,'
  return `${percentOff}% of ${what || 'the day itself'}${most}. ${added} stays as it is`
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-4 border-b border-line py-3 text-[0.9375rem] md:grid-cols-[150px_minmax(0,1fr)]">
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
