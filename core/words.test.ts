import { expect, test } from 'vitest'
import { capitalized, counted, countedInWords, listed, numeral, uncapitalized } from './words.ts'

test('small numbers are words, larger ones figures', () => {
  expect([0, 1, 12, 13].map(numeral)).toEqual(['no', 'one', 'twelve', '13'])
})

test('one thing is singular, none and several are not', () => {
  expect([0, 1, 2].map((count) => counted(count, 'guest'))).toEqual(['0 guests', '1 guest', '2 guests'])
  expect(['1', '1,284'].map((figure) => counted(figure, 'entry', 'entries'))).toEqual(['1 entry', '1,284 entries'])
  expect(countedInWords(3, 'child', 'children')).toBe('three children')
})

test('lists read as people write them', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => listed(names))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ])
  expect(listed(['08:00', '09:00', '10:00'], 'or')).toBe('08:00, 09:00 or 10:00')
})

test('lists read as the standard of the language writes them', () => {
  const names = ['Noda', 'Mori', 'Ueda', 'Endo']
  for (const [join, type] of [
    ['and', 'conjunction'],
    ['or', 'disjunction'],
  ] as const)
    for (let length = 0; length <= names.length; length++)
      expect(listed(names.slice(0, length), join)).toBe(
        new Intl.ListFormat('en-GB', { type }).format(names.slice(0, length)),
      )
})

test('a sentence begins large, and goes on small', () => {
  expect([capitalized('two cars'), capitalized('')]).toEqual(['Two cars', ''])
  expect([uncapitalized('Two cars'), uncapitalized('')]).toEqual(['two cars', ''])
})
