import { expect, test } from 'vitest'
import { inPercent, inPoints, inUnits } from './compare-words.ts'

const figure = (value: number | null, before: number | null) => ({ value, before, line: [] })

test('a figure says by how much it is other than before, and whether that is good', () => {
  expect(inPercent(figure(140, 100), 'last week')).toEqual({ note: '+ 40% on last week', tone: 'good' })
  expect(inPercent(figure(80, 100), 'last week')).toEqual({ note: '− 20% on last week', tone: 'bad' })
  expect(inPoints(figure(2.1, 1.7), 'last month', false)).toEqual({ note: '+ 0.4 points on last month', tone: 'bad' })
  expect(inUnits(figure(30, 27), 'days', 'last week')).toEqual({ note: '+ 3 days on last week', tone: 'plain' })
})

test('with nothing before there is nothing to compare, and nothing is divided by nought', () => {
  expect(inPercent(figure(140, 0), 'last week').note).toBe('Nothing from last week')
  expect(inPoints(figure(null, 3), 'last week', true).tone).toBe('plain')
})
