import { expect, test } from 'vitest'
import { loadFleet, readTerminals } from '#server/fleet/index.ts'
import { loadBookingPolicy } from '#server/inventory/index.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { findQuote, keptWish, kindNameOf } from '#server/pricing/index.ts'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { askQuote, optionFor, rideQuotes, usualAsk, usualHours, usualPoint } from '#server/testing/asked-rides.ts'
import { bookAndPay, guest, post } from '#server/testing/bookings.ts'
import { signIn } from '#server/testing/scene.ts'
import { defaultFares } from './default-fares.ts'
import { faresAt } from './fares-at.ts'
import { layFares } from './lay-fares.ts'
import { quoteOneRide } from './quote-ride.ts'

const annai = shareTestAnnai({ demo: true })
const usualWish = {
  ...{ way: 'point' as const, day: '2026-12-11', start: '15:00', guests: 2, largeCases: 0, childAges: [], extras: [] },
  ...{ pickUp: 'shibuya-station', dropOff: 'palace-hotel-tokyo', meeting: 'board' as const, flight: '' },
}

test('a quote is what the list showed, line by line, and is kept for half an hour', async () => {
  const ask = { ...usualAsk, flight: 'NH 212', childSeats: 1, guests: 1 }
  const { quotes, totalYen } = await rideQuotes(annai(), ask)
  const option = await optionFor(annai(), 'sedan', ask)
  expect(quotes.map(({ lines }) => lines)).toEqual(option.ways)
  expect(totalYen).toBe(option.totalYen)
  expect(quotes[0]?.expiresAt).toBe('2026-11-15T11:00:00+09:00')
  const kept = await findQuote(annai().ctx.db, quotes[0]?.id ?? '')
  expect(kept).toMatchObject({
    tourId: null,
    title: 'Haneda to Palace Hotel Tokyo',
    ride: { way: 'transfer', landsAt: '2026-12-09T15:05:00+09:00', customsMinutes: 45, terminal: 'haneda-terminal-3' },
    pickUp: { name: 'Haneda Airport, Terminal 3', area: 'haneda' },
    dropOff: { name: 'Palace Hotel Tokyo', area: 'chiyoda-chuo' },
    demand: { fromArea: 'haneda', toArea: 'chiyoda-chuo', seats: 2, largeCases: 2, guides: 0, durationMinutes: 55 },
    cancellationTiers: defaultFares.cancellation.transfer,
    fareTableId: (await faresAt(annai().ctx, annai().clock.now())).id,
    guides: 0,
    totalYen,
  })
  const wish = keptWish(kept?.wish)
  expect(kindNameOf(wish)).toBe('ride')
  expect(wish).toMatchObject({ start: '15:05', flight: 'NH 212', vehicleClass: 'sedan', guide: false })
})

test('a way there and back are two quotes of one class, and both or none are written down', async () => {
  const ask = { ...usualAsk, returnDay: '2026-12-12', returnTime: '09:00' }
  const { quotes, totalYen } = await rideQuotes(annai(), ask)
  expect(quotes.map(({ leg }) => leg.ride.title)).toEqual([
    'Haneda to Palace Hotel Tokyo',
    'Palace Hotel Tokyo to Haneda',
  ])
  expect(totalYen).toBe(quotes.reduce((sum, quote) => sum + quote.totalYen, 0))
  const before = await count(annai())
  expect((await askQuote(annai(), { ...ask, returnDay: '2026-12-13', returnTime: '04:30' })).status).toBeLessThan(500)
  expect([before, before + 2]).toContain(await count(annai()))
})

