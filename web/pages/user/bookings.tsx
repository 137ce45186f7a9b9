import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { readTrips } from '#web/booking/member/trips/read-trips.ts'
import { TripRows } from '#web/booking/member/trips/trip-rows.tsx'
import { readTripsPage, tripsAddress } from '#web/booking/member/trips/trips-address.ts'
import { TripTabs } from '#web/booking/member/trips/trips-head.tsx'
import { TripsLoading } from '#web/booking/member/trips/trips-loading.tsx'
import { bookingAddress } from '#web/booking/site/manage/booking-token.ts'
import { readForPage } from '#web/platform/read-for-page.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { AreaHead } from '#web/ui/area-head.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { hotelWindow } from '#web/ui/prints/hotel-window.generated.ts'
import { ReadGate } from '#web/ui/read-gate.tsx'

const path = '/user/bookings'

async function load({ request }: ClientLoaderFunctionArgs) {
  const asked = readTripsPage(new URL(request.url).searchParams)
  return { asked, list: await readForPage(() => readTrips('other', asked)) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function Bookings() {
  const { asked, list } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <AreaHead title="Rides and transfers" lead="Airport transfers and cars by the hour." />
      <ReadGate of={list} loading={<TripsLoading withNext={false} />} failure="Your bookings did not load">
        {({ trips, pages, counts, now }) =>
          counts.upcoming + counts.past + counts.cancelled === 0 ? (
            <NothingYet />
          ) : (
            <>
              <TripTabs path={path} asked={asked} counts={counts} />
              <h2 className="sr-only">{headings[asked.when]}</h2>
              {trips.length === 0 && <p className="text-ink-2">Nothing here.</p>}
              <TripRows
                trips={trips}
                now={now}
                to={({ reference }) => bookingAddress('/manage-booking', reference)}
                payTo={({ reference }) => bookingAddress('/manage-booking', reference)}
              />
              <PageLinks
                label="Pages of bookings"
                page={asked.page}
                pages={pages}
                to={(page) => tripsAddress(path, { ...asked, page })}
              />
            </>
          )
        }
      </ReadGate>
    </>
  )
}

const headings = { upcoming: 'To come', past: 'Past', cancelled: 'Cancelled' }

const places = [
  { to: '/cabs/home', label: 'Ask for a car' },
  { to: '/hotels/home', label: 'Find a room' },
  { to: '/flights/home', label: 'Find a flight' },
  { to: '/tour/grid', label: 'Choose a day out' },
]

/** Leads only to what can be had. */
function NothingYet() {
  const first = places.find(({ to }) => isBuilt(to))
  const sold = [
    isBuilt('/hotels/home') && 'Rooms',
    isBuilt('/cabs/home') && 'Transfers and cars by the hour',
    isBuilt('/flights/home') && 'Flights',
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <EmptyState
      title="Nothing is booked here"
      print={hotelWindow}
      action={
        first && (
          <ButtonLink to={first.to} variant="primary">
            {first.label}
          </ButtonLink>
        )
      }
    >
      {sold
        ? `${sold} that you book stand here, with their papers and everything that can be changed.`
        : 'Rooms, transfers and flights will stand here once we offer them. Until then, a day out with car and chauffeur.'}
    </EmptyState>
  )
}
