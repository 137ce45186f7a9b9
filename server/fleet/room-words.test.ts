import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheapestFitting, fitsParty, type OfferedClass, roomNeeded } from '#contract/room.ts'
import { explainFit, explainNoRoom, explainRoom, loadsInWords, roomLeft } from '#contract/room-words.ts'
import { leastRelief } from '#contract/smaller-party.ts'
import { standardClasses } from './standards.ts'

const offered = standardClasses.map(({ vehicleClass, name, loads, rank }) => ({
  vehicleClass,
  name,
  loads,
  priceYen: 30_000 * rank,
}))
const [crown, alphard] = offered
const childSeat = { halfSeats: 1, largeCases: 0, pieces: 1 }
const stroller = { halfSeats: 0, largeCases: 2, pieces: 1 }
const party = (guests: number, largeCases = 0, ...extras: (typeof childSeat)[]) => ({ guests, largeCases, extras })

describe('why this car', () => {
  test('names the fewer suitcases with which a cheaper car will do', () => {
    expect(explainRoom(offered, party(3, 4), 'alphard')).toBe(
      '3 guests with 4 suitcases need an Alphard; with two suitcases a Crown will do.',
    )
    expect(explainRoom(offered, party(1, 5), 'hiace')).toBe(
      '1 guest with 5 suitcases needs a HiAce Grand Cabin; with four suitcases an Alphard will do.',
    )
    expect(explainRoom(offered, party(12, 1), 'coaster')).toBe(
      '12 guests with 1 suitcase need a Coaster; without suitcases a HiAce Long will do.',
    )
  })

  test('names the smaller party when no suitcase left behind would help', () => {
    expect(explainRoom(offered, party(5), 'alphard')).toBe(
      '5 guests need an Alphard; for three guests a Crown will do.',
    )
    expect(explainRoom([...offered].slice(0, 2), party(4, 4), 'alphard')).toBe(
      '4 guests with 4 suitcases need an Alphard; for three guests with two suitcases a Crown will do.',
    )
  })

  test('names the extras first when they alone make the difference', () => {
    expect(explainRoom(offered, party(3, 2, childSeat), 'alphard')).toBe(
      '3 guests with 2 suitcases and the extras need an Alphard; without the extras a Crown will do.',
    )
    expect(explainRoom(offered, party(3, 1, stroller), 'alphard')).toBe(
      '3 guests with 1 suitcase and the extras need an Alphard; without the extras a Crown will do.',
    )
    // An extra that takes no room is not worth a word.
    expect(explainRoom(offered, party(3, 2, { halfSeats: 0, largeCases: 0, pieces: 3 }), 'sedan')).toBe(
      'A Crown takes 3 guests with 2 suitcases; you need nothing larger.',
    )
  })

  test('says so when there is nothing cheaper, or only one car', () => {
    expect(explainRoom(offered, party(2), 'sedan')).toBe('A Crown takes 2 guests; you need nothing larger.')
    expect(explainRoom(offered.slice(1, 2), party(2), 'alphard')).toBe('An Alphard takes 2 guests.')
  })

  test('says when a cheaper car would do, and when the chosen one is too small', () => {
    expect(explainRoom(offered, party(2, 2), 'hiace')).toBe(
      'A HiAce Grand Cabin gives 2 guests with 2 suitcases room to spare; a Crown would do.',
    )
    expect(explainRoom(offered, party(4, 2), 'sedan')).toBe(
      'A Crown is too small for 4 guests with 2 suitcases; an Alphard will do.',
    )
  })

  test('says what would do when no car takes the party, and when a class is not offered', () => {
    expect(explainRoom(offered, party(20, 12), 'sedan')).toBe(
      'No car of this day takes 20 guests with 12 suitcases; with ten suitcases a Coaster will do.',
    )
    expect(explainNoRoom(offered, party(30, 2))).toBe(
      'No car of this day takes 30 guests with 2 suitcases; for 23 guests a Coaster will do.',
    )
    expect(explainNoRoom([], party(2))).toBe('No car of this day takes 2 guests.')
    expect(explainRoom(offered.slice(1), party(2), 'sedan')).toBe('This day is not offered with that car.')
  })
})

