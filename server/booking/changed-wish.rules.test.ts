import { expect, test } from 'vitest'
import { Wish } from '#contract/wish.ts'
import { changedWish, changeInWords, flightAfter, keepingTheEnd, roomAfter } from './changed-wish.rules.ts'

const wish = Wish.parse({
  tour: 'kamakura-and-the-great-buddha',
  day: '2026-12-09',
  start: '08:00',
  guests: 3,
  childAges: [5],
  pickUp: 'aman-tokyo',
  dropOffAddress: 'Asakusa 2-3-1',
  extras: [{ code: 'child-seat', pieces: 1 }],
})
const booking = { wish, vehicleClass: 'alphard' as const }

test('what is left out stays, the car that was booked included', () => {
  expect(changedWish(booking, {})).toEqual({ ...wish, vehicleClass: 'alphard' })
})

test('a party change keeps extras, and null lets the class be the cheapest that fits', () => {
  const changed = changedWish(booking, { guests: 2, childAges: [], largeCases: 3, vehicleClass: null })
  expect(changed).toEqual({ ...wish, guests: 2, childAges: [], largeCases: 3 })
  expect(changed).not.toHaveProperty('vehicleClass')
  expect(changedWish({ ...booking, wish: { ...wish, vehicleClass: 'alphard' } }, { vehicleClass: null })).toEqual(wish)
})

test('a place puts an address aside, an address a place, and null goes back to the tour’s own', () => {
  expect(changedWish(booking, { dropOff: 'narita-terminal-1' })).toMatchObject({ dropOff: 'narita-terminal-1' })
  expect(changedWish(booking, { dropOff: 'narita-terminal-1' })).not.toHaveProperty('dropOffAddress')
  expect(changedWish(booking, { pickUpAddress: 'Ginza 1-2-3' })).not.toHaveProperty('pickUp')
  for (const change of [{ pickUp: null }, { pickUpAddress: null }, { pickUp: null, pickUpAddress: null }]) {
    const changed = changedWish(booking, change)
    expect(changed).not.toHaveProperty('pickUp')
    expect(changed).not.toHaveProperty('pickUpAddress')
    expect(changed.dropOffAddress).toBe('Asakusa 2-3-1')
  }
})

test('a place and an address in one change are both kept, so that pricing refuses them', () => {
  expect(changedWish(booking, { pickUp: 'aman-tokyo', pickUpAddress: 'Ginza 1-2-3' })).toMatchObject({
    pickUp: 'aman-tokyo',
    pickUpAddress: 'Ginza 1-2-3',
  })
})

test('a change is written down by what it changes', () => {
  const meeting = { kind: 'hotel', name: 'Aman Tokyo', nameJa: null, area: 'a', latitude: 1, longitude: 1 } as const
  const terms = { ...booking, startsAt: new Date('2026-12-08T23:00:00Z'), pickUp: meeting, dropOff: null }
  const words = (change: object) => changeInWords(terms, { ...terms, ...change })
  expect(words({ startsAt: new Date('2026-12-09T23:30:00Z') })).toBe('Moved from 2026-12-09 08:00 to 2026-12-10 08:30')
  expect(words({ wish: { ...wish, guests: 4 }, vehicleClass: 'hiace' })).toBe('Changed: party, car')
  expect(words({ pickUp: null, wish: { ...wish, extraHalfHours: 2 } })).toBe(
    'Changed: where we meet, length of the day',
  )
  expect(words({})).toBe('Changed: price')
})

test('other seats are written down as such', () => {
  const terms = { ...booking, startsAt: new Date('2026-12-08T23:00:00Z'), pickUp: null, dropOff: null }
  const seats = { ...terms, wish: { ...wish, extras: [{ code: 'booster-seat', pieces: 1 }] } }
  expect(changeInWords(terms, seats)).toBe('Changed: seats, strollers or wheelchairs')
})

test('an end that was never named stays at the old pick-up, unless the change names one or touches no pick-up', () => {
  const meeting = { kind: 'hotel', name: 'Aman Tokyo', nameJa: null, area: 'a', latitude: 1, longitude: 1 } as const
  const { dropOffAddress: _, ...back } = wish
  const there = { wish: back, dropOff: meeting }
  expect(keepingTheEnd(there, { pickUp: 'park-hyatt-tokyo' })).toEqual({
    pickUp: 'park-hyatt-tokyo',
    dropOff: 'aman-tokyo',
  })
  for (const change of [{ guests: 2 }, { pickUp: 'park-hyatt-tokyo', dropOff: null }])
    expect(keepingTheEnd(there, change)).toBe(change)
  const change = { pickUp: 'park-hyatt-tokyo' }
  expect(keepingTheEnd({ wish, dropOff: meeting }, change)).toBe(change)
  expect(keepingTheEnd({ wish: back, dropOff: null }, change)).toBe(change)
})

test('a flight stays with another terminal of its airport and is gone, with its landing, at any other door', () => {
  const at = (kind: 'airport' | 'hotel', area: string) => ({
    pickUp: { kind, name: `${kind} in ${area}`, nameJa: null, area, latitude: 1, longitude: 1 },
  })
  const told = { flight: 'AF 276', landsAt: new Date('2026-12-09T08:05:00+09:00') }
  const before = { ...at('airport', 'narita'), ...told, beginsAtHotel: true }
  expect(flightAfter(before, at('airport', 'narita'))).toEqual(told)
  for (const now of [at('airport', 'haneda'), at('hotel', 'narita'), { pickUp: null }])
    expect(flightAfter(before, now)).toEqual({ flight: '', landsAt: null })
  // Of a day that began elsewhere it was told beside it, and nothing says that it is of that door.
  expect(flightAfter({ ...before, ...at('hotel', 'chiyoda') }, at('hotel', 'taito'))).toEqual(told)
  // A tour that begins at an airport by itself: the guest named no door.
  const own = { ...before, pickUp: null, beginsAtHotel: false }
  expect(flightAfter(own, at('hotel', 'chiyoda'))).toEqual({ flight: '', landsAt: null })
  for (const now of [{ pickUp: null }, at('airport', 'narita')]) expect(flightAfter(own, now)).toEqual(told)
  expect(flightAfter({ ...own, beginsAtHotel: true }, at('hotel', 'chiyoda'))).toEqual(told)
})

test('a room stays at a hotel that is only called otherwise, and with one that is named for the first time', () => {
  const at = (name: string, pickUp: string) => ({
    ...{ pickUp: { kind: 'hotel', name, nameJa: null, area: 'a', latitude: 1, longitude: 1 } as const },
    ...{ wish: { pickUp }, room: '1107' },
  })
  const before = at('Aman Tokyo', 'aman-tokyo')
  expect(roomAfter(before, at('Aman', 'aman-tokyo'))).toBe('1107')
  expect(roomAfter({ pickUp: null, wish: {}, room: '1107' }, before)).toBe('1107')
  expect(roomAfter(before, at('Park Hyatt Tokyo', 'park-hyatt-tokyo'))).toBe('')
  expect(roomAfter(before, { pickUp: null, wish: {} })).toBe('')
})
