import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import { keepOneCoaster, pathOf, wholeCoaster } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true }, keepOneCoaster)

/** Eleven hours from door to door: with the way from the garage and back there is little left of a working day. */
const nikko = { tour: 'nikko-shrines-and-cedars', start: '07:00', guests: 3 }

const ask = (wish: object) => post(shared(), '/quotes', { ...usualWish, ...wish })

/** The latest end that the refusal names, as half hours beyond the tour's own end at 18:00. */
const halfHoursUntil = (until: string) => {
  const [hours = 0, minutes = 0] = until.split(':').map(Number)
  return ((hours - 18) * 60 + minutes) / 30
}

const untilOf = (body: { error: string }) => /until (\d\d:\d\d) at the latest/.exec(body.error)?.[1] ?? 'nothing'

test('a day that nobody may work so long says why, and until when it can last', async () => {
  const day = '2026-12-09'
  const { status, body } = await ask({ ...nikko, day, extraHalfHours: 8 })
  expect([status, body.code]).toEqual([409, 'inventory.day-too-long'])
  expect(body.error).toContain('longer day than a chauffeur may work')
  const most = halfHoursUntil(untilOf(body))
  expect(most).toBeGreaterThanOrEqual(0)
  expect(most).toBeLessThan(8)
  // What it names can be had, and not a half hour more.
  const longest = await quoteFor(shared(), { ...nikko, day, extraHalfHours: most })
  expect(longest.endsAt.slice(11, 16)).toBe(untilOf(body))
  expect((await ask({ ...nikko, day, extraHalfHours: most + 1 })).body.code).toBe('inventory.day-too-long')
})

test('who asks for a later return of a quote or of a booking hears the same', async () => {
  const day = '2026-12-10'
  const until = untilOf((await ask({ ...nikko, day, extraHalfHours: 8 })).body)
  const quote = await quoteFor(shared(), { ...nikko, day })
  const later = await get(shared(), `/quotes/${quote.id}/returns`)
  expect(later).toMatchObject({ status: 200, body: { why: 'longest-day', planned: { totalYen: quote.totalYen } } })
  expect(later.body.latestEndsAt.slice(11, 16)).toBe(until)
  const held = await bookAndPay(shared(), { ...nikko, day })
  const change = await post(shared(), pathOf(held, 'change-quote'), { token: held.token, extraHalfHours: 8 })
  expect([change.status, change.body.code, untilOf(change.body)]).toEqual([409, 'inventory.day-too-long', until])
})

test('a long day whose car is taken is sold out, and names other days (the control)', async () => {
  const day = '2026-12-11'
  await bookAndPay(shared(), { ...wholeCoaster, day })
  const { status, body } = await ask({ ...wholeCoaster, day, extraHalfHours: 2 })
  expect([status, body.code]).toEqual([409, 'inventory.sold-out'])
  expect(body.nearest.length).toBeGreaterThan(0)
})
