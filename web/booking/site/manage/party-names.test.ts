import { expect, test } from 'vitest'
import { calledAs, isBeyond, leavingInWords, newGuests, placesOf, travellersAfter } from './party-names.ts'

const eleanor = { name: 'Eleanor Marsh', age: null, note: 'Vegetarian' }
const ivy = { name: 'Ivy Marsh', age: 5, note: '' }
const named = [eleanor, ivy]
const pair = { guests: 2, childAges: [5] }

test('whoever is new is asked for by name, where names were asked for at all', () => {
  expect(newGuests(named, pair, { guests: 4, childAges: [5, 9] })).toEqual([
    { called: 'Adult 2', age: null },
    { called: 'Child, 9', age: 9 },
  ])
  expect(newGuests([], pair, { guests: 4, childAges: [] })).toEqual([])
  expect(newGuests(named, pair, { guests: 2, childAges: [5] })).toEqual([])
  // A child whose age is not chosen yet is asked for once it is.
  expect(newGuests(named, pair, { guests: 3, childAges: [5, null] })).toEqual([])
})

test('the new party is everybody, adults first, with the ages as they are now', () => {
  const party = { guests: 4, childAges: [6, 9] }
  expect(travellersAfter(named, pair, party, ['Tom Marsh ', 'Max Marsh'])).toEqual([
    eleanor,
    { name: 'Tom Marsh', age: null, note: '' },
    { ...ivy, age: 6 },
    { name: 'Max Marsh', age: 9, note: '' },
  ])
  expect(travellersAfter(named, pair, party, ['Tom Marsh'])).toBeNull()
  expect(travellersAfter(named, pair, { guests: 2, childAges: [5] }, [])).toBeNull()
})

test('everybody has a place to be named in, also where nobody was', () => {
  const party = { leadName: 'Eleanor Marsh', guests: 3, childAges: [5] }
  expect(placesOf({ ...party, guests: 2, travellers: named })).toEqual(named)
  expect(placesOf({ ...party, travellers: named })).toEqual([...named, { name: '', age: null, note: '' }])
  const places = placesOf({ ...party, travellers: [] })
  expect(places).toEqual([
    { name: 'Eleanor Marsh', age: null, note: '' },
    { name: '', age: null, note: '' },
    { name: '', age: 5, note: '' },
  ])
  expect(places.map((_, index) => calledAs(places, index))).toEqual(['Adult 1', 'Adult 2', 'Child, 5'])
  expect(calledAs(named, 0)).toBe('Adult')
})

test('who is taken off is named with what was told of them', () => {
  const grace = { name: 'Grace Hill', age: null, note: 'No shellfish' }
  const three = { guests: 3, childAges: [5] }
  expect(leavingInWords([eleanor, grace, ivy], three, pair)).toEqual([
    'Grace Hill is taken off, with what you told us (No shellfish): 1 adult, 1 child (5) come.',
  ])
  expect(leavingInWords([eleanor, ivy], pair, { guests: 1, childAges: [] })).toEqual([
    'Ivy Marsh is taken off: 1 adult comes.',
  ])
  expect(leavingInWords([eleanor, grace, ivy], three, three)).toEqual([])
})

test('only of those who are too many somebody can be taken off, and never who leads', () => {
  const grace = { name: 'Grace Hill', age: null, note: '' }
  const people = [eleanor, grace, ivy]
  expect(people.map((_, index) => isBeyond(people, index, pair))).toEqual([false, true, false])
  expect(named.map((_, index) => isBeyond(named, index, pair))).toEqual([false, false])
})
