import { useEffect, useState } from 'react'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { officeBookings } from '#contract/office-bookings.ts'
import { call } from '#web/platform/api.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const those = (day: string, line: string) => ({ days: `${day}..${day}`, status: 'confirmed,needs-crew', line })

/** What takes one day from a line takes the others too: the list, where they are cancelled together. */
export function OthersThatDay({ booking: { service, startsAt } }: { booking: DeskBooking }) {
  const [count, setCount] = useState(0)
  const day = startsAt.slice(0, 10)
  const { line } = service
  useEffect(() => {
    if (!line) return
    // Nobody misses this line: where it does not come, the list is a click away.
    call(officeBookings, those(day, line)).then(
      ({ total }) => setCount(total - 1),
      () => setCount(0),
    )
  }, [day, line])
  if (count < 1 || !line) return null
  const query = new URLSearchParams({ ...those(day, line), sort: 'starts' })
  return (
    <>
      {count === 1 ? 'One more booking goes' : `${count} more bookings go`} there that day.{' '}
      <TextLink to={`/admin/tour-bookings/list?${query}`}>Cancel them together</TextLink>
    </>
  )
}
