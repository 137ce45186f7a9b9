import { memo, useCallback, useState } from 'react'
import type { ArrivalPlace } from '#contract/places.ts'
import { bookingDetails, plainFor } from '#core/booking-details.ts'
import { TextField } from '#web/ui/field.tsx'
import { askFor } from '../../checkout/ask-for.ts'
import { FlightFound } from '../../flight-found.tsx'
import { detailsOf, updateCheckout, useCheckoutPart, wishIn } from '../checkout-state.ts'
import type { Faults } from '../use-faults.ts'
import { airportOf, hasRooms } from './meeting.ts'

const ofTours = plainFor('tour')
type Written = 'nameBoard' | 'flight' | (typeof ofTours)[number]

type PickUpDetailsProps = Pick<Faults, 'errorOf' | 'leave'> & {
  slug: string
  /** Where the tour begins by itself; null also while that is not known. */
  beginsAt: ArrivalPlace | null
}

/** What helps to find one another at the door. */
export function PickUpDetails({ slug, beginsAt, errorOf, leave }: PickUpDetailsProps) {
  const { pickUp, flight } = useCheckoutPart(slug, ({ meeting }) => meeting)
  const { start } = useCheckoutPart(slug, wishIn)
  const airport = airportOf(pickUp, beginsAt)
  const [flightLeft, setFlightLeft] = useState('')
  const leaveFlight = useCallback<Faults['leave']>(
    (name, value) => {
      leave(name, value)
      setFlightLeft(value)
    },
    [leave],
  )
  const field = (name: Written) => ({ slug, name, error: errorOf(name), leave })
  return (
    <div className="mt-6 grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
      <WrittenField
        {...field('nameBoard')}
        label={bookingDetails.nameBoard.label}
        hint="Your chauffeur holds this up when you meet."
      />
      {airport && (
        <WrittenField
          {...field('flight')}
          leave={leaveFlight}
          label="Flight number"
          placeholder="NH 212"
          hint="We look when it lands before we send the car."
        />
      )}
      {ofTours
        .filter((name) => name !== 'room' || hasRooms(pickUp))
        .map((name) => (
          <WrittenField key={name} {...field(name)} {...askFor(name)} />
        ))}
      {airport && (
        <div aria-live="polite" className="empty:hidden sm:col-span-2">
          <FlightFound left={flightLeft} written={flight} airport={airport} start={start} />
        </div>
      )}
    </div>
  )
}

type WrittenFieldProps = {
  slug: string
  name: Written
  label: string
  hint?: string
  placeholder?: string
  error?: string
  leave: Faults['leave']
}

const WrittenField = memo(function WrittenField({ slug, name, leave, ...words }: WrittenFieldProps) {
  const value = useCheckoutPart(slug, (checkout) =>
    name === 'nameBoard' ? (checkout.meeting.nameBoard ?? detailsOf(checkout).nameBoard) : checkout.meeting[name],
  )
  return (
    <TextField
      {...words}
      id={name}
      optional
      autoComplete="off"
      value={value}
      onBlur={() => leave(name, value)}
      onChange={(text) => updateCheckout(slug, ({ meeting }) => ({ meeting: { ...meeting, [name]: text } }))}
    />
  )
})
