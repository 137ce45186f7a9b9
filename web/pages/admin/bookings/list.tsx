import { useLoaderData } from 'react-router'
import type { OfficeBookingRow } from '#contract/office-bookings.ts'
import { otherBookings } from '#web/booking/office/list/bookings-list.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'

export const clientLoader = loadList(otherBookings)

export default function OtherBookingsPage() {
  return (
    <>
      <OfficeHead
        title="Rides and transfers"
        actions={
          <RoomLink to="/admin/bookings/detail" size="small" className="max-md:min-h-11">
            Look up a booking
          </RoomLink>
        }
      />
      <OfficeTable list={otherBookings} answer={useLoaderData<ListRead<OfficeBookingRow>>()} />
    </>
  )
}
