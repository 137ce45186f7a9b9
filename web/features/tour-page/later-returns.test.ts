import { expect, test } from 'vitest'
import { halfHoursAsked, type LaterReturn, returnOptions } from './later-returns.ts'

const endOf = (halfHours: number) => ['17:30', '18:00', '18:30', '19:00'][halfHours] ?? ''
const answer = (halfHours: number, differenceYen: number, isFree = true): LaterReturn => ({
  halfHours,
  at: endOf(halfHours),
  differenceYen,
  isFree,
  sentence: '',
})

test('one row of returns is asked about, and a second for who stays longer', () => {
  expect(halfHoursAsked(0, false)).toEqual([1, 2, 3])
  expect(halfHoursAsked(3, false)).toEqual([1, 2, 3])
  expect(halfHoursAsked(0, true)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(halfHoursAsked(4, false)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(halfHoursAsked(8, true)).toContain(8)
})

test('each return says what it adds to the planned one', () => {
  const options = returnOptions([1, 2, 3], endOf, [answer(1, 4_000), answer(2, 8_000), answer(3, 12_000)])
  expect(options.map(({ at, note }) => [at, note])).toEqual([
    ['17:30', 'planned'],
    ['18:00', '+ ¥4,000'],
    ['18:30', '+ ¥8,000'],
    ['19:00', '+ ¥12,000'],
  ])
})

test('a return that the car cannot stay for is shown and cannot be chosen', () => {
  expect(returnOptions([1], endOf, [answer(1, 0, false)])[1]).toEqual({
    halfHours: 1,
    at: '18:00',
    note: 'not free',
    canChoose: false,
  })
})

test('a return later than we drive at all is not offered', () => {
  expect(returnOptions([1, 2], endOf, [answer(1, 4_000)]).map(({ at }) => at)).toEqual(['17:30', '18:00'])
})

test('until the answer is there, every return may be chosen and none claims a price', () => {
  expect(returnOptions([1, 2], endOf, null).map(({ note, canChoose }) => [note, canChoose])).toEqual([
    ['planned', true],
    ['', true],
    ['', true],
  ])
})

test('an answer for other hours says nothing about these', () => {
  const earlier = { ...answer(1, 4_000), at: '17:00' }
  expect(returnOptions([1], endOf, [earlier])).toHaveLength(1)
})
