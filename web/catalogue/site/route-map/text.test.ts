import { expect, test } from 'vitest'
import { linesOf, shortName, textWidth } from './text.ts'

test.each([
  ['Oishi Park, Lake Kawaguchi', 'Oishi Park'],
  ['Lunch: yuba', 'Lunch'],
  ['Lunch at Tsukiji outer market', 'Lunch'],
  ['Teahouse in the garden', 'Teahouse in the garden'],
  ['Your hotel in central Tokyo', 'Your hotel in central Tokyo'],
])('the map writes %s as %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

test('a long name is broken into even lines, a short one stays whole', () => {
  expect(linesOf('Ginza')).toEqual([['Ginza']])
  expect(linesOf('Your hotel in central Tokyo')[0]).toEqual(['Your hotel in', 'central Tokyo'])
})

test('wide letters count for more than narrow ones', () => {
  expect(textWidth('MWM')).toBeGreaterThan(textWidth('ill') * 2)
  expect(textWidth('大石公園')).toBe(4)
})
