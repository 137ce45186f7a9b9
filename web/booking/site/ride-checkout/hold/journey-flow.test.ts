import { expect, test } from 'vitest'
import { bookingOf, details, fakeWorld, heldBoth, quotedAs, refusal, returning } from './journey.fixture.ts'
import { extend, hearOf, letGo, quoteBeside, takeHold } from './journey-flow.ts'
import type { JourneyRecord } from './journey-record.ts'

const [holding, reading, cancelling, quoting, changing, extending] = [
  'POST /orders',
  'GET /bookings/:reference',
  'POST /bookings/:reference/cancel',
  'POST /rides/quotes',
  'PATCH /bookings/:reference/details',
  'POST /bookings/:reference/extend',
]
const now = { wanted: returning, details, quoted: quotedAs('new') }
const bothHeld = () => ({
  held: [
    { booking: bookingOf('AN-222222'), token: 'token-there' },
    { booking: bookingOf('AN-333333'), token: 'token-back' },
  ],
})
const asItIs = ({ input }: { input: Record<string, unknown> }) => bookingOf(String(input.reference))

test('both ways are held by one call, which is written down before it is sent', async () => {
  const { dependencies, asked, kept } = fakeWorld({ [holding]: bothHeld })
  const record = await takeHold(dependencies, null, now)
  expect(record.held.map(({ booking }) => booking.reference)).toEqual(['AN-222222', 'AN-333333'])
  const { flight, ...ofAll } = details
  const items = [{ quoteId: 'new-0', flight }, { quoteId: 'new-1' }]
  expect(asked).toEqual([{ path: holding, key: 'key-1', input: { items, ...ofAll } }])
  expect(kept[0]).toMatchObject({ key: 'key-1', held: null })
})

test('an answer that was lost is asked for again under its own name', async () => {
  const { dependencies, asked } = fakeWorld({ [holding]: (_, time) => (time === 1 ? refusal('x', 0) : bothHeld()) })
  const known: (JourneyRecord | null)[] = []
  const keeping = { ...dependencies, keep: (record: JourneyRecord | null) => void known.push(record) }
  await expect(takeHold(keeping, null, now)).rejects.toMatchObject({ status: 0 })
  await takeHold(keeping, known.at(-1) ?? null, now)
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
})

test('a hold that is refused leaves nothing behind, and is not asked for again under its name', async () => {
  const { dependencies, kept } = fakeWorld({ [holding]: () => refusal('inventory.sold-out') })
  await expect(takeHold(dependencies, null, now)).rejects.toMatchObject({ code: 'inventory.sold-out' })
  expect(kept.at(-1)).toBeNull()
})

test('where too much is held, that is an answer: another ride is asked for, and the old one not again', async () => {
  const { dependencies, asked, kept } = fakeWorld({
    [holding]: (_, time) => (time === 1 ? refusal('booking.too-many-holds', 429) : bothHeld()),
  })
  await expect(takeHold(dependencies, null, now)).rejects.toMatchObject({ code: 'booking.too-many-holds' })
  const other = { ...now, wanted: { ...returning, day: '2026-11-22' }, quoted: quotedAs('other') }
  await takeHold(dependencies, kept.at(-1) ?? null, other)
  const idsIn = (items: unknown) => (items as { quoteId: string }[]).map(({ quoteId }) => quoteId)
  expect(asked.map(({ key, input }) => [key, idsIn(input.items)])).toEqual([
    ['key-1', ['new-0', 'new-1']],
    ['key-2', ['other-0', 'other-1']],
  ])
})

test('a call that was only too early is asked again under its name', async () => {
  const { dependencies, asked, kept } = fakeWorld({
    [holding]: (_, time) => (time === 1 ? refusal('platform.too-many-requests', 429) : bothHeld()),
  })
  await expect(takeHold(dependencies, null, now)).rejects.toMatchObject({ status: 429 })
  await takeHold(dependencies, kept.at(-1) ?? null, now)
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
})

