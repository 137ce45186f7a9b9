import { expect, test } from 'vitest'
import { emptyDraft, type StoredDraft } from './draft.rules.ts'
import { type DraftFacts, findProblems } from './tour-problems.rules.ts'

const place = { name: 'Guest’s hotel, Tokyo', nameJa: '', latitude: 35.68, longitude: 139.76 }
const stop = (name: string, driveMinutes: number, stayMinutes: number, fixedArrival: string | null = null) => ({
  ...{ ...place, name, driveMinutes, stayMinutes, fixedArrival, note: '', admissionYen: null },
  admission: 'free' as const,
})

/** The mock's day: 05:30, Oishi Park 60, Chureito 65, Fifth Station, lunch at 12:45, Oshino Hakkai 75. */
const fuji: StoredDraft = {
  ...emptyDraft,
  title: 'Fuji at first light',
  slug: 'fuji-at-first-light',
  categoryId: 'a',
  shortName: 'Fuji at first light',
  summary: 'On the north shore before the coaches have started their engines.',
  details: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The mountain is shy.' }] }] },
  durationMinutes: 720,
  walkingKilometres: 3,
  bestMonths: [11],
  startTimes: ['05:30'],
  pickUp: { ...place, isGuestsHotel: true },
  dropOff: { ...place, isGuestsHotel: true },
  stops: [
    stop('Oishi Park', 110, 60),
    stop('Chureito Pagoda', 25, 65),
    stop('the Fifth Station', 50, 80),
    stop('Lunch', 45, 70, '12:45'),
    stop('Oshino Hakkai', 20, 75),
  ],
  returnDriveMinutes: 120,
  prices: [{ vehicleClass: 'alphard', onSale: true, priceYen: 128_000, loads: [{ guests: 6, largeCases: 2 }] }],
  pictures: [{ name: 'fuji', alt: 'Mount Fuji at dawn', focus: '50% 50%' }],
}
const facts: DraftFacts = {
  ...{
    hasCategory: true,
    isSlugTaken: false,
    sameTitleAt: null,
    sameShortNameAt: null,
    coverOf: null,
    pictures: new Set(['fuji']),
    classes: new Set(['sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster']),
  },
}
const problemsOf = (change: Partial<StoredDraft>, more: Partial<DraftFacts> = {}) =>
  findProblems({ ...fuji, ...change }, { ...facts, ...more })

test('a day that adds up to the minute, with all that a page needs, can be published', () => {
  expect(problemsOf({})).toEqual([])
})

test('ten minutes longer at one stop: lunch is missed by ten, and both mends mend it', () => {
  const stops = fuji.stops.map((one, index) => (index === 2 ? { ...one, stayMinutes: 90 } : one))
  const found = problemsOf({ stops })
  expect(found.map(({ anchor, field }) => [anchor, field])).toEqual([
    ['day', 'durationMinutes'],
    ['day', 'stops.3'],
  ])
  expect(found[1]?.sentence).toBe(
    '10 minutes too late for Lunch. It is fixed for 12:45; leaving the Fifth Station at 12:10 and driving 45 minutes gives 12:55.',
  )
  expect(found[1]?.mends.map(({ label }) => label)).toEqual([
    'Stay 80 min at the Fifth Station',
    'Move Lunch to 12:55, end 17:40',
  ])
  for (const { changes } of found[1]?.mends ?? []) {
    const mended = structuredClone({ ...fuji, stops })
    for (const { field, value } of changes) put(mended, field, value)
    expect(findProblems(mended, facts)).toEqual([])
  }
})

function put(draft: object, field: string, value: unknown) {
  const path = field.split('.')
  const last = path.pop() ?? ''
  const target = path.reduce<Record<string, unknown>>(
    (at, key) => at[key] as Record<string, unknown>,
    draft as Record<string, unknown>,
  )
  target[last] = value
}

test('a day longer or shorter than the tour says by how much, and every mend adds up', () => {
  for (const [durationMinutes, said] of [
    [600, 'The day is 2 h too long'],
    [725, 'The day is 5 minutes too short'],
  ] as const) {
    const [found, ...others] = problemsOf({
      durationMinutes,
      stops: fuji.stops.map((one) => ({ ...one, fixedArrival: null })),
    })
    expect(others).toEqual([])
    expect(found?.sentence).toContain(said)
    expect(found?.mends.length).toBeGreaterThan(0)
    for (const { changes } of found?.mends ?? []) {
      const mended = structuredClone({
        ...fuji,
        durationMinutes,
        stops: fuji.stops.map((one) => ({ ...one, fixedArrival: null })),
      })
      for (const { field, value } of changes) put(mended, field, value)
      expect(findProblems(mended, facts)).toEqual([])
    }
  }
})

