import type { RideLeg, RideOption } from '#contract/rides.ts'
import { atTenPercent } from '#core/tax.fixture.ts'

const lines: RideOption['ways'] = [
  [
    { kind: 'ride', label: 'Haneda to Minato', explanation: 'A flat fare.', amountYen: 22_000 },
    { kind: 'extra', label: 'Child seat', explanation: 'Fitted before we set out.', amountYen: 2_200 },
  ],
]
const room = { halfSeatsNeeded: 7, seats: 4, casesNeeded: 4, cases: 4 }

export const alphard: RideOption = {
  vehicleClass: 'alphard',
  name: 'Alphard',
  words: '',
  fit: 'exact',
  why: 'The smallest car that takes everything.',
  room,
  ways: lines,
  totalYen: 24_200,
  taxes: atTenPercent(24_200),
  whyNot: null,
  nearest: [],
  codeNote: null,
}
export const hiace: RideOption = {
  ...alphard,
  vehicleClass: 'hiace',
  name: 'HiAce Grand Cabin',
  fit: 'spare',
  room: { ...room, seats: 8, cases: 10 },
  totalYen: 33_000,
}
export const crown: RideOption = {
  ...alphard,
  vehicleClass: 'sedan',
  name: 'Crown',
  fit: 'small',
  room: { ...room, seats: 3, cases: 2 },
  totalYen: 18_700,
  whyNot: 'party-too-large',
}
export const coaster: RideOption = {
  ...alphard,
  vehicleClass: 'coaster',
  name: 'Coaster',
  fit: 'ask',
  room: { ...room, seats: 23, cases: 10 },
  ways: [],
  totalYen: 0,
}

export const leg: RideLeg = {
  ride: {
    way: 'transfer',
    title: 'Haneda to The Okura Tokyo',
    shortTitle: 'Haneda to The Okura',
    airport: 'arrival',
    terminal: 'haneda-t3',
    landsAt: '2026-11-21T19:05:00+09:00',
    customsMinutes: 45,
    freeWaitMinutes: 60,
    waitStepMinutes: 30,
    waitStepYen: 2_500,
    hours: null,
    kilometres: 18,
    driveMinutes: 35,
    meeting: 'board',
  },
  pickUp: { kind: 'airport', slug: 'haneda-t3', name: 'Haneda Terminal 3', nameJa: null, areaName: 'Haneda' },
  dropOff: { kind: 'hotel', slug: 'the-okura-tokyo', name: 'The Okura Tokyo', nameJa: null, areaName: 'Minato' },
  startsAt: '2026-11-21T19:50:00+09:00',
  endsAt: '2026-11-21T20:50:00+09:00',
  waitFreeUntil: '2026-11-21T20:05:00+09:00',
  isNight: false,
  freeCancelUntil: '2026-11-21T18:05:00+09:00',
  cancellationTiers: [{ hoursBefore: 1, refundPercent: 100 }],
  terminal: null,
}
