import { expect, test } from 'vitest'
import type { LaterReturns } from '#contract/pricing.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import {
  askChange,
  atTime,
  inMinutes,
  keepCars,
  keepOneCoaster,
  pathOf,
  signIn,
  wholeCoaster,
} from '#server/testing/scene.ts'

/** One coaster and one Crown, which no Alphard stands in for. */
const shared = shareTestAnnai({ demo: true }, async (annai) => {
  await keepOneCoaster(annai)
  await keepCars(annai, 'sedan', 1)
  await keepCars(annai, 'alphard', 0)
})

const returns = (id: string, headers = {}) => get(shared(), `/quotes/${id}/returns`, headers)
const endsOf = ({ returns: list }: LaterReturns) => list.map(({ endsAt }) => endsAt.slice(11, 16))

test('each later return costs what a quote until then costs, and the last one is four hours later', async () => {
  const quote = await quoteFor(shared())
  const later = await quoteFor(shared(), { extraHalfHours: 6 })
  const { status, body } = await returns(quote.id)
  expect(status).toBe(200)
  expect(endsOf(body)).toEqual(['16:30', '17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00'])
  expect(body.planned).toMatchObject({ extraHalfHours: 0, totalYen: quote.totalYen, differenceYen: 0 })
  expect(body.returns[5]).toEqual({
    ...{ extraHalfHours: 6, endsAt: '2026-12-09T19:00:00+09:00', lines: later.lines, totalYen: later.totalYen },
    differenceYen: later.totalYen - quote.totalYen,
  })
  expect(body).toMatchObject({ why: 'most-hours', latestEndsAt: '2026-12-09T20:00:00+09:00', duty: null })
})

test('nothing changes by asking, and who has a longer day already is told the same', async () => {
  const [quote, longer] = [await quoteFor(shared()), await quoteFor(shared(), { extraHalfHours: 2 })]
  const before = await shared().ctx.db.selectFrom('quotes').selectAll().orderBy('id').execute()
  expect((await returns(longer.id)).body).toEqual((await returns(quote.id)).body)
  expect(await shared().ctx.db.selectFrom('quotes').selectAll().orderBy('id').execute()).toEqual(before)
})

test('where the car has another guest later, no return is listed that it could not stay for', async () => {
  const day = '2026-12-16'
  const pair = { guests: 2, day, vehicleClass: 'sedan' }
  const quote = await quoteFor(shared(), { ...pair, tour: 'old-tokyo-before-lunch', start: '09:00' })
  await bookAndPay(shared(), { ...pair, tour: 'asakusa-after-dark', start: '17:00' })
  const { body } = await returns(quote.id)
  expect(endsOf(body).at(-1)).toBe('16:00')
  expect([body.why, body.duty]).toEqual(['taken', null])
  expect(body.sentence).toContain('have other guests afterwards, so it cannot end later than 16:00')
})

test('a day that is as long as a chauffeur may work says so, with the hours it is reckoned by', async () => {
  const wish = { tour: 'nikko-shrines-and-cedars', start: '07:00', guests: 3, day: '2026-12-10', vehicleClass: 'hiace' }
  const quote = await quoteFor(shared(), wish)
  const { body } = await returns(quote.id)
  expect(body.why).toBe('longest-day')
  expect(body.sentence).toContain('the longest day a chauffeur may work')
  expect(body.sentence).not.toMatch(/not free|other guests/)
  expect(body.duty.longestMinutes).toBe(780)
  expect(body.duty.leavesGarageAt < quote.startsAt).toBe(true)
  expect(body.duty.backInGarageAt <= body.duty.limitAt).toBe(true)
  // What is listed can be had, and not a half hour more.
  const most = body.returns.length
  const longest = await quoteFor(shared(), { ...wish, extraHalfHours: most })
  expect(longest.endsAt).toBe(body.latestEndsAt)
  const more = await post(shared(), '/quotes', { ...usualWish, ...wish, extraHalfHours: most + 1 })
  expect(more.body.code).toBe('inventory.day-too-long')
})

test('a booking hears the same of its own day, with the difference to what was paid', async () => {
  const day = '2026-12-17'
  const held = await bookAndPay(shared(), { ...wholeCoaster, day })
  const { status, body } = await get(shared(), `${pathOf(held, 'returns')}?token=${held.token}`)
  expect([status, body.planned.differenceYen]).toEqual([200, 0])
  const [first] = body.returns
  const change = await post(shared(), pathOf(held, 'change-quote'), { token: held.token, extraHalfHours: 1 })
  expect(first).toMatchObject({ extraHalfHours: 1, differenceYen: change.body.differenceYen })
  // Its own crew is not in its way, also where it asks for another hour first.
  const moved = await askChange(shared(), held, day, '09:00')
  expect((await returns(moved.body.quote.id)).body.returns.length).toBeGreaterThan(1)
})

test('no quote, no day out: each is refused by name', async () => {
  expect((await returns('00000000-0000-4000-8000-000000000000')).body.code).toBe('pricing.unknown-quote')
  expect(Object.keys((await returns('nonsense')).body.fields)).toEqual(['id'])
})

test('a quote is its owner’s, and for half an hour', async () => {
  const [owner, other] = [await signIn(shared()), await signIn(shared())]
  const { id } = await quoteFor(shared(), {}, owner.headers)
  expect((await returns(id, owner.headers)).status).toBe(200)
  for (const headers of [other.headers, {}])
    expect((await returns(id, headers)).body.code).toBe('pricing.unknown-quote')
  const nobodys = await quoteFor(shared())
  expect((await returns(nobodys.id, other.headers)).status).toBe(200)
  const after = (minutes: number) =>
    atTime(shared(), inMinutes(shared(), minutes), async () => (await returns(id, owner.headers)).body.code)
  expect([await after(29), await after(30)]).toEqual([undefined, 'pricing.quote-expired'])
})
