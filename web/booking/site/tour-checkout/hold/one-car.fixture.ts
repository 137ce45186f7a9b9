import type { Call } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { bookingOf, quoteOf, refusal } from './hold.fixture.ts'

type Sent = Record<string, string | undefined>

/**
 * A server with one car: each quote makes one hold, a name that was sent before gets its answer again, and while the car
 * is held nobody else gets a price. Every answer takes a while, so that what is asked at once meets.
 */
export function oneCar() {
  const codeOf = new Map<string, string | undefined>()
  const holds = new Map<string, { quoteId: string; state: string; code: string | undefined }>()
  const answered = new Map<string, string>()
  const refused: string[] = []
  const refuse = (code: string) => {
    refused.push(code)
    return refusal(code)
  }
  const open = () => [...holds].filter(([, { state }]) => state === 'on_hold')

  const quote = ({ code }: Sent) => {
    if (open().length > 0) return refuse('inventory.sold-out')
    const id = `q${codeOf.size + 1}`
    codeOf.set(id, code)
    return quoteOf(id, { expiresAt: '2999-01-01T00:00:00+09:00' })
  }
  const hold = ({ quoteId = '' }: Sent, key = '') => {
    const known = answered.get(key)
    if (known) return { booking: bookingOf(known), token: 'token' }
    if ([...holds.values()].some((one) => one.quoteId === quoteId)) return refuse('booking.quote-used')
    if (open().length > 0) return refuse('inventory.sold-out')
    const reference = `AN-${holds.size + 1}`
    holds.set(reference, { quoteId, state: 'on_hold', code: codeOf.get(quoteId) })
    answered.set(key, reference)
    return { booking: bookingOf(reference), token: 'token' }
  }
  const seen = (reference = '') => bookingOf(reference, { state: holds.get(reference)?.state } as object)
  const cancel = ({ reference = '' }: Sent) => {
    const one = holds.get(reference)
    if (one) one.state = 'cancelled'
    return seen(reference)
  }
  const call = (async ({ method, path }: Endpoint, input?: object, options?: { idempotencyKey?: string }) => {
    const sent = { ...input } as Sent
    await Promise.resolve()
    const answers: Record<string, () => unknown> = {
      'POST /quotes': () => quote(sent),
      'POST /bookings': () => hold(sent, options?.idempotencyKey),
      'GET /bookings/:reference': () => seen(sent.reference),
      'POST /bookings/:reference/cancel': () => cancel(sent),
    }
    const answer = answers[`${method} ${path}`]?.()
    await Promise.resolve()
    if (answer instanceof Error) throw answer
    return answer
  }) as Call
  return {
    call,
    refused,
    made: () => holds.size,
    open: () => open().map(([reference, { code }]) => ({ reference, code })),
  }
}
