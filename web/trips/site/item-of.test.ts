import { expect, test } from 'vitest'
import { RideAsk } from '#contract/rides.ts'
import { TripItem } from '#contract/trip-wish.ts'
import { usualWish } from '#web/pricing/site/index.ts'
import { rideItems, tourItem } from './item-of.ts'
import { bookingPath } from './page/booking-path.ts'
import { isBookingOf } from './take-booked-out.ts'

const ask = RideAsk.parse({
  ...{
    way: 'transfer',
    from: 'haneda-terminal-3',
    toAddress: '1-2 Azabu, Minato-ku',
    day: '2026-11-21',
    time: '19:05',
  },
  ...{ guests: 3, children: '5', flight: 'NH 212', code: 'AUTUMN', returnDay: '2026-11-27', returnTime: '09:00' },
})

test('a ride there and back are two things: back from where it went, without flight and code', () => {
  const [there, back, ...others] = rideItems(ask, 'alphard', [24_200, 18_700])
  expect(others).toEqual([])
  expect(there).toMatchObject({
    wish: { from: 'haneda-terminal-3', flight: 'NH 212', code: 'AUTUMN' },
    seenYen: 24_200,
  })
  expect(back?.wish).toMatchObject({
    ...{ fromAddress: '1-2 Azabu, Minato-ku', to: 'haneda-terminal-3', day: '2026-11-27', time: '09:00', flight: '' },
  })
  expect(back?.wish).not.toHaveProperty('code')
  expect(back?.wish).not.toHaveProperty('from')
  for (const item of [there, back]) expect(TripItem.safeParse(item).success).toBe(true)
})

test('the way back goes to another airport where that was asked for', () => {
  const [, back] = rideItems({ ...ask, returnTo: 'narita-terminal-1' }, 'alphard', [])
  expect(back?.wish).toMatchObject({ to: 'narita-terminal-1' })
})

test('a day out is whole only with a day and every age', () => {
  const wish = { ...usualWish, day: '2026-12-09', start: '08:00', childAges: [5] }
  const [item] = tourItem('kamakura', wish, null)
  expect(TripItem.safeParse(item).success).toBe(true)
  expect(tourItem('kamakura', { ...wish, childAges: [null] }, null)).toEqual([])
  expect(tourItem('kamakura', usualWish, null)).toEqual([])
})

test('each is booked by its own checkout with all that was chosen', () => {
  const [there] = rideItems(ask, 'alphard', [])
  const [item] = tourItem('kamakura', { ...usualWish, day: '2026-12-09', start: '08:00', guests: 4 }, null)
  if (!there || !item) throw new Error('Both are whole.')
  expect(bookingPath(item.wish)).toBe('/tour/booking/kamakura?day=2026-12-09&start=08%3A00&guests=4')
  const query = new URLSearchParams(bookingPath(there.wish).split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({
    way: 'transfer',
    class: 'alphard',
    flight: 'NH 212',
    children: '5',
  })
})

test('what is booked is known by its tour, hour and party, and nothing else is taken for it', () => {
  const [item] = tourItem('kamakura', { ...usualWish, day: '2026-12-09', start: '08:00' }, null)
  if (!item) throw new Error('It is whole.')
  const service = { kind: 'tour' as const, slug: 'kamakura', title: 'Kamakura' }
  const booked = { service, startsAt: '2026-12-09T08:00:00+09:00', ride: null, guests: 2, vehicleClass: 'sedan' }
  expect(isBookingOf(item.wish, booked as never)).toBe(true)
  expect(isBookingOf(item.wish, { ...booked, guests: 3 } as never)).toBe(false)
  expect(isBookingOf(item.wish, { ...booked, startsAt: '2026-12-10T08:00:00+09:00' } as never)).toBe(false)
})
