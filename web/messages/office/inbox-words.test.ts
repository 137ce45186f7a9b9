import { expect, test } from 'vitest'
import type { Letter } from '#contract/inbox.ts'
import { referenceIn, settledInWords } from './inbox-words.ts'

const letter: Letter = {
  ...{ id: 'x', receipt: 'CM-2', topic: 'tour', name: 'Ada', email: 'a@e.example', bookingReference: null },
  ...{ body: 'Hello', at: '2026-11-16T20:00:00+09:00', settledAt: '2026-11-16T20:17:00+09:00' },
  ...{ settledBy: 'Naomi', answer: null },
}

test('how a message was answered is said with who and when', () => {
  expect(settledInWords(letter)).toBe('Answered in another way, Naomi, Mon 16 Nov, 20:17')
  expect(settledInWords({ ...letter, answer: 'Yes' })).toBe('Answered by mail, Naomi, Mon 16 Nov, 20:17')
})

test('only what could be a reference of ours leads to a booking', () => {
  expect(referenceIn({ bookingReference: ' an-7k2m9p ' })).toBe('AN-7K2M9P')
  for (const typed of [null, '', '12', 'AN-IOIOIO', '../x']) expect(referenceIn({ bookingReference: typed })).toBeNull()
})
