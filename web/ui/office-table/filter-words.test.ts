import { expect, test } from 'vitest'
import { filterWords, spanWords } from './filter-words.ts'

test.each([
  ['2026-11-15', '2026-11-22', '15 to 22 Nov'],
  ['2026-11-28', '2026-12-03', '28 Nov to 3 Dec'],
  ['2026-11-15', '2026-11-15', 'Sun 15 Nov'],
  ['2026-11-15', null, 'from 15 Nov'],
  [null, '2026-11-22', 'until 22 Nov'],
])('%s to %s is said as %s', (from, to, words) => {
  expect(spanWords({ from, to })).toBe(words)
})

const choices = ['On hold', 'Confirmed', 'Done', 'Cancelled', 'Expired'].map((label) => ({ id: label, label }))
const status = { kind: 'some', id: 'status', label: 'Status' } as const

test.each([
  ['Done', 'Done', 0, 'Done'],
  ['Done,Cancelled', 'Done, Cancelled', 0, 'Done, Cancelled'],
  ['On hold,Confirmed,Cancelled,Expired', 'not done', 0, 'On hold, Confirmed, Cancelled, Expired'],
  ['On hold,Confirmed,Done', 'On hold, Confirmed', 1, 'On hold, Confirmed, Done'],
  ['nobody', '1 chosen', 0, '1 chosen'],
])('a choice of %s is said as %s and %i more, and in full to whoever asks', (value, short, more, full) => {
  expect(filterWords(status, value, choices)).toEqual({ short, more, full })
})

test('all but one of several people is said by their name, as it is written', () => {
  const people = ['Osamu Nishio', 'Wei Lin', 'Mai Sugawara', 'Koichi Endo'].map((label) => ({ id: label, label }))
  const but = 'Wei Lin,Mai Sugawara,Koichi Endo'
  expect(filterWords({ kind: 'some', id: 'crew', label: 'Crew' }, but, people).short).toBe('not Osamu Nishio')
})
