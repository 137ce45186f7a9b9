import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cheapestFitting,
  classFor,
  fitsLoad,
  fitsParty,
  isFull,
  mostCases,
  offeredFirst,
  placesIn,
  roomNeeded,
  roomPartyOf,
} from '#contract/room.ts'
import { offeredClasses } from './classes/offered-classes.rules.ts'
import { standardClasses } from './standards.ts'

const offered = standardClasses.map(({ vehicleClass, name, loads, rank }) => ({
  vehicleClass,
  name,
  loads,
  priceYen: 30_000 * rank,
}))
const aCount = (most: number) => fc.integer({ min: 1, max: most })
const someLoads = fc.array(fc.record({ guests: aCount(25), largeCases: fc.nat(20) }), { maxLength: 4 })
const anExtra = fc.record({ halfSeats: fc.nat(3), largeCases: fc.nat(3), pieces: aCount(4) })
const aParty = fc.record({ guests: aCount(25), largeCases: fc.nat(20), extras: fc.array(anExtra, { maxLength: 3 }) })

const alphardLoads = [
  { guests: 4, largeCases: 4 },
  { guests: 6, largeCases: 2 },
]
const childSeat = { halfSeats: 1, largeCases: 0 }
const stroller = { halfSeats: 0, largeCases: 2 }

describe('what fits into a car', () => {
  test('a party fits when one pair of the curve has room for its guests and its suitcases at once', () => {
    expect(fitsLoad(alphardLoads, 4, 4)).toBe(true)
    expect(fitsLoad(alphardLoads, 6, 2)).toBe(true)
    expect(fitsLoad(alphardLoads, 1, 0)).toBe(true)
    // Seats and places are both there, but not together.
    expect(fitsLoad(alphardLoads, 5, 3)).toBe(false)
    expect(fitsLoad(alphardLoads, 6, 4)).toBe(false)
    expect(fitsLoad(alphardLoads, 7, 0)).toBe(false)
    expect(fitsLoad([], 1, 0)).toBe(false)
  })

  test('more guests or more suitcases never make a car fit that did not fit before', () => {
    fc.assert(
      fc.property(someLoads, fc.nat(40), fc.nat(40), fc.nat(9), fc.nat(9), (loads, guests, cases, more, luggage) => {
        if (fitsLoad(loads, guests + more, cases + luggage)) expect(fitsLoad(loads, guests, cases)).toBe(true)
      }),
    )
  })

  test('another extra never makes a car fit that did not fit before', () => {
    fc.assert(
      fc.property(someLoads, aParty, anExtra, (loads, party, extra) => {
        const more = { ...party, extras: [...party.extras, extra] }
        if (fitsParty(loads, more)) expect(fitsParty(loads, party)).toBe(true)
      }),
    )
  })

  test('the most suitcases beside a party fit, and one more does not', () => {
    fc.assert(
      fc.property(someLoads, fc.integer({ min: 1, max: 30 }), (loads, guests) => {
        const most = mostCases(loads, guests)
        expect(fitsLoad(loads, guests, most ?? 0)).toBe(most !== undefined)
        expect(fitsLoad(loads, guests, (most ?? 0) + 1)).toBe(false)
      }),
    )
  })
})

describe('how full a car is', () => {
  test('it fits exactly only when nobody and nothing more could come along', () => {
    expect(isFull(alphardLoads, { guests: 4, largeCases: 4 })).toBe(true)
    expect(isFull(alphardLoads, { guests: 6, largeCases: 2 })).toBe(true)
    expect(isFull(alphardLoads, { guests: 4, largeCases: 2 })).toBe(false)
    expect(isFull(alphardLoads, { guests: 5, largeCases: 2 })).toBe(false)
    expect(isFull(alphardLoads, { guests: 7, largeCases: 0 })).toBe(false)
  })

  test('seats are counted of all that it has, luggage of what goes with so many guests', () => {
    expect(placesIn(alphardLoads, { guests: 4, largeCases: 3 })).toEqual({
      ...{ halfSeatsNeeded: 8, seats: 6, casesNeeded: 3, cases: 4 },
    })
    const extras = [{ ...childSeat, pieces: 1 }]
    expect(placesIn(alphardLoads, { guests: 4, largeCases: 3, extras })).toMatchObject({ halfSeatsNeeded: 9, cases: 2 })
    expect(placesIn(alphardLoads, { guests: 9, largeCases: 0 })).toMatchObject({ seats: 6, cases: 2 })
  })

  test('a chosen car stays as long as it takes the party', () => {
    expect(classFor(offered, { guests: 2, largeCases: 0 }, 'hiace')?.name).toBe('HiAce Grand Cabin')
    expect(classFor(offered, { guests: 4, largeCases: 0 }, 'sedan')?.name).toBe('Alphard')
    expect(classFor(offered, { guests: 2, largeCases: 0 }, null)?.name).toBe('Crown')
  })
})