test('a fixed time leaves one start time only, and too early is not in time either', () => {
  expect(problemsOf({ startTimes: ['05:30', '06:00'] }).map(({ field }) => field)).toEqual(['stops.3.fixedArrival'])
  expect(problemsOf({ startTimes: ['05:00'] })[0]?.sentence).toContain('30 minutes too early for Lunch')
})

test('each thing that is missing is named with its place', () => {
  const fieldsOf = (change: Partial<StoredDraft>, more: Partial<DraftFacts> = {}) =>
    problemsOf(change, more).map(({ anchor, field }) => `${anchor} ${field}`)
  expect(fieldsOf({ title: ' ', shortName: '', summary: '', bestMonths: [], walkingKilometres: null })).toEqual([
    ...['basics title', 'basics shortName', 'basics summary', 'basics walkingKilometres', 'basics bestMonths'],
  ])
  for (const slug of ['', 'Fuji', 'fuji--light', '-fuji', 'fuji/../x', 'ふじ'])
    expect(fieldsOf({ slug })).toEqual(['basics slug'])
  expect(fieldsOf({}, { isSlugTaken: true, hasCategory: false })).toEqual(['basics slug', 'basics category'])
  expect(fieldsOf({}, { sameTitleAt: 'fuji-2' })).toEqual(['basics title'])
  expect(fieldsOf({}, { sameShortNameAt: 'fuji-2' })).toEqual(['basics shortName'])
  expect(fieldsOf({ details: { type: 'doc', content: [{ type: 'paragraph' }] } })).toEqual(['words details'])
  expect(fieldsOf({ pictures: [] })).toEqual(['pictures pictures'])
  expect(fieldsOf({ pictures: fuji.pictures.map((one) => ({ ...one, alt: ' ' })) })).toEqual([
    'pictures pictures.0.alt',
  ])
  expect(fieldsOf({ pictures: [...fuji.pictures, ...fuji.pictures] })).toEqual(['pictures pictures.1'])
  expect(fieldsOf({}, { coverOf: 'Another', pictures: new Set() })).toEqual([
    'pictures pictures.0',
    'pictures pictures.0',
  ])
  expect(fieldsOf({ prices: [] })).toEqual(['prices prices'])
  expect(fieldsOf({ prices: fuji.prices.map((one) => ({ ...one, priceYen: null, loads: [] })) })).toEqual([
    ...['prices prices.0.priceYen', 'prices prices.0.loads'],
  ])
  expect(fieldsOf({ minimumNoticeHours: null, cancellationTiers: [] })).toEqual([
    ...['prices minimumNoticeHours', 'prices cancellationTiers'],
  ])
  expect(fieldsOf({ stops: [] })).toEqual(['day stops'])
  const season = { name: 'Leaves', from: '10-10', to: '11-10', percent: 8, closed: false, weekdays: [] }
  expect(fieldsOf({ seasons: [season] })).toEqual([])
  expect(
    fieldsOf({
      seasons: [
        { ...season, percent: 0 },
        { ...season, from: null },
      ],
    }),
  ).toEqual([...['prices seasons.0.percent', 'prices seasons.1.from']])
  const allYear = { ...season, from: '01-01', to: '12-31', percent: 0, closed: true }
  expect(fieldsOf({ seasons: [{ ...allYear, weekdays: [2] }] })).toEqual([])
  expect(fieldsOf({ seasons: [allYear] })).toEqual(['prices seasons.0.from'])
})

test('the later one cancels, the less comes back: tiers that rise or say two things are refused', () => {
  const tiers = (...pairs: [number, number][]) =>
    problemsOf({ cancellationTiers: pairs.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })) })
  expect(tiers([48, 100], [24, 50], [0, 0])).toEqual([])
  expect(tiers([0, 0], [48, 100], [24, 100])).toEqual([])
  expect(tiers([48, 50], [24, 100], [0, 0])[0]?.sentence).toContain('The later, the less.')
  expect(tiers([24, 100], [24, 50])[0]?.sentence).toContain('two answers')
})
