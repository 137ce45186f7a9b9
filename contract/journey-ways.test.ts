import { expect, test } from 'vitest'
import { staysElsewhere } from './journey-ways.ts'

const place = (kind: 'airport' | 'hotel' | 'address', area: string, name: string) => ({
  ...{ kind, name, nameJa: null, area, latitude: null, longitude: null },
})
const [haneda, narita] = [
  place('airport', 'haneda', 'Haneda Airport, Terminal 3'),
  place('airport', 'narita', 'Narita Airport, Terminal 1'),
]
const [wadakura, keio] = [place('hotel', 'chiyoda', 'Hotel Wadakura'), place('hotel', 'shinjuku', 'Keio Plaza')]
const back = {
  ...{ reference: 'AN-BACK22', title: 'Hotel Wadakura to Haneda', startsAt: '2026-11-28T10:00:00+09:00' },
  ...{ state: 'confirmed' as const, totalYen: 18_700, paidYen: 18_700, refundedYen: 0 },
  ...{ pickUp: wadakura, dropOff: haneda },
}
const ride = { startsAt: '2026-11-21T19:50:00+09:00', journey: [back] }
const now = '2026-11-18T12:00:00+09:00'
const saidOf = (
  ends: Parameters<typeof staysElsewhere>[1],
  of: Parameters<typeof staysElsewhere>[0] = ride,
  at = now,
) => staysElsewhere(of, ends, at).map(({ sentence }) => sentence)

test('a ride that comes from another airport says where its way back still goes', () => {
  expect(staysElsewhere(ride, { pickUp: narita, dropOff: wadakura }, now)).toEqual([
    {
      ...{ end: 'pickUp', reference: 'AN-BACK22', called: 'way back' },
      sentence: 'The way back on Saturday 28 November still goes to Haneda Airport, Terminal 3.',
    },
  ])
})

test('a ride that goes to another hotel or address says where its way back still starts', () => {
  const stays = 'The way back on Saturday 28 November still starts at Hotel Wadakura.'
  expect(saidOf({ pickUp: haneda, dropOff: keio })).toEqual([stays])
  expect(saidOf({ pickUp: haneda, dropOff: place('address', 'chiyoda', '1-1 Marunouchi, Chiyoda') })).toEqual([stays])
  expect(saidOf({ pickUp: narita, dropOff: keio })).toEqual([expect.stringContaining('still goes to Haneda'), stays])
})

test('a way back from another door says where the way there still goes; one from another airport does not', () => {
  const there = { ...back, startsAt: '2026-11-21T19:50:00+09:00', pickUp: haneda, dropOff: wadakura }
  const home = { startsAt: back.startsAt, journey: [there] }
  expect(saidOf({ pickUp: keio, dropOff: haneda }, home)).toEqual([
    'The way there on Saturday 21 November still goes to Hotel Wadakura.',
  ])
  expect(saidOf({ pickUp: wadakura, dropOff: narita }, home)).toEqual([])
  expect(saidOf({ pickUp: keio, dropOff: haneda }, home, '2026-11-22T09:00:00+09:00'), 'it is driven').toEqual([])
})

test('nothing is said at the same places, of a door in the place of an airport, nor of a way that is off', () => {
  expect(saidOf({ pickUp: { ...haneda, name: 'Haneda Airport, Terminal 1' }, dropOff: wadakura })).toEqual([])
  expect(saidOf({ pickUp: { ...narita, kind: 'hotel' }, dropOff: null })).toEqual([])
  const ends = { pickUp: narita, dropOff: keio }
  expect(saidOf(ends, { ...ride, journey: [{ ...back, state: 'cancelled' }] })).toEqual([])
  expect(saidOf(ends, { ...ride, journey: [] })).toEqual([])
})
