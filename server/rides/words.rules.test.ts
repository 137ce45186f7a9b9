import { expect, test } from 'vitest'
import { partyInWords } from './party-words.rules.ts'
import { calledInTitles, shortTitleOf, titleOf } from './titles.rules.ts'

const place = (name: string, airportName: string | null = null) => ({
  ...{ name, airportName, areaName: 'Marunouchi, Ginza and Nihonbashi', isAddress: false },
})
const haneda = place('Haneda Airport, Terminal 3', 'Haneda')
const hotel = place('The Peninsula Tokyo')
const door = { ...place('1-2-3 Ginza, Chuo'), isAddress: true }

test('a ride is named by its ends, and an address only by where it is', () => {
  expect(titleOf('transfer', null, haneda, hotel)).toBe('Haneda to The Peninsula Tokyo')
  expect(titleOf('point', null, hotel, door)).toBe('The Peninsula Tokyo to an address in Marunouchi')
  expect(titleOf('hourly', 4, hotel, hotel)).toBe('4 hours from The Peninsula Tokyo')
})

test('a title says the station without its side, and everything else whole', () => {
  expect(calledInTitles({ kind: 'station', name: 'Tokyo Station, Yaesu side' })).toBe('Tokyo Station')
  expect(calledInTitles({ kind: 'port', name: 'Yokohama, Osanbashi pier' })).toBe('Yokohama, Osanbashi pier')
})

test('for bars and tables it is at most 24 characters', () => {
  expect(shortTitleOf('transfer', null, haneda, hotel)).toBe('Haneda to The Peninsula…')
  expect(shortTitleOf('hourly', 12, hotel, hotel)).toBe('12 h from The Peninsula…')
  expect(shortTitleOf('point', null, door, haneda)).toBe('Marunouchi to Haneda')
  const long = place('A name that goes on and on and on and on')
  const ends = [haneda, hotel, door, long, place('A')]
  for (const from of ends)
    for (const to of ends)
      for (const way of ['transfer', 'point', 'hourly'] as const)
        expect(shortTitleOf(way, 12, from, to).length).toBeLessThanOrEqual(24)
})

const nobody = {
  adults: 0,
  children: 0,
  childSeats: 0,
  largeCases: 0,
  strollers: 0,
  wheelchairs: 0,
  halfSeatsNeeded: 0,
  casesNeeded: 0,
}

test.each([
  [
    { adults: 2, children: 1, childSeats: 1, largeCases: 2, strollers: 1, halfSeatsNeeded: 7, casesNeeded: 4 },
    '2 adults and 1 child in a seat need three and a half places. 2 large suitcases and a folded stroller need four.',
  ],
  [{ adults: 1, halfSeatsNeeded: 2 }, '1 adult needs one place.'],
  [
    { adults: 2, children: 3, childSeats: 2, halfSeatsNeeded: 12, largeCases: 1, casesNeeded: 1 },
    '2 adults, 2 children in seats and 1 child need six places. 1 large suitcase needs one.',
  ],
  [
    { adults: 30, halfSeatsNeeded: 60, strollers: 2, casesNeeded: 4 },
    '30 adults need 30 places. 2 folded strollers need four.',
  ],
  [
    { adults: 2, halfSeatsNeeded: 4, largeCases: 1, wheelchairs: 1, casesNeeded: 3 },
    '2 adults need two places. 1 large suitcase and a folded wheelchair need three.',
  ],
  [
    { adults: 2, halfSeatsNeeded: 4, wheelchairs: 1, casesNeeded: 2 },
    '2 adults need two places. A folded wheelchair needs two.',
  ],
])('a party in words: %j', (party, words) => {
  expect(partyInWords({ ...nobody, ...party })).toBe(words)
})
