import { expect, test } from 'vitest'
import { bookingOf, details, fakeWorld, madeAt, quoteOf, refusal, wish } from './hold.fixture.ts'
import { lookAgain, monthAfter, onePerDay, otherDays, priceSlots } from './hold-over-flow.ts'
import type { AnsweredHold } from './hold-record.ts'

const [quotes, read, cancel] = ['POST /quotes', 'GET /bookings/:reference', 'POST /bookings/:reference/cancel']
const ended: AnsweredHold = {
  wish,
  quote: quoteOf('q1'),
  details,
  key: 'first',
  sentAt: madeAt,
  aheadMs: 0,
  answer: { booking: bookingOf('AN-222222'), token: 'token' },
}
const expired = () => bookingOf('AN-222222', { state: 'expired', heldUntil: null })
const nearest = ['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30'].map((day) => ({ day, start: '05:30' }))

test('a day that is still free has a fresh price', async () => {
  const { dependencies } = fakeWorld({ [read]: expired, [quotes]: () => quoteOf('q2', { totalYen: 132_200 }) })
  expect(await lookAgain(dependencies, ended, wish)).toMatchObject({ is: 'free', quote: { totalYen: 132_200 } })
})

test('a day that was taken leads to the nearest three, each with its price', async () => {
  const { dependencies } = fakeWorld({
    [read]: expired,
    [quotes]: ({ input }) =>
      input.day === wish.day ? refusal('inventory.sold-out', 409, { nearest }) : quoteOf(`q-${input.day}`),
  })
  const found = await lookAgain(dependencies, ended, wish)
  expect(found).toMatchObject({ is: 'taken', nearest: nearest.slice(0, 3) })
})

test('a day that came too near says why', async () => {
  const why = 'That is too soon for us to arrange this day.'
  const { dependencies } = fakeWorld({
    [read]: expired,
    [quotes]: () => refusal('pricing.not-possible', 409, { fields: { day: why } }),
  })
  expect(await lookAgain(dependencies, ended, wish)).toEqual({ is: 'closed', why })
})

test('a hold that was paid or extended elsewhere is not over', async () => {
  const paid = fakeWorld({ [read]: () => bookingOf('AN-222222', { state: 'confirmed' }) })
  expect(await lookAgain(paid.dependencies, ended, wish)).toEqual({ is: 'paid' })
  const longer = fakeWorld({ [read]: () => bookingOf('AN-222222', { heldUntil: '2026-11-15T17:02:00+09:00' }) })
  expect(await lookAgain(longer.dependencies, ended, wish)).toEqual({ is: 'held' })
})

test('an end that is not written down yet is let go, so that the day is not taken by itself', async () => {
  const { dependencies, paths } = fakeWorld({
    [read]: () => bookingOf('AN-222222', { heldUntil: '2026-11-15T16:31:00+09:00' }),
    [cancel]: expired,
    [quotes]: () => quoteOf('q2'),
  })
  await lookAgain(dependencies, ended, wish)
  expect(paths()).toEqual([read, cancel, quotes])
})

test('without a connection nobody says that the day is taken', async () => {
  const lost = refusal('network.no-answer', 0)
  const { dependencies } = fakeWorld({ [read]: expired, [quotes]: () => lost })
  await expect(lookAgain(dependencies, ended, wish)).rejects.toBe(lost)
})

test('each day is offered once, at the hour that was wished for where it can be', () => {
  const slots = [
    { day: '2026-11-24', start: '05:00' },
    { day: '2026-11-24', start: '05:30' },
    { day: '2026-11-25', start: '05:00' },
    { day: '2026-11-25', start: '05:30' },
    { day: '2026-11-26', start: '05:00' },
  ]
  expect(onePerDay(slots, wish).map(({ day, start }) => `${day} ${start}`)).toEqual([
    '2026-11-24 05:00',
    '2026-11-25 05:30',
    '2026-11-26 05:00',
  ])
})

test('a neighbour that was taken meanwhile is left out', async () => {
  const { dependencies } = fakeWorld({
    [quotes]: ({ input }) => (input.day === '2026-11-26' ? refusal('inventory.sold-out') : quoteOf('q')),
  })
  expect((await priceSlots(dependencies.call, wish, nearest)).map(({ day }) => day)).toEqual([
    '2026-11-25',
    '2026-11-29',
  ])
})

test('other days are the next free ones at the same hour, over the end of the month if need be', async () => {
  const day = (day: string, free: boolean) => ({ day, free, why: null, starts: [{ start: '05:30', free, why: null }] })
  const { dependencies, asked } = fakeWorld({
    'GET /availability': ({ input }) => ({
      days:
        input.month === '2026-11'
          ? [day('2026-11-23', true), day('2026-11-24', true), day('2026-11-25', false), day('2026-11-30', true)]
          : [day('2026-12-01', true), day('2026-12-02', true), day('2026-12-03', true)],
    }),
    [quotes]: () => quoteOf('q'),
  })
  expect((await otherDays(dependencies.call, wish, ended)).map(({ day }) => day)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  expect(asked.filter(({ path }) => path === 'GET /availability')).toHaveLength(2)
  expect(monthAfter('2026-12')).toBe('2027-01')
})
