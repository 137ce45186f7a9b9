import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ActionRows, OverRows } from '#web/booking/site/manage/action-rows.tsx'
import { BalanceDue } from '#web/booking/site/manage/balance-due.tsx'
import { BookingFrame, Part } from '#web/booking/site/manage/booking-frame.tsx'
import { BookingGate } from '#web/booking/site/manage/booking-gate.tsx'
import { headlineOf } from '#web/booking/site/manage/booking-words.ts'
import { deadlineSentence } from '#web/booking/site/manage/deadlines.ts'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { meetingOf } from '#web/booking/site/manage/meeting.ts'
import { Messages } from '#web/booking/site/manage/messages.tsx'
import { arrangedSentence } from '#web/booking/site/manage/next-steps.ts'
import { PayHeld } from '#web/booking/site/manage/pay-held.tsx'
import { stateWords } from '#web/booking/site/manage/state-words.ts'
import { TellHotel } from '#web/booking/site/manage/tell-hotel.tsx'
import { WhereWeMeet } from '#web/booking/site/manage/where-we-meet.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function ManageBooking() {
  return <BookingGate>{(open) => <Manage open={open} />}</BookingGate>
}

function Manage({ open }: { open: OpenBooking }) {
  const { booking, which, now } = open
  const isConfirmed = booking.state === 'confirmed'
  // It does not take place: what one wants then is another day.
  const isOff = ['cancelled', 'expired', 'rejected'].includes(booking.state)
  const { headline, sentence, next } = stateWords(booking, now)
  return (
    <BookingFrame
      open={open}
      title={isConfirmed ? headlineOf(booking, now) : headline}
      lead={isConfirmed ? `${arrangedSentence(booking)} ${deadlineSentence(booking, now)}` : sentence}
    >
      <JustDone />
      <TellHotel open={open} className="mt-6 print:hidden" />
      {next && (
        <ButtonLink to={next.to} variant={isOff ? 'primary' : 'outline'} className="mt-5">
          {next.label}
        </ButtonLink>
      )}
      {booking.state === 'on_hold' && (
        <div className="mt-8">
          <PayHeld open={open} />
        </div>
      )}
      <div className="mt-8 empty:hidden">
        <BalanceDue open={open} />
      </div>
      {isConfirmed && now < lastChange(open) && <ActionRows open={open} />}
      {isConfirmed && meetingOf(open) && (
        <Part title="Where we meet">
          <WhereWeMeet open={open} />
        </Part>
      )}
      {booking.state === 'redeemed' && <OverRows open={open} />}
      <Messages which={which} now={now} isMain={booking.state !== 'on_hold' && !isOff} isAhead={isConfirmed} />
    </BookingFrame>
  )
}

/** A day out can be changed until it begins; of a ride a late flight can still be told while the chauffeur waits. */
const lastChange = ({ booking }: OpenBooking) => (booking.ride ? booking.endsAt : booking.startsAt)

/** What was done on the page before, said where it counts. */
function JustDone() {
  const { state } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const said: unknown = typeof state === 'object' && state !== null && 'said' in state ? state.said : null
  useEffect(() => {
    if (!said) return
    box.current?.focus()
    // Said once: a reload must not say it again.
    history.replaceState({ ...history.state, usr: null }, '')
  }, [said])
  if (typeof said !== 'string') return null
  return (
    <div ref={box} tabIndex={-1} role="status" className="mt-6 outline-none print:hidden">
      <Alert tone="ok" title={said} />
    </div>
  )
}
