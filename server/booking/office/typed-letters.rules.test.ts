import { expect, test } from 'vitest'
import { endOfName, lettersOf, referenceOf, telephoneOf } from './typed-letters.rules.ts'

test.for([
  ['+65 8000 1234', '6580001234'],
  ['0065-8000-1234', '6580001234'],
  ['090 1234 5678', '9012345678'],
  ['(0)20 7946 0123', '2079460123'],
  ['８０００ １２３４', '80001234'],
  ['12', null],
  ['haruto', null],
  ['26-81 A', null],
] as const)('%s is looked for as the number %s', ([typed, digits]) => {
  expect(telephoneOf(typed)).toBe(digits)
})

test.for([
  ['AN-7K2M9P', '7K2M9P'],
  ['an 7k2', '7K2'],
  ['7k2m9p', '7K2M9P'],
  ['tan', 'TAN'],
  ['haruto tan', null],
  ['10', null],
] as const)('%s may be the reference %s', ([typed, reference]) => {
  expect(referenceOf(typed)).toBe(reference)
})

test('words are told apart by any space, and there are not too many of them', () => {
  expect(lettersOf(' haruto　 tan ')).toEqual(['haruto', 'tan'])
  expect(lettersOf('a b c d e f g h')).toHaveLength(6)
  expect(lettersOf('  ')).toEqual([])
})

test.for([
  ['haruto@', 'oturah%'],
  ['haruto@exa', 'oturah%'],
  ['h_100%@', '\\%001\\_h%'],
  ['ana🚗@', '🚗ana%'],
  ['an@example.com', null],
  ['@example.com', null],
  ['haruto', null],
] as const)('of %s, a name in an address is looked for from its end as %s', ([typed, end]) => {
  expect(endOfName(typed)).toBe(end)
})
