import { expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { lineKinds, type QuoteLine } from '#contract/pricing.ts'
import { taxInYen } from '#core/tax.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { defaultExtras, defaultGuideSeasons, defaultRates } from './default-rates.ts'
import { chooseExtras } from './extras.rules.ts'
import { isInSeason } from './guide-lines.rules.ts'
import { endOfDay, priceDay, totalYenOf } from './price.rules.ts'
import type { PriceInput } from './price-input.rules.ts'

/** Eight hours from 09:00 in an Alphard, outside the guides' seasons. */
const day: PriceInput = {
  tour: {
    title: 'Ginkgo gold',
    durationMinutes: 480,
    guideIncluded: false,
    prices: [
      { vehicleClass: 'sedan', priceYen: 92_000 },
      { vehicleClass: 'alphard', priceYen: 98_000 },
    ],
    dearer: [],
  },
  vehicleClass: 'alphard',
  className: 'Alphard',
  guests: 4,
  startsAt: tokyoInstant('2026-12-01', '09:00'),
  extraHalfHours: 0,
  guideWished: false,
  guides: 0,
  guestsPerGuide: 9,
  extraHalfHourYen: 2_750,
  rates: defaultRates,
  guideSeasons: defaultGuideSeasons,
  pickUp: null,
  dropOff: null,
  extras: [],
  offers: [],
}
const guided = { ...day.tour, guideIncluded: true }
const lasting = (durationMinutes: number) => ({ ...day.tour, durationMinutes })
const extrasOf = (...wished: [code: string, pieces: number][]) =>
  chooseExtras(
    wished.map(([code, pieces]) => ({ code, pieces })),
    defaultExtras,
  ).chosen
const lineOf = (kind: QuoteLine['kind'], changes: Partial<PriceInput>) =>
  priceDay({ ...day, ...changes }).find((line) => line.kind === kind)
const yenOf = (kind: QuoteLine['kind'], changes: Partial<PriceInput>) => lineOf(kind, changes)?.amountYen

test('a plain day is its package and nothing else', () => {
  expect(priceDay(day)).toEqual([
    {
      kind: 'package',
      taxClass: 'standard',
      label: 'Ginkgo gold',
      explanation: 'Alphard with chauffeur for 4 guests, 09:00 to 17:00 (8 hours).',
      amountYen: 98_000,
    },
  ])
  expect(yenOf('package', { vehicleClass: 'sedan' })).toBe(92_000)
})

test('an included guide is said to be, and two are said to be two', () => {
  const one = lineOf('package', { tour: guided, guides: 1, guests: 1 })
  expect(one?.explanation).toBe('Alphard with chauffeur for 1 guest, 09:00 to 17:00 (8 hours); the guide is included.')
  const two = lineOf('package', { tour: guided, guides: 2, guests: 12 })
  expect(two?.explanation).toContain('; both guides are included, one for up to 9 guests.')
  expect([one?.amountYen, two?.amountYen]).toEqual([98_000, 98_000])
})

test('a package stays on the bill when it costs nothing, and a class without a price is refused', () => {
  const gift = { ...day.tour, prices: [{ vehicleClass: 'alphard' as const, priceYen: 0 }] }
  expect(priceDay({ ...day, tour: gift }).map((line) => line.amountYen)).toEqual([0])
  expect(() => priceDay({ ...day, vehicleClass: 'coaster' })).toThrow('no price for the class coaster')
})

test('extra time costs by the half hour of the class', () => {
  const line = lineOf('extra-hours', { extraHalfHours: 3 })
  expect(line?.amountYen).toBe(8_250)
  expect(line?.explanation).toBe('The day ends at 18:30 instead of 17:00: 3 half hours at ¥2,750 each.')
  expect(lineOf('extra-hours', { extraHalfHours: 1 })?.explanation).toMatch('1 half hour at ¥2,750.')
  expect(endOfDay(day.startsAt, 480, 3)).toEqual(tokyoInstant('2026-12-01', '18:30'))
})

test('a wished guide costs the short rate, the day rate, and then by the begun half hour', () => {
  const costOf = (minutes: number) => yenOf('guide', { tour: lasting(minutes), guideWished: true, guides: 1 })
  expect([180, 240, 241, 480].map(costOf)).toEqual([26_400, 26_400, 38_500, 38_500])
  expect([481, 510, 511, 600].map(costOf)).toEqual([40_700, 40_700, 42_900, 47_300])
  const long = lineOf('guide', { tour: lasting(600), guideWished: true, guides: 1 })
  expect(long?.explanation).toBe(
    'A guide for your 10 hours: ¥38,500 for up to 8 hours and 4 half hours more at ¥2,200 each.',
  )
})

test('extra half hours count into the day of a wished guide, and two guides cost twice', () => {
  expect(yenOf('guide', { tour: lasting(240), extraHalfHours: 1, guideWished: true, guides: 1 })).toBe(38_500)
  expect(yenOf('guide', { extraHalfHours: 2, guideWished: true, guides: 1 })).toBe(42_900)
  const two = lineOf('guide', { guideWished: true, guides: 2, guests: 12 })
  expect([two?.amountYen, two?.label]).toEqual([77_000, '2 guides'])
  expect(two?.explanation).toBe(
    '2 guides for your 8 hours, since one looks after up to 9 guests: for each, ¥38,500 for up to 8 hours.',
  )
})

test('nobody pays for a guide who was not wished, or is included', () => {
  expect(lineOf('guide', { guides: 1 })).toBeUndefined()
  expect(lineOf('guide', { tour: guided, guides: 1, guideWished: true })).toBeUndefined()
})

test('included guides who stay longer are paid for the extra half hours only', () => {
  const one = lineOf('guide', { tour: guided, guides: 1, extraHalfHours: 2 })
  expect([one?.amountYen, one?.label]).toEqual([4_400, 'Guide, extra time'])
  expect(one?.explanation).toBe('Your guide stays 2 half hours longer, at ¥2,200 for each.')
  expect(yenOf('guide', { tour: guided, guides: 2, extraHalfHours: 2 })).toBe(8_800)
})

test('extra half hours outside 08:00 to 20:00 cost more, from the first that lies outside', () => {
  const countUntil = (extraHalfHours: number) => (yenOf('night', { extraHalfHours }) ?? 0) / 1_650
  expect([6, 7, 8].map(countUntil)).toEqual([0, 1, 2])
  expect(lineOf('night', { extraHalfHours: 8 })?.explanation).toBe(
    '2 extra half hours lie outside 08:00 to 20:00: ¥1,650 more for each.',
  )
  // 19:45 to 20:15 is still one of the day.
  const startsAt = tokyoInstant('2026-12-01', '11:45')
  expect(yenOf('night', { startsAt, extraHalfHours: 1 })).toBeUndefined()
  expect(yenOf('night', { startsAt, extraHalfHours: 2 })).toBe(1_650)
})

test('hours after midnight are night until the morning, and the tour’s own night is part of the package', () => {
  const evening = { startsAt: tokyoInstant('2026-12-31', '19:00'), tour: lasting(300) }
  expect(priceDay({ ...day, ...evening }).map((line) => line.kind)).toEqual(['package'])
  expect(yenOf('night', { ...evening, extraHalfHours: 4 })).toBe(4 * 1_650)
  // Ends at 07:00: two half hours before 08:00, one after.
  const night = { startsAt: tokyoInstant('2026-12-31', '23:00'), tour: lasting(480) }
  expect(yenOf('night', { ...night, extraHalfHours: 3 })).toBe(2 * 1_650)
  // Ends at 06:45: of 07:45 to 08:15, half is day.
  expect(yenOf('night', { ...night, tour: lasting(465), extraHalfHours: 3 })).toBe(2 * 1_650)
})

test('a pick-up that costs more is named; one that does not is left out', () => {
  const line = lineOf('airport-pick-up', { pickUp: { name: 'Haneda Airport', feeYen: 5_500 } })
  expect([line?.amountYen, line?.label]).toEqual([5_500, 'Pick-up at Haneda Airport'])
  expect(line?.explanation).toBe('Meeting you at Haneda Airport instead of a hotel in town adds ¥5,500.')
  expect(lineOf('airport-pick-up', { pickUp: { name: 'Tokyo Station', feeYen: 0 } })).toBeUndefined()
})

test('a drop-off that costs more is named; one that does not is left out', () => {
  const line = lineOf('drop-off', { dropOff: { name: 'Narita Airport, Terminal 1', feeYen: 11_000 } })
  expect([line?.amountYen, line?.label]).toEqual([11_000, 'Drop-off at Narita Airport, Terminal 1'])
  expect(line?.explanation).toBe(
    'Ending your day at Narita Airport, Terminal 1 instead of where it would end adds ¥11,000.',
  )
  expect(lineOf('drop-off', { dropOff: { name: 'Tokyo Station', feeYen: 0 } })).toBeUndefined()
})

test('a wished guide costs more in season, an included one does not', () => {
  const startsAt = tokyoInstant('2026-11-20', '09:00')
  const line = lineOf('season', { startsAt, guideWished: true, guides: 2 })
  expect([line?.amountYen, line?.label]).toEqual([11_000, 'Autumn season'])
  expect(line?.explanation).toBe(
    'Guides are in demand from 10 October to 20 November: ¥5,500 more for each of 2 guides.',
  )
  expect(lineOf('season', { startsAt, tour: guided, guides: 2, guideWished: true })).toBeUndefined()
  expect(lineOf('season', { startsAt, guides: 2 })).toBeUndefined()
  expect(lineOf('season', { startsAt: tokyoInstant('2026-11-21', '06:00'), guideWished: true, guides: 2 })).toBe(
    undefined,
  )
})

test('a season belongs to the day in Tokyo, may run over the new year, and overlapping ones count once', () => {
  // Early on 10 March in Tokyo is still 9 March in London.
  expect(yenOf('season', { startsAt: tokyoInstant('2027-03-10', '06:00'), guideWished: true, guides: 1 })).toBe(5_500)
  const winter = { name: 'Winter', seasonFrom: 1220, seasonTo: 105, guideYen: 3_000 }
  const days = ['2026-12-19', '2026-12-20', '2027-01-05', '2027-01-06']
  expect(days.map((isoDay) => isInSeason(winter, isoDay))).toEqual([false, true, true, false])
  const guideSeasons = [winter, { ...winter, name: 'New year', guideYen: 9_000 }, { ...winter, name: 'Snow' }]
  const startsAt = tokyoInstant('2027-01-01', '09:00')
  expect(yenOf('season', { startsAt, guideSeasons, guideWished: true, guides: 1 })).toBe(9_000)
})

test('extras stand in their own order, the same one once, and those that cost nothing are left out', () => {
  const lines = priceDay({
    ...day,
    extras: [...extrasOf(['stroller', 1], ['booster-seat', 1]), ...extrasOf(['child-seat', 1], ['child-seat', 1])],
  })
  expect(lines.slice(1)).toEqual([
    {
      ...{ kind: 'extra', label: 'Child seat × 2', explanation: '2 pieces at ¥1,650 each.' },
      ...{ amountYen: 3_300, extra: 'child-seat', taxClass: 'standard' },
    },
    {
      kind: 'extra',
      label: 'Booster seat',
      explanation: 'For children from about four to ten years.',
      amountYen: 1_100,
      taxClass: 'standard',
      extra: 'booster-seat',
    },
  ])
})

test('an unknown extra is refused, and so are more pieces than there are, in one wish or in two', () => {
  expect(chooseExtras([{ code: 'jet', pieces: 1 }], defaultExtras).problem).toBe('We have no extra called “jet”.')
  expect(chooseExtras([{ code: 'child-seat', pieces: 4 }], defaultExtras).problem).toBeNull()
  const fiveInTwo = [2, 3].map((pieces) => ({ code: 'child-seat', pieces }))
  expect(chooseExtras(fiveInTwo, defaultExtras)).toEqual({ chosen: [], problem: 'Child seat: 4 pieces at most.' })
})

test('a code takes its percentage off the package alone, in whole yen', () => {
  const offer = { code: 'KANBARE', percentOff: 10 }
  const line = lineOf('offer-code', { offers: [offer], extraHalfHours: 2 })
  expect([line?.amountYen, line?.label]).toEqual([-9_800, 'Code KANBARE'])
  expect(line?.explanation).toBe('10% off the day (¥98,000); the other lines stay as they are.')
  const odd = { ...day.tour, prices: [{ vehicleClass: 'alphard' as const, priceYen: 999 }] }
  expect(yenOf('offer-code', { offers: [offer], tour: odd })).toBe(-99)
})

test('an offer takes off no more than its most, and says so only where that is less', () => {
  const offer = { code: 'KANBARE', percentOff: 10, mostOffYen: 5_000 }
  const line = lineOf('offer-code', { offers: [offer] })
  expect(line?.amountYen).toBe(-5_000)
  expect(line?.explanation).toBe('10% off the day (¥98,000), ¥5,000 at most; the other lines stay as they are.')
  const enough = lineOf('offer-code', { offers: [{ ...offer, mostOffYen: 9_800 }] })
  expect([enough?.amountYen, enough?.explanation]).toEqual([
    -9_800,
    '10% off the day (¥98,000); the other lines stay as they are.',
  ])
})

test('of two codes the larger share comes first, whichever was typed first, and the other takes its share of the rest', () => {
  const [small, large] = [
    { code: 'KANBARE', percentOff: 10 },
    { code: 'YOIMACHI', percentOff: 20 },
  ]
  const codesOf = (...offers: PriceInput['offers']) =>
    priceDay({ ...day, offers }).filter(({ kind }) => kind === 'offer-code')
  expect(codesOf(small, large)).toEqual(codesOf(large, small))
  expect(codesOf(small, large).map(({ label, explanation, amountYen }) => [label, explanation, amountYen])).toEqual([
    ['Code YOIMACHI', '20% off the day (¥98,000); the other lines stay as they are.', -19_600],
    ['Code KANBARE', '10% off what is left of the day (¥78,400); the other lines stay as they are.', -7_840],
  ])
  // Of equal shares the alphabet decides.
  expect(codesOf({ ...small, code: 'B' }, { ...small, code: 'A' }).map(({ label }) => label)).toEqual([
    'Code A',
    'Code B',
  ])
})

test('the whole bill stands in the order of its kinds and adds up', () => {
  const lines = priceDay({
    ...day,
    startsAt: tokyoInstant('2026-11-19', '12:00'),
    extraHalfHours: 2,
    guideWished: true,
    guides: 1,
    pickUp: { name: 'Haneda Airport', feeYen: 5_500 },
    dropOff: { name: 'Narita Airport', feeYen: 11_000 },
    extras: extrasOf(['child-seat', 2]),
    offers: [{ code: 'KANBARE', percentOff: 10 }],
  })
  expect(lines.map((line) => line.kind)).toEqual(lineKinds.filter((kind) => kind !== 'ride' && kind !== 'tolls'))
  expect(lines.map((line) => line.amountYen)).toEqual([
    98_000, 5_500, 42_900, 3_300, 5_500, 11_000, 5_500, 3_300, -9_800,
  ])
  expect(totalYenOf(lines)).toBe(165_200)
  expect(taxInYen(165_200, 10)).toBe(15_018)
})

test('yen are written with their thousands', () => {
  expect([0, 999, 1_650, 1_234_567, -9_800].map(formatYen)).toEqual(['¥0', '¥999', '¥1,650', '¥1,234,567', '−¥9,800'])
})
