import { expect, test } from 'vitest'
import { erasedInWords, keptInWords, type Leaving, refundInWords, tripsInWords } from './leaving-words.ts'

const nothing: Leaving = {
  graceDays: 14,
  tripsAhead: [],
  travellers: [],
  cards: 0,
  wishes: 0,
  messages: 0,
  reviews: 0,
  receipts: 0,
}

test('trips ahead are named with their days in Tokyo and the sum that would come back', () => {
  const leaving = {
    ...nothing,
    tripsAhead: [
      { reference: 'AN-7K2M9P', title: 'Fuji at first light', startsAt: '2026-11-23T20:00:00Z', refundYen: 100_000 },
      { reference: 'AN-8K2M9P', title: 'Kamakura', startsAt: '2026-11-25T23:00:00Z', refundYen: 22_200 },
    ],
  }
  expect(tripsInWords(leaving)).toEqual({
    title: 'You have two trips ahead.',
    which: 'Fuji at first light on Tuesday 24 November and Kamakura on Thursday 26 November.',
  })
  expect(refundInWords(leaving)).toBe('¥122,200')
  expect(keptInWords(leaving).at(-1)?.what).toBe('The two trips ahead, with name and mobile')
})

test('what is erased names people and counts, and what is not there is not named', () => {
  expect(
    erasedInWords({ ...nothing, travellers: ['Daniel', 'Ivy'], cards: 1, wishes: 3, messages: 2, reviews: 1 }).slice(1),
  ).toEqual([
    'Saved travellers: Daniel, Ivy',
    'One saved card, at the payment company too',
    'Your saved list of three, two messages and the keys to sign in',
    'Your name under one review. Its words stay, unsigned',
  ])
  expect(erasedInWords(nothing).slice(1)).toEqual(['The keys to sign in'])
  expect(tripsInWords(nothing)).toBeNull()
  expect(refundInWords(nothing)).toBeNull()
})
