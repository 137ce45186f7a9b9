import type { OutputOf } from '#contract/endpoint.ts'
import type { officeSearch, SearchGroup, SearchHit } from '#contract/office-search.ts'
import { holdsRight, type OfficeRight } from '#core/office-rights.ts'
import { counted } from '#core/words.ts'
import { type FoundBooking, findByIds, searchBookings, stateInWords } from '#server/booking/index.ts'
import { searchTourNames } from '#server/catalogue/index.ts'
import { type FoundCar, loadFleet, searchFleet } from '#server/fleet/index.ts'
import { searchGuests } from '#server/guests/index.ts'
import { findNextJobs } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

/** Of each kind; who wants more goes to the list. */
const most = 5

/** What somebody must be allowed to see to be told of it: that of the page to which it leads, too. */
const needed: Record<SearchGroup, readonly OfficeRight[]> = {
  bookings: ['see:bookings'],
  guests: ['see:guests'],
  tours: ['see:drafts'],
  crew: ['see:fleet', 'see:bookings'],
  cars: ['see:fleet', 'see:bookings'],
}

/** Everything by a few letters: each capability looks among its own, and nobody is told of what they may not open. */
export async function searchEverything(
  ctx: Context,
  { officeRoles }: Pick<Caller, 'officeRoles'>,
  q: string,
): Promise<OutputOf<typeof officeSearch>> {
  const { db } = ctx
  const may = (group: SearchGroup) => needed[group].every((right) => holdsRight(officeRoles, right))
  const [bookings, guests, tours, fleet] = await Promise.all([
    may('bookings') ? searchBookings(db, { q, now: ctx.clock.now(), most }) : [],
    may('guests') ? searchGuests(ctx, q, most) : [],
    may('tours') ? searchTourNames(db, q, most) : [],
    loadFleet(ctx),
  ])
  const found = searchFleet(fleet, q, most)
  const [people, cars] = [may('crew') ? found.people : [], may('cars') ? found.cars : []]
  const hits: Record<SearchGroup, SearchHit[]> = {
    bookings: bookings.map(ofBooking),
    guests: guests.map(({ id, name, email, phone, bookings: count }) => ({
      title: name,
      detail: [email, phone, counted(count, 'booking')].filter(Boolean).join(', '),
      to: `/admin/guests/detail?id=${id}`,
    })),
    tours: tours.map(({ slug, title, status }) => ({
      title,
      detail: status === 'published' ? '' : status,
      to: `/admin/tour/edit/${encodeURIComponent(slug)}`,
    })),
    crew: people.map(({ id, kind, name }) => ({
      title: name,
      detail: kind === 'guide' ? 'Guide' : 'Chauffeur',
      // Chauffeurs also drive rides; guides are on tours alone.
      to: kind === 'guide' ? `/admin/tour-bookings/list?guide=${id}` : `/admin/bookings/list?kind=all&chauffeur=${id}`,
    })),
    cars: await carsWithJobs(ctx, cars),
  }
  const groups = Object.entries(hits) as [SearchGroup, SearchHit[]][]
  return { groups: groups.filter(([, some]) => some.length > 0).map(([group, some]) => ({ group, hits: some })) }
}

const ofBooking = ({ reference, state, name, startsAt, title }: FoundBooking): SearchHit => ({
  title: `${reference} ${name}`,
  detail: `${title}, ${shortDay(tokyoIso(startsAt))} ${tokyoTimeOf(startsAt)}, ${stateInWords[state]}`,
  to: `/admin/tour-bookings/edit/${reference}`,
})

/** A car leads to the day that it is out with now or next. */
async function carsWithJobs({ db, clock }: Context, cars: readonly FoundCar[]): Promise<SearchHit[]> {
  const jobs = await findNextJobs(
    db,
    cars.map(({ id }) => id),
    clock.now(),
  )
  const bookings = new Map((await findByIds(db, [...jobs.values()])).map((booking) => [booking.id, booking]))
  return cars.map(({ id, name, plate }) => {
    const next = bookings.get(jobs.get(id) ?? '')
    const when = next && `${shortDay(tokyoIso(next.startsAt))} ${tokyoTimeOf(next.startsAt)}`
    return {
      title: name,
      detail: next ? `${plate}, next ${when} with ${next.reference} ${next.leadName}` : `${plate}, no day ahead`,
      to: next ? `/admin/tour-bookings/edit/${next.reference}` : '/admin/tour-bookings/list',
    }
  })
}
