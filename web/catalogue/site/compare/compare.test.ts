import { expect, test } from 'vitest'
import type { TourDetail } from '#contract/catalogue.ts'
import { shortDay } from '#web/ui/day.ts'
import { chooseAnotherAddress, comparisonAddress, readComparison } from './compare-address.ts'
import { compareRows, type TourWords } from './compare-rows.ts'
import { bestOf, carFor, freeUntil, isInSeason, isSame, runsOnDay } from './compare-rules.ts'
import { car, tour } from './compared-tour.fixture.ts'
import { type ComparedTour, toCompared } from './compared-tour.ts'

const read = (query: string) => readComparison(new URLSearchParams(query))

test('a comparison is read and written back as it was', () => {
  const address = '/compare-listing?items=tour:a,tour:b&guests=3&day=2026-11-24&only=differences'
  expect(comparisonAddress(read(address.split('?')[1] ?? ''))).toBe(address)
  expect(read('items=tour:a&items=tour:b').slugs).toEqual(['a', 'b'])
  expect(chooseAnotherAddress(read('items=tour:a&guests=2'))).toBe('/tour/grid?guests=2&compare=a')
})

test('what is no item, no day or no party is left out, and a fifth tour too', () => {
  expect(read('items=hotel:x,tour:A B,tour:<b>,,tour:a,tour:a,tour:b,tour:c,tour:d,tour:e')).toEqual({
    slugs: ['a', 'b', 'c', 'd'],
    guests: undefined,
    day: undefined,
    onlyDifferences: false,
  })
  for (const query of ['guests=0', 'guests=24', 'guests=-1', 'day=2026-02-30', 'day=9999-01-01', 'only=x', "items='"])
    expect(comparisonAddress(read(query)), query).toBe('/compare-listing')
})

test('the best of a row is marked, all of them where they tie, and none where all are alike', () => {
  expect(bestOf([3, 1, 2], 'lowest')).toEqual([false, true, false])
  expect(bestOf([1, 1, 2], 'lowest')).toEqual([true, true, false])
  expect(bestOf([1, 0, 1], 'highest')).toEqual([true, false, true])
  expect(bestOf([2, 2], 'lowest')).toEqual([false, false])
  expect(bestOf([2, null], 'lowest')).toEqual([false, false])
  expect(bestOf([], 'lowest')).toEqual([])
})

test('rows are alike only when every word is', () => {
  expect(isSame([{ text: 'a' }, { text: 'a' }])).toBe(true)
  expect(isSame([{ text: 'a' }, { text: 'a', detail: 'b' }])).toBe(false)
})

const words: TourWords = {
  hoursLong: (minutes) => `${minutes / 60} hours`,
  monthsInWords: (months) => months.join(' '),
  seasonInWords: (season) => season && `${season.from} to ${season.to}`,
  reviewsInWords: (count) => `${count} reviews`,
  reasonsInWords: (reasons) => reasons.join(', '),
  walkingNames: { easy: 'Easy', moderate: 'Moderate', long: 'Long' },
}

const now = Date.parse('2026-11-15T00:00:00+09:00')
const rowsOf = (tours: ComparedTour[], party = {}) =>
  new Map(compareRows(tours, { guests: undefined, day: undefined, ...party }, now, words).map((row) => [row.name, row]))

test('the best rated stands out, and a day without reviews is not called the worst', () => {
  const rated = (average: number) => ({ ...tour, slug: String(average), rating: { average, count: 7 } })
  expect(rowsOf([tour, rated(4.8), rated(4.5)]).get('Guests’ rating')?.cells).toEqual([
    { text: 'No reviews yet' },
    { text: '4.8 of 5', detail: '7 reviews', best: 'the best rated' },
    { text: '4.5 of 5', detail: '7 reviews' },
  ])
})

test('what a day is with small children stands with its reasons', () => {
  const fuji = { ...tour, slug: 'b', withChildren: { verdict: 'hard' as const, reasons: ['398 steps'], fromAge: null } }
  expect(rowsOf([tour, fuji]).get('Small children')?.cells).toEqual([
    { text: 'Not marked' },
    { text: 'Hard', detail: '398 steps' },
  ])
})

test('the least walking is never the day with hundreds of steps', () => {
  const garden = { ...tour, slug: 'b', walkingKilometres: 3 }
  expect(rowsOf([{ ...tour, walkingLevel: 'moderate', steps: 398 }, garden]).get('Walking')?.cells).toEqual([
    { text: 'Moderate', detail: '2\u00a0km, 398\u00a0steps' },
    { text: 'Easy', detail: '3\u00a0km', best: 'the least walking' },
  ])
})

