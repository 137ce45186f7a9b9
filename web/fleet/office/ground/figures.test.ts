import { expect, test } from 'vitest'
import { readFigure, readOptionalFigure, readPair } from './figures.ts'

test('a figure is read full width and with a comma for thousands, and what is none is no figure', () => {
  expect([readFigure('３５'), readFigure('1,200'), readFigure(' 35.6586° ')]).toEqual([35, 1200, 35.6586])
  expect([readFigure(''), readFigure('x')]).toEqual([Number.NaN, Number.NaN])
  expect([readOptionalFigure(' '), readOptionalFigure('40')]).toEqual([null, 40])
})

test('what a map gives is two figures, and one figure is not', () => {
  expect(readPair('35.6586, 139.7454')).toEqual(['35.6586', '139.7454'])
  expect(readPair('(35.6586 139.7454)')).toEqual(['35.6586', '139.7454'])
  expect(readPair('35.6586')).toBeNull()
  expect(readPair('Tokyo, 2')).toBeNull()
})
