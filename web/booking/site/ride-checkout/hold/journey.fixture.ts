import type { Booking } from '#contract/booking.ts'
import { type Answers, fakeCall } from '#web/platform/call.fixture.ts'
import { aWanted, bothQuoted, wholeRide } from '../ride-checkout.fixture.ts'
import { detailsOf, type Quoted, type RideWanted, wantedKey } from '../ride-checkout.ts'
import type { JourneyDependencies } from './journey-flow.ts'
import type { AnsweredJourney, JourneyRecord } from './journey-record.ts'

export { refusal } from '#web/platform/call.fixture.ts'

export const madeAt = Date.parse('2026-11-15T16:32:00+09:00')
export const returning: RideWanted = { ...aWanted, returnDay: '2026-11-25', returnTime: '09:00' }
export const details = detailsOf(wholeRide({ wanted: returning, quotedFor: wantedKey({ wanted: returning }) }))

/** Only what the flow reads of a booking. */
export const bookingOf = (reference: string, changed: Partial<Booking> = {}): Booking =>
  ({
    reference,
    state: 'on_hold',
    heldUntil: '2026-11-15T16:47:00+09:00',
    canExtendHold: true,
    totalYen: 16_500,
    payments: [],
    moves: [{ from: null, to: 'on_hold', actor: 'guest', reason: '', at: '2026-11-15T16:32:00+09:00' }],
    ...changed,
  }) as unknown as Booking

export const quotedAs = (id: string): Quoted => ({
  ...bothQuoted,
  quotes: bothQuoted.quotes.map((quote, index) => ({ ...quote, id: `${id}-${index}` })),
})

/** A way there and a way back, both held. */
export const heldBoth = (there: Partial<Booking> = {}, back: Partial<Booking> = {}): AnsweredJourney => ({
  wanted: returning,
  quoted: quotedAs('old'),
  details,
  key: 'key-0',
  sentAt: madeAt,
  aheadMs: 0,
  held: [
    { booking: bookingOf('AN-222222', there), token: 'token-there' },
    { booking: bookingOf('AN-333333', back), token: 'token-back' },
  ],
})

export function fakeWorld(answers: Answers) {
  const { call, asked, paths } = fakeCall(answers)
  const kept: (JourneyRecord | null)[] = []
  let keys = 0
  const dependencies: JourneyDependencies = {
    call,
    newKey: () => `key-${++keys}`,
    now: () => madeAt,
    keep: (record) => kept.push(record),
  }
  return { dependencies, asked, kept, paths }
}
