import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesByTax, noYen, sumByTax, type TaxedLine, type YenByTax, yenLike } from '#core/tax.ts'
import { taxParts } from '#core/tax-shares.ts'
import type { Database } from '#server/platform/database.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { brokenEarnings } from '#server/testing/promises-of-earnings.ts'
import { brokenTax } from '#server/testing/promises-of-tax.ts'
import { askRefund, correctTaken, divideAgain, findMoneyMoves, keepOutsideTax, takeByHand } from './index.ts'
import { addBooking, openMoney, pay, testToken } from './money.fixture.ts'
import { heldByTax } from './tax-parts.store.ts'

const day: TaxedLine = { kind: 'package', amountYen: 90_000, taxClass: 'standard' }
const tea: TaxedLine = { kind: 'extra', amountYen: 6_000, taxClass: 'reduced' }
const cityTax: TaxedLine = { kind: 'extra', amountYen: 4_000, taxClass: 'outside' }
const bill = [day, tea, cityTax]
const ofBill = { ...noYen, standard: 90_000, reduced: 6_000, outside: 4_000 }

/** Payments alone, and one booking that costs what these lines say. */
async function openBill(lines: readonly TaxedLine[] = bill) {
  const { ctx } = await openMoney(await createTestDatabase())
  const { db } = ctx
  const bookingId = await addBooking(db)
  const at = ctx.clock.now()
  const within = <T>(work: (tx: Database) => Promise<T>) => db.transaction().execute(work)
  const costs = (now: readonly TaxedLine[], state = 'confirmed') =>
    db
      .updateTable('bookings')
      .set({ lines: JSON.stringify(now), total_yen: sumByTax(linesByTax(now)), state, held_until: null })
      .where('id', '=', bookingId)
      .execute()
  await costs(lines)
  return {
    ...{ ctx, db, bookingId, costs },
    pays: (yen: number, minutesLater = 0) => {
      const clock = { now: () => addMinutes(at, minutesLater) }
      return pay({ ...ctx, clock }, bookingId, yen, testToken('success'))
    },
    back: (amountYen: number) => within((tx) => askRefund(tx, { bookingId, amountYen, reason: 'Any', at })),
    again: () => within((tx) => divideAgain(tx, bookingId, at)),
    keep: () => within((tx) => keepOutsideTax(tx, bookingId, at)),
    within,
    held: () => heldByTax(db, bookingId),
    papers: async () =>
      (await findMoneyMoves(db, [bookingId], { most: 50, skip: 0 })).moves.map(({ kind, byTax }) => [kind, byTax]),
    rows: () => db.selectFrom('tax_parts').selectAll().execute(),
  }
}

test('what is paid is made up as the lines are, and of the standard rate alone nothing is written down', async () => {
  const mixed = await openBill()
  await mixed.pays(100_000)
  expect(await mixed.papers()).toEqual([['payment', ofBill]])
  const plain = await openBill([day])
  await plain.pays(90_000)
  await plain.back(30_000)
  expect(await plain.rows()).toEqual([])
  expect(await plain.held()).toEqual({ ...noYen, standard: 60_000 })
})

test('a first part is in proportion, and with the rest it is the price to the yen', async () => {
  const { pays, held, papers } = await openBill()
  await pays(33_333)
  expect(await held()).toEqual(yenLike(33_333, ofBill))
  await pays(66_667)
  expect(await held()).toEqual(ofBill)
  const parts = (await papers()).map(([, byTax]) => byTax as YenByTax)
  expect(parts.map(sumByTax).toSorted((a, b) => a - b)).toEqual([33_333, 66_667])
})

test('a lower price gives back the tax of the lines that cost less, and a dearer one adds that of those that cost more', async () => {
  const { pays, back, costs, again, papers, held } = await openBill()
  await pays(100_000)
  await costs([day, { ...tea, amountYen: 2_000 }, cityTax])
  await back(4_000)
  await again()
  expect((await papers())[0]).toEqual(['refund', { ...noYen, reduced: 4_000 }])
  const dearer = [day, { ...tea, amountYen: 2_000 }, { ...cityTax, amountYen: 9_000 }]
  await costs(dearer)
  await pays(5_000)
  expect((await papers()).find(([, byTax]) => sumByTax(byTax as YenByTax) === 5_000)).toEqual([
    'payment',
    { ...noYen, outside: 5_000 },
  ])
  expect(await held()).toEqual(linesByTax(dearer))
})

test('where a line costs less and another as much more, the money is taxed as the lines are from then on', async () => {
  const { db, pays, costs, again, held, papers } = await openBill()
  await pays(100_000)
  const other = [{ ...day, amountYen: 94_000 }, tea]
  await costs(other)
  await again()
  expect(await held()).toEqual(linesByTax(other))
  expect(await papers()).toEqual([['payment', linesByTax(other)]])
  expect(await brokenEarnings(db)).toEqual([])
})

