import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { earningsGroups, entryKinds } from '#contract/earnings.ts'
import { addByTax, noYen } from '#core/tax.ts'
import { createLogger } from '#server/platform/log.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { runBookingModel } from '#server/testing/booking-model.ts'
import { bookAndPay, post } from '#server/testing/bookings.ts'
import { findLedgerEntries, partsOfLedger, sumLedger } from '#server/testing/earnings-by-ledger.ts'
import { brokenEarnings } from '#server/testing/promises-of-earnings.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'
import { seededRandom } from '#server/testing/seeded-random.ts'
import { findEntries } from './earnings.store.ts'
import { momentsOf, periodOf } from './earnings-periods.rules.ts'
import { moneyByDay, netByTax, partsOf, sumEntries } from './earnings-sums.store.ts'
import { addUp, checkSums } from './keep-sums.ts'
import { keptByRate } from './kept-by-rate.store.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-01')
const { below, pick } = seededRandom(13)

const someLines = (bookingId: string, at: Date) => {
  const yen = (1 + below(90_000)) * (below(4) === 0 ? -1 : 1)
  const is_correction = yen < 0 && below(3) === 0
  const entry = { entry_id: randomUUID(), booking_id: bookingId, memo: 'Any', at, is_correction }
  return [
    { ...entry, number: 1, account: 'gateway', amount_yen: yen },
    { ...entry, number: 2, account: 'guest', amount_yen: -yen },
  ]
}

const someParts = (bookingId: string, at: Date) => ({
  ...{ booking_id: bookingId, move_id: randomUUID(), occasion: 'money', at },
  ...{
    part: pick(['reduced', 'exempt', 'outside', 'kept']),
    amount_yen: (1 + below(9_000)) * (below(2) === 0 ? -1 : 1),
  },
})

/** Two years of money at any hour for any of the bookings, some of it added up and some not. */
beforeAll(async () => {
  const { db, clock } = annai().ctx
  const bookings = await db.selectFrom('bookings').select('id').orderBy('id').execute()
  for (let round = 0; round < 4; round++) {
    const lines = Array.from({ length: 80 }, () =>
      someLines(pick(bookings).id, new Date(clock.now().getTime() - below(720 * 24 * 60) * 60_000)),
    )
    await db.insertInto('ledger_lines').values(lines.flat()).execute()
    const parts = lines.flatMap(([line]) => (line && below(3) === 0 ? someParts(line.booking_id, line.at) : []))
    await db.insertInto('tax_parts').values(parts).execute()
    if (round === 2) await addUp(annai().ctx)
  }
})

test('whatever is asked, the sums answer as the ledger would line by line', async () => {
  const { db, clock } = annai().ctx
  const tours = await db.selectFrom('tours').select('slug').orderBy('slug').execute()
  const slugs = [null, '-rides', 'nothing-of-ours', ...tours.map(({ slug }) => slug)]
  const asked = fc.record({
    unit: fc.constantFrom('week', 'month', 'quarter', 'year'),
    daysAgo: fc.nat(720),
    kinds: fc.subarray([...entryKinds]),
    tour: fc.constantFrom(...slugs),
    page: fc.nat(4),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ unit, daysAgo, kinds, tour, page }) => {
      const span = periodOf(unit, addDays(tokyoDayOf(clock.now()), -daysAgo))
      const [bySums, byLedger] = [
        { ...span, kinds, tour },
        { ...momentsOf(span), kinds, tour },
      ]
      expect(await sumEntries(db, bySums)).toEqual(await sumLedger(db, byLedger))
      const byRate = (await keptByRate(db, span)).map(({ byTax }) => byTax)
      expect(await netByTax(db, span)).toEqual(byRate.reduce((sum, one) => addByTax(sum, one), { ...noYen }))
      for (const by of earningsGroups)
        expect(await partsOf(db, by, bySums), by).toEqual(await partsOfLedger(db, by, byLedger))
      const some = { most: 25, skip: page * 25 }
      expect(await findEntries(db, bySums, some)).toEqual(await findLedgerEntries(db, byLedger, some))
    }),
    { numRuns: 40, seed: 5 },
  )
})

test('the money of days ends at the moment that is asked for, also within a day', async () => {
  const { db, clock } = annai().ctx
  const firstDay = addDays(tokyoDayOf(clock.now()), -400)
  for (const hoursAgo of [0, 1, 30, 1000, 5003]) {
    const until = new Date(clock.now().getTime() - hoursAgo * 3_600_000)
    const question = { from: momentsOf({ firstDay, lastDay: firstDay }).from, until, kinds: [], tour: null }
    const days = await partsOfLedger(db, 'day', question)
    expect(await moneyByDay(db, firstDay, until)).toEqual(
      days.map(({ key, paidYen, givenBackYen }) => ({ day: key, paidYen, givenBackYen })),
    )
  }
})

