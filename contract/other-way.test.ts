import { expect, test } from 'vitest'
import { wayBackElsewhere } from './way-back.ts'

const airport = (area: string, name: string) => ({
  ...{ kind: 'airport' as const, name, nameJa: null, area, latitude: null, longitude: null },
})
const [haneda, narita] = [
  airport('haneda', 'Haneda Airport, Terminal 3'),
  airport('narita', 'Narita Airport, Terminal 1'),
]
const back = {
  ...{ reference: 'AN-BACK22', title: 'Hotel Wadakura to Haneda', startsAt: '2026-11-28T10:00:00+09:00' },
  ...{ state: 'confirmed' as const, totalYen: 18_700, paidYen: 18_700, refundedYen: 0, dropOff: haneda },
}
const ride = { startsAt: '2026-11-21T19:50:00+09:00', journey: [back] }

test('a ride that comes from another airport says where its way back still goes', () => {
  expect(wayBackElsewhere(ride, narita)).toEqual({
    reference: 'AN-BACK22',
    sentence: 'The way back on Saturday 28 November still goes to Haneda Airport, Terminal 3.',
  })
})

test('nothing is said at the same airport, of a door, of a way there, nor of a way that is off', () => {
  expect(wayBackElsewhere(ride, { ...haneda, name: 'Haneda Airport, Terminal 1' })).toBeNull()
  expect(wayBackElsewhere(ride, { ...narita, kind: 'hotel' })).toBeNull()
  expect(wayBackElsewhere({ ...ride, startsAt: '2026-11-29T10:00:00+09:00' }, narita)).toBeNull()
  expect(wayBackElsewhere({ ...ride, journey: [{ ...back, state: 'cancelled' }] }, narita)).toBeNull()
  expect(wayBackElsewhere({ ...ride, journey: [] }, narita)).toBeNull()
})
