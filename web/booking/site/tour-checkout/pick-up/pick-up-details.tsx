import { memo } from 'react'
import { TextField } from '#web/ui/field.tsx'
import { detailsOf, updateCheckout, useCheckoutPart } from '../checkout-state.ts'
import type { Faults } from '../use-faults.ts'
import { isAirport } from './meeting.ts'

type Written = 'nameBoard' | 'room' | 'flight'

type PickUpDetailsProps = { slug: string; errors: Partial<Record<Written, string>>; leave: Faults['leave'] }

/** What helps to find one another at the door. */
export function PickUpDetails({ slug, errors, leave }: PickUpDetailsProps) {
  const isByAir = useCheckoutPart(slug, ({ meeting }) => isAirport(meeting.pickUp))
  const field = (name: Written) => ({ slug, name, error: errors[name], leave })
  return (
    <div className="mt-6 grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
      <WrittenField {...field('nameBoard')} label="Name on the board" hint="Your chauffeur holds this at the door." />
      {isByAir ? (
        <WrittenField
          {...field('flight')}
          label="Flight number"
          placeholder="NH 212"
          hint="We look when it lands before we send the car."
        />
      ) : (
        <WrittenField {...field('room')} label="Room number" placeholder="You can add it later" />
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