test('money follows its booking to another car, and to none when it is called off', async () => {
  const { db } = annai().ctx
  const held = await bookAndPay(annai(), { day: ownDay() })
  await addUp(annai().ctx)
  const ofBooking = db.selectFrom('bookings').select('id').where('reference', '=', held.booking.reference)
  const carOf = async () =>
    (await db.selectFrom('earnings_places').select('car_key').where('booking_id', 'in', ofBooking).executeTakeFirst())
      ?.car_key
  const before = await carOf()
  expect(before).not.toBe('')
  await sql`UPDATE assignments SET resource_id = (SELECT resource_id FROM vehicles WHERE resource_id::text <> ${before}
      AND NOT EXISTS (SELECT FROM assignments AS other WHERE other.resource_id = vehicles.resource_id AND live) LIMIT 1)
    WHERE booking_id IN (${ofBooking}) AND resource_id::text = ${before}`.execute(db)
  expect(await carOf()).not.toBe(before)
  expect(await brokenEarnings(db)).toEqual([])
  await post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: held.booking.totalYen })
  expect(await carOf()).toBe('')
  expect(await brokenEarnings(db)).toEqual([])
})

test('who pays while others pay and while it is added up is counted once', async () => {
  const { db, clock } = annai().ctx
  const bookings = await db.selectFrom('bookings').select('id').orderBy('id').limit(12).execute()
  const pay = (bookingId: string) =>
    db.transaction().execute((tx) => tx.insertInto('ledger_lines').values(someLines(bookingId, clock.now())).execute())
  await Promise.all(bookings.flatMap(({ id }) => [pay(id), addUp(annai().ctx), pay(id), checkSums(annai().ctx)]))
  expect(await brokenEarnings(db)).toEqual([])
})

test('after random operations the sums are the ledger, added up or not, and the check finds nothing', async () => {
  const own = await startTestAnnai({ demo: true })
  await runBookingModel(own, { operations: 120, seed: 27 })
  expect(await brokenEarnings(own.ctx.db)).toEqual([])
  await addUp(own.ctx)
  expect(await own.ctx.db.selectFrom('earnings_news').select('id').execute()).toEqual([])
  expect(await brokenEarnings(own.ctx.db)).toEqual([])
  expect(await checkSums(own.ctx)).toEqual({ misplaced: [], wrong: [] })
})

const spoiled: [string, ReturnType<typeof sql>][] = [
  [
    'a sum of a day',
    sql`UPDATE earnings_sums SET paid_yen = paid_yen + 1 WHERE ctid = (SELECT min(ctid) FROM earnings_sums WHERE unit = 'day')`,
  ],
  [
    'a count of a month',
    sql`UPDATE earnings_sums SET refunds = refunds + 1 WHERE ctid = (SELECT max(ctid) FROM earnings_sums WHERE unit = 'month')`,
  ],
  [
    'what was kept after cancellations',
    sql`UPDATE earnings_sums SET kept_yen = kept_yen + 1 WHERE ctid = (SELECT max(ctid) FROM earnings_sums WHERE parts = 'tour')`,
  ],
  [
    'a sum that is lost',
    sql`DELETE FROM earnings_sums WHERE ctid = (SELECT min(ctid) FROM earnings_sums WHERE parts = 'car')`,
  ],
  [
    'a sum of no day of ours',
    sql`INSERT INTO earnings_sums VALUES ('day', 'whole', '2031-05-05', '*', '*', 5, 0, 1, 0)`,
  ],
  [
    'news that nobody told',
    sql`INSERT INTO earnings_news (day, tour_key, car_key, paid_yen, given_back_yen, payments, refunds)
    VALUES ('2026-10-10', '-rides', '', 700, 0, 1, 0)`,
  ],
  [
    'money under another car',
    sql`UPDATE earnings_places SET car_key = 'x' WHERE booking_id = (SELECT min(booking_id::text)::uuid FROM earnings_places)`,
  ],
  [
    'money under nothing',
    sql`DELETE FROM earnings_places WHERE booking_id = (SELECT max(booking_id::text)::uuid FROM earnings_places)`,
  ],
]
test.each(spoiled)('%s is found by the check, told as an error, and mended', async (_what, spoil) => {
  const { db } = annai().ctx
  await addUp(annai().ctx)
  expect(await brokenEarnings(db)).toEqual([])
  await spoil.execute(db)
  const told: string[] = []
  const log = createLogger('error')
  log.error = (_details: unknown, words?: string) => void told.push(words ?? '')
  const { misplaced, wrong } = await checkSums({ db, log })
  expect(misplaced.length + wrong.length).toBeGreaterThan(0)
  expect(told).toEqual(['sums of earnings differed from the ledger and were mended'])
  expect(await brokenEarnings(db)).toEqual([])
  await addUp(annai().ctx)
  expect(await brokenEarnings(db)).toEqual([])
})
