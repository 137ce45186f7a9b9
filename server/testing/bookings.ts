import { randomUUID } from 'node:crypto'
import type { Booking } from '#contract/booking.ts'
import type { Quote } from '#contract/pricing.ts'
import type { TestAnnai } from './annai.ts'

/** A day that any test may wish for: the clock stands on 15 November 2026, 10:30 in Tokyo. */
export const usualWish = { tour: 'kamakura-and-the-great-buddha', day: '2026-12-09', start: '08:00', guests: 3 }

type Headers = Record<string, string>

/** Sends a JSON body and answers status and body; calls that cost get a key of their own unless one is given. */
export async function post(annai: Pick<TestAnnai, 'app'>, path: string, body: object, headers: Headers = {}) {
  const answer = await annai.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: body,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

export async function get(annai: Pick<TestAnnai, 'app'>, path: string, headers: Headers = {}) {
  const answer = await annai.app.inject({ method: 'GET', url: `/api${path}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

export async function quoteFor(annai: TestAnnai, wish: object = {}, headers: Headers = {}): Promise<Quote> {
  const { status, body } = await post(annai, '/quotes', { ...usualWish, ...wish }, headers)
  if (status !== 200) throw new Error(`No quote: ${JSON.stringify(body)}`)
  return body
}

export const guest = { leadName: 'Eleanor Marsh', email: 'eleanor@example.com' }

export interface HeldBooking {
  booking: Booking
  token: string
}

export async function holdFor(annai: TestAnnai, wish: object = {}, headers: Headers = {}): Promise<HeldBooking> {
  const quote = await quoteFor(annai, wish, headers)
  const { status, body } = await post(annai, '/bookings', { quoteId: quote.id, ...guest }, headers)
  if (status !== 200) throw new Error(`No hold: ${JSON.stringify(body)}`)
  return body
}

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  stepUp: '4000 0025 0000 3155',
}

export async function cardToken(annai: TestAnnai, card: keyof typeof cards = 'good'): Promise<string> {
  const { body } = await post(annai, '/test-gateway/cards', {
    number: cards[card],
    expires: '2031-05',
    securityCode: '123',
  })
  return body.token
}

/** Pays a held booking; answers as the wire does. */
export async function pay(
  annai: TestAnnai,
  held: HeldBooking,
  card: keyof typeof cards = 'good',
  headers: Headers = {},
) {
  const token = await cardToken(annai, card)
  return post(annai, `/bookings/${held.booking.reference}/pay`, { token: held.token, card: { token } }, headers)
}

export async function bookAndPay(annai: TestAnnai, wish: object = {}): Promise<HeldBooking> {
  const held = await holdFor(annai, wish)
  const { status, body } = await pay(annai, held)
  if (status !== 200) throw new Error(`Not paid: ${JSON.stringify(body)}`)
  return { ...held, booking: body.booking }
}