test('what is paid too much stays of the lines that cost less, and goes back of them later', async () => {
  const { pays, back, costs, again, papers, held } = await openBill()
  await pays(100_000)
  await costs([day, { ...tea, amountYen: 2_000 }, cityTax])
  await again()
  expect(await held()).toEqual(ofBill)
  await back(1_000)
  await back(3_000)
  const refunds = (await papers()).filter(([kind]) => kind === 'refund').map(([, byTax]) => (byTax as YenByTax).reduced)
  expect(refunds.toSorted((a, b) => a - b)).toEqual([1_000, 3_000])
  expect(await held()).toEqual({ ...ofBill, reduced: 2_000 })
})

test('a kindness lowers each rate in its proportion', async () => {
  const { pays, back, papers, held } = await openBill()
  await pays(100_000)
  await back(10_000)
  expect((await papers())[0]).toEqual(['refund', { ...noYen, standard: 9_000, reduced: 600, outside: 400 }])
  expect(await held()).toEqual({ ...noYen, standard: 81_000, reduced: 5_400, outside: 3_600 })
})

test('what goes back when it is called off goes back of each rate, and what is kept is outside the tax', async () => {
  const { db, pays, back, costs, keep, papers, held } = await openBill()
  await pays(100_000)
  await costs(bill, 'cancelled')
  await back(50_000)
  await keep()
  const half = { ...noYen, standard: 45_000, reduced: 3_000, outside: 2_000 }
  expect(await papers()).toEqual([
    ['refund', half],
    ['payment', { ...half, kept: 50_000 }],
  ])
  expect(await held()).toEqual({ ...noYen, kept: 50_000 })
  // What goes back later goes back of what was kept.
  await back(20_000)
  expect((await papers()).filter(([kind]) => kind === 'refund')).toContainEqual(['refund', { ...noYen, kept: 20_000 }])
  expect(await held()).toEqual({ ...noYen, kept: 30_000 })
  expect(await brokenTax(db)).toEqual([])
  expect(await brokenEarnings(db)).toEqual([])
})

test('what is kept whole is outside the tax without any money that moves, also where all was of the standard rate', async () => {
  const { db, pays, costs, keep, papers } = await openBill([day])
  await pays(90_000)
  await costs([day], 'cancelled')
  await keep()
  expect(await papers()).toEqual([['payment', { ...noYen, kept: 90_000 }]])
  expect(await brokenEarnings(db)).toEqual([])
})

test('money that comes for what was called off goes back as it came, and leaves what was kept', async () => {
  const { pays, back, costs, keep, papers, held } = await openBill()
  await pays(40_000)
  await costs(bill, 'cancelled')
  await keep()
  await pays(100_000, 5)
  await back(100_000)
  // Once more changes nothing.
  await keep()
  expect((await papers()).filter(([, byTax]) => sumByTax(byTax as YenByTax) === 100_000)).toEqual([
    ['payment', ofBill],
    ['refund', ofBill],
  ])
  expect(await held()).toEqual({ ...noYen, kept: 40_000 })
})

test('money entered wrongly takes back what it was', async () => {
  const { ctx, bookingId, within, held } = await openBill()
  const at = ctx.clock.now()
  const id = '7a8f0e1c-5b3d-4c2a-9e6f-1d2c3b4a5f60'
  const cash = { id, bookingId, amountYen: 100_000, how: 'cash', userId: null, crewId: null, at } as const
  await within((tx) => takeByHand(tx, cash))
  expect(await held()).toEqual(ofBill)
  await within((tx) => correctTaken(tx, { bookingId, paymentId: id, reason: 'Not given', at }))
  expect(await held()).toEqual(noYen)
})

test('nobody writes over what money was', async () => {
  const { db, pays } = await openBill()
  await pays(100_000)
  await expect(db.updateTable('tax_parts').set({ amount_yen: 1 }).execute()).rejects.toThrow()
  await expect(db.deleteFrom('tax_parts').execute()).rejects.toThrow()
})

const anyBill = fc.array(
  fc.record({
    kind: fc.constantFrom('package', 'extra'),
    amountYen: fc.integer({ min: 1, max: 50_000 }),
    taxClass: fc.constantFrom('standard', 'reduced', 'exempt', 'outside'),
  }) as fc.Arbitrary<TaxedLine>,
  { minLength: 1, maxLength: 4 },
)

test('whatever is paid, given back and charged otherwise, what we have is made up as the lines are', async () => {
  const open = await openBill()
  const step = fc.oneof(
    fc.record({ pays: fc.integer({ min: 1, max: 80_000 }) }),
    fc.record({ back: fc.integer({ min: 1, max: 80_000 }) }),
    fc.record({ costs: anyBill }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      let price = bill
      await open.costs(price)
      for (const one of steps) {
        const before = sumByTax(await open.held())
        if ('pays' in one) await open.pays(one.pays)
        else if ('back' in one) await open.back(Math.min(one.back, before))
        else {
          price = one.costs
          await open.costs(price)
          await open.again()
        }
        const held = await open.held()
        const costs = linesByTax(price)
        if (sumByTax(held) <= sumByTax(costs)) expect(held).toEqual(yenLike(sumByTax(held), costs))
        else for (const part of taxParts) expect(held[part]).toBeGreaterThanOrEqual(costs[part])
      }
      expect(await brokenEarnings(open.db)).toEqual([])
    }),
    { numRuns: 12, seed: 7 },
  )
})
