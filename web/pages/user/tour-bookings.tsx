import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { readReference } from '#core/references.ts'
import { readTripsPage, type TripsPage } from '#web/booking/member/trips/trips-address.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { MyTrips } from './tour-bookings/my-trips.tsx'
import { OneTrip } from './tour-bookings/one-trip.tsx'
import { readMyTrips, readOneTrip, type TripRead, type TripsRead } from './tour-bookings/read-trips.ts'

type TripsData = { asked: TripsPage; trips: Reading<TripsRead> } | { reference: string | null; trip: Reading<TripRead> }

/** The list, or with ?booking= one trip of it. */
async function load({ request }: ClientLoaderFunctionArgs): Promise<TripsData> {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('booking')) {
    const reference = readReference(searchParams.get('booking') ?? '')
    return { reference, trip: await readForPage(() => readOneTrip(reference)) }
  }
  const asked = readTripsPage(searchParams)
  return { asked, trips: await readForPage(() => readMyTrips(asked)) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function TourBookings() {
  const data = useLoaderData<TripsData>()
  return 'trip' in data ? <OneTrip reference={data.reference} of={data.trip} /> : <MyTrips {...data} />
}
