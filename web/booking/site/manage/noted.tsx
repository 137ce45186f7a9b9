import { boardOf } from '#contract/names.ts'
import { partyInWords } from '#contract/party.ts'
import { casesInWords, extrasInWords } from '#contract/told-words.ts'
import { bookingDetails, plainDetails } from '#core/booking-details.ts'
import { Facts, type TripFact } from '#web/pricing/site/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { bookingAddress } from './booking-token.ts'
import type { RideBooking } from './ride-words.ts'
import { toldFacts } from './told-facts.tsx'

/** What we know of a ride's party and luggage, at the moment when it can still be mended. */
export function Noted({ booking }: { booking: RideBooking }) {
  const { reference, largeCases, extras, phone, state } = booking
  const along = extrasInWords(extras, booking.lines)
  const facts: TripFact[] = [
    { term: 'Party', detail: partyInWords(booking) },
    { term: 'Luggage', detail: casesInWords(largeCases) },
    ...(along ? [{ term: 'Also', detail: along }] : []),
    { term: 'Board', detail: boardOf(booking) },
    ...plainDetails
      .filter((name) => booking[name])
      .map((name) => ({ term: bookingDetails[name].label, detail: booking[name] })),
    ...(phone ? [{ term: 'Mobile', detail: phone }] : []),
    ...toldFacts(booking),
  ]
  return (
    <section aria-labelledby="noted">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="noted" className="font-serif text-d3">
          What we noted
        </h2>
        {state === 'confirmed' && (
          <TextLink to={bookingAddress('/manage-booking', reference)} className="text-sm print:hidden">
            Change
          </TextLink>
        )}
      </div>
      <Facts facts={facts} />
    </section>
  )
}
