import type { RideAsk, RideLeg, RideQuote, Terminal } from '#contract/rides.ts'
import { atTenPercent } from '#core/tax.fixture.ts'
import { nothingTyped, type Quoted, type RideCheckout, type RideWanted, wantedKey } from './ride-checkout.ts'

export const anAsk: RideAsk = {
  way: 'transfer',
  from: 'haneda-terminal-3',
  to: 'palace-hotel-tokyo',
  day: '2026-11-21',
  time: '19:05',
  guests: 3,
  children: '5',
  largeCases: 2,
  childSeats: 1,
  boosterSeats: 0,
  strollers: 1,
  wheelchairs: 0,
  flight: 'NH 212',
  meeting: 'board',
}

export const aWanted: RideWanted = { ...anAsk, vehicleClass: 'alphard' }

const terminal: Terminal = {
  slug: 'haneda-terminal-3',
  airport: 'haneda',
  airportName: 'Haneda',
  name: 'Terminal 3',
  placeName: 'Haneda Terminal 3',
  internationalMinutes: 45,
  domesticMinutes: null,
  internationalLeadMinutes: 150,
  domesticLeadMinutes: null,
  boardPoint: 'By the meeting point',
  directions: ['Out of customs.', 'Turn to the meeting point.', 'Look for a board that says {name}.'],
  kerbPoint: 'The car park lift lobby',
}

export const aLeg: RideLeg = {
  ride: {
    way: 'transfer',
    title: 'Haneda to Palace Hotel Tokyo',
    shortTitle: 'Haneda–Palace Hotel',
    airport: 'arrival',
    terminal: terminal.slug,
    landsAt: '2026-11-21T19:05:00+09:00',
    customsMinutes: 45,
    freeWaitMinutes: 60,
    waitStepMinutes: 30,
    waitStepYen: 2500,
    hours: null,
    kilometres: 20,
    driveMinutes: 35,
    meeting: 'board',
  },
  pickUp: { kind: 'airport', slug: terminal.slug, name: 'Haneda Terminal 3', nameJa: null, areaName: 'Haneda' },
  dropOff: {
    kind: 'hotel',
    slug: 'palace-hotel-tokyo',
    name: 'Palace Hotel Tokyo',
    nameJa: null,
    areaName: 'Marunouchi',
  },
  startsAt: '2026-11-21T19:50:00+09:00',
  endsAt: '2026-11-21T20:50:00+09:00',
  waitFreeUntil: '2026-11-21T20:05:00+09:00',
  isNight: false,
  freeCancelUntil: '2026-11-21T18:05:00+09:00',
  cancellationTiers: [{ hoursBefore: 1, refundPercent: 100 }],
  terminal,
}

const aQuote = (id: string, leg: RideLeg): RideQuote => ({
  id,
  expiresAt: '2026-11-15T11:00:00+09:00',
  leg,
  vehicleClass: 'alphard',
  className: 'Alphard',
  lines: [{ kind: 'ride', label: 'Haneda to Chiyoda, Alphard', explanation: '', amountYen: 16_500 }],
  totalYen: 16_500,
  taxes: atTenPercent(16_500),
})

const noCode = { takesAnotherCode: false, codeNote: null }

export const aQuoted: Quoted = {
  quotes: [aQuote('6b0f7a1e-5a0c-4b51-9b41-0a5f6f5d2a11', aLeg)],
  totalYen: 16_500,
  ...noCode,
}
export const bothQuoted: Quoted = {
  quotes: [
    ...aQuoted.quotes,
    aQuote('6b0f7a1e-5a0c-4b51-9b41-0a5f6f5d2a12', { ...aLeg, startsAt: '2026-11-25T09:00:00+09:00' }),
  ],
  totalYen: 33_000,
  ...noCode,
}

/** The Marshes with everything said that the first two steps ask for. */
export const wholeRide = (change: Partial<RideCheckout> = {}): RideCheckout => ({
  ...nothingTyped,
  wanted: aWanted,
  flightText: 'NH 212',
  found: {
    number: 'NH 212',
    fromCity: 'London Heathrow',
    terminal: terminal.slug,
    terminalName: 'Haneda, Terminal 3',
    lands: '19:05',
    isInternational: true,
  },
  leadName: 'Eleanor Marsh',
  contact: { email: 'eleanor.marsh@example.com', phone: '+44 7700 900143' },
  quoted: aQuoted,
  quotedFor: wantedKey({ wanted: aWanted }),
  ...change,
})
