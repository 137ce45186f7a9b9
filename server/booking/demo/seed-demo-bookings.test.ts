import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closedOn } from '#contract/closed-days.ts'
import { demoGuestId } from '#server/accounts/index.ts'
import { demoSeeds } from '#server/capabilities.ts'
import { findBookableTours } from '#server/catalogue/index.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { addPerson, trySignIn } from '#server/testing/people.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { demoKey } from './demo-booking.ts'
import { demoBookings } from './demo-bookings.ts'
import { seedDemoRides } from './rides/seed-demo-rides.ts'
import { seedDemoBookings } from './seed-demo-bookings.ts'

const annai = shareTestAnnai({ demo: true })
const dayMs = 86_400_000

test('a year of bookings has come and gone, each whole: crew, moves and money', async () => {
  const rows = await annai()
    .ctx.db.selectFrom('bookings')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('user_id', 'is', null)
    .where('tour_id', 'is not', null)
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  expect(counts).toEqual({ redeemed: 141, cancelled: 9, no_show: 2, confirmed: 90, on_hold: 3 })
  expect(await brokenPromises(annai())).toEqual([])
  const { oldest, latest } = await annai()
    .ctx.db.selectFrom('bookings')
    .select([sql<Date>`min(starts_at)`.as('oldest'), sql<Date>`max(ends_at)`.as('latest')])
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow()
  const now = annai().clock.now().getTime()
  expect(latest.getTime() - now).toBeLessThan(36 * dayMs)
  expect(now - oldest.getTime()).toBeLessThan(372 * dayMs)
})

test('in the coming week some of every class of cars, and of the guides, are left; later more than half', async () => {
  const { db } = annai().ctx
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('resources', 'resources.id', 'assignments.resource_id')
    .leftJoin('vehicles', 'vehicles.resource_id', 'resources.id')
    .select(sql<string>`to_char(starts_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')`.as('day'))
    .select(sql<string>`coalesce(vehicles.class, resources.kind)`.as('what'))
    .select(sql<number>`count(DISTINCT resources.id)::int`.as('taken'))
    .where('live', '=', true)
    .where('starts_at', '>', annai().clock.now())
    .where('resources.kind', '<>', 'chauffeur')
    .groupBy(['day', 'what'])
    .execute()
  const weekOver = addDays(tokyoDayOf(annai().clock.now()), 7)
  const mostInTheWeek: Record<string, number> = { sedan: 3, alphard: 4, hiace: 1, guide: 10 }
  const mostLater: Record<string, number> = { sedan: 2, alphard: 3, hiace: 1, guide: 7 }
  const most = (day: string) => (day < weekOver ? mostInTheWeek : mostLater)
  expect(rows.filter(({ day, what, taken }) => taken > (most(day)[what] ?? 0))).toEqual([])
  expect(Math.max(...rows.map(({ taken }) => taken))).toBeGreaterThan(2)
})

test('of those ahead one has lost its chauffeur and one its car, two are paid on the day, and the office keeps three', async () => {
  const { db } = annai().ctx
  const ahead = await db
    .selectFrom('bookings')
    .innerJoin('quotes', 'quotes.id', 'bookings.quote_id')
    .leftJoin('payments', 'payments.booking_id', 'bookings.id')
    .select(['bookings.state', 'lead_name', 'guides', 'payments.id as payment', 'held_until'])
    .select(({ selectFrom }) =>
      selectFrom('assignments')
        .select(sql<number>`count(*)::int`.as('crew'))
        .whereRef('assignments.booking_id', '=', 'bookings.id')
        .where('live', '=', true)
        .as('crew'),
    )
    .where('bookings.starts_at', '>', annai().clock.now())
    .where('bookings.state', 'in', ['confirmed', 'on_hold'])
    .execute()
  const incomplete = ahead.filter(({ crew, guides }) => crew !== 2 + guides)
  expect(incomplete.map(({ lead_name }) => lead_name)).toEqual(['Joost de Wit', 'Kim Seo-yeon'])
  expect(ahead.filter(({ state, payment }) => state === 'confirmed' && !payment)).toHaveLength(2)
  const held = ahead.filter(({ state }) => state === 'on_hold')
  expect(held.map((one) => (one.held_until ?? new Date(0)) > annai().clock.now())).toEqual([true, true, true])
})

test('the boards of today and of the days after are full: jobs on many lines, somebody away, a flight that lands', async () => {
  const { db } = annai().ctx
  const today = tokyoDayOf(annai().clock.now())
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('tours', 'tours.id', 'bookings.tour_id')
    .select(sql<string>`to_char(starts_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')`.as('day'))
    .select(['category_id', 'flight_lands_at'])
    .where('state', 'in', ['confirmed', 'redeemed'])
    .execute()
  for (let day = 0; day < 7; day++) {
    const ofDay = rows.filter((row) => row.day === addDays(today, day))
    expect(ofDay.length).toBeGreaterThanOrEqual(7)
    expect(ofDay.length).toBeLessThanOrEqual(14)
    expect(new Set(ofDay.map(({ category_id }) => category_id)).size).toBeGreaterThan(3)
  }
  expect(rows.filter(({ flight_lands_at }) => flight_lands_at).length).toBe(2)
  const absences = await db
    .selectFrom('absences')
    .select(['kind', 'took'])
    .where('kind', 'in', ['ill', 'repair'])
    .orderBy('kind')
    .execute()
  expect(absences.map(({ kind, took }) => [kind, (took as unknown[]).length])).toEqual([
    ['ill', 1],
    ['repair', 1],
  ])
})

