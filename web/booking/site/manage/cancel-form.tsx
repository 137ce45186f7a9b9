import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { cancelBooking } from '#contract/booking-changes.ts'
import { ApiError } from '#contract/call.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part } from './booking-frame.tsx'
import { bookingAddress } from './booking-token.ts'
import type { OpenBooking } from './load-booking.ts'
import { Refused } from './refused.tsx'
import { isRide } from './ride-words.ts'

const reasons = [
  'Our plans changed',
  'Somebody is ill',
  'The weather',
  'The flight was changed',
  'We found something else',
  'Another reason',
]

/** The last look before a day is given back. What is shown is what comes back: another amount is asked again. */
export function CancelForm({ open, refundYen }: { open: OpenBooking; refundYen: number }) {
  const { booking, which } = open
  const [reason, setReason] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const attempt = useRef<{ key: string; body: string } | null>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const what = isRide(booking) ? 'ride' : 'day'
  const back = bookingAddress('/manage-booking', booking.reference)

  const cancel = async () => {
    if (isPending) return
    const input = { ...which, refundYen, ...(reason ? { reason } : {}) }
    const body = JSON.stringify(input)
    if (attempt.current?.body !== body) attempt.current = { key: newKey(), body }
    setPending(true)
    setRefusal(null)
    try {
      await call(cancelBooking, input, { idempotencyKey: attempt.current.key })
      navigate(back, { state: { said: `The ${what} is cancelled. A mail confirms it.` } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isOutage) attempt.current = null
      setRefusal(error)
      if (error.code === 'booking.refund-changed' || error.code === 'booking.changed-meanwhile') await revalidate()
    } finally {
      setPending(false)
    }
  }

  return (
    <Part title="Before you go">
      <p>
        If only the {isRide(booking) ? 'hour' : 'day'} is wrong,{' '}
        <TextLink to={bookingAddress('/manage-booking/day', booking.reference)}>moving it</TextLink> costs no fee.
      </p>
      <Select
        className="mt-4 max-w-[440px]"
        label="Why are you cancelling?"
        optional
        placeholder="Choose, if you like"
        value={reason}
        onChange={setReason}
        choices={reasons.map((words) => ({ id: words, label: words }))}
      />
      <Refused refusal={refusal} {...(refusal?.isOutage ? { onRetry: { label: 'Try again', go: cancel } } : {})} />
      {/* Keeping comes first, to the eye, the thumb and the keyboard alike. */}
      <div className="mt-9 flex flex-col gap-3 border-t border-line pt-[1.125rem] md:flex-row md:justify-between">
        <ButtonLink to={back} variant="outline">
          Keep the {what}
        </ButtonLink>
        <Button variant="danger" onPress={cancel} isPending={isPending} pendingLabel="Cancelling…">
          {refundYen > 0 ? `Cancel and refund ${formatYen(refundYen)}` : 'Cancel without a refund'}
        </Button>
      </div>
    </Part>
  )
}
