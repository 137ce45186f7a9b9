import { expect, test } from 'vitest'
import { travellersProblem } from './travellers.rules.ts'

const ages = (...list: (number | null)[]) => list.map((age) => ({ age }))

test('whoever is named is the party that was priced, or nobody is named', () => {
  expect(travellersProblem([], { guests: 3, childAges: [5] })).toBeNull()
  expect(travellersProblem(ages(null, null, 5), { guests: 3, childAges: [5] })).toBeNull()
  expect(travellersProblem(ages(2, null, 9), { guests: 3, childAges: [9, 2] })).toBeNull()
  expect(travellersProblem(ages(2, null, 9), { guests: 3, childAges: [] })).toBeNull()
})

test('too few, too many, and children of other ages are said in a sentence', () => {
  expect(travellersProblem(ages(null), { guests: 3, childAges: [] })).toBe('The day is for 3 guests; 1 is named.')
  expect(travellersProblem(ages(null, null), { guests: 1, childAges: [] })).toBe('The day is for 1 guest; 2 are named.')
  expect(travellersProblem(ages(null, 9, 10), { guests: 3, childAges: [10, 2] })).toBe(
    'The children are 2, 10 years old by the wish, and 9, 10 by their names.',
  )
  expect(travellersProblem(ages(null, null), { guests: 2, childAges: [2] })).toBe(
    'The children are 2 years old by the wish, and none by their names.',
  )
})
