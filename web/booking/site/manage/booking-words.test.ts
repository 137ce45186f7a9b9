import { expect, test } from 'vitest'
import { marsh } from './booking.fixture.ts'
import { agoInWords, crewInWords, headlineOf, whenInWords } from './booking-words.ts'

test('the day is told in Tokyo’s time as the wire writes it', () => {
  expect(whenInWords(marsh)).toBe('Tuesday 24 November 2026, 05:30 to 17:30')
})

test('the headline counts the days that are left, by the calendar of Tokyo', () => {
  expect(headlineOf(marsh, '2026-11-15T23:50:00+09:00')).toBe('Fuji at first light, in nine days')
  expect(headlineOf(marsh, '2026-11-23T00:10:00+09:00')).toBe('Fuji at first light, tomorrow')
  expect(headlineOf(marsh, '2026-11-24T04:00:00+09:00')).toBe('Fuji at first light, today')
  expect(headlineOf(marsh, '2026-11-26T04:00:00+09:00')).toBe('Fuji at first light')
  expect(headlineOf({ ...marsh, state: 'cancelled' }, '2026-11-15T10:00:00+09:00')).toBe('Fuji at first light')
})

test('a day that is over says how long ago it was', () => {
  expect(agoInWords(marsh.startsAt, '2026-11-25T01:00:00+09:00')).toBe('yesterday')
  expect(agoInWords(marsh.startsAt, '2026-12-03T01:00:00+09:00')).toBe('nine days ago')
  expect(agoInWords(marsh.startsAt, '2027-06-03T01:00:00+09:00')).toBe('in November 2026')
})

test('the crew are people, not the car', () => {
  expect(crewInWords(marsh.crew)).toBe('Kenji Sato, Yuki Mori')
})
