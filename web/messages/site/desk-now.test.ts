import { expect, test } from 'vitest'
import { type DeskHours, nobodyAnswers } from '#core/desk-hours.ts'
import { deskNow } from './desk-now.ts'
import { emptyLetter, findFaults } from './use-contact.ts'

test('the desk says whether it is open at this hour in Tokyo', () => {
  const daily = { week: Array.from({ length: 7 }, () => ({ fromMinutes: 300, untilMinutes: 1380 })), exceptions: [] }
  const at = (time: string, hours: DeskHours = daily) => deskNow(hours, `2026-11-24T${time}:00+09:00`)
  expect(at('05:00')).toBe('It is now 05:00 there: we are here.')
  expect(at('22:59')).toContain('we are here')
  expect(at('23:00')).toBe('It is now 23:00 there: we answer again from 05:00 tomorrow.')
  expect(at('04:59')).toContain('again from 05:00.')
  expect(at('12:00', nobodyAnswers)).toBe('')
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
