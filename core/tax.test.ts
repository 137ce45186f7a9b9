import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  apportion,
  linesByTax,
  noYen,
  sumByTax,
  type TaxedLine,
  taxesOf,
  taxesOfEntries,
  taxesOfLines,
  taxesOfSums,
  taxInYen,
  taxPercentOn,
  yenLike,
} from './tax.ts'
import { addTaxes, type TaxPart, taxClasses, taxYenOf } from './tax-shares.ts'

const rates = [
  { from: '2019-10-01', percent: 10, reducedPercent: 8 },
  { from: '2014-04-01', percent: 8, reducedPercent: 8 },
]
const percents: Partial<Record<TaxPart, number>> = { standard: 10, reduced: 8 }
const percentOf = (part: TaxPart) => percents[part] ?? 0

test('a rate holds from its day until the next begins, and the first one before it', () => {
  const on = (day: string) => taxPercentOn(rates, day)
  expect(['2019-09-30', '2019-10-01', '2026-11-15', '2000-01-01'].map(on)).toEqual([8, 10, 10, 8])
})

test('the reduced rate has its own days; what is exempt, outside the tax or kept has no rate', () => {
  const on = (part: TaxPart) => taxPercentOn(rates, '2026-11-15', part)
  expect(['standard', 'reduced', 'exempt', 'outside', 'kept'].map((part) => on(part as TaxPart))).toEqual([
    ...[10, 8, 0, 0, 0],
  ])
})

test("the tax that goes back is the same yen as came, and a part of a yen is nobody's", () => {
  expect([110, 109, 1, 0].map((yen) => taxInYen(yen, 10))).toEqual([10, 9, 0, 0])
  expect([-110, -109, -1].map((yen) => taxInYen(yen, 10))).toEqual([-10, -9, 0])
})

test('yen are split to the yen, and the largest rests have what is left', () => {
  expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(apportion(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  expect(apportion(10, [6, 3, 1])).toEqual([6, 3, 1])
  expect(apportion(5, [3, 5])).toEqual([2, 3])
  expect(apportion(7, [0, 0])).toEqual([7, 0])
  const weights = fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.integer({ min: -9_000_000, max: 9_000_000 }), weights, (yen, some) => {
      const shares = apportion(yen, some)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(yen)
      const all = some.reduce((sum, weight) => sum + weight, 0)
      for (const [at, share] of shares.entries())
        if (all > 0) expect(Math.abs(share - (yen * (some[at] ?? 0)) / all)).toBeLessThan(1)
    }),
  )
})

const bill: TaxedLine[] = [
  { kind: 'package', amountYen: 110_000, taxClass: 'standard' },
  { kind: 'extra', amountYen: 2_160, taxClass: 'reduced' },
  { kind: 'extra', amountYen: 5_000, taxClass: 'exempt' },
  { kind: 'tolls', amountYen: 300, taxClass: 'outside' },
]

test('tax is summed by rate over the lines, and nothing of what is exempt or outside is tax', () => {
  const taxes = taxesOfLines(bill, percentOf)
  expect(taxes).toEqual([
    { part: 'standard', percent: 10, amountYen: 110_000, taxYen: 10_000 },
    { part: 'reduced', percent: 8, amountYen: 2_160, taxYen: 160 },
    { part: 'exempt', percent: 0, amountYen: 5_000, taxYen: 0 },
    { part: 'outside', percent: 0, amountYen: 300, taxYen: 0 },
  ])
  expect(taxYenOf(taxes)).toBe(10_160)
})

test('each rate is rounded once, and not once for each line', () => {
  const lines = Array.from({ length: 10 }, () => ({ kind: 'extra', amountYen: 109, taxClass: 'standard' as const }))
  expect(taxYenOf(taxesOfLines(lines, percentOf))).toBe(99)
})

test('a line that was written before lines had a class is standard', () => {
  expect(linesByTax([{ kind: 'package', amountYen: 98_000 }])).toEqual({ ...noYen, standard: 98_000 })
})

