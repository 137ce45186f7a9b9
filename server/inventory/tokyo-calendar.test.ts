import { afterAll, expect, test, vi } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, holdFor, quoteFor } from '#server/testing/bookings.ts'
import { atTime } from '#server/testing/scene.ts'

// A server far from Tokyo must keep Tokyo's days all the same.
vi.stubEnv('TZ', 'America/New_York')
afterAll(() => vi.unstubAllEnvs())

const shared = shareTestAnnai({ demo: true })
/** Starts at 19:00, 20:00 and 21:00 for three hours, with six hours’ notice and no guide. */
const night = { tour: 'the-expressway-at-night', guests: 2 }

async function month(name: string): Promise<Availability> {
  return (await get(shared(), `/availability?tour=${night.tour}&guests=2&month=${name}`)).body
}
const whyOf = ({ days }: Availability, day: number) => days[day - 1]?.starts.map(({ why }) => why)

test('this server’s own zone is New York’s', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/New_York')
  expect(new Date('2026-12-31T15:00:00Z').getHours()).toBe(10)
  expect(new Date('2026-12-31T15:00:00Z').getTimezoneOffset()).toBe(300)
})

test('months have the days that they have', async () => {
  const lengths = ['2026-11', '2026-12', '2027-01', '2027-02', '2028-02'].map(async (name) => (await month(name)).days)
  const days = await Promise.all(lengths)
  expect(days.map((one) => [one[0]?.day, one.at(-1)?.day])).toEqual([
    ['2026-11-01', '2026-11-30'],
    ['2026-12-01', '2026-12-31'],
    ['2027-01-01', '2027-01-31'],
    ['2027-02-01', '2027-02-28'],
    ['2028-02-01', '2028-02-29'],
  ])
})

test('an evening on the last day of the year ends in the next one, by Tokyo’s clock', async () => {
  const wish = { ...night, day: '2026-12-31', start: '21:00' }
  expect(await quoteFor(shared(), wish)).toMatchObject({
    startsAt: '2026-12-31T21:00:00+09:00',
    endsAt: '2027-01-01T00:00:00+09:00',
  })
  const { booking } = await holdFor(shared(), { ...wish, extraHalfHours: 4 })
  expect(booking).toMatchObject({ startsAt: '2026-12-31T21:00:00+09:00', endsAt: '2027-01-01T02:00:00+09:00' })
  const rows = await shared()
    .ctx.db.selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.booking_id')
    .select(['assignments.starts_at', 'assignments.ends_at'])
    .where('reference', '=', booking.reference)
    .execute()
  expect(rows.map((row) => [row.starts_at.toISOString(), row.ends_at.toISOString()])).toEqual([
    ['2026-12-31T12:00:00.000Z', '2026-12-31T17:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', '2026-12-31T17:00:00.000Z'],
  ])
  expect(whyOf(await month('2027-01'), 1)).toEqual([null, null, null])
})

test('the last second of a month in Tokyo belongs to it, and the next one does not', async () => {
  const lastSecond = new Date('2026-11-30T14:59:59Z')
  await atTime(shared(), lastSecond, async () => {
    expect(whyOf(await month('2026-11'), 30)).toEqual(['past', 'past', 'past'])
    expect(whyOf(await month('2027-11'), 30)).toEqual([null, null, null])
    expect((await month('2027-12')).days[0]?.why).toBe('too-far-ahead')
  })
  // Midnight: in New York it is still ten in the morning of the 30th.
  await atTime(shared(), new Date('2026-11-30T15:00:00Z'), async () => {
    expect((await month('2027-12')).days[0]?.why).toBeNull()
    expect(whyOf(await month('2026-12'), 1)).toEqual([null, null, null])
  })
})

test('notice is counted to the minute across midnight', async () => {
  const minutesBefore = (minutes: number) => new Date(Date.parse('2027-01-01T19:00:00+09:00') - minutes * 60_000)
  const at = (minutes: number) => atTime(shared(), minutesBefore(minutes), async () => whyOf(await month('2027-01'), 1))
  expect(await at(6 * 60)).toEqual([null, null, null])
  expect(await at(6 * 60 - 1)).toEqual(['too-short-notice', null, null])
  expect(await at(1)).toEqual(['too-short-notice', 'too-short-notice', 'too-short-notice'])
  expect(await at(0)).toEqual(['past', 'too-short-notice', 'too-short-notice'])
})

test('who returns after midnight is answered for that night', async () => {
  const { id } = await quoteFor(shared(), { ...night, day: '2026-12-31', start: '20:00' })
  const { body } = await get(shared(), `/quotes/${id}/returns`)
  expect(body.returns[2]).toMatchObject({ extraHalfHours: 3, endsAt: '2027-01-01T00:30:00+09:00' })
})
