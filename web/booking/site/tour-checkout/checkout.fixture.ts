import type { Quote } from '#contract/pricing.ts'
import { atTenPercent } from '#core/tax.fixture.ts'
import { type Checkout, nothingTyped } from './checkout.ts'

export const aQuote: Quote = {
  id: '6b0f7a1e-5a0c-4b51-9b41-0a5f6f5d2a11',
  expiresAt: '2026-11-15T11:00:00+09:00',
  tour: 'fuji-at-first-light',
  startsAt: '2026-11-24T05:30:00+09:00',
  endsAt: '2026-11-24T17:30:00+09:00',
  pickUp: null,
  dropOff: null,
  vehicleClass: 'alphard',
  className: 'Alphard',
  classWhy: null,
  guides: 1,
  lines: [{ kind: 'package', label: 'The day', explanation: '', amountYen: 128_000 }],
  totalYen: 128_000,
  taxes: atTenPercent(128_000),
  takesAnotherCode: false,
}

const palace = { slug: 'palace-hotel-tokyo', name: 'Palace Hotel Tokyo', areaName: 'Marunouchi', feeYen: 0 }

/** The Marshes with everything said that the first three steps ask for. */
export function wholeCheckout(change: Partial<Checkout> = {}): Checkout {
  const nothing = nothingTyped('fuji-at-first-light')
  return {
    ...nothing,
    wish: {
      ...nothing.wish,
      ...{ day: '2026-11-24', start: '05:30', guests: 3, childAges: [5], largeCases: 2 },
      extras: [{ code: 'child-seat', pieces: 1 }],
    },
    typed: {
      adults: [
        { name: 'Eleanor Marsh', note: '' },
        { name: 'Tom Marsh', note: 'Vegetarian' },
      ],
      children: [{ name: 'Ivy Marsh', note: '' }],
    },
    contact: { email: 'eleanor.marsh@example.com', phone: '+44 7700 900143' },
    meeting: {
      ...nothing.meeting,
      pickUp: { ...nothing.meeting.pickUp, kind: 'hotel', hotelText: palace.name, places: { hotel: palace } },
    },
    ...change,
  }
}