test('a quote of a ride is held and paid like any other', async () => {
  const { quotes } = await rideQuotes(annai(), { ...usualHours, day: '2026-12-10' })
  const { status, body } = await post(annai(), '/bookings', { quoteId: quotes[0]?.id, ...guest })
  expect(status).toBe(200)
  expect(body.booking).toMatchObject({
    service: { kind: 'ride', slug: null, title: '4 hours from Palace Hotel Tokyo' },
    ride: { hours: 4, kilometres: 0 },
    startsAt: '2026-12-10T15:05:00+09:00',
    endsAt: '2026-12-10T19:05:00+09:00',
    totalYen: 41_800,
  })
})

test('a quote of somebody is nobody else’s', async () => {
  const { headers } = await signIn(annai())
  const { quotes } = await rideQuotes(annai(), usualPoint, headers)
  const { status, body } = await post(annai(), '/bookings', { quoteId: quotes[0]?.id, ...guest })
  expect([status, body.code]).toEqual([404, 'pricing.unknown-quote'])
})

test('a booking that moves is quoted for its new hour as if its own crew were free', async () => {
  const { ctx } = annai()
  const held = await hold({ ...usualPoint, day: '2026-12-11', time: '15:00', vehicleClass: 'alphard' })
  const { id } = await ctx.db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', held.booking.reference)
    .executeTakeFirstOrThrow()
  const moving = {
    ...{ id, startsAt: new Date(held.booking.startsAt), pickUp: null, dropOff: null },
    ...{ wish: usualWish, vehicleClass: 'alphard' as const },
  }
  const adjust = () => [{ kind: 'ride' as const, label: 'As agreed', explanation: 'By hand.', amountYen: 1_000 }]
  const quote = await quoteOneRide(ctx, { ...usualWish, start: '15:30' }, { userId: null, moving, adjust })
  expect(quote).toMatchObject({ tour: null, guides: 0, startsAt: '2026-12-11T15:30:00+09:00', totalYen: 1_000 })
  expect((await findQuote(ctx.db, quote.id))?.bookingId).toBe(id)
})

test('whoever names no class gets the cheapest that fits, and why', async () => {
  const quote = await quoteOneRide(annai().ctx, { ...usualWish, guests: 4 }, { userId: null })
  expect(quote).toMatchObject({ vehicleClass: 'alphard', classWhy: expect.stringContaining('need an Alphard') })
})

test('the office needs no notice, and nobody an hour that has passed', async () => {
  const { ctx } = annai()
  const soon = { ...usualWish, day: '2026-11-15', start: '11:30', vehicleClass: 'alphard' as const }
  await expect(quoteOneRide(ctx, soon, { userId: null })).rejects.toMatchObject({
    code: 'pricing.not-possible',
    details: { fields: { start: expect.any(String) } },
  })
  expect(await quoteOneRide(ctx, soon, { userId: null, byOffice: true })).toMatchObject({ tour: null })
  await expect(quoteOneRide(ctx, { ...soon, start: '10:00' }, { userId: null, byOffice: true })).rejects.toMatchObject({
    code: 'pricing.not-possible',
  })
})

test('the table whose moment has come counts, never a draft, and a quote keeps its own', async () => {
  const { ctx, clock } = annai()
  const first = await faresAt(ctx, clock.now())
  const before = await rideQuotes(annai(), usualAsk)
  const row = (inForceFrom: Date, isDraft: boolean, airportPickUpYen: number) => ({
    ...{ name: 'Dearer', in_force_from: inForceFrom, is_draft: isDraft, made_at: clock.now(), saved_at: clock.now() },
    fares: JSON.stringify({ ...defaultFares, airportPickUpYen }),
  })
  const minute = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
  const [now, coming, draft] = await ctx.db
    .insertInto('fare_tables')
    .values([row(minute(-1), false, 7_000), row(minute(10), false, 8_000), row(minute(-2), true, 9_000)])
    .returning('id')
    .execute()
  try {
    const feeOf = (quotes: typeof before) =>
      quotes.quotes[0]?.lines.find(({ kind }) => kind === 'airport-pick-up')?.amountYen
    expect((await faresAt(ctx, clock.now())).id).toBe(now?.id)
    expect(feeOf(await rideQuotes(annai(), usualAsk))).toBe(7_000)
    expect((await faresAt(ctx, minute(10))).id).toBe(coming?.id)
    expect((await faresAt(ctx, minute(-2))).id).toBe(first.id)
    const { body } = await post(annai(), '/bookings', { quoteId: before.quotes[0]?.id, ...guest })
    expect(body.booking.totalYen).toBe(before.totalYen)
  } finally {
    await ctx.db
      .updateTable('quotes')
      .set({ fare_table_id: first.id })
      .where('fare_table_id', '=', now?.id ?? '')
      .execute()
    for (const one of [now, coming, draft])
      await ctx.db
        .deleteFrom('fare_tables')
        .where('id', '=', one?.id ?? '')
        .execute()
  }
})

