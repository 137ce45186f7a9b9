import { expect, test } from 'vitest'
import type { Fares } from '#contract/fares.ts'
import { defaultFares } from '../default-fares.ts'
import { faultsOfFares } from './fare-faults.rules.ts'
import { faresInWords } from './fares-words.rules.ts'
import { sampleRides, spreadOver } from './sample-rides.rules.ts'
import { taxiRemarks } from './taxi-remarks.rules.ts'

const codes = [
  ...['chiyoda-chuo', 'minato', 'shibuya', 'shinjuku', 'taito', 'toshima', 'koto-odaiba', 'shinagawa', 'maihama'],
]
const known = {
  areas: codes.map((code) => ({ code })),
  airports: [{ code: 'haneda' }, { code: 'narita' }],
  classes: [
    { code: 'sedan', name: 'Crown' },
    { code: 'grand', name: 'Grand' },
  ],
}
const faults = (more: Partial<Fares>) => Object.keys(faultsOfFares({ ...defaultFares, ...more }, known))
const yen = (each: number) => ({ sedan: each, alphard: each, hiace: each })
const flat = (airport: string, ...areas: string[]) => ({ airport, areas, yen: yen(10_000) })
const band = (uptoKilometres: number | null) => ({ uptoKilometres, perKilometreYen: yen(300) })

test('the fares that a house begins with hold together', () => {
  expect(faultsOfFares(defaultFares, known)).toEqual({})
})

test('an area has one flat fare from each airport, and both must be known', () => {
  expect(faults({ flat: [flat('haneda', 'minato'), flat('narita', 'minato')] })).toEqual([])
  expect(faults({ flat: [flat('haneda', 'minato'), flat('haneda', 'taito', 'minato')] })).toEqual([
    'fares.flat.1.areas.1',
  ])
  expect(faults({ flat: [flat('haneda', 'minato', 'minato')] })).toEqual(['fares.flat.0.areas.1'])
  expect(faults({ flat: [flat('haneda', 'atlantis')] })).toEqual(['fares.flat.0.areas.0'])
  expect(faults({ flat: [flat('heathrow', 'minato')] })).toEqual(['fares.flat.0.airport'])
  const [taxi] = defaultFares.taxis
  expect(faults({ taxis: taxi ? [{ ...taxi, areas: ['atlantis'] }] : [] })).toEqual(['fares.taxis.0.areas.0'])
})

test('bands rise without gaps, and the last has no end', () => {
  const bands = (...ends: (number | null)[]) => faults({ point: { ...defaultFares.point, bands: ends.map(band) } })
  expect(bands(10, 40, null)).toEqual([])
  expect(bands(null)).toEqual([])
  expect(bands(10, 10, null)).toEqual(['fares.point.bands.1.uptoKilometres'])
  expect(bands(10, 40)).toEqual(['fares.point.bands.1.uptoKilometres'])
  expect(bands(null, null)).toEqual(['fares.point.bands.0.uptoKilometres'])
})

test('longer packages are longer, and never cheaper', () => {
  const packages = (...some: [hours: number, each: number][]) =>
    faults({ hourly: { ...defaultFares.hourly, packages: some.map(([hours, each]) => ({ hours, yen: yen(each) })) } })
  expect(packages([2, 20_000], [4, 40_000])).toEqual([])
  expect(packages([4, 20_000], [4, 40_000])).toEqual(['fares.hourly.packages.1.hours'])
  expect(packages([2, 20_000], [4, 10_000])).toHaveLength(3)
})

test('nights, seasons and terms of cancellation are what a calendar knows', () => {
  expect(faults({ night: { from: '22:00', until: '22:00', percent: 20 } })).toEqual(['fares.night.until'])
  const season = (from: number, to: number, name = 'Some') => ({ name, from, to, percent: 10 })
  expect(faults({ seasons: [season(1230, 103)] })).toEqual([])
  expect(faults({ seasons: [season(231, 430)] })).toEqual(['fares.seasons.0.from'])
  expect(faults({ seasons: [season(101, 103), season(201, 203)] })).toEqual(['fares.seasons.1.name'])
  const tiers = (...some: [number, number][]) =>
    faults({
      cancellation: {
        ...defaultFares.cancellation,
        point: some.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })),
      },
    })
  expect(tiers([24, 100], [1, 50], [0, 0])).toEqual([])
  expect(tiers([1, 100], [24, 50])).toEqual(['fares.cancellation.point.1.hoursBefore'])
  expect(tiers([24, 50], [1, 100])).toEqual(['fares.cancellation.point.1.refundPercent'])
  expect(tiers([1.5, 101])).toEqual([
    'fares.cancellation.point.0.hoursBefore',
    'fares.cancellation.point.0.refundPercent',
  ])
  expect(faults({ kerbLessYen: defaultFares.airportPickUpYen + 1 })).toEqual(['fares.kerbLessYen'])
})

test('every figure has a name of its own in the history', () => {
  const words = faresInWords(defaultFares)
  const dearer = {
    ...defaultFares,
    flat: defaultFares.flat.map((row, index) => (index === 0 ? { ...row, yen: yen(99_000) } : row)),
  }
  const changed = [...faresInWords(dearer)].filter(([name, value]) => words.get(name) !== value)
  expect(changed.map(([name]) => name)).toEqual(
    ['sedan', 'alphard', 'hiace'].map((name) => `haneda and chiyoda-chuo, ${name}`),
  )
  expect(faresInWords(dearer, (code) => `the ${code}`).get('the haneda and the chiyoda-chuo, the sedan')).toBe(
    '¥99,000',
  )
  // A table as wide as allowed loses none of them to another of the same name.
  const figures = words.size
  expect(faresInWords({ ...defaultFares, flat: [] }).size).toBe(figures - defaultFares.flat.length * 3)
})

test('some of many are spread evenly, and twenty usual rides stand by', () => {
  const many = Array.from({ length: 214 }, (_, index) => index)
  const some = spreadOver(many, 20)
  expect([some.length, new Set(some).size, some[0]]).toEqual([20, 20, 0])
  expect(some.at(-1)).toBeGreaterThan(200)
  expect(spreadOver([1, 2], 20)).toEqual([1, 2])
  expect(sampleRides).toHaveLength(20)
  expect(new Set(sampleRides.map(({ way }) => way)).size).toBe(3)
})

test('remarks tell how far a changed fare lies from the taxi, and nothing of what stays', () => {
  const draft = { ...defaultFares, airportPickUpYen: 1 }
  const price = (more: number) => (fares: Fares, airport: string) =>
    airport === 'narita' && fares === draft ? 48_800 + more : airport === 'narita' ? 45_100 : 20_000
  expect(taxiRemarks(defaultFares, draft, price(0))[0]).toBe(
    'Narita to Chiyoda, Chuo, Taito would cost ¥25,800 more than the taxi’s ¥23,000 by day, tolls extra.',
  )
  expect(taxiRemarks(defaultFares, draft, price(-3_700))).toEqual([])
  expect(taxiRemarks(defaultFares, draft, price(-30_000)).every((words) => words.includes('less'))).toBe(true)
  expect(taxiRemarks(defaultFares, draft, () => null)).toEqual([])
})
