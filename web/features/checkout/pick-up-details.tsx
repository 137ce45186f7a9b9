import { TextField } from '#web/ui/field.tsx'
import { detailsOf, updateCheckout, useCheckout } from './checkout-state.ts'
import { isAirport, type Meeting } from './meeting.ts'
import type { Faults } from './use-faults.ts'

type Written = 'nameBoard' | 'room' | 'flight'

/** What helps to find one another at the door. */
export function PickUpDetails({ slug, faults }: { slug: string; faults: Faults }) {
  const checkout = useCheckout(slug)
  const { meeting } = checkout
  const field = (name: Written, value: string) => ({
    id: name,
    value,
    autoComplete: 'off',
    error: faults.errorOf(name),
    onBlur: () => faults.leave(name, value),
    onChange: (text: string) =>
      updateCheckout(slug, ({ meeting: now }) => ({ meeting: { ...now, [name]: text } satisfies Meeting })),
  })
  const board = meeting.nameBoard ?? detailsOf(checkout).nameBoard
  return (
    <div className="mt-6 grid gap-x-5 gap-y-[22px] sm:grid-cols-2">
      <TextField
        label="Name on the board"
        optional
        hint="Your chauffeur holds this at the door."
        {...field('nameBoard', board)}
      />
      {isAirport(meeting.pickUp) ? (
        <TextField
          label="Flight number"
          optional
          placeholder="NH 212"
          hint="We watch it, and wait when it is late."
          {...field('flight', meeting.flight)}
        />
      ) : (
        <TextField label="Room number" optional placeholder="You can add it later" {...field('room', meeting.room)} />
      )}
    </div>
  )
}
