import { memo } from 'react'
import type { Faults } from '#web/platform/use-faults.ts'
import { PlainField } from '#web/ui/plain-field.tsx'
import { StepSection } from '../../checkout/step-head.tsx'
import { boardNameOf } from '../ride-checkout.ts'
import { updateRide, useRidePart } from '../ride-checkout-state.ts'

type ChauffeurFieldsProps = {
  /** At a hotel the room helps to ring up; at an airport there is none. */
  asksRoom: boolean
  errors: Partial<Record<'nameBoard' | 'phone' | 'room' | 'note', string>>
  leave: Faults['leave']
}

/** What the chauffeur must know to find the guest. */
export const ChauffeurFields = memo(function ChauffeurFields({ asksRoom, errors, leave }: ChauffeurFieldsProps) {
  const board = useRidePart((checkout) => checkout.nameBoard ?? boardNameOf(checkout))
  const phone = useRidePart(({ contact }) => contact.phone)
  const room = useRidePart((checkout) => checkout.room)
  const note = useRidePart((checkout) => checkout.note)
  return (
    <StepSection title="For the chauffeur">
      <div className="grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
        <PlainField
          id="nameBoard"
          label="Name on the board"
          hint="Your name, unless you write another."
          optional
          autoComplete="off"
          maxLength={40}
          value={board}
          error={errors.nameBoard}
          onBlur={() => leave('nameBoard', board)}
          onChange={(nameBoard) => updateRide({ nameBoard })}
        />
        <PlainField
          id="phone"
          label="Mobile that works in Japan"
          hint="With the country code."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          error={errors.phone}
          onBlur={() => leave('phone', phone)}
          onChange={(value) => updateRide(({ contact }) => ({ contact: { ...contact, phone: value } }))}
        />
        {asksRoom && (
          <PlainField
            id="room"
            label="Room number"
            placeholder="You can add it later"
            optional
            autoComplete="off"
            maxLength={20}
            value={room}
            error={errors.room}
            onBlur={() => leave('room', room)}
            onChange={(value) => updateRide({ room: value })}
          />
        )}
        <PlainField
          id="note"
          label="Anything to bring?"
          optional
          placeholder="Forward-facing child seat, 5 years, 19 kg"
          autoComplete="off"
          maxLength={500}
          value={note}
          error={errors.note}
          onBlur={() => leave('note', note)}
          onChange={(value) => updateRide({ note: value })}
          className="sm:col-span-2"
        />
      </div>
    </StepSection>
  )
})
