import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Booking } from '#contract/booking.ts'
import { cancelBooking } from '#contract/booking-changes.ts'
import { ApiError } from '#contract/call.ts'
import { staysBooked, staysInWords } from '#contract/journey-ways.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part } from './booking-frame.tsx'
import { bookingAddress } from './booking-token.ts'
import type { OpenBooking } from './load-booking.ts'
import { otherWayAddress } from './other-way.tsx'
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

/** One way of a journey is given back alone. */
function OtherWayStays({ booking }: { booking: Booking }) {
  const { session } = useSession()
  return staysBooked(booking).map((way) => (
    <p key={way.reference} className="mb-3">
      {staysInWords(way)}{' '}
      <TextLink to={otherWayAddress(way.reference, session !== null)}>
        <bdi>{way.reference}</bdi>
      </TextLink>
    </p>
  ))
}

const actionOf = (booking: Booking, refundYen: number) => {
  if (refundYen > 0) return `Cancel and refund ${formatYen(refundYen)}`
  if (booking.paidYen > booking.refundedYen) return 'Cancel without a refund'
  return isRide(booking) ? 'Cancel the ride' : 'Cancel the day'
}

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
      <OtherWayStays booking={booking} />
      <p>
        If only the {isRide(booking) ? 'hour' : 'day'} is wrong,{' '}
        <TextLink to={bookingAddress('/manage-booking/day', booking.reference)}>moving it</TextLink> costs no fee.
      </p>
      <SelectField
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
          {actionOf(booking, refundYen)}
        </Button>
      </div>
    </Part>
  )
}
