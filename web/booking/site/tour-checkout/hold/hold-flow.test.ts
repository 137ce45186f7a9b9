import { expect, test } from 'vitest'
import { bookingOf, details, fakeWorld, madeAt, quoteOf, refusal, wish } from './hold.fixture.ts'
import { extend, holdAnew, letGo, quoteBeside, takeHold } from './hold-flow.ts'
import type { AnsweredHold } from './hold-record.ts'

const [quotes, bookings, read, cancel] = [
  'POST /quotes',
  'POST /bookings',
  'GET /bookings/:reference',
  'POST /bookings/:reference/cancel',
]
const wanted = { wish, details, quote: null }
const lost = refusal('network.no-answer', 0)

const held = (changed: Partial<AnsweredHold> = {}): AnsweredHold => ({
  wish,
  quote: quoteOf('q1'),
  details,
  key: 'first',
  sentAt: madeAt,
  aheadMs: 0,
  answer: { booking: bookingOf('AN-222222'), token: 'token' },
  ...changed,
})

test('a first arrival asks for a price and holds it under a name that was written down before', async () => {
  const { dependencies, asked, kept, paths } = fakeWorld({
    [quotes]: () => quoteOf('q1'),
    [bookings]: () => ({ booking: bookingOf('AN-222222'), token: 'token' }),
  })
  const taken = await takeHold(dependencies, null, wanted)
  expect(paths()).toEqual([quotes, bookings])
  expect(asked[1]).toMatchObject({ key: 'key-1', input: { quoteId: 'q1', leadName: 'Eleanor Marsh' } })
  expect(kept.map((record) => [record?.key, record?.answer === null])).toEqual([
    ['key-1', true],
    ['key-1', false],
  ])
  expect(taken.answer.token).toBe('token')
})

test('a price that is still kept is not asked for again', async () => {
  const { dependencies, paths } = fakeWorld({ [bookings]: () => ({ booking: bookingOf('AN-222222'), token: 'token' }) })
  await takeHold(dependencies, null, { ...wanted, quote: quoteOf('q1') })
  expect(paths()).toEqual([bookings])
})

test('an answer that was lost is asked for again under the same name, and never makes a second hold', async () => {
  const { dependencies, asked, kept } = fakeWorld({
    [quotes]: () => quoteOf('q1'),
    [bookings]: (_, time) => (time === 1 ? lost : { booking: bookingOf('AN-222222'), token: 'token' }),
  })
  await expect(takeHold(dependencies, null, wanted)).rejects.toBe(lost)
  const again = await takeHold(dependencies, kept.at(-1) ?? null, wanted)
  expect(asked.map(({ key }) => key)).toEqual([undefined, 'key-1', 'key-1'])
  expect(asked[2]?.input).toEqual(asked[1]?.input)
  expect(again.answer.booking.reference).toBe('AN-222222')
})

test('a reload finds the hold that there is', async () => {
  const { dependencies, paths } = fakeWorld({ [read]: () => bookingOf('AN-222222') })
  await takeHold(dependencies, held(), wanted)
  expect(paths()).toEqual([read])
})

test('another wish lets the old hold go and takes a new one', async () => {
  const { dependencies, asked, paths } = fakeWorld({
    [read]: () => bookingOf('AN-222222'),
    [quotes]: () => quoteOf('q2'),
    [cancel]: () => bookingOf('AN-222222', { state: 'cancelled' }),
    [bookings]: () => ({ booking: bookingOf('AN-333333'), token: 'other' }),
  })
  const taken = await takeHold(dependencies, held(), { ...wanted, wish: { ...wish, day: '2026-11-25' } })
  expect(paths()).toEqual([read, quotes, cancel, bookings])
  expect(asked[2]?.input).toMatchObject({ reference: 'AN-222222', refundYen: 0 })
  expect(taken.answer.booking.reference).toBe('AN-333333')
})

test('what costs nothing is told to the hold; another guest is another hold', async () => {
  const details2 = { ...details, note: 'Vegetarian lunch' }
  const first = fakeWorld({
    [read]: () => bookingOf('AN-222222'),
    'PATCH /bookings/:reference/details': () => bookingOf('AN-222222', { note: 'Vegetarian lunch' }),
  })
  const told = await takeHold(first.dependencies, held(), { ...wanted, details: details2 })
  expect(told.details.note).toBe('Vegetarian lunch')
  expect(first.asked[1]?.input).not.toHaveProperty('email')

  const second = fakeWorld({
    [read]: () => bookingOf('AN-222222'),
    [quotes]: () => quoteOf('q2'),
    [cancel]: () => bookingOf('AN-222222', { state: 'cancelled' }),
    [bookings]: () => ({ booking: bookingOf('AN-333333'), token: 'other' }),
  })
  await takeHold(second.dependencies, held(), { ...wanted, details: { ...details, email: 'tom@example.com' } })
  expect(second.paths()).toContain(bookings)
})

