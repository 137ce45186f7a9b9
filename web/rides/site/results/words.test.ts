import { expect, test } from 'vitest'
import { alphard, coaster, crown, hiace, leg } from './options.fixture.ts'
import { headlineOf, notesOf, priceInWords, shortName, tagOf } from './words.ts'

test('the headline counts the classes that take everybody', () => {
  expect(headlineOf([alphard, hiace, crown, coaster])).toBe('Two of our four classes take all of you')
  expect(headlineOf([alphard, crown])).toBe('One of our two classes takes all of you')
  expect(headlineOf([alphard, hiace])).toBe('All of our two classes take all of you')
  expect(headlineOf([crown, coaster])).toBe('None of our cars takes all of you at once')
  expect(headlineOf([{ ...alphard, whyNot: 'sold-out' }, crown])).toBe('Nothing is free at this hour')
  expect(headlineOf([{ ...alphard, whyNot: 'too-short-notice' }, crown])).toBe('This is too soon for us')
})

test('a class says in two or three words how it stands', () => {
  expect([alphard, hiace, crown, coaster].map((option) => tagOf(option).words)).toEqual([
    'Fits exactly',
    'Room to spare',
    'Half a seat short',
    'By the office',
  ])
  const room = { halfSeatsNeeded: 4, seats: 3, casesNeeded: 30, cases: 2 }
  expect(tagOf({ ...crown, room }).words).toBe('28 suitcases short')
  expect(tagOf({ ...crown, room: { ...room, halfSeatsNeeded: 8 } }).words).toBe('1 seat short')
  expect(tagOf({ ...crown, room: { ...room, halfSeatsNeeded: 9 } }).words).toBe('1½ seats short')
  expect(tagOf({ ...alphard, whyNot: 'sold-out' }).words).toBe('Taken at this hour')
  expect(tagOf({ ...alphard, whyNot: 'too-short-notice' }).words).toBe('Too soon for us')
})

test('where seats or places for suitcases are full, only the other is to spare', () => {
  const spare = (halfSeatsNeeded: number, casesNeeded: number) =>
    tagOf({ ...hiace, room: { halfSeatsNeeded, seats: 4, casesNeeded, cases: 2 } }).words
  expect(spare(6, 1)).toBe('Room to spare')
  expect(spare(6, 2)).toBe('Seats to spare')
  expect(spare(8, 1)).toBe('Room for suitcases')
  expect(spare(7, 1)).toBe('Room for suitcases')
})

test('a price says what it holds', () => {
  expect(priceInWords(alphard)).toBe('final, with child seat')
  expect(priceInWords({ ...alphard, ways: [...alphard.ways, ...alphard.ways] })).toBe(
    'final, both ways, with child seat',
  )
  expect(priceInWords(crown)).toBe('for 3 guests, 2 suitcases')
})

test('a class is called by its first word while no other begins with it', () => {
  expect(shortName(hiace, [alphard, hiace])).toBe('HiAce')
  expect(shortName(hiace, [hiace, { ...hiace, name: 'HiAce Long' }])).toBe('HiAce Grand Cabin')
})

test('the notes tell the waiting and the last free moment of this ride', () => {
  const [price, late, mind] = notesOf([leg])
  expect(price?.words).toBe(
    'Haneda to The Okura Tokyo, the board in arrivals, 60 minutes of waiting from landing, tolls, parking, fuel, tax.',
  )
  expect(late?.title).toBe('If the flight is late')
  expect(mind?.words).toBe('Free until Sat 21 Nov, 18:05 Tokyo time. After that the ride is charged.')
  expect(late?.words).toContain('tell us, and you get a full refund')
  const elsewhere = { ...leg, ride: { ...leg.ride, airport: null, landsAt: null }, freeCancelUntil: null }
  expect(notesOf([elsewhere]).map(({ words }) => words)[1]).toBe(
    'The car waits 60 minutes at no cost. After that, ¥2,500 each half hour.',
  )
  expect(notesOf([elsewhere])[2]?.words).toBe('So near to the ride, cancelling gives nothing back.')
})

test('whoever sets out from an airport at an hour of their own is not promised the waiting of a landing', () => {
  const point = { ...leg, ride: { ...leg.ride, way: 'point' as const, landsAt: null, freeWaitMinutes: 15 } }
  const [price, late] = notesOf([point])
  expect(price?.words).toContain('15 minutes of waiting from the pick-up')
  expect(late?.title).toBe('If you are late')
})

test('by the hour nobody waits: the hours run', () => {
  const hourly = { ...leg, ride: { ...leg.ride, way: 'hourly' as const, title: '4 hours from Ginza', landsAt: null } }
  const [price, late] = notesOf([hourly])
  expect(price?.words).toBe('4 hours from Ginza, tolls, parking, fuel, tax.')
  expect(late?.words).toMatch(/^The car is yours from the pick-up on/)
})
