import { useEffect, useRef } from 'react'
import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { longDay, shortDay } from '#web/ui/day.ts'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { Ticket } from '#web/ui/ticket.tsx'

/** What became of the call, and the way to the next one. */
export function Booked({ booking, onNext }: { booking: Booking; onNext: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useKeys({ N: { does: 'The next call', run: onNext } })
  const { heldUntil, reference } = booking
  return (
    <Ticket className="max-w-[640px] p-6">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-d4 outline-none">
        {heldUntil ? (
          <bdi>
            {reference} is held until {shortDay(heldUntil.slice(0, 10))}, {heldUntil.slice(11, 16)}
          </bdi>
        ) : (
          <bdi>{reference} is confirmed</bdi>
        )}
      </h2>
      <p className="mt-2 text-ink-2">
        <bdi>
          {booking.service.title}, {longDay(booking.startsAt.slice(0, 10))} at {booking.startsAt.slice(11, 16)}, for{' '}
          {booking.leadName}. {formatYen(booking.totalYen)}
          {heldUntil ? ' once paid.' : ' due on the day.'}
        </bdi>
      </p>
      <p className="mt-1 text-ink-2">
        {heldUntil ? 'The link is on its way to ' : 'Voucher and link are on their way to '}
        <bdi>{booking.email}</bdi>.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" size="small" onPress={onNext}>
          Take the next call
        </Button>
        <RoomLink size="small" to={`/admin/tour-bookings/edit/${reference}`}>
          Open the booking
        </RoomLink>
      </div>
    </Ticket>
  )
}
