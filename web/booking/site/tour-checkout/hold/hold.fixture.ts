import type { Booking } from '#contract/booking.ts'
import type { Quote } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { atTenPercent } from '#core/tax.fixture.ts'
import { type Answers, fakeCall } from '#web/platform/call.fixture.ts'
import type { HoldDependencies } from './hold-flow.ts'
import type { HoldDetails, HoldRecord } from './hold-record.ts'

export { refusal } from '#web/platform/call.fixture.ts'

export const wish: Wish = {
  tour: 'fuji-at-first-light',
  day: '2026-11-24',
  start: '05:30',
  guests: 3,
  largeCases: 2,
  guide: false,
  guideLanguage: 'en',
  extraHalfHours: 0,
  childAges: [5],
  extras: [],
}
export const details: HoldDetails = { leadName: 'Eleanor Marsh', email: 'eleanor@example.com', note: '' }
export const madeAt = Date.parse('2026-11-15T16:32:00+09:00')

export const quoteOf = (id: string, changed: Partial<Quote> = {}): Quote => ({
  id,
  expiresAt: '2026-11-15T17:00:00+09:00',
  tour: wish.tour,
  startsAt: '2026-11-24T05:30:00+09:00',
  endsAt: '2026-11-24T17:30:00+09:00',
  pickUp: null,
  dropOff: null,
  vehicleClass: 'alphard',
  className: 'Alphard',
  classWhy: null,
  guides: 1,
  lines: [],
  totalYen: 130_200,
  taxes: atTenPercent(130_200),
  takesAnotherCode: false,
  ...changed,
})

/** Only what the flow reads of a booking. */
export const bookingOf = (reference: string, changed: Partial<Booking> = {}): Booking =>
  ({
    reference,
    state: 'on_hold',
    heldUntil: '2026-11-15T16:47:00+09:00',
    canExtendHold: true,
    totalYen: 130_200,
    payments: [],
    moves: [{ from: null, to: 'on_hold', actor: 'guest', reason: '', at: '2026-11-15T16:32:00+09:00' }],
    ...changed,
  }) as unknown as Booking

/** What a hold needs of the dependencies, with a server of a few lines. */
export function fakeWorld(answers: Answers) {
  const { call, asked, paths } = fakeCall(answers)
  const kept: (HoldRecord | null)[] = []
  let keys = 0
  const dependencies: HoldDependencies = {
    call,
    newKey: () => `key-${++keys}`,
    now: () => madeAt,
    keep: (record) => kept.push(record),
  }
  return { dependencies, asked, kept, paths }
}
