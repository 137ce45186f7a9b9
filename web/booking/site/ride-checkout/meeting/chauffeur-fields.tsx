import { memo } from 'react'
import { bookingDetails, type PlainFor, plainFor } from '#core/booking-details.ts'
import type { Faults } from '#web/platform/use-faults.ts'
import { TextField } from '#web/ui/field.tsx'
import { askFor } from '../../checkout/ask-for.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import { boardNameOf } from '../ride-checkout.ts'
import { updateRide, useRidePart } from '../ride-checkout-state.ts'

type ChauffeurFieldsProps = {
  /** At a hotel the room helps to ring up; at an airport there is none. */
  asksRoom: boolean
  errorOf: Faults['errorOf']
  leave: Faults['leave']
}

const ofRides = plainFor('ride')

/** What the chauffeur must know to find the guest. */
export const ChauffeurFields = memo(function ChauffeurFields({ asksRoom, errorOf, leave }: ChauffeurFieldsProps) {
  const board = useRidePart((checkout) => checkout.nameBoard ?? boardNameOf(checkout))
  const phone = useRidePart(({ contact }) => contact.phone)
  const note = useRidePart((checkout) => checkout.note)
  return (
    <StepSection title="For the chauffeur">
      <div className="grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
        <TextField
          id="nameBoard"
          label={bookingDetails.nameBoard.label}
          hint="Your name, unless you write another."
          optional
          autoComplete="off"
          maxLength={bookingDetails.nameBoard.longest}
          value={board}
          error={errorOf('nameBoard')}
          onBlur={() => leave('nameBoard', board)}
          onChange={(nameBoard) => updateRide({ nameBoard })}
        />
        <TextField
          id="phone"
          label="Mobile that works in Japan"
          hint="With the country code."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          error={errorOf('phone')}
          onBlur={() => leave('phone', phone)}
          onChange={(value) => updateRide(({ contact }) => ({ contact: { ...contact, phone: value } }))}
        />
        {ofRides
          .filter((name) => name !== 'room' || asksRoom)
          .map((name) => (
            <WrittenField key={name} name={name} error={errorOf(name)} leave={leave} />
          ))}
        <TextField
          id="note"
          label="Anything to bring?"
          optional
          placeholder="Forward-facing child seat, 5 years, 19 kg"
          autoComplete="off"
          maxLength={bookingDetails.note.longest}
          value={note}
          error={errorOf('note')}
          onBlur={() => leave('note', note)}
          onChange={(value) => updateRide({ note: value })}
          className="sm:col-span-2"
        />
      </div>
    </StepSection>
  )
})

type WrittenFieldProps = { name: PlainFor<'ride'>; error?: string; leave: Faults['leave'] }

function WrittenField({ name, error, leave }: WrittenFieldProps) {
  const value = useRidePart((checkout) => checkout[name])
  return (
    <TextField
      {...askFor(name)}
      id={name}
      optional
      autoComplete="off"
      maxLength={bookingDetails[name].longest}
      value={value}
      error={error}
      onBlur={() => leave(name, value)}
      onChange={(text) => updateRide({ [name]: text })}
    />
  )
}
