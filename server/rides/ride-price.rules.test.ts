import { expect, test } from 'vitest'
import { Fares } from '#contract/fares.ts'
import type { TaxClass } from '#core/tax-shares.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { defaultFares } from './default-fares.ts'
import { priceRide, type RidePriceInput } from './ride-price.rules.ts'

const haneda = { area: 'haneda', airport: 'haneda', called: 'Haneda' }
const town = { area: 'chiyoda-chuo', airport: null, called: 'Marunouchi' }
const hakone = { area: 'hakone', airport: null, called: 'Hakone' }

const arrival: RidePriceInput = {
  fares: defaultFares,
  vehicleClass: 'alphard',
  className: 'Alphard',
  way: 'transfer',
  startsAt: tokyoInstant('2026-11-21', '19:50'),
  from: haneda,
  to: town,
  kilometres: 20,
  driveMinutes: 35,
  hours: null,
  meeting: 'board',
  freeWaitMinutes: 60,
  extras: [],
}
const amounts = (input: Partial<RidePriceInput>) =>
  priceRide({ ...arrival, ...input }).map(({ kind, amountYen }) => [kind, amountYen])

test('from Haneda to Marunouchi it is the flat fare and the pick-up, and nothing for tolls', () => {
  expect(priceRide(arrival)).toEqual([
    {
      kind: 'ride',
      taxClass: 'standard',
      label: 'Haneda to Marunouchi, Alphard',
      explanation: 'One price whatever the traffic: fuel, tolls and parking are in it.',
      amountYen: 16_500,
    },
    {
      kind: 'airport-pick-up',
      taxClass: 'standard',
      label: 'Airport pick-up',
      explanation: 'The board in arrivals, parking and 60 minutes of waiting from landing.',
      amountYen: 5_500,
    },
  ])
})

test('to the airport there is no pick-up to pay for, and at the kerb less of it', () => {
  expect(amounts({ from: town, to: haneda })).toEqual([['ride', 16_500]])
  expect(amounts({ meeting: 'kerb' })).toEqual([
    ['ride', 16_500],
    ['airport-pick-up', 3_300],
  ])
})

test('the night begins at 22:00 and ends at 05:00, by the pick-up', () => {
  const at = (time: string) => amounts({ startsAt: tokyoInstant('2026-11-21', time), from: town, to: haneda }).length
  expect(['21:59', '22:00', '23:59', '00:00', '00:01', '04:59', '05:00'].map(at)).toEqual([1, 2, 2, 2, 2, 2, 1])
  expect(amounts({ startsAt: tokyoInstant('2026-11-21', '23:59') })).toContainEqual(['night', 3_300])
})

test('tolls are taxed as the table of fares says, and as our own price where it says nothing', () => {
  const tollsBy = (taxClass: TaxClass | undefined) => {
    const fares = { ...arrival.fares, tolls: { ...arrival.fares.tolls, ...(taxClass && { taxClass }) } }
    const far = { from: town, to: hakone, way: 'point' as const, kilometres: 140 }
    return priceRide({ ...arrival, ...far, fares }).find(({ kind }) => kind === 'tolls')?.taxClass
  }
  expect([tollsBy(undefined), tollsBy('outside')]).toEqual(['standard', 'outside'])
})

test('where no flat fare holds it is the beginning, the bands, the time and the tolls', () => {
  const lines = priceRide({ ...arrival, way: 'point', from: town, to: hakone, kilometres: 98.4, driveMinutes: 120 })
  // 5,500 + 10 km at 440 + 30 km at 330 + 58.4 km at 220 + 120 minutes at 66, up to the hundred.
  expect(lines.map(({ kind, amountYen }) => [kind, amountYen])).toEqual([
    ['ride', 40_600],
    ['tolls', 3_500],
  ])
  expect(lines[0]?.explanation).toBe(
    '¥5,500 to begin, about 98 km for ¥27,148 and 120 minutes for ¥7,920, rounded up to the next ¥100. It stays so, whatever the traffic.',
  )
})

test('where the parts do not add up to the price the line says why, and where they do it says nothing', () => {
  const wordsWith = (roundingYen: Fares['roundingYen'], more: Partial<RidePriceInput>) =>
    priceRide({ ...arrival, fares: { ...arrival.fares, roundingYen }, from: town, to: town, ...more })[0]?.explanation
  const short = { way: 'point' as const, kilometres: 2, driveMinutes: 10 }
  expect(wordsWith(500, short)).toBe('The least that a ride costs: ¥9,900, rounded up to the next ¥500.')
  const hourly = { way: 'hourly' as const, hours: 2 }
  expect(wordsWith(500, hourly)).toContain('¥28,600 for up to 2 hours, rounded up to the next ¥500.')
  expect(wordsWith(100, hourly)).not.toContain('rounded')
})

test('a short way costs the least', () => {
  const [line] = priceRide({ ...arrival, way: 'point', from: town, to: town, kilometres: 2, driveMinutes: 10 })
  expect(line).toMatchObject({ amountYen: 9_900, explanation: 'The least that a ride costs: ¥9,900.' })
})

test.each([
  [2, 28_600],
  [3, 38_500],
  [4, 48_400],
  [5, 53_400],
  [7, 63_400],
  [8, 67_100],
  [9, 72_100],
  [10, 74_800],
  [12, 84_800],
])('%i hours are a package, or one with half hours on top of it', (hours, yen) => {
  expect(amounts({ way: 'hourly', from: town, to: town, hours })).toEqual([['ride', yen]])
})

test('over the new year every ride costs more, also on 3 January', () => {
  const season = (day: string) => amounts({ startsAt: tokyoInstant(day, '12:00') }).find(([kind]) => kind === 'season')
  expect(season('2026-12-29')).toBeUndefined()
  expect(season('2026-12-30')).toEqual(['season', 3_300])
  expect(season('2027-01-03')).toEqual(['season', 3_300])
  expect(season('2027-01-04')).toBeUndefined()
})

test('the first fares are such that the office could have written them', () => {
  expect(Fares.parse(defaultFares)).toEqual(defaultFares)
  const seen = defaultFares.flat.flatMap(({ airport, areas }) => areas.map((area) => `${airport} ${area}`))
  expect(new Set(seen).size).toBe(seen.length)
})