test('nobody has a day on which their tour rests', async () => {
  const { db } = annai().ctx
  const tours = new Map((await findBookableTours(db)).map((tour) => [tour.id, tour]))
  const rows = await db.selectFrom('bookings').select(['tour_id', 'starts_at', 'lead_name']).execute()
  const resting = rows.filter(({ tour_id: id, starts_at: at }) =>
    closedOn(tours.get(id ?? '')?.closed ?? [], tokyoDayOf(at)),
  )
  expect(resting.map(({ lead_name }) => lead_name)).toEqual([])
  expect([...tours.values()].filter(({ closed }) => closed.length > 0).length).toBeGreaterThan(10)
})

test('no two of them share a tour and a day, so that each has a name of its own', () => {
  expect(new Set(demoBookings.map(demoKey)).size).toBe(demoBookings.length)
})

test('laid once, they are not laid again, and the look costs one question', async () => {
  const count = () => annai().ctx.db.selectFrom('bookings').select(sql<number>`count(*)::int`.as('all')).execute()
  const before = await count()
  expect(await countStatements(annai(), () => seedDemoBookings(annai().ctx))).toBe(1)
  expect(await count()).toEqual(before)
})

test('Eleanor has trips ahead, behind and called off, and what she saved', async () => {
  const { token } = (await trySignIn(annai(), { email: 'eleanor@annai.example', password: 'annai-demo' })).json()
  const headers = { authorization: `Bearer ${token}` }
  const rows = await annai()
    .ctx.db.selectFrom('bookings')
    .innerJoin('tours', 'tours.id', 'bookings.tour_id')
    .select(['tours.slug', 'bookings.state', 'bookings.reference', 'bookings.starts_at'])
    .where('user_id', '=', demoGuestId)
    .orderBy('starts_at')
    .execute()
  expect(rows.map(({ slug, state }) => [slug, state])).toEqual([
    ['blossom-along-the-water', 'redeemed'],
    ['tokyo-in-one-unhurried-day', 'redeemed'],
    ['hakone-the-lake-and-the-baths', 'redeemed'],
    ['nikko-shrines-and-cedars', 'cancelled'],
    ['fuji-at-first-light', 'confirmed'],
    ['tokyo-after-dark-from-above', 'confirmed'],
  ])
  const next = (await get(annai(), `/bookings/${rows[4]?.reference}`, headers)).body
  expect(next.startsAt).toBe('2026-11-24T05:30:00+09:00')
  expect(next.crew.map(({ kind }: { kind: string }) => kind)).toEqual(['vehicle', 'chauffeur', 'guide'])
  expect(next).toMatchObject({ pickUp: { name: 'Palace Hotel Tokyo' }, paidYen: next.totalYen, refundedYen: 0 })
  expect(next.payments).toMatchObject([{ card: { brand: 'visa', last4: '4242' } }])
  const [partly, , , cancelled] = await Promise.all(
    rows.map(async ({ reference }) => (await get(annai(), `/bookings/${reference}`, headers)).body),
  )
  expect(partly).toMatchObject({ paidYen: partly.totalYen + 5000, refundedYen: 5000, vehicleClass: 'sedan' })
  expect(cancelled.refundedYen).toBe(cancelled.totalYen)
  const { body: messages } = await get(annai(), `/bookings/${next.reference}/messages`, headers)
  expect(messages.messages.map(({ author }: { author: string }) => author)).toEqual(['guest', 'office'])

  const { travellers } = (await get(annai(), '/travellers', headers)).body
  expect(travellers).toMatchObject([
    { name: 'Daniel Marsh', walking: 'short' },
    { name: 'Ivy Marsh', age: 5, childSeat: 'child-seat' },
  ])
  const cards = (await get(annai(), '/cards', headers)).body
  expect(cards.cards).toMatchObject([
    { brand: 'visa', last4: '4242', isFirst: true },
    { brand: 'amex', last4: '8431', isFirst: false },
  ])
  const wishes = (await get(annai(), '/wishlist', headers)).body
  expect(wishes.wishes).toHaveLength(4)
})

test('where somebody else has taken the demo guest’s address, all but her trips are laid', async () => {
  const other = await startTestAnnai()
  await addPerson(other, 'eleanor@annai.example')
  await addPerson(other, 'naomi@annai.example')
  const lastOfBookings = demoSeeds.indexOf(seedDemoRides)
  for (const seed of demoSeeds.slice(0, lastOfBookings + 1)) await seed(other.ctx)
  const rows = await other.ctx.db.selectFrom('bookings').select('user_id').execute()
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.every(({ user_id }) => user_id === null)).toBe(true)
})
