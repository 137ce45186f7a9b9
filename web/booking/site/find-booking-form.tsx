import { type ReactNode, useEffect } from 'react'
import { findBooking } from '#contract/booking.ts'
import type { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'

type FindBookingFormProps = {
  /** From the address of a page that led here. */
  reference: string
  onFound: (found: { reference: string; token: string }) => void
  /** What else one can do when nothing was found. */
  otherWays: ReactNode
}

/** Reference and address together open a booking. Which of them was wrong is never said. */
export function FindBookingForm({ reference, onFound, otherWays }: FindBookingFormProps) {
  const form = useForm({
    endpoint: findBooking,
    initial: { reference: '', email: '' },
    send: async (pair) => onFound(await call(findBooking, pair)),
  })

  // The address is known only in the browser; the server's page is the same for everyone.
  const { values, change } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is filled in when the address is known, not again when it is emptied.
  useEffect(() => {
    if (reference && !values.reference) change({ reference })
  }, [reference])

  return (
    <form {...form.props} className="grid gap-[1.125rem]">
      <FormRefusal of={form.refusal} title={form.refusal && titleOf(form.refusal)}>
        {form.refusal && adviceOf(form.refusal)} {otherWays}
      </FormRefusal>
      <TextField
        label="Reference"
        placeholder={'AN-\u200e'}
        hint="Six letters and figures. Capitals and spaces do not matter."
        autoComplete="off"
        spellCheck="false"
        {...form.field('reference')}
      />
      <TextField
        label="E-mail you booked with"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Looking…">
        Open my booking
      </Button>
    </form>
  )
}

const titleOf = (refusal: ApiError) =>
  refusal.code === 'booking.not-found' ? 'We know no booking with both of these.' : refusal.message

function adviceOf(refusal: ApiError): string {
  if (refusal.code === 'booking.not-found')
    return 'Check the reference letter by letter: there is never a zero, a one, an O or an I in it. Or use the address you booked with.'
  return 'What you typed is kept.'
}
