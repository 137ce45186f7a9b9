import type { OwnBooking } from '#contract/own-bookings.ts'
import { NoTrips } from '#web/booking/member/trips/no-trips.tsx'
import { TripRows } from '#web/booking/member/trips/trip-rows.tsx'
import { type TripsPage, tripsAddress } from '#web/booking/member/trips/trips-address.ts'
import { TripTabs } from '#web/booking/member/trips/trips-head.tsx'
import { TripsLoading } from '#web/booking/member/trips/trips-loading.tsx'
import { bookingAddress } from '#web/booking/site/manage/booking-token.ts'
import { aheadInWords } from '#web/booking/site/manage/booking-words.ts'
import { arrangedSentence } from '#web/booking/site/manage/next-steps.ts'
import { NextTrip } from '#web/booking/site/manage/next-trip.tsx'
import type { Reading } from '#web/platform/read-for-page.ts'
import { statusWords } from '#web/reviews/site/review-words.ts'
import { AreaHead } from '#web/ui/area-head.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { ReadGate, useRead } from '#web/ui/read-gate.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { TripsRead } from './read-trips.ts'

export const tripsPath = '/user/tour-bookings'
export const tripAddress = ({ reference }: { reference: string }) => bookingAddress(tripsPath, reference)

/** Everything that was booked: what comes next large, the rest as rows, by tabs. */
export function MyTrips({ asked, trips }: { asked: TripsPage; trips: Reading<TripsRead> }) {
  const read = useRead(trips)
  const here = read && 'here' in read ? read.here : null
  return (
    <>
      <AreaHead title="My trips" lead={here ? leadOf(here, asked) : undefined} />
      <TripTabs path={tripsPath} asked={asked} counts={here?.list.counts ?? null} />
      <ReadGate
        of={trips}
        loading={<TripsLoading withNext={asked.when === 'upcoming'} />}
        failure="Your trips did not load"
      >
        {(found) => <Tab asked={asked} found={found} />}
      </ReadGate>
    </>
  )
}

function leadOf({ next, list }: TripsRead, { when }: TripsPage): string | undefined {
  if (when !== 'upcoming' || !next) return undefined
  const { booking } = next
  const ahead = aheadInWords(booking.startsAt, list.now)
  if (booking.state !== 'confirmed' || !ahead) return undefined
  return `Your next day out is ${ahead}. ${arrangedSentence(booking)}`
}

function Tab({ asked, found: { list, next, reviews } }: { asked: TripsPage; found: TripsRead }) {
  if (list.trips.length === 0 && asked.page > 1)
    return (
      <p>
        There is no such page. <TextLink to={tripsAddress(tripsPath, { ...asked, page: 1 })}>See the first</TextLink>
      </p>
    )
  if (list.trips.length === 0) return <NoTrips when={asked.when} />
  const rows = next ? list.trips.slice(1) : list.trips
  return (
    <>
      {next && <NextTrip open={next} to={tripAddress(next.booking)} />}
      {next && rows.length > 0 && <h2 className="mt-12 mb-3.5 font-serif text-d4">Later trips</h2>}
      {!next && <h2 className="sr-only">{headings[asked.when]}</h2>}
      {rows.length > 0 && (
        <TripRows
          trips={rows}
          hasHeading={next !== null}
          now={list.now}
          to={tripAddress}
          payTo={({ reference }) => bookingAddress('/manage-booking', reference)}
          reviewOf={(trip) => <ReviewOf trip={trip} reviews={reviews} />}
        />
      )}
      <PageLinks
        label="Pages of trips"
        page={asked.page}
        pages={list.pages}
        to={(page) => tripsAddress(tripsPath, { ...asked, page })}
      />
    </>
  )
}

const headings = { upcoming: 'To come', past: 'Past days', cancelled: 'Cancelled days' }

function ReviewOf({ trip, reviews }: { trip: OwnBooking; reviews: TripsRead['reviews'] }) {
  const status = reviews?.get(trip.reference)
  const to = bookingAddress('/manage-booking/review', trip.reference)
  // Whether it is written is not known: the page behind the link knows.
  if (!status) return <TextLink to={to}>{reviews ? 'Leave a review' : 'Your review'}</TextLink>
  return (
    <TextLink to={to} className="!text-ink-2">
      {statusWords[status]}
    </TextLink>
  )
}
