import { describe, expect, test } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, holdFor } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })
const kamakura = { tour: 'kamakura-and-the-great-buddha', month: '2026-12', guests: 3 }
const ask = (question: object) => get(shared(), `/availability?${new URLSearchParams({ ...question } as never)}`)

async function month(question: object = {}): Promise<Availability> {
  const { status, body } = await ask({ ...kamakura, ...question })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
/** The reasons of the days from one to another, each once. */
const reasons = ({ days }: Availability, from: number, to: number) => [
  ...new Set(days.slice(from - 1, to).map(({ why }) => why)),
]

describe('a month at once', () => {
  test('says of every day whether it can be had, and why not', async () => {
    // It is Sunday the 15th, 10:30; the tour wants a day’s notice and starts at 08:00, 08:30 and 09:00.
    const november = await month({ month: '2026-11' })
    expect(november.days).toHaveLength(30)
    expect(reasons(november, 1, 15)).toEqual(['past'])
    expect(reasons(november, 16, 16)).toEqual(['too-short-notice'])
    expect(reasons(november, 17, 30)).toEqual([null])
    expect(november.days[16]).toEqual({
      day: '2026-11-17',
      free: true,
      why: null,
      totalYen: november.usualYen,
      season: null,
      starts: ['08:00', '08:30', '09:00'].map((start) => ({ start, free: true, why: null })),
    })
    expect(november.nearest).toEqual([])
    expect(november.usualYen).toBe(november.classes[0]?.priceYen)
  })

  test('tells who brings a wheelchair of a high step, and nobody else', async () => {
    const withStep = async (question: object) =>
      (await month(question)).classes.filter(({ why }) => why.endsWith('The step at its door is high.'))
    const [told, others] = [await withStep({ wheelchair: 'yes', extraCases: 2 }), await withStep({ extraCases: 2 })]
    expect([told.map(({ vehicleClass }) => vehicleClass), others]).toEqual([['hiace'], []])
  })

  test('counts notice to the minute, start by start', async () => {
    const starts = await atTime(shared(), new Date('2026-11-15T23:30:00Z'), async () =>
      (await month({ month: '2026-11' })).days.slice(15, 17).map(({ starts }) => starts.map(({ why }) => why)),
    )
    expect(starts).toEqual([
      ['past', 'past', 'too-short-notice'],
      ['too-short-notice', null, null],
    ])
  })

  test('is open for a year and not for longer', async () => {
    const november = await month({ month: '2027-11' })
    expect(reasons(november, 1, 15)).toEqual([null])
    expect(reasons(november, 16, 30)).toEqual(['too-far-ahead'])
    expect(reasons(await month({ month: '2036-11' }), 1, 30)).toEqual(['too-far-ahead'])
  })

  test('keeps to the season, also over the new year', async () => {
    const snow = { tour: 'nikko-in-snow' }
    const december = await month(snow)
    expect([reasons(december, 1, 19), reasons(december, 20, 31)]).toEqual([['outside-season'], [null]])
    expect(reasons(await month({ ...snow, month: '2027-01' }), 1, 31)).toEqual([null])
    const march = await month({ ...snow, month: '2027-03' })
    expect([reasons(march, 1, 8), reasons(march, 9, 31)]).toEqual([[null], ['outside-season']])
  })

  test('costs the same few statements, however full it is', async () => {
    await month()
    const empty = await countStatements(shared(), () => month())
    for (const day of ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']) {
      await holdFor(shared(), { day })
      await holdFor(shared(), { day, start: '09:00' })
    }
    expect(await countStatements(shared(), () => month())).toBe(empty)
    // The tour, what is taken, and what days are priced by.
    expect(empty).toBe(3)
    expect(await countStatements(shared(), () => month({ month: '2028-01' }))).toBeLessThanOrEqual(3)
  })
})

describe('the nearest, where a month has nothing', () => {
  const snow = { tour: 'nikko-in-snow' }

  test('are the next days of the season', async () => {
    const { nearest } = await month({ ...snow, month: '2026-11' })
    expect(nearest.map(({ day }) => day)).toEqual(['2026-12-20', '2026-12-20', '2026-12-21', '2026-12-21'])
    const june = await month({ ...snow, month: '2027-06' })
    expect(june.nearest[0]?.day).toBe('2027-03-08')
  })

  test('are the next days from today where the month is over, and the last ones where it is too far', async () => {
    expect((await month({ month: '2026-10' })).nearest[0]).toEqual({ day: '2026-11-17', start: '08:00' })
    expect((await month({ month: '2029-10' })).nearest[0]).toEqual({ day: '2027-11-15', start: '08:00' })
  })

  test('are none for a party that fits into no car', async () => {
    expect((await month({ guests: 30 })).nearest).toEqual([])
  })
})

describe('the car for a party', () => {
  test('is the cheapest that fits, and the guest hears why', async () => {
    const { suggestion, vehicleClass, classes } = await month({ largeCases: 4 })
    expect(suggestion).toEqual({
      vehicleClass: 'alphard',
      why: '3 guests with 4 suitcases need an Alphard; with two suitcases a Crown will do.',
    })
    expect(vehicleClass).toBe('alphard')
    expect(classes.map(({ vehicleClass, fits }) => [vehicleClass, fits])).toEqual([
      ['sedan', false],
      ['alphard', true],
      ['hiace', true],
      ['hiaceLong', true],
      ['coaster', true],
    ])
    expect(classes[0]).toMatchObject({ name: 'Crown', priceYen: 92_000, why: expect.stringContaining('two suitcases') })
    expect((await month({ largeCases: 2 })).suggestion?.vehicleClass).toBe('sedan')
  })

  test('has room for child seats and strollers too', async () => {
    expect((await month({ largeCases: 2 })).suggestion?.vehicleClass).toBe('sedan')
    expect((await month({ largeCases: 2, halfSeats: 1 })).suggestion?.vehicleClass).toBe('alphard')
    expect((await month({ extraCases: 4 })).suggestion?.vehicleClass).toBe('alphard')
    expect(await ask({ ...kamakura, halfSeats: -1 })).toMatchObject({
      status: 400,
      body: { fields: { halfSeats: expect.any(String) } },
    })
  })

  test('that was chosen and is too small makes no day free, and says so', async () => {
    const small = await month({ guests: 4, vehicleClass: 'sedan' })
    expect(reasons(small, 1, 31)).toEqual(['party-too-large'])
    expect([small.vehicleClass, small.suggestion?.vehicleClass]).toEqual(['sedan', 'alphard'])
    expect(small.days[0]?.starts[0]).toEqual({ start: '08:00', free: false, why: 'party-too-large' })
    expect(reasons(await month({ guests: 4, vehicleClass: 'alphard' }), 1, 31)).toEqual([null])
  })

  test('does not exist for thirty: the month says so, and other reasons keep their own', async () => {
    const many = await month({ guests: 30, month: '2026-11' })
    expect([many.suggestion, many.vehicleClass]).toEqual([null, null])
    expect([reasons(many, 1, 15), reasons(many, 16, 16), reasons(many, 17, 30)]).toEqual([
      ['past'],
      ['too-short-notice'],
      ['party-too-large'],
    ])
  })

  test('that the tour does not offer makes no day free either', async () => {
    const { vehicleClass, days } = await month({ tour: 'nikko-in-snow', month: '2027-01', vehicleClass: 'coaster' })
    expect(vehicleClass).toBeNull()
    expect(days.every(({ free }) => !free)).toBe(true)
  })
})

test('a language that nobody speaks is sold out, one that somebody speaks is not, and without a guide none is needed', async () => {
  const free = async (question: object) => (await month(question)).days.filter((day) => day.free).length
  expect(await free({ guideLanguage: 'sv' })).toBe(0)
  const french = await free({ guideLanguage: 'fr' })
  expect(french).toBeGreaterThan(15)
  const night = { tour: 'the-expressway-at-night', guests: 2 }
  expect(await free({ ...night, guideLanguage: 'sv' })).toBe(31)
  expect(await free({ ...night, guideLanguage: 'sv', guide: 'yes' })).toBe(0)
})

const refusals: [string, object][] = [
  ['guests', { guests: 0 }],
  ['guests', { guests: -1 }],
  ['guests', { guests: 2.5 }],
  ['guests', { guests: 41 }],
  ['guests', { guests: 1e9 }],
  ['guests', { guests: 'three' }],
  ['largeCases', { largeCases: -1 }],
  ['largeCases', { largeCases: 1_000 }],
  ['extraHalfHours', { extraHalfHours: 17 }],
  ['month', { month: '2026-13' }],
  ['month', { month: '2026-1' }],
  ['month', { month: '1999-12' }],
  ['month', { month: '2026-12-01' }],
  ['vehicleClass', { vehicleClass: 'limousine' }],
  ['guide', { guide: 'maybe' }],
  ['guideLanguage', { guideLanguage: 'English' }],
  ['tour', { tour: 'a'.repeat(101) }],
  ['tour', { tour: '' }],
  ['tour', { tour: 'kamakura\u0000' }],
  ['priceYen', { priceYen: 1 }],
]

test.each(refusals)('a question with a wrong %s is refused by name: %j', async (field, question) => {
  const { status, body } = await ask({ ...kamakura, ...question })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'platform.invalid-input', [field]])
})

test('a tour that does not exist has no month', async () => {
  for (const tour of ['no-such-tour', "'; DROP TABLE tours", '江ノ島'])
    expect((await ask({ ...kamakura, tour })).body.code, tour).toBe('catalogue.unknown-tour')
})
