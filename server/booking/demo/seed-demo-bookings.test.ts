import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoGuestId } from '#server/accounts/index.ts'
import { demoSeeds } from '#server/app.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { addPerson, trySignIn } from '#server/testing/people.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { demoKey } from './demo-booking.ts'
import { demoBookings } from './demo-bookings.ts'
import { seedDemoBookings } from './seed-demo-bookings.ts'

const annai = shareTestAnnai({ demo: true })

test('a year of bookings has come and gone, each whole: crew, moves and money', async () => {
  const rows = await annai()
    .ctx.db.selectFrom('bookings')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('user_id', 'is', null)
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  expect(counts).toEqual({ redeemed: 141, cancelled: 6, no_show: 2 })
  expect(await brokenPromises(annai())).toEqual([])
  const { oldest, latest } = await annai()
    .ctx.db.selectFrom('bookings')
    .select([sql<Date>`min(starts_at)`.as('oldest'), sql<Date>`max(ends_at)`.as('latest')])
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow()
  const now = annai().clock.now().getTime()
  expect(latest.getTime()).toBeLessThan(now)
  expect(now - oldest.getTime()).toBeLessThan(372 * 86_400_000)
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
  for (const seed of demoSeeds) await seed(other.ctx)
  const rows = await other.ctx.db.selectFrom('bookings').select('user_id').execute()
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.every(({ user_id }) => user_id === null)).toBe(true)
})
