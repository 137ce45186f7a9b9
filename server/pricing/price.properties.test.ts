import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKinds, QuoteLine } from '#contract/pricing.ts'
import { isCalledByLine } from '#contract/told-words.ts'
import { taxInYen } from '#core/tax.ts'
import { standardClassCodes } from '#core/vehicle-classes.ts'
import { priceDay, totalYenOf } from './price.rules.ts'
import type { ChosenExtra, Extra, PriceInput, Rates } from './price-input.rules.ts'

const yen = fc.nat(2_000_000)
const name = fc.constantFrom('Alphard', 'Haneda Airport', '銀杏', 'a “b” % c', '')
const monthAndDay = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
const season = fc.record({ from: monthAndDay, to: monthAndDay, guideYen: yen, name })

/** Any rates that make sense: a day lasts longer than a short one and does not cost less. */
const rates: fc.Arbitrary<Rates> = fc
  .record({
    day: fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 })),
    nightHalfHourYen: yen,
    guideMinutes: fc.tuple(fc.nat(1440), fc.nat(1440)),
    guideYen: fc.tuple(yen, yen),
    guideExtraHalfHourYen: yen,
  })
  .map(({ day, guideMinutes, guideYen, ...rest }) => ({
    ...rest,
    dayFromMinutes: Math.min(...day),
    dayUntilMinutes: Math.max(...day),
    guideShortMinutes: Math.min(...guideMinutes),
    guideDayMinutes: Math.max(...guideMinutes),
    guideShortYen: Math.min(...guideYen),
    guideDayYen: Math.max(...guideYen),
    mostExtraHalfHours: 16,
  }))

/** Two extras may share a position; no two share a code. */
const offered: readonly Extra[] = ['a', 'b', 'c', 'd'].map((code, index) => ({
  code,
  name: `Extra ${code}`,
  explanation: '',
  priceYen: [1_650, 0, 1_100, 333][index] ?? 0,
  mostPieces: 10,
  halfSeats: 0,
  largeCases: 0,
  position: [2, 1, 1, 3][index] ?? 0,
}))
const chosenExtra: fc.Arbitrary<ChosenExtra> = fc.record({
  extra: fc.constantFrom(...offered),
  pieces: fc.integer({ min: 1, max: 10 }),
})

const tourSeason = fc
  .record({ from: monthAndDay, to: monthAndDay, percent: fc.nat(100), name })
  .map(({ from, to, ...rest }) => ({
    ...rest,
    seasonFrom: from.month * 100 + from.day,
    seasonTo: to.month * 100 + to.day,
    closed: false,
    weekdays: [],
  }))

const input: fc.Arbitrary<PriceInput> = fc.record({
  tour: fc.record({
    title: name,
    durationMinutes: fc.integer({ min: 30, max: 1440 }),
    guideIncluded: fc.boolean(),
    prices: fc
      .array(yen, { minLength: standardClassCodes.length, maxLength: standardClassCodes.length })
      .map((prices) =>
        standardClassCodes.map((vehicleClass, index) => ({ vehicleClass, priceYen: prices[index] ?? 0 })),
      ),
    dearer: fc.array(tourSeason, { maxLength: 3 }),
  }),
  vehicleClass: fc.constantFrom(...standardClassCodes),
  className: name,
  guests: fc.integer({ min: 1, max: 40 }),
  startsAt: fc.nat(5 * 366 * 1440).map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)),
  extraHalfHours: fc.nat(16),
  guideWished: fc.boolean(),
  guides: fc.nat(5),
  guestsPerGuide: fc.integer({ min: 1, max: 20 }),
  extraHalfHourYen: yen,
  rates,
  guideSeasons: fc.array(
    season.map(({ from, to, ...rest }) => ({
      ...rest,
      seasonFrom: from.month * 100 + from.day,
      seasonTo: to.month * 100 + to.day,
    })),
    { maxLength: 4 },
  ),
  pickUp: fc.option(fc.record({ name, feeYen: yen })),
  dropOff: fc.option(fc.record({ name, feeYen: yen })),
  extras: fc.array(chosenExtra, { maxLength: 10 }),
  offers: fc.uniqueArray(
    fc.record({
      code: name,
      percentOff: fc.integer({ min: 1, max: 90 }),
      mostOffYen: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    }),
    { maxLength: 2, selector: ({ code }) => code },
  ),
})

const holds = <T>(arbitrary: fc.Arbitrary<T>, promise: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, promise), { numRuns: 500 })

/** Reckoned from the rules' words, not from the lines. */
const packageYenOf = ({ tour, vehicleClass }: PriceInput) =>
  tour.prices.find((price) => price.vehicleClass === vehicleClass)?.priceYen ?? Number.NaN

test('the lines sum to the total, and nothing is counted that is not on a line', () => {
  holds(input, (day) => {
    const lines = priceDay(day)
    let sum = 0
    for (const line of lines) sum += line.amountYen
    expect(totalYenOf(lines)).toBe(sum)
    const extrasYen = day.extras.reduce((all, { extra, pieces }) => all + extra.priceYen * pieces, 0)
    const shown = lines.filter((line) => line.kind === 'extra').reduce((all, line) => all + line.amountYen, 0)
    expect(shown).toBe(extrasYen)
    expect(lines[0]?.amountYen).toBe(packageYenOf(day))
  })
})