test('the party pays for the cheapest car that takes it', () => {
  expect(carFor(tour, undefined)?.vehicleClass).toBe('sedan')
  expect(carFor(tour, 4)?.priceYen).toBe(56_000)
  expect(carFor(tour, 7)).toBeUndefined()
  const dearer = { ...tour, slug: 'b', prices: [car('alphard', 'Alphard', 70_000, 6)] }
  const cells = rowsOf([tour, dearer], { guests: 4 }).get('Price for 4 guests')?.cells
  expect(cells).toEqual([
    { text: '¥56,000', detail: 'in one Alphard', best: 'lowest of the two' },
    { text: '¥70,000', detail: 'in one Alphard' },
  ])
})

test('a party that no car takes is told so, and its price is no contest', () => {
  const roomy = { ...tour, prices: [car('coaster', 'Coaster', 200_000, 23)] }
  const [small, large] = rowsOf([tour, roomy], { guests: 20 }).get('Price for 20 guests')?.cells ?? []
  expect(small).toMatchObject({ text: 'Not possible', isAgainst: true })
  expect(large).toEqual({ text: '¥200,000', detail: 'in one Coaster' })
})

test('a day is answered by season and by notice', () => {
  expect(runsOnDay(tour, '2026-11-24', now)).toBe('runs')
  expect(runsOnDay(tour, '2026-11-16', now)).toBe('too late')
  expect(runsOnDay(tour, '2026-11-14', now)).toBe('past')
  expect(runsOnDay({ ...tour, season: { from: '03-20', to: '04-12' } }, '2026-11-24', now)).toBe('out of season')
  const winter = { from: '12-20', to: '03-08' }
  expect(['2026-12-31', '2027-01-01', '2027-03-08', '2027-03-09'].map((day) => isInSeason(winter, day))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('a weekday on which a tour rests is against it, with the reason', () => {
  const words = 'does not run on Tuesdays: the railway museum is closed'
  const resting = { ...tour, closed: [{ from: '01-01', to: '12-31', weekdays: [2], words }] }
  const on = (day: string) => rowsOf([resting, tour], { day }).get(`On ${shortDay(day)}`)?.cells[0]
  expect(on('2026-11-24')).toMatchObject({ text: 'Not on Tue 24 Nov', detail: `It ${words}`, isAgainst: true })
  expect(on('2026-11-25')).toMatchObject({ text: 'Runs' })
  expect(
    rowsOf([resting, tour], {})
      .get('Runs')
      ?.cells.map(({ detail }) => detail),
  ).toEqual([`It ${words}`, undefined])
})

test('cancelling is free until a day and an hour in Tokyo, or so many hours before', () => {
  expect(freeUntil(tour, '2026-11-24')).toMatchObject({ day: '2026-11-22', time: '08:00' })
  expect(freeUntil({ ...tour, freeUntilHours: 240 }, '2026-03-05')).toMatchObject({ day: '2026-02-23', time: '08:00' })
  const text = (party: object, freeUntilHours: number | null = 48) =>
    rowsOf([{ ...tour, freeUntilHours }], party).get('Free to cancel')?.cells[0]?.text
  expect(text({})).toBe('48 hours before')
  expect(text({ day: '2026-11-24' })).toBe('until Sun 22 Nov, 08:00')
  expect(text({ day: '2026-11-16' })).toBe('No longer')
  expect(text({}, null)).toBe('No')
})

test('what differs is known from what does not', () => {
  const rows = rowsOf([tour, { ...tour, slug: 'b', driveMinutes: 90, bestMonths: [4] }], { day: '2026-11-24' })
  const differing = [...rows.values()].filter((row) => !row.isSame).map((row) => row.name)
  expect(differing).toEqual(['Drive there', 'At its best'])
  expect(rows.get('At its best')?.cells[0]?.best).toBe('at its best then')
})

test('entry fees are those that the price does not include', () => {
  const stop = { driveMinutes: 45, admission: 'not included', admissionYen: 500 }
  const detail = {
    itineraries: [stop, { ...stop, admission: 'included', admissionYen: 900 }, { ...stop, admissionYen: null }],
    prices: [],
    cancellationTiers: [
      { hoursBefore: 72, refundPercent: 100 },
      { hoursBefore: 48, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
    ],
    pickUp: { name: 'Your hotel' },
  } as unknown as TourDetail
  expect(toCompared(detail)).toMatchObject({
    fees: { yen: 500, andMore: true },
    freeUntilHours: 48,
    driveMinutes: 45,
    pickUp: 'Your hotel',
  })
})
