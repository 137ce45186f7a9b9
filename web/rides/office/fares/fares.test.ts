import { describe, expect, it } from 'vitest'
import type { Fares } from '#contract/fares.ts'
import { monthDayWords } from '#core/parts-of-year.ts'
import { stepOf } from '#web/ui/office/grid-keys.ts'
import { nextFirst } from './draft-head-dialog.tsx'
import { changedFigures, inOwnWords } from './fare-values.ts'
import { areaNames, changeWords, monthChoices, percentWords, spanOfTable, tiersInWords } from './fare-words.ts'

const yen = (sedan: number) => ({ sedan, alphard: sedan + 5000, hiace: sedan + 9000 })
const fares: Fares = {
  roundingYen: 100,
  night: { from: '22:00', until: '05:00', percent: 20 },
  flat: [
    { airport: 'haneda', areas: ['chiyoda-chuo'], yen: yen(13_200) },
    { airport: 'narita', areas: ['taito', 'minato'], yen: yen(27_500) },
  ],
  ...{ airportPickUpYen: 5500, kerbLessYen: 2200 },
  point: {
    ...{ baseYen: yen(4400), perMinuteYen: yen(55), leastYen: yen(7700) },
    bands: [{ uptoKilometres: null, perKilometreYen: yen(385) }],
  },
  tolls: { fromKilometres: 15, baseYen: 1300, perKilometreYen: 25 },
  hourly: { packages: [{ hours: 2, yen: yen(22_000) }], extraHalfHourYen: yen(2200) },
  waiting: { airportFreeMinutes: 60, elsewhereFreeMinutes: 15, stepMinutes: 15, stepYen: 1100 },
  seasons: [],
  cancellation: {
    transfer: [{ hoursBefore: 0, refundPercent: 0 }],
    point: [{ hoursBefore: 0, refundPercent: 0 }],
    hourly: [{ hoursBefore: 0, refundPercent: 0 }],
  },
  taxis: [],
}

describe('what a draft changes', () => {
  it('is nothing while the figures are the same, also in another order', () => {
    const turned = { ...fares, flat: fares.flat.toReversed() }
    expect(changedFigures(fares, turned).changed).toBe(0)
    const areas = { ...fares, flat: fares.flat.map((row) => ({ ...row, areas: row.areas.toReversed() })) }
    expect(changedFigures(fares, areas).changed).toBe(0)
  })

  it('counts every figure that differs, came or went', () => {
    const raised = { ...fares, flat: fares.flat.map((row, at) => (at === 1 ? { ...row, yen: yen(29_000) } : row)) }
    expect(changedFigures(fares, raised).changed).toBe(3)
    expect(changedFigures(fares, { ...fares, flat: fares.flat.slice(1) }).changed).toBe(3)
    expect(changedFigures(fares, { ...fares, roundingYen: 500, kerbLessYen: 0 }).changed).toBe(2)
    expect(changedFigures(fares, fares).of).toBeGreaterThan(30)
  })
})

describe('the words of a change', () => {
  it('say by how much, and which way', () => {
    expect(changeWords(45_100, 48_800)).toBe('+ ¥3,700')
    expect(changeWords(48_800, 45_100)).toBe('− ¥3,700')
    expect(changeWords(100, 100)).toBe('same')
    expect(percentWords(5_204_100, 5_401_700)).toBe('3.8%')
    expect(percentWords(0, 100)).toBe('')
  })

  it('name the months that are over, the last one first, with the year where it is another', () => {
    const months = monthChoices('2026-02-10', 3)
    expect(months).toEqual([
      { id: '2026-01', label: 'January' },
      { id: '2025-12', label: 'December 2025' },
      { id: '2025-11', label: 'November 2025' },
    ])
  })

  it('tell until which day a table held', () => {
    const inForceFrom = '2026-09-01T00:00:00+09:00'
    expect(spanOfTable({ inForceFrom, inForceUntil: null })).toBe('from 1 Sep 2026')
    expect(spanOfTable({ inForceFrom, inForceUntil: '2026-12-01T00:00:00+09:00' })).toBe('1 Sep 2026 to 30 Nov 2026')
    expect(spanOfTable({ inForceFrom, inForceUntil: '2026-12-01T12:00:00+09:00' })).toBe('1 Sep 2026 to 1 Dec 2026')
  })

  it('read as sentences', () => {
    const tiers = [
      { hoursBefore: 24, refundPercent: 100 },
      { hoursBefore: 0, refundPercent: 0 },
    ]
    expect(tiersInWords(tiers)).toBe('100% back until 24 h before, then nothing.')
    expect(monthDayWords(1230)).toBe('30 Dec')
    expect(inOwnWords('Invalid input: expected int')).toBe('A whole number that fits here.')
    expect(inOwnWords('Whole yen.')).toBe('Whole yen.')
  })

  it('offer the first of the next month, also over the new year', () => {
    expect(nextFirst('2026-11-16')).toBe('2026-12-01T00:00:00+09:00')
    expect(nextFirst('2026-12-31')).toBe('2027-01-01T00:00:00+09:00')
  })
})

it('a place that fares name and nobody entered yet is read as a name, not as a code', () => {
  const areas = [{ code: 'taito', name: 'Asakusa and Ueno' }]
  expect(areaNames(areas, ['taito', 'chiyoda-chuo'])).toBe('Asakusa and Ueno, Chiyoda Chuo')
})

describe('keys between the figures', () => {
  const pressed = { isShift: false, isAtStart: true, isAtEnd: true, isRtl: false }

  it('go up and down, and with Enter on to the next row', () => {
    expect(stepOf({ ...pressed, key: 'ArrowUp' })).toEqual({ rows: -1, columns: 0 })
    expect(stepOf({ ...pressed, key: 'Enter' })).toEqual({ rows: 1, columns: 0 })
    expect(stepOf({ ...pressed, key: 'Enter', isShift: true })).toEqual({ rows: -1, columns: 0 })
  })

  it('go to the sides only where the caret has nothing left to pass', () => {
    expect(stepOf({ ...pressed, key: 'ArrowRight' })).toEqual({ rows: 0, columns: 1 })
    expect(stepOf({ ...pressed, key: 'ArrowRight', isAtEnd: false })).toBeNull()
    expect(stepOf({ ...pressed, key: 'ArrowLeft', isAtStart: false })).toBeNull()
    expect(stepOf({ ...pressed, key: 'ArrowRight', isShift: true })).toBeNull()
  })

  it('turn with the page', () => {
    expect(stepOf({ ...pressed, key: 'ArrowRight', isRtl: true })).toEqual({ rows: 0, columns: -1 })
  })

  it('leave every other key alone', () => expect(stepOf({ ...pressed, key: 'Tab' })).toBeNull())
})