describe('the room that a party needs', () => {
  test('is read from what is offered; what nobody offers takes none', () => {
    const known = [{ code: 'child-seat', ...childSeat }]
    const extras = [
      { code: 'child-seat', pieces: 2 },
      { code: 'elephant', pieces: 1 },
    ]
    expect(roomNeeded(roomPartyOf({ guests: 3, largeCases: 1, extras }, known))).toEqual({ guests: 4, largeCases: 1 })
  })

  test('is its guests and suitcases when nothing else comes along', () => {
    expect(roomNeeded({ guests: 3, largeCases: 4 })).toEqual({ guests: 3, largeCases: 4 })
    expect(roomNeeded({ guests: 3, largeCases: 4, extras: [] })).toEqual({ guests: 3, largeCases: 4 })
  })

  test('grows by half a seat for each child seat, rounded up over all of them', () => {
    const withSeats = (pieces: number) => roomNeeded({ guests: 4, largeCases: 0, extras: [{ ...childSeat, pieces }] })
    expect([1, 2, 3, 4].map((pieces) => withSeats(pieces).guests)).toEqual([5, 5, 6, 6])
    const baby = { ...childSeat, pieces: 1 }
    expect(roomNeeded({ guests: 4, largeCases: 0, extras: [baby, baby] }).guests).toBe(5)
  })

  test('grows by two suitcases for each stroller', () => {
    const extras = [{ ...stroller, pieces: 2 }]
    expect(roomNeeded({ guests: 4, largeCases: 1, extras })).toEqual({ guests: 4, largeCases: 5 })
  })

  test('does not depend on the order of the extras, and is always whole', () => {
    fc.assert(
      fc.property(aParty, (party) => {
        const room = roomNeeded(party)
        expect(roomNeeded({ ...party, extras: party.extras.toReversed() })).toEqual(room)
        expect([room.guests, room.largeCases].every(Number.isInteger)).toBe(true)
      }),
    )
  })
})

describe('the cheapest class', () => {
  test('is the cheapest of those that fit, not the smallest', () => {
    expect(cheapestFitting(offered, { guests: 2, largeCases: 2 })?.name).toBe('Crown')
    expect(cheapestFitting(offered, { guests: 3, largeCases: 4 })?.name).toBe('Alphard')
    expect(cheapestFitting(offered, { guests: 24, largeCases: 0 })).toBeUndefined()
    const dearCrown = offered.map((car) => (car.vehicleClass === 'sedan' ? { ...car, priceYen: 99_000 } : car))
    expect(cheapestFitting(dearCrown, { guests: 2, largeCases: 2 })?.name).toBe('Alphard')
  })

  test('is the roomier one of two at the same price', () => {
    const same = offered.map((car) => ({ ...car, priceYen: 50_000 }))
    expect(cheapestFitting(same, { guests: 1, largeCases: 0 })?.name).toBe('Coaster')
  })

  test('is the same one of two that are equal in price and room, whatever the order of the list', () => {
    const alike = offered.map((car) => ({ ...car, priceYen: 50_000, loads: [{ guests: 4, largeCases: 4 }] }))
    const pair = { guests: 2, largeCases: 2 }
    const first = cheapestFitting(alike, pair)
    expect(first).toBeDefined()
    fc.assert(
      fc.property(fc.shuffledSubarray(alike, { minLength: alike.length }), (shuffled) => {
        expect(cheapestFitting(shuffled, pair)).toBe(first)
        expect(classFor(shuffled, pair, null)).toBe(first)
        expect(shuffled.toSorted(offeredFirst)[0]).toBe(first)
      }),
    )
  })

  test('never gets cheaper for a larger party', () => {
    fc.assert(
      fc.property(aParty, fc.nat(5), fc.nat(5), (party, guests, largeCases) => {
        const larger = { ...party, guests: party.guests + guests, largeCases: party.largeCases + largeCases }
        const [price, more] = [cheapestFitting(offered, party)?.priceYen, cheapestFitting(offered, larger)?.priceYen]
        if (more !== undefined) expect(price ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(more)
      }),
    )
  })

  test('is looked for among the classes of a tour, named by the fleet, from the smallest to the largest', () => {
    const classes = new Map(standardClasses.map((info) => [info.vehicleClass, info]))
    const prices = offered.map(({ name: _, ...price }) => ({ ...price, loads: [...price.loads], maxGuests: 1 }))
    expect(offeredClasses({ classes }, prices.toReversed())).toEqual(offered)
    expect(offeredClasses({ classes: new Map() }, prices)).toEqual([])
  })
})