test('a total is never negative, whatever a code takes off, and at least a tenth of the package is left', () => {
  holds(input, (day) => {
    const total = totalYenOf(priceDay({ ...day, offers: [{ code: 'MOST', percentOff: 90 }] }))
    expect(total).toBeGreaterThanOrEqual(0)
    expect(total * 10).toBeGreaterThanOrEqual(packageYenOf(day))
    expect(totalYenOf(priceDay(day))).toBeGreaterThanOrEqual(0)
  })
})

test('two codes take the same off whichever was typed first, and never more than the day or than each by itself', () => {
  holds(input, (day) => {
    const lines = priceDay(day)
    expect(priceDay({ ...day, offers: day.offers.toReversed() })).toEqual(lines)
    const offYen = -totalYenOf(lines.filter(({ kind }) => kind === 'offer-code'))
    expect(offYen).toBeLessThanOrEqual(packageYenOf(day))
    const apart = day.offers.map(
      (offer) => totalYenOf(priceDay({ ...day, offers: [offer] })) - totalYenOf(priceDay({ ...day, offers: [] })),
    )
    expect(offYen).toBeLessThanOrEqual(-apart.reduce((sum, yen) => sum + yen, 0))
  })
})

test('a longer day never costs less', () => {
  holds(fc.tuple(input, fc.nat(16)), ([day, more]) => {
    const longer = { ...day, extraHalfHours: day.extraHalfHours + more }
    expect(totalYenOf(priceDay(longer))).toBeGreaterThanOrEqual(totalYenOf(priceDay(day)))
  })
})

test('the order in which extras and seasons are given makes no difference', () => {
  const shuffled = input.chain((day) =>
    fc.record({
      day: fc.constant(day),
      extras: fc.shuffledSubarray(day.extras as ChosenExtra[], { minLength: day.extras.length }),
      guideSeasons: fc.constant([...day.guideSeasons].reverse()),
    }),
  )
  holds(shuffled, ({ day, extras, guideSeasons }) => {
    expect(priceDay({ ...day, extras })).toEqual(priceDay(day))
    expect(totalYenOf(priceDay({ ...day, guideSeasons }))).toBe(totalYenOf(priceDay(day)))
  })
})

test('a season of the tour adds at most its percent of the package, once, and its order makes no difference', () => {
  holds(input, (day) => {
    const without = totalYenOf(priceDay({ ...day, tour: { ...day.tour, dearer: [] } }))
    const added = totalYenOf(priceDay(day)) - without
    const most = Math.max(0, ...day.tour.dearer.map(({ percent }) => percent))
    expect(added).toBeGreaterThanOrEqual(0)
    expect(added % 100).toBe(0)
    expect(added * 100).toBeLessThanOrEqual(packageYenOf(day) * most)
    const turned = { ...day, tour: { ...day.tour, dearer: [...day.tour.dearer].reverse() } }
    expect(totalYenOf(priceDay(turned))).toBe(totalYenOf(priceDay(day)))
  })
})

test('a season over the whole year is on every day, rounded down to the hundred', () => {
  holds(input, (day) => {
    const always = [{ name: 'All year', seasonFrom: 101, seasonTo: 1231, percent: 8, closed: false, weekdays: [] }]
    const line = priceDay({ ...day, tour: { ...day.tour, dearer: always } }).find(({ label }) => label === 'All year')
    const expected = Math.floor((packageYenOf(day) * 8) / 10_000) * 100
    expect(line?.amountYen ?? 0).toBe(expected)
  })
})

test('every amount is a whole number of yen, every line is explained, and none is of nothing', () => {
  holds(input, (day) => {
    const lines = priceDay(day)
    for (const line of lines) {
      expect(QuoteLine.safeParse(line).success).toBe(true)
      expect(Number.isSafeInteger(line.amountYen)).toBe(true)
      // With the figures it comes from; of one single extra the price is its own, and it says what it is.
      expect(line.explanation).toMatch(line.kind === 'extra' && !line.label.includes('×') ? /\.$/su : /\d.*\.$/su)
      expect(line.explanation).not.toMatch(/undefined|NaN/)
      expect(line.amountYen < 0).toBe(line.kind === 'offer-code')
    }
    expect(lines.slice(1).every((line) => line.amountYen !== 0 || isCalledByLine(line))).toBe(true)
    const order = lines.map((line) => lineKinds.indexOf(line.kind))
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })
})

test('every line says what the tax makes of it, but for codes, which lower the lines of the day', () => {
  holds(input, (day) => {
    for (const { kind, taxClass } of priceDay(day)) expect(taxClass === undefined).toBe(kind === 'offer-code')
  })
})

test('the tax in a total is whole yen, and at most a tenth of it', () => {
  holds(fc.nat(2_147_483_647), (total) => {
    const tax = taxInYen(total, 10)
    expect(Number.isSafeInteger(tax)).toBe(true)
    expect(tax).toBeGreaterThanOrEqual(0)
    expect(tax * 10).toBeLessThanOrEqual(total)
    // Rounded down by less than a yen.
    expect((tax + 1) * 110).toBeGreaterThan(total * 10)
  })
})

test('the same day asked twice has the same lines, and asking changes nothing', () => {
  holds(input, (day) => {
    const before = structuredClone(day)
    expect(priceDay(day)).toEqual(priceDay(structuredClone(day)))
    expect(day).toEqual(before)
  })
})
