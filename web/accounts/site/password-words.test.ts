import { expect, test } from 'vitest'
import { passwordWords } from './password-words.ts'

const own = { fullName: 'Eleanor Marsh', email: 'eleanor.marsh@example.com' }

test('before anything is typed the meter says what is welcome', () => {
  expect(passwordWords('', own)).toMatchObject({ kind: 'empty', strength: 0 })
})

test('short ones are short whatever they are made of, and the words stay the same until that changes', () => {
  const [few, more] = [passwordWords('Zr8-', own), passwordWords('Zr8-wq!tLm', own)]
  expect([few.strength, more.strength]).toEqual([1, 2])
  expect(more.words).toBe(few.words)
  expect(more.words).toContain('12 characters')
})

test('characters are counted as people see them', () => {
  expect(passwordWords('🚕🗻🌸🍵🎏🏯', own).kind).toBe('short')
})

test('a long one is too easy where it repeats, runs or names its owner', () => {
  expect(passwordWords('aaaaaaaaaaaaaaaaaaaaaaaa', own).words).toMatch(/^Too easy\. The same again/)
  expect(passwordWords('abcdefghijkl', own).words).toMatch(/^Too easy\. Keys in a row/)
  expect(passwordWords('EleanorMarsh1', own).words).toMatch(/^Too easy\. Names and addresses/)
})

test('a sentence is better than long enough', () => {
  expect(passwordWords('quiet cedars', own)).toMatchObject({ kind: 'good', strength: 3 })
  expect(passwordWords('three quiet cedars in the snow', own)).toMatchObject({ kind: 'good', strength: 4 })
})
