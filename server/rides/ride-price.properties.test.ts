import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fares, YenByClass } from '#contract/fares.ts'
import { lineKinds, type QuoteLine } from '#contract/pricing.ts'
import { priceRide, type RidePriceInput } from './ride-price.rules.ts'

const priced = ['sedan', 'alphard', 'hiace']

const yen = fc.nat(100_000)
/** A larger class costs as much or more, as the office writes its tables. */
const yenByClass: fc.Arbitrary<YenByClass> = fc
  .tuple(yen, yen, yen)
  .map((three) => three.sort((a, b) => a - b))
  .map(([sedan = 0, alphard = 0, hiace = 0]) => ({ sedan, alphard, hiace }))
const percent = fc.nat(200)
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const monthDay = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 })).map(([m, d]) => m * 100 + d)
const areas = ['town', 'harbour', 'hills']
const airports = ['north', 'south']
const tiers = [{ hoursBefore: 1, refundPercent: 100 }]

const bands = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 5 }).chain((ends) =>
  fc.array(yenByClass, { minLength: ends.length + 1, maxLength: ends.length + 1 }).map((prices) =>
    prices.map((perKilometreYen, place) => ({
      uptoKilometres: [...ends].sort((a, b) => a - b)[place] ?? null,
      perKilometreYen,
    })),
  ),
)

const fares: fc.Arbitrary<Fares> = fc.record({
  roundingYen: fc.constantFrom(10, 100, 500, 1000),
  night: fc.record({ from: time, until: time, percent }),
  flat: fc.array(
    fc.record({
      airport: fc.constantFrom(...airports),
      areas: fc.uniqueArray(fc.constantFrom(...areas), { minLength: 1 }),
      yen: yenByClass,
    }),
    { maxLength: 3 },
  ),
  airportPickUpYen: yen,
  kerbLessYen: yen,
  point: fc.record({ baseYen: yenByClass, bands, perMinuteYen: yenByClass, leastYen: yenByClass }),
  tolls: fc.record({ fromKilometres: fc.nat(100), baseYen: yen, perKilometreYen: fc.nat(1000) }),
  hourly: fc.record({
    packages: fc.uniqueArray(fc.record({ hours: fc.integer({ min: 2, max: 12 }), yen: yenByClass }), {
      minLength: 1,
      selector: ({ hours }) => hours,
    }),
    extraHalfHourYen: yenByClass,
  }),
  waiting: fc.constant({ airportFreeMinutes: 60, elsewhereFreeMinutes: 15, stepMinutes: 15, stepYen: 1_100 }),
  seasons: fc.array(fc.record({ name: fc.string({ minLength: 1 }), from: monthDay, to: monthDay, percent }), {
    maxLength: 3,
  }),
  cancellation: fc.constant({ transfer: tiers, point: tiers, hourly: tiers }),
  taxis: fc.constant([]),
})

const end = fc.record({
  area: fc.constantFrom(...areas),
  airport: fc.option(fc.constantFrom(...airports)),
  called: fc.constantFrom('Town', 'Harbour'),
})

const extra: fc.Arbitrary<QuoteLine> = fc.record({
  kind: fc.constant('extra' as const),
  label: fc.string(),
  explanation: fc.constant('A piece.'),
  amountYen: fc.nat(10_000),
})

const input: fc.Arbitrary<RidePriceInput> = fc.record({
  fares,
  vehicleClass: fc.constantFrom(...priced),
  className: fc.constant('Alphard'),
  way: fc.constantFrom('transfer' as const, 'point' as const, 'hourly' as const),
  startsAt: fc.nat(5 * 366 * 1440).map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)),
  from: end,
  to: end,
  kilometres: fc.nat(5000).map((tenths) => tenths / 10),
  driveMinutes: fc.nat(400),
  hours: fc.integer({ min: 2, max: 12 }),
  meeting: fc.constantFrom('board' as const, 'kerb' as const),
  freeWaitMinutes: fc.option(fc.constant(60)),
  extras: fc.array(extra, { maxLength: 4 }),
})

const holds = <T>(arbitrary: fc.Arbitrary<T>, promise: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, promise), { numRuns: 500 })
const totalOf = (ride: RidePriceInput) => priceRide(ride).reduce((sum, line) => sum + line.amountYen, 0)
const withFares = (ride: RidePriceInput, some: Partial<Fares>) => ({ ...ride, fares: { ...ride.fares, ...some } })

test('every line is whole yen and never negative, in the order of the bill, with the ride first', () => {
  holds(input, (ride) => {
    const lines = priceRide(ride)
    expect(lines[0]?.kind).toBe('ride')
    const places = lines.map(({ kind }) => lineKinds.indexOf(kind))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    for (const { amountYen, label, explanation } of lines) {
      expect(Number.isInteger(amountYen)).toBe(true)
      expect(amountYen).toBeGreaterThanOrEqual(0)
      expect(explanation.length + label.length).toBeGreaterThan(0)
    }
  })
})

