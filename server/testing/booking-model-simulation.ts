import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Booking } from '#contract/booking.ts'
import type { Quote } from '#contract/pricing.ts'
import {
  enter,
  type Facts,
  type ModelBooking,
  type ModelQuote,
  newPayment,
  type Operation,
  paidYen,
  refundedYen,
} from '#server/booking/model.fixture.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import type { TestAnnai } from './annai.ts'
import { get, post } from './bookings.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface ModelSimulation {
  annai: TestAnnai
  /** Bookings that were there before, of demo data. */
  bookingsBefore: number
  random: SeededRandom
  bookings: ModelBooking[]
  quotes: (ModelQuote & { isUsed: boolean })[]
  changes: (ModelQuote & { reference: string })[]
  priceOffsetYen: number
  answers: Record<string, number>
}

export type Sent = Awaited<ReturnType<typeof post>>

export const nowOf = ({ annai }: Pick<ModelSimulation, 'annai'>) => annai.clock.now().getTime()
export const answerOf = ({ status, body }: Sent) => (status === 200 ? '200' : (`${status} ${body.code}` as const))

export const toModelQuote = (quote: Quote, wish: ModelQuote['wish']): ModelQuote => ({
  id: quote.id,
  wish,
  totalYen: quote.totalYen,
  startsAt: Date.parse(quote.startsAt),
  endsAt: Date.parse(quote.endsAt),
  expiresAt: Date.parse(quote.expiresAt),
})

/** A hold that has ended expires when somebody needs its car: the model is told, since it knows no cars. */
export function expireInModel(booking: ModelBooking, now: number): boolean {
  const hasEnded = booking.state === 'on_hold' && booking.heldUntil !== null && booking.heldUntil <= now
  if (hasEnded) enter(booking, 'expired')
  return hasEnded
}

export function redeemInModel(booking: ModelBooking, now: number) {
  if (booking.state === 'confirmed' && booking.quote.endsAt <= now) enter(booking, 'redeemed')
}

const read = async ({ annai }: ModelSimulation, { reference, token }: ModelBooking): Promise<Booking> =>
  (await get(annai, `/bookings/${reference}?token=${token}`)).body

/** What the wire and the model tell of a booking, side by side. */
const seen = (booking: Booking) => ({
  state: booking.state,
  startsAt: booking.startsAt,
  totalYen: booking.totalYen,
  paidYen: booking.paidYen,
  refundedYen: booking.refundedYen,
  heldUntil: booking.heldUntil,
  canExtendHold: booking.canExtendHold,
  payments: booking.payments.map((one) => `${one.id} ${one.state} ${one.amountYen} ${one.refundedYen}`).toSorted(),
})

const expected = (booking: ModelBooking): ReturnType<typeof seen> => ({
  state: booking.state,
  startsAt: tokyoIso(new Date(booking.quote.startsAt)),
  totalYen: booking.quote.totalYen,
  paidYen: paidYen(booking),
  refundedYen: refundedYen(booking),
  heldUntil: booking.heldUntil === null ? null : tokyoIso(new Date(booking.heldUntil)),
  canExtendHold: booking.state === 'on_hold' && !booking.isExtended,
  payments: booking.payments.map((one) => `${one.id} ${one.state} ${one.amountYen} ${one.refundedYen}`).toSorted(),
})

export function compare(booking: ModelBooking, wire: Booking) {
  if (isDeepStrictEqual(expected(booking), seen(wire))) return
  throw new Error(`expected ${JSON.stringify(expected(booking))}, found ${JSON.stringify(seen(wire))}`)
}

export interface Attempt {
  operation: Operation
  path: string
  body: object
  headers?: Record<string, string>
  /** Where nobody can tell beforehand whether a crew is free, either answer is right, and what follows from it. */
  isFree?: boolean | null
  keepsNewHour?: boolean
}

/** Does something to a booking and holds it against the model, which becomes what was seen. */
export async function attempt(simulation: ModelSimulation, booking: ModelBooking, tried: Attempt): Promise<string> {
  const { operation, path, body, headers, isFree = true, keepsNewHour = false } = tried
  const key = { 'idempotency-key': randomUUID(), ...headers }
  const sent = await post(simulation.annai, path, { ...(headers ? {} : { token: booking.token }), ...body }, key)
  const wire = await read(simulation, booking)
  const outcomes = (isFree === null ? [true, false] : [isFree]).map((free) => {
    const facts: Facts = { now: nowOf(simulation), isFree: free, keepsNewHour }
    const after = structuredClone(booking)
    const answer = operation(after, facts)
    nameNewPayment(after, wire)
    return { after, answer }
  })
  const answer = answerOf(sent)
  const right = outcomes.find((one) => one.answer === answer && isDeepStrictEqual(expected(one.after), seen(wire)))
  if (!right) {
    const [one] = outcomes
    const should = `${one?.answer} and ${one && JSON.stringify(expected(one.after))}`
    throw new Error(`${booking.reference}: ${should} were expected, ${answer} and ${JSON.stringify(seen(wire))} found`)
  }
  if (right.after.quote.id !== booking.quote.id) endQuote(simulation, booking.quote.id)
  Object.assign(booking, right.after)
  if (answer === '200' && simulation.random.chance(0.1)) await sendAgain(simulation, tried, booking, key, sent)
  return answer
}

/** A quote is used up when its booking moves on. */
function endQuote(simulation: ModelSimulation, id: string) {
  for (const quote of [...simulation.quotes, ...simulation.changes])
    if (quote.id === id) quote.expiresAt = Math.min(quote.expiresAt, nowOf(simulation))
}

function nameNewPayment({ payments }: ModelBooking, wire: Booking) {
  const known = new Set(payments.map(({ id }) => id))
  const named = wire.payments.find(({ id }) => !known.has(id))
  for (const payment of payments) if (payment.id === newPayment && named) payment.id = named.id
}

/** The same request again changes nothing, and is answered as before. */
async function sendAgain(
  simulation: ModelSimulation,
  { path, body, headers }: Attempt,
  booking: ModelBooking,
  key: object,
  sent: Sent,
) {
  if (path.endsWith('/extend')) return
  const again = await post(
    simulation.annai,
    path,
    { ...(headers ? {} : { token: booking.token }), ...body },
    { ...key },
  )
  if (!isDeepStrictEqual(again.body, sent.body)) throw new Error('the same request was answered in another way')
  compare(booking, await read(simulation, booking))
}

/** Before an operation: the hold may have ended and its car been needed by somebody else. */
export async function refresh(simulation: ModelSimulation, booking: ModelBooking): Promise<ModelBooking> {
  const wire = await read(simulation, booking)
  if (wire.state === 'expired') expireInModel(booking, nowOf(simulation))
  compare(booking, wire)
  return booking
}
