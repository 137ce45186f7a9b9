import { expect, test } from 'vitest'
import { type RideFields, readRideAsk } from '../ride-address.ts'
import {
  asksFlight,
  backAirport,
  endInWords,
  faultAt,
  fieldsToSend,
  inShort,
  landsOnWayBack,
  momentWords,
  startState,
  turnedRound,
} from './ride-form-state.ts'
import { momentParts, partyInWords, tidyTime } from './words.ts'

const known = {
  'haneda-terminal-3': { name: 'Haneda Airport, Terminal 3', kind: 'airport' },
  'the-okura-tokyo': { name: 'The Okura Tokyo', kind: 'hotel' },
  'tokyo-station': { name: 'Tokyo Station', kind: 'station' },
} as const
const fields = (query: string): RideFields => readRideAsk(new URLSearchParams(query)).fields
const arrival = startState(
  fields('from=haneda-terminal-3&to=the-okura-tokyo&day=2026-11-21&time=19:05&guests=3&flight=NH 212'),
  known,
)

test('a transfer that begins at an airport lands, and asks for the flight', () => {
  expect(asksFlight(arrival)).toBe(true)
  expect(momentWords(arrival).label).toBe('Lands')
  expect(asksFlight(turnedRound(arrival))).toBe(false)
  expect(momentWords(turnedRound(arrival)).label).toBe('Pick-up')
  expect(landsOnWayBack(arrival)).toBe(false)
  expect(landsOnWayBack(turnedRound(arrival))).toBe(true)
  expect(fieldsToSend(arrival).flight).toBe('NH 212')
  expect(fieldsToSend(turnedRound(arrival)).flight).toBe('')
})

test('a transfer that begins at a station has a pick-up, and no flight', () => {
  const train = startState(fields('from=tokyo-station&to=the-okura-tokyo&flight=NH 212'), known)
  expect(asksFlight(train)).toBe(false)
  expect(momentWords(train)).toMatchObject({ label: 'Pick-up', hint: expect.stringContaining('train') })
  expect(fieldsToSend(train).flight).toBe('')
  expect(startState(fields('from=the-okura-tokyo&to=tokyo-station'), known).isDeparture).toBe(true)
  expect(startState(fields('from=tokyo-station&to=haneda-terminal-3'), known).isDeparture).toBe(true)
  expect(startState(fields('from=haneda-terminal-3&to=tokyo-station'), known).isDeparture).toBe(false)
})

test('until it is known from where, it may be a flight or a train', () => {
  const empty = startState(fields(''), known)
  expect(asksFlight(empty)).toBe(true)
  expect(momentWords(empty).label).toBe('Lands or arrives')
})

test('turned round it keeps both ends, and turned again it is the same', () => {
  expect(turnedRound(arrival).fields).toMatchObject({ from: 'the-okura-tokyo', to: 'haneda-terminal-3' })
  expect(turnedRound(turnedRound(arrival))).toEqual(arrival)
  expect(startState(turnedRound(arrival).fields, known).isDeparture).toBe(true)
})

test('only what a way asks for goes into the address; the form itself forgets nothing', () => {
  const hourly = { ...arrival, fields: { ...arrival.fields, way: 'hourly', hours: '4', returnDay: '2026-11-28' } }
  expect(fieldsToSend(hourly)).toMatchObject({ to: '', returnDay: '', flight: '', hours: '4' })
  expect(fieldsToSend({ ...hourly, fields: { ...hourly.fields, way: 'transfer' } })).toMatchObject({
    to: 'the-okura-tokyo',
    hours: '',
    returnDay: '2026-11-28',
  })
})

test('the way back names its airport, which may be another one, and goes along when the ride is turned round', () => {
  expect(backAirport(arrival)).toMatchObject({ name: 'returnTo', words: 'to Haneda T3' })
  const known = {
    ...arrival.known,
    'narita-terminal-1': { name: 'Narita Airport, Terminal 1', kind: 'airport' as const },
  }
  const back = { returnDay: '2026-11-28', returnTime: '10:00', returnTo: 'narita-terminal-1' }
  const toNarita = { ...arrival, known, fields: { ...arrival.fields, ...back } }
  expect(backAirport(toNarita)?.words).toBe('to Narita T1')
  expect(fieldsToSend(toNarita)).toMatchObject({ returnTo: 'narita-terminal-1', returnFrom: '' })
  expect(backAirport(turnedRound(toNarita))?.words).toBe('from Narita T1')
  // The same as the way there need not be said, nor anything of a way back that is not wished.
  const fields = { ...toNarita.fields, returnTo: arrival.fields.from }
  expect(fieldsToSend({ ...toNarita, fields }).returnTo).toBe('')
  expect(fieldsToSend({ ...toNarita, fields: { ...toNarita.fields, returnDay: '', returnTime: '' } }).returnTo).toBe('')
  // A station or a pier is where it is.
  expect(backAirport({ ...arrival, fields: { ...arrival.fields, from: 'tokyo-station' } })).toBeNull()
})

test('an end is a name, an address, or what was typed', () => {
  expect(endInWords(arrival, 'from')).toBe('Haneda Airport, Terminal 3')
  expect(inShort('Haneda Airport, Terminal 3')).toBe('Haneda T3')
  expect(inShort('The Okura Tokyo')).toBe('The Okura Tokyo')
  const address = startState(fields('fromAddress=2-10-4 Toranomon, Minato'), {}, { to: 'okura' })
  expect(endInWords(address, 'from')).toBe('2-10-4 Toranomon, Minato')
  expect(endInWords(address, 'to')).toBe('okura')
})

test('a fault stands at the question that it is about', () => {
  const faults = {
    flight: 'A flight looks like NH 212.',
    strollers: 'At most 2 strollers.',
    returnTime: 'At what time?',
  }
  expect(faultAt(faults, 'from')).toBe(faults.flight)
  expect(faultAt(faults, 'party')).toBe(faults.strollers)
  expect(faultAt(faults, 'back')).toBe(faults.returnTime)
  expect(faultAt(faults, 'when')).toBeUndefined()
})

test('times are read as people write them, and what is none stays as it is', () => {
  expect(['7', '7:05', '1905', '19.05', '00:00', '23:59'].map(tidyTime)).toEqual([
    '07:00',
    '07:05',
    '19:05',
    '19:05',
    '00:00',
    '23:59',
  ])
  expect(['24:00', '19:60', 'soon', ''].map(tidyTime)).toEqual(['24:00', '19:60', 'soon', ''])
})

test('a field says it in few words', () => {
  expect(partyInWords({ guests: '3', largeCases: '4' })).toBe('3, 4 suitcases')
  expect(partyInWords({ guests: '1', largeCases: '0' })).toBe('1 guest')
  expect(momentParts('2026-11-21', '19:05')).toEqual({ leadingWords: 'Sat', words: '21 Nov, 19:05' })
  expect(momentParts('', '19:05')).toEqual({ leadingWords: '', words: '19:05' })
})
