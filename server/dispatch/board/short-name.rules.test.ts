import { expect, test } from 'vitest'
import { familyNameOf, shortNameOf } from './short-name.rules.ts'

test('a person is called by the family name and an initial, a car by its model and the number on its plate', () => {
  expect(shortNameOf({ kind: 'chauffeur', name: 'Noriko Uchida' })).toBe('Uchida, N.')
  expect(shortNameOf({ kind: 'guide', name: 'Anna Maria de Souza' })).toBe('Souza, A.')
  expect(shortNameOf({ kind: 'vehicle', name: 'Alphard 3', plate: '品川 331 え 77-09' })).toBe('Alphard 77-09')
  expect(shortNameOf({ kind: 'vehicle', name: 'HiAce Grand Cabin 2', plate: '江東 302 か 14-52' })).toBe('HiAce 14-52')
  expect(familyNameOf({ kind: 'chauffeur', name: 'Noriko Uchida' })).toBe('Uchida')
})

test('a name of one word stays whole, and so does that of a car whose plate has no number', () => {
  expect(shortNameOf({ kind: 'guide', name: ' Sachiko ' })).toBe('Sachiko')
  expect(shortNameOf({ kind: 'vehicle', name: 'Coaster 2', plate: null })).toBe('Coaster 2')
  expect(shortNameOf({ kind: 'vehicle', name: 'HiAce Long', plate: '' })).toBe('HiAce Long')
})
