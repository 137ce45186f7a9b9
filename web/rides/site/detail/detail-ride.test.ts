import { expect, test } from 'vitest'
import type { RideAsk } from '#contract/rides.ts'
import { packedInWords, partyWithSeats } from './detail-ride.ts'

const told = (
  casesNeeded: number,
  cases: number,
  more: { strollers?: number; wheelchairs?: number; childSeats?: number } = {},
) =>
  packedInWords(
    { childSeats: 0, strollers: 0, wheelchairs: 0, ...more },
    { room: { halfSeatsNeeded: 4, seats: 6, casesNeeded, cases } },
  )

test('the party is told with its luggage and its seats', () => {
  const ask: RideAsk = {
    ...{ way: 'point', from: 'palace-hotel-tokyo', to: 'tokyo-station', day: '2026-11-21', time: '10:00', guests: 4 },
    ...{ children: '2,5', largeCases: 2, childSeats: 1, boosterSeats: 1, strollers: 0, wheelchairs: 1 },
    ...{ flight: '', meeting: 'board' },
  }
  expect(partyWithSeats(ask)).toBe(
    '2 adults, 2 children (2, 5), 2 large suitcases, 1 child seat, 1 booster seat, 1 folded wheelchair',
  )
  const two = { ...ask, guests: 2, children: '', largeCases: 0, childSeats: 0, boosterSeats: 0, wheelchairs: 0 }
  expect(partyWithSeats(two)).toBe('2 adults, no large suitcases')
})

test('places for suitcases are counted as people say it: the one, both, all four', () => {
  expect(told(1, 1)).toMatch(/^The one place for suitcases is taken\. /)
  expect(told(2, 2)).toMatch(/^Both places for suitcases are taken\. /)
  expect(told(4, 4)).toMatch(/^All four places for suitcases are taken\. /)
  expect(told(4, 4, { strollers: 1 })).toMatch(
    /^The folded stroller takes the place of two suitcases, so all four places are taken\. /,
  )
  expect(told(2, 2, { strollers: 1 })).toMatch(/suitcases, so both places are taken\. /)
  expect(told(2, 2, { wheelchairs: 1 })).toMatch(
    /^The folded wheelchair takes the place of two suitcases, so both places are taken\. /,
  )
})

test('where room is left nothing is said to be taken', () => {
  expect(told(1, 2)).toBe('Hand luggage goes at your feet.')
  expect(told(0, 0)).toBe('Hand luggage goes at your feet.')
  expect(told(2, 4, { strollers: 1, childSeats: 1 })).toBe(
    'A child seat takes the width of one and a half. The folded stroller takes the place of two suitcases. Hand luggage goes at your feet.',
  )
})

test('what is too much says how much, and how much there is', () => {
  expect(told(3, 2)).toMatch(/^Your luggage needs three places; this car has two for you\. /)
  expect(told(1, 0)).toMatch(/^Your luggage needs one place; this car has none for you\. /)
  expect(told(4, 2, { strollers: 2 })).toMatch(
    /suitcases\. Your luggage needs four places; this car has two for you\. /,
  )
})
