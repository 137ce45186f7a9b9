import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { signIn } from '#server/testing/scene.ts'
import { demoReviews } from './demo-reviews.ts'
import { seedDemoReviews } from './seed-demo-reviews.ts'

const annai = shareTestAnnai({ demo: true })

test('every review is about a day that somebody had, after it, and names who was with them', async () => {
  const { db } = annai().ctx
  const rows = await db
    .selectFrom('tour_reviews')
    .innerJoin('bookings', 'bookings.id', 'tour_reviews.booking_id')
    .innerJoin('quotes', 'quotes.id', 'bookings.quote_id')
    .selectAll('tour_reviews')
    .select(['bookings.state', 'bookings.ends_at', 'bookings.tour_id as booked_tour', 'quotes.guides'])
    .execute()
  expect(rows).toHaveLength(demoReviews.length)
  const now = annai().clock.now()
  for (const row of rows) {
    expect([row.state, row.booked_tour]).toEqual(['redeemed', row.tour_id])
    expect(row.created_at > row.ends_at && row.created_at < now).toBe(true)
    expect((row.judged_at ?? row.created_at) >= row.created_at).toBe(true)
    expect(row.guide_stars === null).toBe(row.guides === 0)
    expect(row.text).not.toMatch(/[{}!]/)
    expect(row.answer ?? '').not.toMatch(/[{}!]/)
  }
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
})

test('most guests are content and some are not; three reviews wait for the office, one is hidden, some are answered', async () => {
  const rows = await annai()
    .ctx.db.selectFrom('tour_reviews')
    .select(['status', 'judged_reason', 'answer', sql<number>`stars::float8`.as('stars')])
    .execute()
  const ofStatus = (status: string) => rows.filter((row) => row.status === status)
  expect([ofStatus('released').length, ofStatus('waiting').length]).toEqual([90, 3])
  expect(ofStatus('hidden')).toMatchObject([{ judged_reason: expect.stringMatching(/./) }])
  expect(rows.filter(({ answer }) => answer).length).toBeGreaterThan(5)
  const stars = ofStatus('released').map((row) => row.stars)
  expect(stars.filter((one) => one >= 4).length / stars.length).toBeGreaterThan(0.85)
  expect(stars.filter((one) => one < 4).length).toBeGreaterThan(3)
})

test('the office finds what waits, the lowest first', async () => {
  const desk = await signIn(annai(), 'admin')
  const { reviews } = (await get(annai(), '/admin/reviews', desk.headers)).body
  expect(reviews).toHaveLength(3)
  expect(reviews[0].stars).toBe(3)
})

test('laid once, they are not laid again, and the look costs one question', async () => {
  expect(await countStatements(annai(), () => seedDemoReviews(annai().ctx))).toBe(1)
})
