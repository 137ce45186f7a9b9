import { partyWithAll, plainInWords, toldInWords } from '#contract/told-words.ts'
import { clockOf, dayOf, driveInWords, endInWords, partyOf } from '#web/rides/site/index.ts'
import { longDay } from '#web/ui/day.ts'
import { ReviewRow, ToldRow } from '../../checkout/review-row.tsx'
import { StepSection } from '../../checkout/step-head.tsx'
import { boardNameOf, detailsOf, type Quoted, type RideCheckout, travellersOf } from '../ride-checkout.ts'
import { ridePath, stepAddress } from '../ride-checkout-state.ts'

type ReviewRowsProps = {
  checkout: RideCheckout
  quoted: Quoted
  /** One of two ways is paid: another ride would be a new journey beside it, so only who comes along is still written here. */
  isPartPaid?: boolean
}

/** All that was chosen, each with the way back to it. */
export function ReviewRows({ checkout, quoted, isPartPaid = false }: ReviewRowsProps) {
  const { wanted } = checkout
  const [there, back] = quoted.quotes.map(({ leg }) => leg)
  if (!wanted || !there) return null
  const details = detailsOf(checkout)
  const { phone, email, leadName, flight, note } = details
  const travellers = travellersOf(checkout)
  const told = toldInWords({ travellers, note })
  const meeting = isPartPaid ? null : stepAddress('meeting', wanted)
  const search = isPartPaid ? null : ridePath('home', wanted)
  const passengers = stepAddress('passengers', wanted)
  const names = travellers.length > 1 ? travellers.map(({ name }) => name) : [leadName]
  return (
    <StepSection title="The ride" className="mt-9">
      <ul className="-mt-[1.125rem] text-[0.9375rem] leading-normal tabular-nums">
        {there.ride.landsAt && (
          <ReviewRow name="Flight" to={meeting}>
            {[
              flight.toUpperCase(),
              `lands ${longDay(dayOf(there.ride.landsAt), { withYear: true })}, ${clockOf(there.ride.landsAt)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </ReviewRow>
        )}
        <ReviewRow name="Pick-up" to={there.ride.landsAt ? meeting : search}>
          <strong className="font-semibold">{longDay(dayOf(there.startsAt), { withYear: true })}</strong>,{' '}
          {clockOf(there.startsAt)}, {endInWords(there.pickUp)}
          {plainInWords(details).map((words) => `. ${words}`)}
        </ReviewRow>
        {there.ride.airport === 'arrival' && (
          <ReviewRow name="Meeting" to={meeting}>
            {wanted.meeting === 'board' ? `With a board: ${boardNameOf(checkout)}` : 'At the kerb'}
          </ReviewRow>
        )}
        <ReviewRow name={there.ride.way === 'hourly' ? 'For' : 'To'} to={search}>
          {there.ride.way === 'hourly'
            ? `${there.ride.hours} hours, until ${clockOf(there.endsAt)}`
            : `${endInWords(there.dropOff)}. ${driveInWords(there)}`}
        </ReviewRow>
        {back && (
          <ReviewRow name="Way back" to={search}>
            <strong className="font-semibold">{longDay(dayOf(back.startsAt), { withYear: true })}</strong>,{' '}
            {clockOf(back.startsAt)}, from {endInWords(back.pickUp)} to {endInWords(back.dropOff)}
          </ReviewRow>
        )}
        <ReviewRow name="Party" to={search}>
          {partyWithAll({ ...partyOf(wanted), lines: quoted.quotes[0]?.lines ?? [] })}
        </ReviewRow>
        <ReviewRow name="Passengers" to={passengers}>
          {names.map((name, index) => (index === 0 && names.length > 1 ? `${name} (lead)` : name)).join(', ')}
          {`. ${email}, ${phone}`}
        </ReviewRow>
        <ToldRow told={told} to={meeting} />
      </ul>
      {isPartPaid && (
        <p className="mt-3 text-sm text-ink-2">
          One way is paid, so the ride stays as it is here. Once both are paid, each can be moved, changed or cancelled
          on its own page.
        </p>
      )}
    </StepSection>
  )
}
