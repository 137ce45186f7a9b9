import type { RideWish } from '#contract/rides.ts'
import type { DemoRide } from './demo-rides.ts'

const family = {
  guests: 3,
  largeCases: 3,
  childAges: [5],
  extras: [{ code: 'child-seat', pieces: 1 }],
  meeting: 'board',
} satisfies Partial<RideWish>

const fromHaneda = { way: 'transfer', pickUp: 'haneda-terminal-3', dropOff: 'palace-hotel-tokyo' } as const

/** She comes the evening before her night in town; five weeks ago she came for Hakone. */
export const eleanorsRides: readonly DemoRide[] = [
  {
    key: 'ride of Eleanor ahead',
    ...{ day: 17, soldForDay: 17 },
    route: { wish: { ...family, ...fromHaneda, flight: 'NH 212' }, vehicleClass: 'alphard', start: '19:05' },
    ...{ journey: null, rider: 'Eleanor', end: null },
  },
  {
    key: 'ride of Eleanor behind',
    ...{ day: -39, soldForDay: -39 },
    route: { wish: { ...family, ...fromHaneda, flight: 'BA 7' }, vehicleClass: 'alphard', start: '07:35' },
    ...{ journey: null, rider: 'Eleanor', end: null },
  },
]

export const eleanor = {
  leadName: 'Eleanor Marsh',
  email: 'eleanor@annai.example',
  phone: '+44 7700 900143',
  travellers: [
    { name: 'Eleanor Marsh', age: null, note: '' },
    { name: 'Daniel Marsh', age: null, note: '' },
    { name: 'Ivy Marsh', age: 5, note: 'Carsick on bends' },
  ],
}
