import { expect, test } from 'vitest'
import { marsh, marshRide } from './booking.fixture.ts'
import { headlineOf } from './booking-words.ts'
import { deadlineSentence } from './deadlines.ts'
import { arrangedHeadline, nextSteps } from './next-steps.ts'
import { rideFacts } from './ride-ticket.tsx'
import {
  afterLanding,
  isRide,
  meetsFlight,
  type RideBooking,
  ridePlan,
  rideWhen,
  scalePartyOf,
  waitFreeUntil,
} from './ride-words.ts'
import { stateWords } from './state-words.ts'

const now = '2026-11-21T15:00:00+09:00'
const point = { ...marshRide, landsAt: null, ride: { ...marshRide.ride, airport: null, freeWaitMinutes: 15 } }

test('free waiting is reckoned from the landing where a flight is met, else from the pick-up', () => {
  expect(waitFreeUntil(marshRide)).toBe('2026-11-21T20:05:00+09:00')
  expect(waitFreeUntil(point)).toBe('2026-11-21T20:05:00+09:00')
  expect(waitFreeUntil({ ...marshRide, landsAt: '2026-11-21T20:40:00+09:00' })).toBe('2026-11-21T21:40:00+09:00')
})

test('another landing moves the pick-up and the free waiting with it, also over midnight', () => {
  expect(afterLanding(marshRide.ride, '2026-11-21T23:30:00+09:00')).toEqual({
    startsAt: '2026-11-22T00:15:00+09:00',
    waitFreeUntil: '2026-11-22T00:30:00+09:00',
  })
})

test('the plan of a ride tells the landing, the pick-up and where it goes', () => {
  expect(ridePlan(marshRide)).toEqual([
    {
      clock: '19:05',
      name: 'NH 212 lands',
      note: 'We look at the landing time before we send the car. A late landing costs nothing; please tell us of one you know.',
    },
    { clock: '19:50', name: 'Kenji is in the hall', note: 'Haneda Terminal 3.' },
    {
      clock: '20:05',
      name: 'Free waiting ends',
      note: 'You have until 20:05, 60 minutes after landing; then ¥2,500 each 30 minutes.',
      isWaiting: true,
    },
    {
      clock: '',
      name: 'Hotel Wadakura',
      note: 'About 35 minutes by car, 18 km: 20:25 if we leave at 19:50.',
    },
  ])
})

test('at the kerb and at a door the plan says so, and waiting counts from the pick-up where no flight is met', () => {
  const kerb = { ...marshRide, crew: [], ride: { ...marshRide.ride, meeting: 'kerb' as const } }
  expect(ridePlan(kerb)[1]).toMatchObject({ clock: '19:50', name: 'Your chauffeur is near by' })
  expect(ridePlan(point).map(({ clock, name }) => [clock, name])).toEqual([
    ['19:50', 'Haneda Terminal 3'],
    ['20:05', 'Free waiting ends'],
    ['', 'Hotel Wadakura'],
  ])
  expect(ridePlan(point)[1]?.note).toContain('15 minutes after the pick-up time')
})

test('a car and its party are drawn from what was booked', () => {
  expect(scalePartyOf(marshRide)).toEqual({ adults: 2, ages: [5], largeCases: 2, strollers: 1, wheelchairs: 0 })
})

test('by the hour the plan ends when the hours are over, and neither plan nor ticket speaks of waiting', () => {
  const hourly = {
    ...point,
    dropOff: null,
    ride: { ...point.ride, way: 'hourly' as const, hours: 4 },
  }
  expect(ridePlan(hourly)).toEqual([
    {
      ...{ clock: '19:50', name: 'Haneda Terminal 3' },
      note: 'The car is yours from the pick-up on, and the hours count from then. Only more hours, if you ask for them, cost more.',
    },
    { clock: '23:50', name: 'Haneda Terminal 3', note: '4 hours later' },
  ])
  const terms = (booking: RideBooking) => rideFacts(booking).map(({ term }) => term)
  expect(terms(hourly)).not.toContain('Waiting')
  expect(terms(point)).toContain('Waiting')
})

test('the headline of a ride names who waits, where and from when', () => {
  expect(arrangedHeadline(marshRide)).toBe('It is arranged. Kenji waits in arrivals from 19:50.')
  expect(arrangedHeadline({ ...marshRide, ride: { ...marshRide.ride, meeting: 'kerb' } })).toBe(
    'It is arranged. Kenji is near by from 19:50, and comes when you ring.',
  )
  expect(arrangedHeadline(point)).toBe('It is arranged. Kenji will meet you at 19:40.')
  expect(arrangedHeadline({ ...point, pickUp: marshRide.dropOff })).toBe(
    'It is arranged. Kenji will be at the door at 19:40.',
  )
  expect(arrangedHeadline({ ...marshRide, crew: [] })).toContain('Your chauffeur waits in arrivals')
})

test('what happens next of a ride is dated by the hour, and says no word of a day out', () => {
  const steps = nextSteps(marshRide, 'Haneda Terminal 3', now)
  expect(nextSteps(marshRide, 'Haneda Terminal 3', '2026-11-16T15:00:00+09:00').map(({ title }) => title)).toEqual([
    'Now',
    'Friday 20 November, 17:00',
    'Saturday 21 November, 18:50',
    'Saturday 21 November, 19:50',
  ])
  expect(steps.map(({ title }) => title)).toEqual(['Now', 'Saturday 21 November, 18:50', 'Saturday 21 November, 19:50'])
  expect(steps.at(-1)?.text).toBe('Kenji waits in arrivals for NH 212 with “Marsh” on the board.')
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/crew|day/)
})

test('a ride is told in the words of a ride in every state', () => {
  const words = (['on_hold', 'expired', 'cancelled', 'rejected', 'redeemed'] as const).map((state) => {
    const { headline, sentence } = stateWords({ ...marshRide, state, paidYen: 0 }, now)
    return `${headline} ${sentence}`
  })
  expect(words.join(' ')).not.toMatch(/\b(the|this) day\b/i)
  expect(stateWords({ ...marshRide, state: 'expired', paidYen: 0 }, now).next?.to).toBe('/cabs/home')
})

test('cancelling is free until an hour before the pick-up, and the sentence says so', () => {
  expect(deadlineSentence(marshRide, now)).toContain('Saturday 21 November, 18:50')
  expect(deadlineSentence(marshRide, '2026-11-21T19:00:00+09:00')).toContain('near to the pick-up')
})

test('a day out is no ride, and a ride without a landing meets no flight', () => {
  expect(isRide(marsh)).toBe(false)
  expect(isRide(marshRide)).toBe(true)
  expect(meetsFlight(marshRide)).toBe(true)
  expect(meetsFlight(point)).toBe(false)
  expect(rideWhen(marshRide)).toBe('Saturday 21 November 2026, pick-up 19:50')
  expect(headlineOf(marshRide, now)).toBe('Haneda to Hotel Wadakura, today')
})
