import { describe, expect, test } from 'vitest'
import type { KnownPlace } from '#contract/places.ts'
import { peopleInWords } from '../words.ts'
import { byArea, feeWords, hotelNamed, placesOf, whyAllTooFar } from './end-words.ts'
import { noMeeting } from './meeting.ts'

const place = (kind: KnownPlace['kind'], slug: string, name: string, feeYen = 0): KnownPlace => ({
  ...{ slug, kind, name, nameJa: 'パレス', areaName: 'Marunouchi', latitude: 0, longitude: 0, feeYen },
})
const places = [
  place('hotel', 'palace-hotel-tokyo', 'Palace Hotel Tokyo'),
  place('hotel', 'hilton-tokyo-bay', 'Hilton Tokyo Bay', 5_500),
  place('airport', 'haneda-terminal-3', 'Haneda Airport, Terminal 3', 5_500),
  place('airport', 'narita-terminal-1', 'Narita Airport, Terminal 1', 11_000),
  place('port', 'yokohama-osanbashi', 'Yokohama, Osanbashi pier'),
]
const { pickUp } = noMeeting

describe('places', () => {
  test('each row has its own', () => {
    expect(placesOf('haneda', places).map(({ slug }) => slug)).toEqual(['haneda-terminal-3'])
    expect(placesOf('station', places).map(({ slug }) => slug)).toEqual(['yokohama-osanbashi'])
  })

  test('a kind is out of reach where all its places are', () => {
    expect(whyAllTooFar('narita', places, { 'narita-terminal-1': 'Too far.' })).toBe('Too far.')
    expect(whyAllTooFar('narita', places, {})).toBe(undefined)
    expect(whyAllTooFar('hotel', places, { 'hilton-tokyo-bay': 'Too far.' })).toBe(undefined)
    expect(whyAllTooFar('address', places, { 'narita-terminal-1': 'Too far.' })).toBe(undefined)
    expect(whyAllTooFar('narita', [], {})).toBe(undefined)
  })

  test('sights are no stations, and many places stand by the part of the city, the fullest first', () => {
    const sight = place('sight', 'tokyo-tower', 'Tokyo Tower')
    expect(placesOf('station', [...places, sight]).map(({ slug }) => slug)).toEqual(['yokohama-osanbashi'])
    const far = { ...sight, areaName: 'Nikko' }
    const grouped = byArea([far, ...places])
    expect(grouped.map(({ areaName, places: some }) => [areaName, some.length])).toEqual([
      ['Marunouchi', 5],
      ['Nikko', 1],
    ])
  })

  test('a hotel that is written out in full is that hotel, in any case', () => {
    expect(hotelNamed(places, ' palace hotel tokyo ')?.slug).toBe('palace-hotel-tokyo')
    expect(hotelNamed(places, 'Palace')).toBeUndefined()
  })

  test('what a pick-up adds is said before it is chosen', () => {
    expect(feeWords('haneda', pickUp, places)).toBe('+ ¥5,500')
    expect(feeWords('narita', pickUp, places)).toBe('+ ¥11,000')
    expect(feeWords('hotel', pickUp, places)).toBe('Included in the city')
    expect(feeWords('hotel', pickUp, [])).toBeUndefined()
    const [, bay] = places
    expect(feeWords('hotel', { ...pickUp, places: { hotel: bay } }, places)).toBe('+ ¥5,500')
  })
})

describe('the party', () => {
  test('is told in words', () => {
    expect(peopleInWords({ guests: 3, childAges: [5] })).toBe('Three people: two adults and one child.')
    expect(peopleInWords({ guests: 4, childAges: [] })).toBe('Four people: all adults.')
    expect(peopleInWords({ guests: 1, childAges: [] })).toBe('One person.')
  })
})
