import { type ComponentProps, useState } from 'react'
import type { Booking } from '#contract/booking.ts'
import { boardName } from '#contract/names.ts'
import { bookingDetails, plainFor } from '#core/booking-details.ts'
import { TextField } from '#web/ui/field.tsx'
import { FlightFound } from '../flight-found.tsx'
import { Part } from './booking-frame.tsx'
import { clockOf } from './booking-words.ts'
import { FlightNumber } from './flight-number.tsx'
import type { OpenBooking } from './load-booking.ts'
import type { FlightTyped } from './other-flight.ts'
import { isRide, meetsFlight } from './ride-words.ts'
import { SavedForm } from './saved-form.tsx'
import type { Details, DetailsTyped } from './use-details.ts'

type DetailsFormProps = { open: OpenBooking; typed: DetailsTyped; flight: FlightTyped }

/** What the day needs to know and the price does not. Saved at no charge, by itself or with a change beside it. */
export function DetailsForm({ open: { booking, terminal }, typed, flight }: DetailsFormProps) {
  const isOfRide = isRide(booking)
  const { details, faults } = typed

  const field = (name: keyof Details) => ({
    name,
    value: details[name],
    error: faults[name],
    optional: true,
    onChange: (value: string) => typed.type(name, value),
  })
  return (
    <Part title={partTitle(booking)} aside="Free, until it begins">
      <SavedForm typed={typed} save="Save these" className="grid gap-x-5 gap-y-[1.125rem] md:grid-cols-2">
        <TextField
          label={bookingDetails.nameBoard.label}
          hint={`The chauffeur holds it up. If it is empty: ${boardName(null, booking.leadName)}.`}
          maxLength={bookingDetails.nameBoard.longest}
          {...field('nameBoard')}
        />
        <TextField
          label="Telephone on the day"
          hint="With the country code, like +44 7700 900143."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        {/* Whoever comes by aeroplane has no room yet. */}
        {plainFor(booking.service.kind)
          .filter((name) => name !== 'room' || !meetsFlight(booking))
          .map((name) => (
            <TextField
              key={name}
              label={bookingDetails[name].label}
              maxLength={bookingDetails[name].longest}
              {...field(name)}
            />
          ))}
        {isRide(booking) && meetsFlight(booking) ? (
          <FlightNumber
            booking={booking}
            flight={flight}
            field={field('flight')}
            terminal={terminal}
            faults={faults}
            onSay={(part) => {
              typed.forgive('lands', 'terminal')
              flight.say(part)
            }}
          />
        ) : (
          <FlightOfDay booking={booking} field={field('flight')} />
        )}
        <TextField
          className="md:col-span-2"
          label={isOfRide ? 'Wishes for the chauffeur' : 'Wishes for the crew'}
          hint={
            isOfRide
              ? 'What you bring along, or what the chauffeur should know.'
              : 'What you eat, what hurts, what you long to see.'
          }
          rows={3}
          maxLength={bookingDetails.note.longest}
          {...field('note')}
        />
      </SavedForm>
    </Part>
  )
}

/** A way there and back are two bookings: what is written here is saved with this one alone. */
function partTitle(booking: Booking): string {
  if (!isRide(booking)) return 'For the day'
  return booking.journey.length > 0 ? 'For the chauffeur, on this way' : 'For the chauffeur'
}

type FlightOfDayProps = { booking: Booking; field: Omit<ComponentProps<typeof TextField>, 'label'> & { value: string } }

/** The flight of a tour's guests. Where their day begins with it, it is looked up; its hours are the tour's all the same. */
function FlightOfDay({ booking: { pickUp, isHotelUntold, startsAt }, field }: FlightOfDayProps) {
  const [left, setLeft] = useState('')
  // A tour's own place stands in no booking: whoever is met there, and not at a hotel, may come from a flight.
  const isMet = pickUp ? pickUp.kind === 'airport' : !isHotelUntold
  const airport = pickUp ? { slug: pickUp.area, name: pickUp.name } : { slug: '', name: '' }
  return (
    <>
      <TextField
        label={bookingDetails.flight.label}
        placeholder="NH 212"
        {...field}
        onBlur={() => setLeft(field.value)}
      />
      {isMet && (
        <div aria-live="polite" className="empty:hidden md:col-span-2">
          <FlightFound left={left} written={field.value} airport={airport} start={clockOf(startsAt)} />
        </div>
      )}
    </>
  )
}
