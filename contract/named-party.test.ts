import { expect, test } from 'vitest'
import { namedAfter } from './named-party.ts'

const person = (name: string, age: number | null = null) => ({ name, age, note: '' })
const [eleanor, tom, grace] = [person('Eleanor'), person('Tom'), person('Grace')]
const [ivy, max] = [person('Ivy', 5), person('Max', 9)]
const family = [eleanor, tom, grace, ivy, max]
const before = { guests: 5, childAges: [5, 9] }

test('with one adult fewer the last adult goes, and every child keeps name and age', () => {
  expect(namedAfter(family, before, { guests: 4, childAges: [5, 9] })).toEqual({
    ...{ staying: [eleanor, tom, ivy, max], leaving: [grace], newAdults: 0, newAges: [] },
  })
})

test('with one child fewer the child of the age that is gone goes, and every adult stays', () => {
  expect(namedAfter(family, before, { guests: 4, childAges: [9] })).toMatchObject({
    ...{ staying: [eleanor, tom, grace, max], leaving: [ivy] },
  })
  expect(namedAfter(family, before, { guests: 3, childAges: [] })).toMatchObject({
    ...{ staying: [eleanor, tom, grace], leaving: [ivy, max] },
  })
})

test('a child who is told to be older stays, and only who has no name is new', () => {
  expect(namedAfter(family, before, { guests: 7, childAges: [3, 6, 9] })).toEqual({
    ...{ staying: [eleanor, tom, grace, { ...ivy, age: 3 }, max], leaving: [], newAdults: 1, newAges: [6] },
  })
})

test('where no children were counted, whoever is named has the place of an adult', () => {
  const three = { guests: 3, childAges: [] }
  expect(namedAfter([eleanor, tom, ivy], three, three)).toMatchObject({ leaving: [], newAdults: 0 })
  expect(namedAfter([eleanor, tom, ivy], three, { guests: 2, childAges: [] })).toMatchObject({ leaving: [ivy] })
})
