import { expect, test } from 'vitest'
import {
  areAgesKnown,
  childCalled,
  missingAgeSentence,
  missingAges,
  partyInWords,
  resizedAges,
  seatFor,
} from './party.ts'

test('a new child has no age, and nobody guesses one', () => {
  expect(resizedAges([4], 3)).toEqual([4, null, null])
  expect(resizedAges([4, 9], 1)).toEqual([4])
  expect(areAgesKnown([4, 0])).toBe(true)
  expect(areAgesKnown([4, null])).toBe(false)
  expect(missingAges([4, null, null])).toBe(2)
})

test('what is missing is named by the child that it is of', () => {
  expect(missingAgeSentence([null])).toBe('Choose the age of the child.')
  expect(missingAgeSentence([4, null])).toBe('Choose the age of the second child.')
  expect(missingAgeSentence([null, 4, null])).toBe('Choose the age of each child.')
  expect([childCalled(0, 1), childCalled(2, 3), childCalled(11, 12)]).toEqual(['The child', 'Third child', 'Child 12'])
})

test('a party in words has its ages, and says where one is not chosen', () => {
  expect(partyInWords({ guests: 3, childAges: [5] })).toBe('2 adults, 1 child (5)')
  expect(partyInWords({ guests: 4, childAges: [4, null] })).toBe('2 adults, 2 children (4, age not chosen)')
  expect(partyInWords({ guests: 2, childAges: [4, 7] })).toBe('2 children (4, 7)')
  expect(partyInWords({ guests: 1, childAges: [] })).toBe('1 adult')
})

test('every age is told its seat', () => {
  expect([null, 0, 1, 3, 4, 5, 6, 10, 11, 17].map((age) => seatFor(age).split(/[:,]/)[0])).toEqual([
    'Needed before we can say a price',
    'Our child seats begin at about one year',
    'Needs a child seat',
    'Needs a child seat',
    'Needs a child seat or a booster',
    'Needs a child seat or a booster',
    'A booster is enough',
    'A booster is enough',
    'Needs no seat of their own',
    'Needs no seat of their own',
  ])
})
