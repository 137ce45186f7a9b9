import { useRef, useState } from 'react'
import { type BookingState, moveBooking } from '#contract/booking.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { heldOf } from './cancel-words.ts'
import { useDeed } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

interface MoveWords {
  title: string
  button: string
  done: string
  tells: string
}

export const moveWords: Record<BookingState, MoveWords> = {
  on_hold: { title: 'Hold', button: 'Hold', done: 'Held.', tells: '' },
  pending: { title: 'Ask the partner', button: 'Ask', done: 'Asked.', tells: 'Nobody is written to.' },
  confirmed: {
    title: 'Confirm it, to be paid on the day',
    button: 'Confirm',
    done: 'Confirmed. The guest is written to.',
    tells: 'The guest gets the voucher.',
  },
  rejected: {
    title: 'Decline the request',
    button: 'Decline',
    done: 'Declined. What was paid is refunded.',
    tells: 'What was paid is refunded.',
  },
  expired: { title: 'Let the hold end', button: 'Let it end', done: 'The hold has ended.', tells: '' },
  cancelled: {
    title: 'Cancel this booking',
    button: 'Cancel the day',
    done: 'Cancelled. The guest is written to.',
    tells: 'The guest is written to, with the amount.',
  },
  redeemed: { title: 'Mark as done', button: 'Mark as done', done: 'Done.', tells: 'The guest is asked how it was.' },
  no_show: { title: 'Mark as no-show', button: 'Nobody came', done: 'Noted.', tells: 'Nobody is written to.' },
}

/** Nobody reads of a refund where nothing is with us. */
export const wordsFor = (to: BookingState, booking: Parameters<typeof heldOf>[0]): MoveWords =>
  to === 'rejected' && heldOf(booking) === 0
    ? { ...moveWords.rejected, done: 'Declined.', tells: 'Nothing was paid, so nothing goes back.' }
    : moveWords[to]

/** Moves a booking along its states, with a reason; cancelling has a dialog of its own. */
export function MoveDialog({ desk, to, onClose }: { desk: Desk; to: BookingState; onClose: () => void }) {
  const { booking } = desk
  const words = wordsFor(to, booking)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const reasonField = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed(desk, onClose)
  const submit = () => {
    setTried(true)
    if (reason.trim() === '') return reasonField.current?.focus()
    const input = { reference: booking.reference, to, reason: reason.trim() }
    return deed.run(input, (options) => call(moveBooking, input, options), words.done)
  }
  return (
    <DeedDialog
      title={`${words.title}?`}
      lead={
        <>
          <bdi>{`${booking.reference}, ${booking.leadName}.`}</bdi> {words.tells}
        </>
      }
      refusal={deed.refusal}
      isPending={deed.isPending}
      label={words.button}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Reason, kept in the history"
        name="reason"
        size="small"
        maxLength={300}
        autoFocus
        value={reason}
        onChange={setReason}
        inputRef={reasonField}
        {...(isTried && reason.trim() === '' ? { error: 'Say why.' } : {})}
      />
    </DeedDialog>
  )
}