test('fares are laid down once, also by two houses that start together', async () => {
  const { ctx, clock } = await startTestAnnai()
  const tables = () => ctx.db.selectFrom('fare_tables').select('name').execute()
  expect(await tables()).toEqual([{ name: 'First fares' }])
  await ctx.db.deleteFrom('fare_tables').execute()
  await Promise.all([layFares(ctx), layFares(ctx), layFares(ctx)])
  expect(await tables()).toHaveLength(1)
  expect((await faresAt(ctx, clock.now())).fares).toEqual(defaultFares)
  await ctx.db.updateTable('fare_tables').set({ name: 'Our own' }).execute()
  await layFares(ctx)
  expect(await tables()).toEqual([{ name: 'Our own' }])
})

test('the first fares are for areas and airports that there are', async () => {
  const { ctx } = annai()
  const [{ areas }, terminals] = [await loadFleet(ctx), await readTerminals(ctx.db)]
  for (const fare of [...defaultFares.flat, ...defaultFares.taxis]) {
    expect(terminals.map(({ airport }) => airport)).toContain(fare.airport)
    for (const area of fare.areas) expect(areas.map(({ code }) => code)).toContain(area)
  }
})

test('a tour and a ride are priced by the same extras', async () => {
  const { quotes } = await rideQuotes(annai(), { ...usualAsk, guests: 1, childSeats: 1, boosterSeats: 2 })
  expect(
    quotes[0]?.lines.filter(({ kind }) => kind === 'extra').map(({ label, amountYen }) => [label, amountYen]),
  ).toEqual([
    ['Child seat', 1_650],
    ['Booster seat × 2', 2_200],
  ])
  const tour = await bookAndPay(annai(), { day: '2026-12-14', extras: [{ code: 'child-seat', pieces: 1 }] })
  expect(tour.booking.lines.find(({ kind }) => kind === 'extra')?.amountYen).toBe(1_650)
})

const count = async ({ ctx }: TestAnnai) => (await ctx.db.selectFrom('quotes').select('id').execute()).length

async function hold(ask: object) {
  const { quotes } = await rideQuotes(annai(), ask)
  const { status, body } = await post(annai(), '/bookings', { quoteId: quotes[0]?.id, ...guest })
  if (status !== 200) throw new Error(`No hold: ${JSON.stringify(body)}`)
  return body
}

test('a car needs two hours, to the minute, and is sold up to the last day of the calendar', async () => {
  const { horizonDays } = await loadBookingPolicy(annai().ctx)
  const lastDay = addDays('2026-11-15', horizonDays)
  const refusal = async (day: string, time: string) => {
    const { body } = await askQuote(annai(), { ...usualPoint, day, time })
    return body.code === 'pricing.not-possible' ? Object.keys(body.fields) : null
  }
  expect(await refusal('2026-11-15', '12:29')).toEqual(['time'])
  expect(await refusal('2026-11-15', '12:30')).toBeNull()
  expect(await refusal(lastDay, '12:00')).toBeNull()
  expect(await refusal(addDays(lastDay, 1), '12:00')).toEqual(['day'])
})