test('our own hold never makes its day look taken', async () => {
  const { dependencies, paths } = fakeWorld({
    [quotes]: (_, time) => (time === 1 ? refusal('inventory.sold-out') : quoteOf('q2')),
    [cancel]: () => bookingOf('AN-222222', { state: 'cancelled' }),
  })
  expect((await quoteBeside(dependencies, held(), { ...wish, code: 'MAPLE' })).id).toBe('q2')
  expect(paths()).toEqual([quotes, cancel, quotes])
})

test('a day that others have taken is told as such', async () => {
  const soldOut = refusal('inventory.sold-out', 409, { nearest: [{ day: '2026-11-25', start: '05:30' }] })
  const { dependencies, kept } = fakeWorld({ [quotes]: () => quoteOf('q1'), [bookings]: () => soldOut })
  await expect(takeHold(dependencies, null, wanted)).rejects.toBe(soldOut)
  expect(kept.at(-1)).toBeNull()
})

test('where too much is held, that is an answer: another day is asked for, and the old one not again', async () => {
  const tooMany = refusal('booking.too-many-holds', 429)
  const { dependencies, asked, kept } = fakeWorld({
    [quotes]: (_, time) => quoteOf(`q${time}`),
    [bookings]: (_, time) => (time === 1 ? tooMany : { booking: bookingOf('AN-333333'), token: 'other' }),
  })
  await expect(takeHold(dependencies, null, wanted)).rejects.toBe(tooMany)
  await takeHold(dependencies, kept.at(-1) ?? null, { ...wanted, wish: { ...wish, day: '2026-11-25' } })
  const holds = asked.filter(({ path }) => path === bookings)
  expect(holds.map(({ key, input }) => [key, input.quoteId])).toEqual([
    ['key-1', 'q1'],
    ['key-2', 'q2'],
  ])
})

test('a call that was only too early is asked again under its name', async () => {
  const early = refusal('platform.too-many-requests', 429)
  const { dependencies, asked, kept } = fakeWorld({
    [quotes]: () => quoteOf('q1'),
    [bookings]: (_, time) => (time === 1 ? early : { booking: bookingOf('AN-222222'), token: 'token' }),
  })
  await expect(takeHold(dependencies, null, wanted)).rejects.toBe(early)
  await takeHold(dependencies, kept.at(-1) ?? null, wanted)
  expect(asked.map(({ key }) => key)).toEqual([undefined, 'key-1', 'key-1'])
})

test('a hold that was paid for in another tab is given back as it is', async () => {
  const { dependencies, paths } = fakeWorld({ [read]: () => bookingOf('AN-222222', { state: 'confirmed' }) })
  const found = await takeHold(dependencies, held(), wanted)
  expect(found.answer.booking.state).toBe('confirmed')
  expect(paths()).toEqual([read])
})

test('after a booking another day can be booked, and the first one stays', async () => {
  const { dependencies, paths } = fakeWorld({
    [read]: () => bookingOf('AN-222222', { state: 'confirmed' }),
    [quotes]: () => quoteOf('q2'),
    [bookings]: () => ({ booking: bookingOf('AN-333333'), token: 'other' }),
  })
  const taken = await takeHold(dependencies, held(), { ...wanted, wish: { ...wish, day: '2026-11-25' } })
  expect(taken.answer.booking.reference).toBe('AN-333333')
  expect(paths()).not.toContain(cancel)
})

test('a hold that has ended is not silently replaced', async () => {
  const { dependencies, paths } = fakeWorld({ [read]: () => bookingOf('AN-222222', { state: 'expired' }) })
  expect((await takeHold(dependencies, held(), wanted)).answer.booking.state).toBe('expired')
  expect(paths()).toEqual([read])
})

test('nothing is let go while a payment is under way', async () => {
  const payments = [{ state: 'needs_step_up' }] as never
  const { dependencies, paths } = fakeWorld({})
  const paying = held({ answer: { booking: bookingOf('AN-222222', { payments }), token: 'token' } })
  expect(await letGo(dependencies, paying)).toBe(false)
  expect(paths()).toEqual([])
})

test('a price that ran out in between is asked for once more', async () => {
  const { dependencies, paths } = fakeWorld({
    [quotes]: () => quoteOf('q2'),
    [bookings]: (_, time) =>
      time === 1 ? refusal('pricing.quote-expired') : { booking: bookingOf('AN-333333'), token: 'other' },
  })
  await holdAnew(dependencies, null, { ...wanted, quote: quoteOf('q1') })
  expect(paths()).toEqual([bookings, quotes, bookings])
})

test('an extension that another tab took is simply seen', async () => {
  const longer = bookingOf('AN-222222', { heldUntil: '2026-11-15T17:02:00+09:00', canExtendHold: false })
  const { dependencies } = fakeWorld({
    'POST /bookings/:reference/extend': () => refusal('booking.hold-extended'),
    [read]: () => longer,
  })
  expect((await extend(dependencies, held())).answer.booking.canExtendHold).toBe(false)
})