test('the hold that there is stays, and another note is told to both ways, the flight to the way there only', async () => {
  const { dependencies, asked } = fakeWorld({ [reading]: asItIs, [changing]: asItIs })
  await takeHold(dependencies, heldBoth(), { ...now, details: { ...details, note: 'A bigger seat.' } })
  const told = asked.filter(({ path }) => path === changing)
  expect(told.map(({ input }) => [input.reference, input.note, input.flight])).toEqual([
    ['AN-222222', 'A bigger seat.', 'NH 212'],
    ['AN-333333', 'A bigger seat.', undefined],
  ])
})

test('another flight is told with the hour that is held, as its guest said it', async () => {
  const landing = (asked: { input: Record<string, unknown> }) => ({
    ...asItIs(asked),
    landsAt: '2026-11-21T19:05:00+09:00',
  })
  const { dependencies, asked } = fakeWorld({ [reading]: landing, [changing]: landing })
  await takeHold(dependencies, heldBoth(), { ...now, details: { ...details, flight: 'ZZ 999' } })
  const told = asked.filter(({ path }) => path === changing)
  expect(told.map(({ input }) => [input.flight, input.lands])).toEqual([
    ['ZZ 999', '19:05'],
    [undefined, undefined],
  ])
})

test('another ride lets both ways go before it is held', async () => {
  const { dependencies, paths } = fakeWorld({ [reading]: asItIs, [cancelling]: asItIs, [holding]: bothHeld })
  await takeHold(dependencies, heldBoth(), { ...now, wanted: { ...returning, day: '2026-11-22' } })
  expect(paths()).toEqual([reading, reading, cancelling, cancelling, holding])
})

test('nothing is let go where one way is paid already, or a payment is under way', async () => {
  const { dependencies, paths } = fakeWorld({})
  expect(await letGo(dependencies, heldBoth({ state: 'confirmed' }))).toBe(false)
  const started = [{ state: 'started' }] as unknown as ReturnType<typeof bookingOf>['payments']
  expect(await letGo(dependencies, heldBoth({}, { payments: started }))).toBe(false)
  expect(paths()).toEqual([])
})

test('a price that our own hold stands in the way of is asked for again without it', async () => {
  const { dependencies, paths } = fakeWorld({
    [quoting]: (_, time) => (time === 1 ? refusal('inventory.sold-out') : quotedAs('fresh')),
    [cancelling]: asItIs,
  })
  await quoteBeside(dependencies, heldBoth(), returning)
  expect(paths()).toEqual([quoting, cancelling, cancelling, quoting])
  const without = fakeWorld({ [quoting]: () => refusal('inventory.sold-out') })
  await expect(quoteBeside(without.dependencies, null, returning)).rejects.toMatchObject({ code: 'inventory.sold-out' })
})

test('a quote that has gone stale is asked for anew, once', async () => {
  const { dependencies, paths } = fakeWorld({
    [holding]: (_, time) => (time === 1 ? refusal('pricing.quote-expired', 410) : bothHeld()),
    [quoting]: () => quotedAs('fresh'),
  })
  await takeHold(dependencies, null, now)
  expect(paths()).toEqual([holding, quoting, holding])
})

test('a quarter of an hour more is asked for both ways, and for none that is paid', async () => {
  const later = '2026-11-15T17:02:00+09:00'
  const longer = ({ input }: { input: Record<string, unknown> }) =>
    bookingOf(String(input.reference), { heldUntil: later })
  const both = fakeWorld({ [extending]: longer })
  const record = await extend(both.dependencies, heldBoth())
  expect(record.held.map(({ booking }) => booking.heldUntil)).toEqual([later, later])
  const one = fakeWorld({ [extending]: longer })
  await extend(one.dependencies, heldBoth({ state: 'confirmed', heldUntil: null }))
  expect(one.asked.map(({ input }) => input.reference)).toEqual(['AN-333333'])
})

test('a booking that is gone ends what was known of the hold; a lost connection does not', async () => {
  const gone = fakeWorld({ [reading]: () => refusal('booking.unknown', 404) })
  expect(await hearOf(gone.dependencies, heldBoth())).toBeNull()
  expect(gone.kept).toEqual([null])
  const lost = fakeWorld({ [reading]: () => refusal('network.no-answer', 0) })
  await expect(hearOf(lost.dependencies, heldBoth())).rejects.toMatchObject({ status: 0 })
  expect(lost.kept).toEqual([])
})