test('a class of which nothing is charged is still known by its rate', () => {
  expect(taxesOfLines([{ kind: 'package', amountYen: 0 }], percentOf)).toEqual([
    { part: 'standard', percent: 10, amountYen: 0, taxYen: 0 },
  ])
})

test('a code lowers the day or ride itself, whatever else is on the bill', () => {
  expect(linesByTax([...bill, { kind: 'offer-code', amountYen: -11_000 }])).toEqual({
    ...linesByTax(bill),
    standard: 99_000,
  })
})

test('where the day itself has several classes, a code lowers each in its proportion', () => {
  const lines: TaxedLine[] = [
    { kind: 'package', amountYen: 100, taxClass: 'standard' },
    { kind: 'package', amountYen: 50, taxClass: 'outside' },
    { kind: 'extra', amountYen: 10, taxClass: 'reduced' },
    { kind: 'offer-code', amountYen: -10 },
    { kind: 'offer-code', amountYen: -5 },
  ]
  expect(linesByTax(lines)).toEqual({ ...noYen, standard: 90, outside: 45, reduced: 10 })
})

test('where by hand the day costs less than a code takes off, all lines are lowered', () => {
  const lines: TaxedLine[] = [
    { kind: 'package', amountYen: 1_000 },
    { kind: 'extra', amountYen: 3_000, taxClass: 'reduced' },
    { kind: 'offer-code', amountYen: -2_000 },
  ]
  expect(linesByTax(lines)).toEqual({ ...noYen, standard: 500, reduced: 1_500 })
})

const anyLines = fc.array(
  fc.record({
    kind: fc.constantFrom('package', 'ride', 'extra', 'tolls'),
    amountYen: fc.nat(300_000),
    taxClass: fc.constantFrom(undefined, ...taxClasses),
  }),
  { minLength: 1, maxLength: 8 },
)

test('the classes of a bill add up to its total, also with a code, and none stands below nothing', () => {
  fc.assert(
    fc.property(anyLines, fc.nat(100), (lines, percent) => {
      const whole = sumByTax(linesByTax(lines))
      const offYen = Math.floor((whole * percent) / 100)
      const yen = linesByTax([...lines, { kind: 'offer-code', amountYen: -offYen }])
      expect(sumByTax(yen)).toBe(whole - offYen)
      for (const part of taxClasses) expect(yen[part]).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a part of a price has its classes in their proportions, and the whole of it is the price itself', () => {
  const price = linesByTax(bill)
  expect(yenLike(sumByTax(price), price)).toEqual(price)
  expect(sumByTax(yenLike(33_333, price))).toBe(33_333)
  expect(yenLike(50, noYen)).toEqual({ ...noYen, standard: 50 })
})

test('money that is kept after a cancellation has no tax in it and is told apart', () => {
  expect(taxesOf({ ...noYen, standard: 11_000, kept: 55_000 }, percentOf)).toEqual([
    { part: 'standard', percent: 10, amountYen: 11_000, taxYen: 1_000 },
    { part: 'kept', percent: 0, amountYen: 55_000, taxYen: 0 },
  ])
})

test('papers side by side add up at each rate as each of them was rounded', () => {
  const one = taxesOf({ ...noYen, standard: 109 }, percentOf)
  const other = [{ part: 'standard' as const, percent: 12, amountYen: 112, taxYen: 12 }]
  expect(addTaxes([one, other, one])).toEqual([
    { part: 'standard', percent: 12, amountYen: 112, taxYen: 12 },
    { part: 'standard', percent: 10, amountYen: 218, taxYen: 18 },
  ])
})

test('the tax of the entries of a month adds up to that of its sums, whatever rates and classes stand beside each other', () => {
  const share = fc.record({
    part: fc.constantFrom<TaxPart>('standard', 'reduced'),
    percent: fc.constantFrom(8, 10, 12),
    amountYen: fc.integer({ min: -300_000, max: 300_000 }),
  })
  fc.assert(
    fc.property(fc.array(fc.array(share, { maxLength: 3 })), (entries) => {
      const rows = taxesOfEntries(entries).flat()
      expect(taxYenOf(rows)).toBe(taxYenOf(taxesOfSums(entries.flat())))
    }),
  )
})
