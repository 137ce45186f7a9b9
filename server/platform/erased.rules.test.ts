import { expect, test } from 'vitest'
import { emailKey } from '#contract/text.ts'
import { erasedEmail, isErasedEmail, spellingsOf } from './erased.rules.ts'

test('an address is found in every way in which it may have been typed', () => {
  expect(spellingsOf('Eleanor@Example.com')).toEqual(['eleanor@example.com'])
  const german = ['jürgen@xn--exmple-cua.de', 'jürgen@exämple.de']
  expect(spellingsOf('Jürgen@exämple.de').toSorted()).toEqual(german.toSorted())
  expect(spellingsOf('Jürgen@xn--exmple-cua.de').toSorted()).toEqual(german.toSorted())
})

test('what only looks like the address is none of its spellings', () => {
  expect(spellingsOf('eleanor@example.com')).not.toContain('ｅleanor@example.com')
  expect(spellingsOf('İzmir@example.com')).toEqual([emailKey('İzmir@example.com')])
})

test('an address in the place of one that is erased is nobody’s, and each its own', () => {
  expect(isErasedEmail(erasedEmail('a'))).toBe(true)
  expect(erasedEmail('a')).not.toBe(erasedEmail('b'))
  expect(isErasedEmail('eleanor@example.com')).toBe(false)
})
