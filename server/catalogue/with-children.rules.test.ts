import { expect, test } from 'vitest'
import { type DayWithChildren, withSmallChildren } from './with-children.rules.ts'

const zoo: DayWithChildren = {
  startTimes: ['09:00', '09:30'],
  durationMinutes: 360,
  driveMinutes: 45,
  walkingLevel: 'moderate',
  walkingKilometres: 4,
  steps: 0,
  stroller: 'all',
  fromAge: null,
}

test('a day with a late start, few steps and a way for the stroller is good with small children, and says why', () => {
  expect(withSmallChildren(zoo)).toEqual({
    verdict: 'good',
    reasons: ['Starts from 09:00', 'No steps', 'Stroller all the way'],
    fromAge: null,
  })
  expect(withSmallChildren({ ...zoo, steps: 40, stroller: 'part', fromAge: 2 }).reasons).toEqual([
    'From 2 years',
    'Starts from 09:00',
    '40 steps',
    'Stroller for part of the way',
  ])
})

test('one start is named as it is, and of several the earliest, or the one that a family would take', () => {
  const startOf = (...startTimes: string[]) => withSmallChildren({ ...zoo, startTimes }).reasons[0]
  expect(startOf('09:15')).toBe('Starts at 09:15')
  expect(startOf('09:00', '08:30')).toBe('Starts from 08:30')
  expect(startOf('05:00', '09:00')).toBe('Can start at 09:00')
})

test('what the office has not said is not guessed: such a day is neither good nor hard', () => {
  expect(withSmallChildren({ ...zoo, steps: null })).toEqual({ verdict: 'open', reasons: [], fromAge: null })
  expect(withSmallChildren({ ...zoo, stroller: null })).toEqual({ verdict: 'open', reasons: [], fromAge: null })
})

test('a steep stairway is not good with small children unless every step has a way round', () => {
  expect(withSmallChildren({ ...zoo, steps: 86, stroller: 'part' })).toEqual({
    verdict: 'open',
    reasons: [],
    fromAge: null,
  })
  expect(withSmallChildren({ ...zoo, steps: 386, stroller: 'all' })).toEqual({
    verdict: 'good',
    reasons: ['Starts from 09:00', 'A way round the 386 steps', 'Stroller all the way'],
    fromAge: null,
  })
})

test('an early start, many steps and long drives make a day hard, whatever else is unknown', () => {
  const fuji = { ...zoo, startTimes: ['05:00', '05:30'], durationMinutes: 720, driveMinutes: 345, steps: 398 }
  expect(withSmallChildren({ ...fuji, stroller: null })).toEqual({
    verdict: 'hard',
    reasons: ['Starts at 05:30 at the latest', '398 steps', '6 hours in the car'],
    fromAge: null,
  })
})

test('a family takes the latest start in the morning and the earliest in the evening', () => {
  expect(withSmallChildren({ ...zoo, startTimes: ['05:00', '09:00'] }).verdict).toBe('good')
  const evening = { ...zoo, durationMinutes: 240, startTimes: ['18:00', '19:00'] }
  expect(withSmallChildren(evening)).toEqual({
    verdict: 'hard',
    reasons: ['Ends at 22:00 at the earliest'],
    fromAge: null,
  })
  expect(withSmallChildren({ ...evening, startTimes: ['17:00', '19:00'] }).verdict).toBe('open')
})

test('a day made for older children is hard with small ones, and a long walk too', () => {
  expect(withSmallChildren({ ...zoo, fromAge: 8 })).toEqual({ verdict: 'hard', reasons: ['From 8 years'], fromAge: 8 })
  expect(withSmallChildren({ ...zoo, walkingLevel: 'long', walkingKilometres: 6.5 }).reasons).toEqual([
    '6.5 km on foot',
  ])
  expect(withSmallChildren({ ...zoo, fromAge: 5 }).verdict).toBe('good')
})

test('that a stroller finds no way speaks against a day only beside another reason', () => {
  expect(withSmallChildren({ ...zoo, stroller: 'none' }).verdict).toBe('open')
  expect(withSmallChildren({ ...zoo, stroller: 'none', fromAge: 6 }).reasons).toEqual([
    'From 6 years',
    'No way for a stroller',
  ])
})
