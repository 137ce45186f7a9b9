import type { Booking } from '#contract/booking.ts'
import { ApiError, type Call } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Quote } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import type { HoldWorld } from './hold-flow.ts'
import type { HoldDetails, HoldRecord } from './hold-record.ts'

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
  vehicleClass: 'alphard',
  classWhy: null,
  guides: 1,
  lines: [],
  totalYen: 130_200,
  taxIncludedYen: 11_836,
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

export const refusal = (code: string, status = 409, more: object = {}) =>
  new ApiError(status, { error: code, code, ...more })

export interface Sent {
  path: string
  input: Record<string, unknown>
  key: string | undefined
}

type Answers = Record<string, (sent: Sent, time: number) => unknown>

/** A server of a few lines: what it was asked, and what it answers by path. */
export function fakeWorld(answers: Answers) {
  const asked: Sent[] = []
  const kept: (HoldRecord | null)[] = []
  const times = new Map<string, number>()
  let keys = 0
  const call = (async (endpoint: Endpoint, input?: object, options?: { idempotencyKey?: string }) => {
    const path = `${endpoint.method} ${endpoint.path}`
    const sent = { path, input: { ...input }, key: options?.idempotencyKey }
    asked.push(sent)
    const time = (times.get(path) ?? 0) + 1
    times.set(path, time)
    const answer = answers[path]?.(sent, time)
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw new Error(`nobody answers ${path}`)
    return answer
  }) as Call
  const world: HoldWorld = {
    call,
    newKey: () => `key-${++keys}`,
    now: () => madeAt,
    keep: (record) => kept.push(record),
  }
  return { world, asked, kept, paths: () => asked.map(({ path }) => path) }
}
