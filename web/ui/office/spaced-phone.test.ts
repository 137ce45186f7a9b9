import { expect, test } from 'vitest'
import { spacedPhone, tidyPhone } from './spaced-phone.ts'

test.each([
  ['+447700900143', '+44 7700 900143'],
  ['+44 7700 900143', '+44 7700 900143'],
  ['+12025550118', '+1 202 555 0118'],
  ['+819000011111', '+81 90 0001 1111'],
  ['+81300010101', '+81 3 0001 0101'],
  ['+33639981204', '+33 6 39 98 12 04'],
  ['+6598765432', '+65 9876 5432'],
  ['+46701740605', '+46 70 174 06 05'],
  ['+4520123456', '+45 20 12 34 56'],
  ['+491713920011', '+49 171 392 0011'],
  ['+35412345678', '+354 123 456 78'],
  ['+254712345678', '+254 712 345 678'],
])('%s is read out as %s', (phone, words) => {
  expect(spacedPhone(phone)).toBe(words)
  expect(spacedPhone(words)).toBe(words)
})

test('what is no number of ours stays as it is', () => {
  for (const phone of ['', '110', '090 1234 5678', 'room 12']) expect(spacedPhone(phone)).toBe(phone)
})

test('the same number is the same however it was typed, and what is none stays as it was', () => {
  for (const typed of ['+44 (0)7700 900 143', '0044 7700-900143', ' +447700900143'])
    expect(tidyPhone(typed)).toBe('+44 7700 900143')
  for (const typed of ['+44 7700', '7700 900143', '+44 7700 900143 ext 2']) expect(tidyPhone(typed)).toBe(typed)
})
