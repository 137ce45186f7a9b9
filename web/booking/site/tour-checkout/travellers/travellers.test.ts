import { describe, expect, test } from 'vitest'
import {
  agesKnown,
  asChosen,
  asTyped,
  type Chosen,
  hasPlaceFor,
  ledBy,
  partyWith,
  placesLeft,
  thingsLacking,
  travellersNamed,
  withPerson,
} from './travellers.ts'

const party = { guests: 3, childAges: [5] }
const eleanor = { id: 'a', name: 'Eleanor Marsh', age: null, note: '' }
const tom = { id: 'b', name: 'Tom Marsh', age: null, note: 'Vegetarian' }
const ivy = { id: 'c', name: 'Ivy Marsh', age: 5, note: '' }
const ruth = { id: 'd', name: 'Ruth Alder', age: null, note: '' }
const typed = { adults: [{ name: 'Eleanor Marsh', note: '' }], children: [] }

describe('matching people to the party', () => {
  test('adults and children are counted apart', () => {
    expect(placesLeft(party, [eleanor])).toEqual({ adults: 1, children: 1 })
    expect(hasPlaceFor(party, [eleanor, tom], ruth)).toBe(false)
    expect(hasPlaceFor(party, [eleanor, tom], ivy)).toBe(true)
    expect(hasPlaceFor(party, [ivy], { ...ivy, id: 'e' })).toBe(false)
  })

  test('a surplus person makes the party larger, a child by its age', () => {
    expect(partyWith(party, ruth)).toEqual({ guests: 4, childAges: [5] })
    expect(partyWith(party, { ...ivy, age: 7 })).toEqual({ guests: 4, childAges: [5, 7] })
  })

  test('the ages that are saved of children count, once all are named', () => {
    expect(agesKnown({ guests: 3, childAges: [8] }, [eleanor, tom, ivy])).toEqual([5])
    expect(agesKnown({ guests: 4, childAges: [8, 9] }, [eleanor, tom, ivy])).toEqual([8, 9])
  })

  test('an adult leads, whoever was ticked first', () => {
    expect(withPerson([ivy], eleanor).map(({ id }) => id)).toEqual(['a', 'c'])
    expect(withPerson([eleanor], tom).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(ledBy([eleanor, tom, ivy], 'b').map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })
})

describe('child seats', () => {
  const seated = { ...ivy, childSeat: 'child-seat' }
  const small = { ...ivy, id: 'e', childSeat: 'child-seat' }

  test('that are saved of somebody are asked for, and never added in silence', () => {
    const lacking = (extras: { code: string; pieces: number }[], ...chosen: Chosen[]) =>
      thingsLacking({ wish: { extras }, chosen }).map(({ id }) => id)
    expect(lacking([{ code: 'stroller', pieces: 1 }], eleanor, seated, small)).toEqual(['c', 'e'])
    expect(lacking([{ code: 'child-seat', pieces: 1 }], eleanor, seated, small)).toEqual(['e'])
    expect(lacking([{ code: 'child-seat', pieces: 2 }], seated, small)).toEqual([])
    expect(lacking([], eleanor, tom)).toEqual([])
  })

  test('a wheelchair that is saved of somebody is asked for like a seat, until the party has room for it', () => {
    const chair = { ...tom, hasWheelchair: true }
    const lacking = (...extras: { code: string; pieces: number }[]) =>
      thingsLacking({ wish: { extras }, chosen: [chair, seated] }).map(({ name, code }) => [name, code])
    expect(lacking()).toEqual([
      ['Tom Marsh', 'wheelchair'],
      ['Ivy Marsh', 'child-seat'],
    ])
    expect(lacking({ code: 'wheelchair', pieces: 1 })).toEqual([['Ivy Marsh', 'child-seat']])
    expect(lacking({ code: 'wheelchair', pieces: 1 }, { code: 'child-seat', pieces: 1 })).toEqual([])
  })
})

describe('naming', () => {
  test('typed rows are as many as the party, adults first, children with their ages', () => {
    expect(travellersNamed({ wish: party, naming: 'typed', typed, chosen: [] })).toEqual([
      { name: 'Eleanor Marsh', age: null, note: '' },
      { name: '', age: null, note: '' },
      { name: '', age: 5, note: '' },
    ])
  })

  test('a party that shrinks keeps the names for when it grows again', () => {
    const rows = { adults: [eleanor, tom], children: [] }
    const named = (guests: number) =>
      travellersNamed({ wish: { guests, childAges: [] }, naming: 'typed', typed: rows, chosen: [] }).map(
        ({ name }) => name,
      )
    expect(named(1)).toEqual(['Eleanor Marsh'])
    expect(named(2)).toEqual(['Eleanor Marsh', 'Tom Marsh'])
  })

  test('who signs in midway finds the typed names ticked, and known people only once', () => {
    const now = {
      wish: party,
      naming: 'typed' as const,
      typed: { ...typed, children: [{ name: 'Max', note: '' }] },
      chosen: [],
      added: [],
    }
    const { chosen, added } = asChosen(now, [{ ...eleanor, name: 'eleanor marsh' }, tom])
    expect(chosen.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'eleanor marsh'],
      ['typed:1', 'Max'],
    ])
    expect(added.map(({ name }) => name)).toEqual(['Max'])
  })

  test('somebody who is no longer saved has no tick', () => {
    const now = { wish: party, naming: 'chosen' as const, typed, chosen: [eleanor, tom], added: [] }
    expect(asChosen(now, [tom]).chosen).toEqual([tom])
  })

  test('who signs out midway finds the ticked names in the rows, and typed ones are not written over', () => {
    const now = {
      wish: party,
      naming: 'chosen' as const,
      typed: { adults: [{ name: 'Ellie', note: '' }], children: [] },
      chosen: [eleanor, tom, ivy],
    }
    expect(asTyped(now).typed).toEqual({
      adults: [
        { name: 'Ellie', note: '' },
        { name: 'Tom Marsh', note: 'Vegetarian' },
      ],
      children: [{ name: 'Ivy Marsh', note: '' }],
    })
  })
})
