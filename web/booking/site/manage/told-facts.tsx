import type { Booking } from '#contract/booking.ts'
import { toldInWords } from '#contract/told-words.ts'
import type { TripFact } from '#web/pricing/site/index.ts'

/** Allergies and wishes, as they were typed: whoever told us sees that we know. */
export function toldFacts(booking: Pick<Booking, 'travellers' | 'note'>): TripFact[] {
  const told = toldInWords(booking)
  if (told.length === 0) return []
  return [
    {
      term: 'You told us',
      detail: told.map((one) => (
        <bdi key={one} className="block">
          {one}
        </bdi>
      )),
    },
  ]
}
