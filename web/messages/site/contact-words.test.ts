import { expect, test } from 'vitest'
import { deskNow } from './contact-words.ts'
import { emptyLetter, findFaults } from './use-contact.ts'

test('the desk says whether it is open at this hour in Tokyo', () => {
  expect(deskNow('05:00')).toBe('It is now 05:00 there: we are here.')
  expect(deskNow('22:59')).toContain('we are here')
  expect(deskNow('23:00')).toBe('It is now 23:00 there: we answer again from 05:00.')
  expect(deskNow('04:59')).toContain('again from 05:00')
})

test('faults stand at their fields, in words', () => {
  expect(Object.keys(findFaults(emptyLetter)).sort()).toEqual(['body', 'email', 'name', 'topic'])
  const letter = {
    ...emptyLetter,
    topic: 'tour',
    name: 'Marcus Bell',
    email: 'marcus@example.com',
    body: 'Hello',
  } as const
  expect(findFaults(letter)).toEqual({})
  expect(findFaults({ ...letter, email: 'marcus' }).email).toBe('Write an address like name@example.com.')
})
