import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Wish } from '#contract/wish.ts'
import { type StandardClass, standardClassCodes } from '#core/vehicle-classes.ts'
import { tourIdOf } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import { readMigrations } from '#server/platform/migrate.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { defaultClassRates, defaultExtras, defaultGuideSeasons, defaultRates } from './default-rates.ts'
import { layRates } from './lay-rates.ts'
import { addQuote, findQuote, forgetOldQuotes, type NewQuote } from './quotes.store.ts'
import { readPriceBook } from './rates.store.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

/** The fleet's classes, or those of them that the test names. */
async function addClasses(db: Database, classes: readonly StandardClass[] = standardClassCodes) {
  await db
    .insertInto('vehicle_classes')
    .values(
      classes.map((name) => ({
        class: name,
        name,
        rank: standardClassCodes.indexOf(name) + 1,
        is_bus: false,
        loads: '[]',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A house before its first start. */
async function startBare() {
  const annai = await startTestAnnai()
  const { db } = annai.ctx
  for (const table of ['class_rates', 'rates', 'guide_seasons', 'extras'] as const) await db.deleteFrom(table).execute()
  await db.deleteFrom('vehicle_classes').execute()
  return annai
}

async function startWithTour() {
  const annai = await startTestAnnai({ demo: true })
  await addClasses(annai.ctx.db)
  const tourId = (await tourIdOf(annai.ctx.db, 'ginkgo-gold')) ?? ''
  return { ...annai, db: annai.ctx.db, quote: quoteFor(tourId, annai.clock.now()) }
}

function quoteFor(tourId: string, now: Date): NewQuote {
  const wish = Wish.parse({ tour: 'ginkgo-gold', day: '2026-11-24', start: '09:00', guests: 3, code: 'KANBARE' })
  return {
    userId: null,
    bookingId: null,
    tourId,
    ride: null,
    fareTableId: null,
    wish,
    pickUp: null,
    dropOff: null,
    demand: {
      vehicleClass: 'alphard',
      isBus: false,
      durationMinutes: 480,
      fromArea: 'chiyoda-chuo',
      toArea: 'chiyoda-chuo',
      drivingMinutes: 120,
      longestDriveMinutes: 60,
      seats: 3,
      largeCases: 0,
      guides: 1,
      guideLanguage: 'en',
    },
    cancellationTiers: [{ hoursBefore: 48, refundPercent: 100 }],
    startsAt: tokyoInstant('2026-11-24', '09:00'),
    endsAt: tokyoInstant('2026-11-24', '17:00'),
    vehicleClass: 'alphard',
    guides: 1,
    lines: [
      { kind: 'package', label: 'Ginkgo “gold”', explanation: '8 hours.', amountYen: 98_000 },
      { kind: 'offer-code', label: 'Code KANBARE', explanation: '10% off.', amountYen: -9_800 },
    ],
    totalYen: 88_200,
    createdAt: now,
    expiresAt: addMinutes(now, 30),
  }
}

async function book(db: Database, quote: NewQuote, quoteId: string): Promise<void> {
  const reference = 'AN-7K2M9P'
  const order = await db
    .insertInto('orders')
    .values({ reference, created_at: quote.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookings')
    .values({
      order_id: order.id,
      reference,
      token_hash: Buffer.alloc(32),
      quote_id: quoteId,
      tour_id: quote.tourId,
      state: 'expired',
      starts_at: quote.startsAt,
      ends_at: quote.endsAt,
      vehicle_class: quote.vehicleClass,
      wish: JSON.stringify(quote.wish),
      lines: JSON.stringify(quote.lines),
      total_yen: quote.totalYen,
      cancellation_tiers: JSON.stringify(quote.cancellationTiers),
      lead_name: 'Test Person',
      email: 'mika@example.com',
      email_key: 'mika@example.com',
      created_at: quote.createdAt,
    })
    .execute()
}

test('a new house has rates, seasons and extras, with demo data or without', async () => {
  const { ctx } = await startBare()
  await addClasses(ctx.db)
  await layRates(ctx)
  expect(await readPriceBook(ctx.db)).toEqual({
    rates: defaultRates,
    classRates: new Map(Object.entries(defaultClassRates)),
    guideSeasons: defaultGuideSeasons,
    extras: defaultExtras,
  })
})

test('without rates nothing is priced, and the reason is said', async () => {
  const { ctx } = await startBare()
  await expect(readPriceBook(ctx.db)).rejects.toThrow('layRates has not run')
})

test('a class gets its rate once the fleet knows it', async () => {
  const { ctx } = await startBare()
  await layRates(ctx)
  expect((await readPriceBook(ctx.db)).classRates.size).toBe(0)
  await addClasses(ctx.db, ['sedan', 'coaster'])
  await layRates(ctx)
  expect((await readPriceBook(ctx.db)).classRates).toEqual(
    new Map([
      ['sedan', 2_750],
      ['coaster', 5_500],
    ]),
  )
})

test('laying rates again changes nothing that the office changed, and brings nothing back that it took away', async () => {
  const { ctx } = await startBare()
  const { db } = ctx
  await addClasses(db)
  await layRates(ctx)
  await db.updateTable('rates').set({ night_half_hour_yen: 2_000 }).execute()
  await db.updateTable('class_rates').set({ extra_half_hour_yen: 3_000 }).where('class', '=', 'sedan').execute()
  await db.updateTable('extras').set({ price_yen: 1_000 }).where('code', '=', 'child-seat').execute()
  await db.deleteFrom('extras').where('code', '=', 'stroller').execute()
  await db.deleteFrom('guide_seasons').execute()
  const before = await readPriceBook(db)
  await layRates(ctx)
  expect(await readPriceBook(db)).toEqual(before)
  expect(before.rates.nightHalfHourYen).toBe(2_000)
  expect(before.extras.map((extra) => [extra.code, extra.priceYen])).toEqual([
    ['child-seat', 1_000],
    ['booster-seat', 1_100],
    ['wheelchair', 0],
  ])
})

test('a house that has its rates already gets room for a wheelchair and the word suitcase, and keeps its own', async () => {
  const { ctx } = await startTestAnnai()
  const { db } = ctx
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0042_'))
  const again = () => sql.raw(migration?.sql ?? '').execute(db)
  const cards = () => db.selectFrom('vehicle_classes').select(['class', 'words', 'features']).orderBy('class').execute()
  const [asLaid, ours] = [await cards(), await readPriceBook(db)]

  await db.deleteFrom('extras').where('code', '=', 'wheelchair').execute()
  await sql`UPDATE vehicle_classes SET words = replace(words, 'suitcases', 'cases'),
    features = replace(features::text, 'suitcases', 'cases')::jsonb`.execute(db)
  expect(await cards()).not.toEqual(asLaid)
  await again()
  expect(await cards()).toEqual(asLaid)
  expect((await readPriceBook(db)).extras).toEqual(ours.extras)

  await db.updateTable('extras').set({ price_yen: 500 }).where('code', '=', 'wheelchair').execute()
  await db.updateTable('vehicle_classes').set({ words: 'Room for two cases.' }).where('class', '=', 'sedan').execute()
  await again()
  expect((await readPriceBook(db)).extras.at(-1)).toMatchObject({ code: 'wheelchair', priceYen: 500 })
  expect((await cards()).find((card) => card.class === 'sedan')?.words).toBe('Room for two cases.')

  for (const table of ['class_rates', 'rates', 'extras'] as const) await db.deleteFrom(table).execute()
  await again()
  expect(await db.selectFrom('extras').select('code').execute()).toEqual([])
})

test('processes that start together lay the rates once', async () => {
  const { ctx } = await startBare()
  await addClasses(ctx.db)
  await Promise.all(Array.from({ length: 8 }, () => layRates(ctx)))
  const { classRates, guideSeasons, extras } = await readPriceBook(ctx.db)
  expect([classRates.size, guideSeasons.length, extras.length]).toEqual([5, 2, 4])
})

test('extras are read in their own order', async () => {
  const { ctx } = await startBare()
  await layRates(ctx)
  await ctx.db.updateTable('extras').set({ position: 9 }).where('code', '=', 'child-seat').execute()
  const codes = (await readPriceBook(ctx.db)).extras.map((extra) => extra.code)
  expect(codes).toEqual(['booster-seat', 'stroller', 'wheelchair', 'child-seat'])
})

test('a quote is found again as it was given, to the letter and the minute', async () => {
  const { db, quote } = await startWithTour()
  const id = await addQuote(db, quote)
  expect(await findQuote(db, id)).toEqual({
    ...quote,
    id,
    beginsAtHotel: true,
    className: 'Alphard',
    tourSlug: 'ginkgo-gold',
    title: 'Ginkgo gold: Gaien to Nezu',
  })
  expect(await findQuote(db, unknownId)).toBeUndefined()
})

test('a quote is forgotten a day after it expired, unless it was booked', async () => {
  const { db, quote, clock } = await startWithTour()
  const [forgotten, booked] = [await addQuote(db, quote), await addQuote(db, quote)]
  await book(db, quote, booked)
  const later = { ...quote, expiresAt: addMinutes(quote.expiresAt, 1) }
  const younger = await addQuote(db, later)

  clock.advance((24 * 60 + 30) * 60_000)
  expect(await forgetOldQuotes(db, clock.now())).toBe(0)
  clock.advance(60_000)
  expect(await forgetOldQuotes(db, clock.now())).toBe(1)
  expect(await findQuote(db, forgotten)).toBeUndefined()
  expect([await findQuote(db, booked), await findQuote(db, younger)].map((found) => found?.id)).toEqual([
    booked,
    younger,
  ])
  expect(await forgetOldQuotes(db, clock.now())).toBe(0)
})
