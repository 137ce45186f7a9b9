import { expect, test } from 'vitest'
import { withApostrophe, withoutApostrophe } from '../csv-cells.rules.ts'
import { figure, figureIn, folded, isFormula, plain } from './cells.rules.ts'

test('full-width figures and letters are plain ones, and Japanese stays', () => {
  expect(plain('３５．６８')).toBe('35.68')
  expect(plain('　ＪＲ新宿駅　')).toBe('JR新宿駅')
  expect(folded('Ｔｈｅ  Peninsula')).toBe('the peninsula')
})

test('a figure is one in any width, with a comma for a point where none parts the cells; all else is none', () => {
  expect([figure(' 35.68 ', ','), figure('＋１３９', ','), figure('-3', ',')]).toEqual([35.68, 139, -3])
  expect([figure('35,68', ';'), figure('35,68', ',')]).toEqual([35.68, Number.NaN])
  expect([figure('', ','), figure('=1+1', ','), figure('1e9', ','), figure('1.2.3', ',')]).toEqual([
    ...[null, Number.NaN, Number.NaN, Number.NaN],
  ])
  expect(figureIn(/\s*min$/)('45 min', ',')).toBe(45)
})

test('a formula is no figure that begins with a sign', () => {
  expect(['=1+1', '@SUM(A1)', '-x', '＝cmd', '+1+1'].map(isFormula)).toEqual([true, true, true, true, true])
  expect(['-3', '+35.6', 'a=b', ''].map(isFormula)).toEqual([false, false, false, false])
})

test('what a file of ours has before a formula is taken off again, whatever was written', () => {
  for (const text of ['=1+1', "'=1", "''@x", "'s-Gravenhage", 'plain', '-3', '', "'"])
    expect(withoutApostrophe(withApostrophe(text))).toBe(text)
})
