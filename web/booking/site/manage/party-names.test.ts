import { expect, test } from 'vitest'
import { calledAs, newGuests, placesOf, travellersAfter } from './party-names.ts'

const eleanor = { name: 'Eleanor Marsh', age: null, note: 'Vegetarian' }
const ivy = { name: 'Ivy Marsh', age: 5, note: '' }
const named = [eleanor, ivy]

test('whoever is new is asked for by name, where names were asked for at all', () => {
  expect(newGuests(named, { guests: 4, childAges: [5, 9] })).toEqual([
    { called: 'Adult 2', age: null },
    { called: 'Child, 9', age: 9 },
  ])
  expect(newGuests([], { guests: 4, childAges: [] })).toEqual([])
  expect(newGuests(named, { guests: 2, childAges: [5] })).toEqual([])
  // A child whose age is not chosen yet is asked for once it is.
  expect(newGuests(named, { guests: 3, childAges: [5, null] })).toEqual([])
})

test('the new party is everybody, adults first, with the ages as they are now', () => {
  const party = { guests: 4, childAges: [6, 9] }
  expect(travellersAfter(named, party, ['Tom Marsh ', 'Max Marsh'])).toEqual([
    eleanor,
    { name: 'Tom Marsh', age: null, note: '' },
    { ...ivy, age: 6 },
    { name: 'Max Marsh', age: 9, note: '' },
  ])
  expect(travellersAfter(named, party, ['Tom Marsh'])).toBeNull()
  expect(travellersAfter(named, { guests: 2, childAges: [5] }, [])).toBeNull()
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
