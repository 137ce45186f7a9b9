import { expect, it } from 'vitest'
import { onTokyoClock } from '#core/days.ts'
import { axisOf, fractionAt, hourMarks, makeAxis, momentAt, spanOn, touchesDays } from './axis.ts'
import { exampleBoard, exampleDay, exampleJob, moment } from './board.fixture.ts'

const ms = (at: string) => Date.parse(at)
const facts = ['F', 'Fuji', 'Kaur', 4] as const
const shown = (days = 1) => ({ firstDay: exampleDay, days })
const hoursOf = (jobs: Parameters<typeof makeAxis>[1], days = 1) => {
  const { fromHour, untilHour } = makeAxis(shown(days), jobs)
  return [fromHour, untilHour]
}

it('runs from 05:00 to 23:00 on a day without jobs', () => {
  expect(hoursOf([])).toEqual([5, 23])
})

it('grows by whole hours when a job with its drives needs it', () => {
  const early = exampleJob('AN-AAAAAA', facts, ['05:10', '09:00'], { chauffeur: 'Sato, K.' })
  const late = exampleJob('AN-BBBBBB', facts, ['20:00', '22:50'], { chauffeur: 'Sato, K.' })
  // It leaves at 04:30 and is free at 23:20.
  expect(hoursOf([early, late])).toEqual([4, 24])
  expect(hoursOf([exampleJob('AN-CCCCCC', facts, ['06:00', '22:00'], { chauffeur: 'Sato, K.' })])).toEqual([5, 23])
})

it('ends with the day where a job goes over midnight, and marks it as cut', () => {
  const night = exampleJob('AN-AAAAAA', facts, ['21:30', moment('01:15', '2026-11-17')], {})
  const axis = makeAxis(shown(), [night])
  expect(axis.untilHour).toBe(24)
  const span = spanOn(axis, ms(night.startsAt), ms(night.endsAt))
  expect(span).toMatchObject({ cutStart: false, cutEnd: true })
  expect((span?.start ?? 0) + (span?.size ?? 0)).toBeCloseTo(1)
})

it('shows what began the evening before from the first hour on, cut at its start', () => {
  const night = exampleJob('AN-AAAAAA', facts, [moment('22:00', '2026-11-15'), '01:15'], {})
  const axis = makeAxis(shown(), [night])
  expect(axis.fromHour).toBe(0)
  expect(spanOn(axis, ms(night.startsAt), ms(night.endsAt))).toMatchObject({ start: 0, cutStart: true, cutEnd: false })
})

it('is not widened by jobs of other days', () => {
  const elsewhere = exampleJob('AN-AAAAAA', facts, [moment('01:00', '2026-11-18'), moment('03:00', '2026-11-18')], {})
  expect(hoursOf([elsewhere])).toEqual([5, 23])
})

it('places moments by the hour, and finds them again', () => {
  const axis = makeAxis(shown(), [])
  expect(fractionAt(axis, ms(moment('05:00')))).toBe(0)
  expect(fractionAt(axis, ms(moment('14:00')))).toBe(0.5)
  expect(fractionAt(axis, ms(moment('23:00')))).toBe(1)
  expect(onTokyoClock(momentAt(axis, 0.5))).toBe(moment('14:00'))
})

it('leaves out the nights between days that stand side by side', () => {
  const axis = makeAxis(shown(3), [])
  expect(fractionAt(axis, ms(moment('05:00', '2026-11-17')))).toBeCloseTo(1 / 3)
  expect(fractionAt(axis, ms(moment('02:00', '2026-11-17')))).toBeCloseTo(1 / 3)
  expect(onTokyoClock(momentAt(axis, 0.5))).toBe(moment('14:00', '2026-11-17'))
  expect(onTokyoClock(momentAt(axis, 1))).toBe(moment('23:00', '2026-11-18'))
})

it('has no place for what lies beyond it or wholly in a night that is left out', () => {
  const axis = makeAxis(shown(3), [])
  expect(spanOn(axis, ms(moment('09:00', '2026-11-15')), ms(moment('10:00', '2026-11-15')))).toBeNull()
  expect(spanOn(axis, ms(moment('23:30')), ms(moment('04:00', '2026-11-17')))).toBeNull()
  expect(spanOn(axis, ms(moment('22:30')), ms(moment('04:00', '2026-11-17')))).not.toBeNull()
})

it('marks every third hour within each of three days', () => {
  const marks = hourMarks(makeAxis(shown(3), []), 3)
  expect(marks.map(({ hour }) => hour)).toEqual([6, 9, 12, 15, 18, 21, 6, 9, 12, 15, 18, 21, 6, 9, 12, 15, 18, 21])
  expect(marks.every(({ at }) => at > 0 && at < 1)).toBe(true)
})

it('stays the same object while it means the same, and changes when it does not', () => {
  const board = exampleBoard()
  const axis = axisOf(board)
  expect(axisOf({ ...board, now: moment('10:23') })).toBe(axis)
  expect(axisOf({ ...board, days: 3 })).not.toBe(axis)
})

it('knows which jobs touch the days shown, with their drives', () => {
  const before = exampleJob('AN-AAAAAA', facts, [moment('20:00', '2026-11-15'), moment('23:45', '2026-11-15')], {})
  expect(touchesDays(shown(), before)).toBe(false)
  const driven = exampleJob('AN-AAAAAA', facts, [before.startsAt, before.endsAt], { chauffeur: 'Sato, K.' })
  expect(touchesDays(shown(), driven)).toBe(true)
  expect(touchesDays(shown(), exampleJob('AN-BBBBBB', facts, ['09:00', '10:00'], {}))).toBe(true)
})
