import { expect, test } from 'vitest'
import { refusal } from './hold.fixture.ts'
import { stepAtFault, takenInWords } from './hold-words.ts'

const free = (day: string, start = '05:30') => ({ day, start })

test('days of the same week are told by their names', () => {
  expect(takenInWords({ day: '2026-11-24' }, free('2026-11-25'))).toBe('Someone has taken Tuesday. Wednesday is free.')
})

test('a day that is a week away could be mistaken, so it is named in full', () => {
  expect(takenInWords({ day: '2026-11-24' }, free('2026-12-01'))).toBe(
    'Someone has taken Tuesday 24 November. Tuesday 1 December is free.',
  )
})

test('another hour of the same day is told by the hour', () => {
  expect(takenInWords({ day: '2026-11-24' }, free('2026-11-24', '07:00'))).toBe(
    'Someone has taken that hour. 07:00 is free.',
  )
})

test('a refusal leads to the step where it can be mended', () => {
  const fault = (field: string) => stepAtFault(refusal('platform.invalid-input', 400, { fields: { [field]: 'x' } }))
  expect([fault('email'), fault('pickUpAddress'), fault('vehicleClass')]).toEqual(['travellers', 'pick-up', 'day'])
  expect(stepAtFault(refusal('fleet.outside-area', 400))).toBe('pick-up')
  expect(stepAtFault(refusal('pricing.party-too-large', 400))).toBe('day')
})