describe('the arithmetic of one car', () => {
  test('says the load of a class in one way, without the pairs that another outdoes', () => {
    expect(offered.map(({ loads }) => loadsInWords(loads)).slice(0, 4)).toEqual([
      '3 guests with 2 large suitcases',
      '4 guests with 4 large suitcases, or 6 with 2',
      '8 guests with 10 large suitcases, or 9 with 9',
      '11 guests with 8 large suitcases, or 13 with none',
    ])
  })

  test('tells how full it would be, or what is too much', () => {
    const told = (car: typeof crown, ...wish: Parameters<typeof party>) => car && explainFit(car, party(...wish))
    expect(told(alphard, 3, 3)).toBe('Seats 3 of 6, suitcases 3 of 4: room to spare.')
    expect(told(alphard, 3, 4)).toBe('Seats 3 of 6, suitcases 4 of 4: no room for another suitcase.')
    expect(told(alphard, 4, 3)).toBe('Seats 4 of 6, suitcases 3 of 4: another guest only with fewer suitcases.')
    expect(told(crown, 3, 1)).toBe('Seats 3 of 3, suitcases 1 of 2: no room for another guest.')
    expect(told(alphard, 4, 4)).toBe('Seats 4 of 6, suitcases 4 of 4: fits exactly.')
    expect(told(alphard, 4, 2, childSeat)).toBe('Seats 4½ of 6, suitcases 2 of 2: no room for another suitcase.')
    expect(told(alphard, 4, 3, childSeat)).toBe('With 4½ seats taken it takes two suitcases; you need room for three.')
    expect(told(crown, 5)).toBe('It seats three; you need five seats.')
    expect(told(crown, 3, 4)).toBe('With 3 guests it takes two suitcases; you need room for four.')
    expect(told(crown, 3, 0, childSeat)).toBe('It seats three; with the extras you need four seats.')
    expect(told(crown, 1, 1, stroller)).toBe(
      'With 1 guest it takes two suitcases; with the extras you need room for three.',
    )
  })
})

const aParty = fc.record({
  guests: fc.integer({ min: 1, max: 30 }),
  largeCases: fc.nat(25),
  extras: fc.array(fc.constantFrom(childSeat, stroller), { maxLength: 3 }),
})

test('a car without a boot says so, and a dearer car that is full does not boast of its room', () => {
  const bare = { ...crown, loads: [{ guests: 3, largeCases: 0 }] } as OfferedClass
  expect(roomLeft(bare.loads, party(2))).toBe('no room for suitcases')
  expect(roomLeft(bare.loads, party(3))).toBe('fits exactly')
  const dearer = { ...crown, vehicleClass: 'alphard', name: 'Alphard', priceYen: 200_000 } as OfferedClass
  expect(explainRoom([crown as OfferedClass, dearer], party(3, 2), 'alphard')).toBe(
    'An Alphard takes 3 guests with 2 suitcases; a Crown would do.',
  )
})

describe('whatever the party', () => {
  test('what is said to do really does, asks for less, and is no dearer than what it replaces', () => {
    fc.assert(
      fc.property(aParty, (wish) => {
        const chosen = cheapestFitting(offered, wish)
        const cheaper = offered.filter(({ priceYen }) => priceYen < (chosen?.priceYen ?? Number.POSITIVE_INFINITY))
        const relief = leastRelief(cheaper, wish)
        if (!relief) return
        expect(fitsParty(relief.car.loads, relief.party)).toBe(true)
        const [asked, needed] = [roomNeeded(relief.party), roomNeeded(wish)]
        expect(asked.guests).toBeLessThanOrEqual(needed.guests)
        expect(asked.largeCases).toBeLessThanOrEqual(needed.largeCases)
        expect(asked).not.toEqual(needed)
      }),
    )
  })

  test('every class gets one sentence, without a hole in it', () => {
    fc.assert(
      fc.property(aParty, fc.constantFrom(...offered), (wish, car) => {
        for (const sentence of [explainRoom(offered, wish, car.vehicleClass), explainFit(car, wish)]) {
          expect(sentence).toMatch(/^[A-Z0-9][^.]*\.$/)
          expect(sentence).not.toMatch(/undefined|NaN| {2}/)
        }
      }),
    )
  })
})
