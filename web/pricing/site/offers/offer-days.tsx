import type { Offer } from '#contract/offers.ts'
import { capitalized } from '#core/words.ts'
import { bookByInWords, ridesInWords, untilInWords, weekdaysInWords } from './offer-words.ts'

type Days = Pick<Offer, 'bookUntil' | 'travelFrom' | 'travelTo' | 'weekdays' | 'rides' | 'stacks'>

/** Until when to book, when to travel and on which days: each said once, in the same words everywhere. */
export function OfferDays({ offer, today }: { offer: Days; today: string }) {
  const rows = [
    ['Book by', bookByInWords(offer.bookUntil, today)],
    ['Travel', untilInWords(offer.travelFrom, offer.travelTo, today)],
    ['Days', capitalized(weekdaysInWords(offer.weekdays))],
    ...(offer.rides.length > 0 ? [['Rides', capitalized(ridesInWords(offer.rides))] as const] : []),
    offer.stacks ? (['With', 'one other code that says so'] as const) : (['Not with', 'another code'] as const),
  ]
  return (
    <dl className="text-[0.9375rem] leading-snug tabular-nums">
      {rows.map(([term, detail]) => (
        <div key={term} className="grid grid-cols-[84px_minmax(0,1fr)] gap-4 border-b border-line py-2.5 first:pt-0">
          <dt className="text-ink-3">{term}</dt>
          <dd className="font-[550]">
            <bdi>{detail}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
