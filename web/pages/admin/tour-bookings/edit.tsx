import { type ClientLoaderFunctionArgs, Navigate, useLoaderData, useLocation } from 'react-router'
import { type DeskBooking, readDeskBooking } from '#contract/booking-desk.ts'
import { ApiError } from '#contract/call.ts'
import { type KnownPlace, knownPlaces } from '#contract/places.ts'
import { type OfferedExtra, offeredExtras } from '#contract/pricing.ts'
import { DeskPage } from '#web/booking/office/one-booking/desk-page.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OfficeGate } from '#web/ui/office/office-gate.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

interface DeskRead {
  booking: DeskBooking | null
  places: KnownPlace[]
  extras: OfferedExtra[]
}

interface DeskData {
  id: string
  reading: Reading<DeskRead>
}

/** By its reference; anything else is no booking of ours. */
async function load({ params }: ClientLoaderFunctionArgs): Promise<DeskData> {
  const id = params.id ?? ''
  return { id, reading: await readForPage(() => read(id)) }
}

async function read(id: string): Promise<DeskRead> {
  const [booking, { places }, ofTours, ofRides] = await Promise.all([
    readOne(id),
    call(knownPlaces, {}),
    call(offeredExtras, { with: 'tours' }),
    call(offeredExtras, { with: 'rides' }),
  ])
  return { booking, places, extras: (booking?.ride ? ofRides : ofTours).extras }
}

const readOne = (reference: string): Promise<DeskBooking | null> =>
  call(readDeskBooking, { reference }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  })

export const clientLoader = Object.assign(load, { hydrate: true as const })

const roomOf = ({ ride }: DeskBooking) => (ride ? '/admin/bookings/edit/' : '/admin/tour-bookings/edit/')

export default function EditTourBooking() {
  const { id, reading } = useLoaderData<DeskData>()
  const { pathname, hash } = useLocation()
  return (
    <OfficeGate of={reading} title="Tour booking" loading={<DeskLoading />} failure="The booking did not load">
      {({ booking, places, extras }) =>
        booking && !pathname.startsWith(roomOf(booking)) ? (
          // Rides and tours have a room each; a link that does not know which leads to the right one.
          <Navigate to={{ pathname: `${roomOf(booking)}${booking.reference}`, hash }} replace />
        ) : booking ? (
          <>
            <TabTitle of={booking.reference} {...(booking.ride ? {} : { room: 'tourBookings' as const })} />
            <DeskPage key={booking.reference} opened={booking} places={places} extras={extras} />
          </>
        ) : (
          <NotHere id={id} />
        )
      }
    </OfficeGate>
  )
}

function NotHere({ id }: { id: string }) {
  return (
    <>
      <OfficeHead
        trail={[{ label: 'Tour bookings', to: '/admin/tour-bookings/list' }]}
        title="There is no such booking"
      />
      <EmptyState
        print={templeSnow}
        title={`We find nothing under ${id.slice(0, 40)}`}
        action={
          <RoomLink to="/admin/tour-bookings/list" variant="primary">
            All tour bookings
          </RoomLink>
        }
      >
        A reference looks like AN-7K2M9P. Look for the guest’s name or mail in the list.
      </EmptyState>
    </>
  )
}

function DeskLoading() {
  return (
    <Loading label="The booking is loading">
      <Skeleton className="h-4 w-36" />
      <Skeleton className="mt-2 mb-5 h-9 w-80" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_336px] xl:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid gap-5">
          <Skeleton className="h-[26.875rem]" />
          <Skeleton className="h-36" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-[32.5rem]" />
      </div>
    </Loading>
  )
}
