import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { type DeskBooking, readDeskBooking } from '#contract/booking-desk.ts'
import { isReference } from '#core/references.ts'
import { BookingRecord } from '#web/booking/office/list/booking-record.tsx'
import { LookUpBooking } from '#web/booking/office/list/look-up-booking.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

const trail = [{ label: 'Rides and transfers', to: '/admin/bookings/list' }]

type Detail = { typed: string } | { reference: string; reading: Reading<DeskBooking> }

/** By its reference; whatever else is in the address is a beginning to look for. */
async function load({ request }: ClientLoaderFunctionArgs): Promise<Detail> {
  const typed = (new URL(request.url).searchParams.get('id') ?? '').trim().slice(0, 100)
  const reference = typed.toUpperCase()
  if (!isReference(reference)) return { typed }
  return { reference, reading: await readForPage(() => call(readDeskBooking, { reference })) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function BookingDetailPage() {
  const detail = useLoaderData<Detail>()
  if ('typed' in detail)
    return (
      <>
        <OfficeHead title="Look up a booking" trail={trail} />
        <LookUpBooking typed={detail.typed} />
      </>
    )
  return (
    <OfficeRead
      of={detail.reading}
      title={detail.reference}
      trail={trail}
      what={`The booking ${detail.reference}`}
      list={{ label: 'Look up another', to: '/admin/bookings/detail' }}
    >
      {(booking) => (
        <>
          <TabTitle of={booking.reference} />
          <OfficeHead
            title={booking.reference}
            trail={trail}
            actions={
              <>
                <RoomLink to="/admin/bookings/detail" size="small" className="max-md:min-h-11">
                  Look up another
                </RoomLink>
                <RoomLink
                  to={`/admin/${booking.ride ? 'bookings' : 'tour-bookings'}/edit/${booking.reference}`}
                  size="small"
                  variant="primary"
                  className="max-md:min-h-11"
                >
                  Change this booking
                </RoomLink>
              </>
            }
          />
          <BookingRecord booking={booking} />
        </>
      )}
    </OfficeRead>
  )
}
