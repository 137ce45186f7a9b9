import type { ReactNode } from 'react'
import { partyWithAll, toldInWords } from '#contract/told-words.ts'
import { StepSection } from '#web/ui/checkout/step-head.tsx'
import { longDay } from '#web/ui/day.ts'
import { clockOf, dayOf, driveInWords, endInWords, partyOf } from '#web/ui/ride-words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { boardNameOf, detailsOf, type Quoted, type RideCheckout, travellersOf } from '../ride-checkout.ts'
import { ridePath, stepAddress } from '../ride-checkout-state.ts'

/** All that was chosen, each with the way back to it. */
export function ReviewRows({ checkout, quoted }: { checkout: RideCheckout; quoted: Quoted }) {
  const { wanted } = checkout
  const [there, back] = quoted.quotes.map(({ leg }) => leg)
  if (!wanted || !there) return null
  const { phone, email, leadName, room, flight } = detailsOf(checkout)
  const travellers = travellersOf(checkout)
  const told = toldInWords({ travellers, note: checkout.note })
  const meeting = stepAddress('meeting', wanted)
  const passengers = stepAddress('passengers', wanted)
  const names = travellers.length > 1 ? travellers.map(({ name }) => name) : [leadName]
  return (
    <StepSection title="The ride" className="mt-9">
      <ul className="-mt-[1.125rem] text-[0.9375rem] leading-normal tabular-nums">
        {there.ride.landsAt && (
          <Row name="Flight" to={meeting}>
            {[
              flight.toUpperCase(),
              `lands ${longDay(dayOf(there.ride.landsAt), { withYear: true })}, ${clockOf(there.ride.landsAt)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </Row>
        )}
        <Row name="Pick-up" to={there.ride.landsAt ? meeting : ridePath('home', wanted)}>
          <strong className="font-semibold">{longDay(dayOf(there.startsAt), { withYear: true })}</strong>,{' '}
          {clockOf(there.startsAt)}, {endInWords(there.pickUp)}
          {room && `. Room ${room}`}
        </Row>
        {there.ride.airport === 'arrival' && (
          <Row name="Meeting" to={meeting}>
            {wanted.meeting === 'board' ? `With a board: ${boardNameOf(checkout)}` : 'At the kerb'}
          </Row>
        )}
        <Row name={there.ride.way === 'hourly' ? 'For' : 'To'} to={ridePath('home', wanted)}>
          {there.ride.way === 'hourly'
            ? `${there.ride.hours} hours, until ${clockOf(there.endsAt)}`
            : `${endInWords(there.dropOff)}. ${driveInWords(there)}`}
        </Row>
        {back && (
          <Row name="Way back" to={ridePath('home', wanted)}>
            <strong className="font-semibold">{longDay(dayOf(back.startsAt), { withYear: true })}</strong>,{' '}
            {clockOf(back.startsAt)}, from {endInWords(back.pickUp)}
          </Row>
        )}
        <Row name="Party" to={ridePath('home', wanted)}>
          {partyWithAll(partyOf(wanted))}
        </Row>
        <Row name="Passengers" to={passengers}>
          {names.map((name, index) => (index === 0 && names.length > 1 ? `${name} (lead)` : name)).join(', ')}
          {`. ${email}, ${phone}`}
        </Row>
        <Row name="You told us" to={meeting}>
          {told.length === 0
            ? 'Nothing noted'
            : told.map((one) => (
                <span key={one} className="block">
                  {one}
                </span>
              ))}
        </Row>
      </ul>
    </StepSection>
  )
}

function Row({ name, to, children }: { name: string; to: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[96px_minmax(0,1fr)_auto]">
      <span className="text-ink-3 max-sm:text-sm">{name}</span>
      <span className="min-w-0 wrap-anywhere max-sm:order-last max-sm:col-span-full">
        <bdi>{children}</bdi>
      </span>
      <TextLink
        to={to}
        aria-label={`Change ${name.toLowerCase()}`}
        className="relative text-sm before:absolute before:-inset-x-2 before:-inset-y-2.5"
      >
        Change
      </TextLink>
    </li>
  )
}
