import { useRef, useState } from 'react'
import { type BookingState, moveBooking } from '#contract/booking.ts'
import { cancelByOffice } from '#contract/booking-desk-moves.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { readYen } from './desk-form.ts'
import { termsInWords } from './desk-words.ts'
import { useDeed } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

export const moveWords: Record<BookingState, { title: string; button: string; done: string; tells: string }> = {
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
    done: 'Declined. What was paid goes back.',
    tells: 'What was paid goes back.',
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

/** Moves a booking along its states, with a reason; cancelling with the refund of the terms, or another. */
export function MoveDialog({ desk, to, onClose }: { desk: Desk; to: BookingState; onClose: () => void }) {
  const { booking } = desk
  const { reference, version } = booking
  const words = moveWords[to]
  const isCancelling = to === 'cancelled'
  const heldYen = booking.paidYen - booking.refundedYen
  const [refund, setRefund] = useState(formatYen(booking.refundNowYen))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const refundField = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const reasonField = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed(desk, onClose)
  const yen = readYen(refund)
  const refundFault = yen === null || yen < 0 || yen > heldYen ? `Between ¥0 and ${formatYen(heldYen)}.` : null
  const submit = () => {
    setTried(true)
    if (isCancelling && refundFault) return refundField.current?.focus()
    if (reason.trim() === '') return reasonField.current?.focus()
    if (isCancelling) {
      const input = { reference, version, refundYen: yen ?? 0, reason: reason.trim() }
      return deed.run(input, (options) => call(cancelByOffice, input, options), words.done)
    }
    const input = { reference, to, reason: reason.trim() }
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
      label={isCancelling && yen ? `Cancel and give back ${formatYen(yen)}` : words.button}
      leaveLabel="Leave it"
      isDangerous={isCancelling}
      onSubmit={submit}
      onClose={onClose}
    >
      {isCancelling && heldYen > 0 && (
        <TextField
          label="Goes back"
          name="refundYen"
          size="small"
          inputMode="numeric"
          hint={`The terms give ${formatYen(booking.refundNowYen)} today. ${termsInWords(booking)}`}
          value={refund}
          onChange={setRefund}
          inputRef={refundField}
          {...(isTried && refundFault ? { error: refundFault } : {})}
        />
      )}
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