test('what is reckoned ends as our prices do, and what is not is as it was written down', () => {
  holds(input, (ride) => {
    for (const { kind, amountYen } of priceRide(ride)) {
      if (kind === 'extra') continue
      if (kind !== 'airport-pick-up') expect(amountYen % ride.fares.roundingYen).toBe(0)
      else
        expect([ride.fares.airportPickUpYen, ride.fares.airportPickUpYen - ride.fares.kerbLessYen]).toContain(amountYen)
    }
  })
})

test('a finer rounding never costs more', () => {
  holds(input, (ride) => {
    const parts = (roundingYen: 10 | 1000) =>
      totalOf({ ...withFares(ride, { roundingYen, seasons: [], night: { ...ride.fares.night, percent: 0 } }) })
    expect(parts(10)).toBeLessThanOrEqual(parts(1000))
  })
})

test('nothing is counted that is not on a line: extras come to the price as they are, in any order', () => {
  holds(input, (ride) => {
    const extrasYen = ride.extras.reduce((sum, line) => sum + line.amountYen, 0)
    expect(totalOf(ride)).toBe(totalOf({ ...ride, extras: [] }) + extrasYen)
    expect(totalOf({ ...ride, extras: [...ride.extras].reverse() })).toBe(totalOf(ride))
  })
})

test('the night never costs less than the day', () => {
  holds(input, (ride) => {
    const day = withFares(ride, { night: { ...ride.fares.night, percent: 0 } })
    expect(totalOf(ride)).toBeGreaterThanOrEqual(totalOf(day))
    const atNight = withFares(ride, { night: { from: '00:00', until: '23:59', percent: ride.fares.night.percent } })
    const noon = { ...atNight, startsAt: new Date('2026-06-10T12:00:00+09:00') }
    const other = withFares(noon, { night: { from: '13:00', until: '13:01', percent: 200 } })
    expect(totalOf(noon)).toBeGreaterThanOrEqual(totalOf(other))
  })
})

test('a season never costs less than none, only the dearest counts, and their order makes no difference', () => {
  holds(input, (ride) => {
    const none = totalOf(withFares(ride, { seasons: [] }))
    const all = totalOf(ride)
    expect(all).toBeGreaterThanOrEqual(none)
    expect(totalOf(withFares(ride, { seasons: [...ride.fares.seasons].reverse() }))).toBe(all)
    const singly = ride.fares.seasons.map((season) => totalOf(withFares(ride, { seasons: [season] })))
    expect(all).toBe(Math.max(none, ...singly))
  })
})

test('a larger class never costs less', () => {
  holds(input, (ride) => {
    const [sedan = 0, alphard = 0, hiace = 0] = priced.map((vehicleClass) => totalOf({ ...ride, vehicleClass }))
    expect(alphard).toBeGreaterThanOrEqual(sedan)
    expect(hiace).toBeGreaterThanOrEqual(alphard)
  })
})

test('farther or longer at the wheel never costs less', () => {
  holds(fc.tuple(input, fc.nat(2000), fc.nat(200)), ([ride, tenths, minutes]) => {
    const farther = {
      ...ride,
      kilometres: (Math.round(ride.kilometres * 10) + tenths) / 10,
      driveMinutes: ride.driveMinutes + minutes,
    }
    expect(totalOf(farther)).toBeGreaterThanOrEqual(totalOf(ride))
  })
})

test('more hours never cost less, whatever the packages are', () => {
  holds(fc.tuple(input, fc.integer({ min: 2, max: 11 })), ([ride, hours]) => {
    const byTheHour = { ...ride, way: 'hourly' as const }
    expect(totalOf({ ...byTheHour, hours: hours + 1 })).toBeGreaterThanOrEqual(totalOf({ ...byTheHour, hours }))
  })
})

test('a flat fare is the same in both directions, whatever the way and the traffic', () => {
  holds(input, (ride) => {
    const airport = { area: 'airport', airport: 'north', called: 'North' }
    const town = { area: 'town', airport: null, called: 'Town' }
    const flat = withFares(ride, { flat: [{ airport: 'north', areas: ['town'], yen: ride.fares.point.leastYen }] })
    const rideOf = (from: typeof town | typeof airport, to: typeof town | typeof airport, kilometres: number) =>
      priceRide({ ...flat, way: 'transfer', from, to, kilometres }).filter(
        ({ kind }) => kind === 'ride' || kind === 'tolls',
      )
    const there = rideOf(town, airport, 10).map(({ amountYen }) => amountYen)
    expect(rideOf(airport, town, 300).map(({ amountYen }) => amountYen)).toEqual(there)
    expect(there).toHaveLength(1)
  })
})

test('at the kerb it never costs more than with the board, and never less than without any pick-up fee', () => {
  holds(input, (ride) => {
    const kerb = totalOf({ ...ride, meeting: 'kerb' })
    expect(kerb).toBeLessThanOrEqual(totalOf({ ...ride, meeting: 'board' }))
    expect(kerb).toBeGreaterThanOrEqual(totalOf(withFares(ride, { airportPickUpYen: 0 })))
  })
})
