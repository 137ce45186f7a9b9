import { randomUUID } from 'node:crypto'
import type { Availability } from '#contract/availability.ts'
import type { Booking } from '#contract/booking.ts'
import type { Quote } from '#contract/pricing.ts'
import { productUrl } from './people.ts'
import { endHold } from './product-database.ts'

/** A booking as whoever made it holds it. */
export interface Booked {
  reference: string
  token: string
  /** Of its own, so that its mails can be told from those of others. */
  email: string
  booking: Booking
}

/** A day, and what else should be other than usual. */
type Wished = { day: string } & Record<string, unknown>

const kamakura = { tour: 'kamakura-and-the-great-buddha', start: '08:00', guests: 2 }
/** Here a guide is wished for, and so costs more in the guides' season. */
export const nightWithGuide = { tour: 'the-expressway-at-night', start: '19:00', guide: true }
const somebody = { leadName: 'Eleanor Marsh' }

export async function ask(baseUrl: string, method: string, path: string, body?: object, headers = {}) {
  const answer = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

async function must(baseUrl: string, method: string, path: string, body?: object) {
  const answer = await ask(baseUrl, method, path, body)
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

export async function cardToken(baseUrl: string, number = '4242 4242 4242 4242'): Promise<string> {
  const card = { number, expires: '2039-05', securityCode: '123' }
  return (await must(baseUrl, 'POST', '/test-gateway/cards', card)).token
}

/** Holds a day, for who wants it in Kamakura unless told otherwise. */
export async function hold(baseUrl: string, wish: Wished, details: object = {}): Promise<Booked> {
  const quote: Quote = await must(baseUrl, 'POST', '/quotes', { ...kamakura, ...wish })
  const given = { email: `guest-${randomUUID()}@example.com`, ...somebody, ...details }
  const { booking, token } = await must(baseUrl, 'POST', '/bookings', { quoteId: quote.id, ...given })
  if (baseUrl === productUrl()) made.push({ reference: booking.reference, token })
  return { reference: booking.reference, token, email: given.email, booking }
}

/** What the journey under way has booked of the product that all share. */
const made: Pick<Booked, 'reference' | 'token'>[] = []

/** Gives the cars back when a journey is over; what it cancelled itself, or drove, stays as it is. */
export async function giveBackMade(): Promise<void> {
  for (const { reference, token } of made.splice(0)) {
    await endHold(reference)
    const { status, body } = await ask(productUrl(), 'GET', `/bookings/${reference}/refund?token=${token}`)
    if (status === 200)
      await ask(productUrl(), 'POST', `/bookings/${reference}/cancel`, { token, refundYen: body.refundYen })
  }
}

/** Holds a day and pays it. */
export async function book(baseUrl: string, wish: Wished, details: object = {}): Promise<Booked> {
  const held = await hold(baseUrl, wish, details)
  const card = { token: await cardToken(baseUrl) }
  const { booking } = await must(baseUrl, 'POST', `/bookings/${held.reference}/pay`, { token: held.token, card })
  return { ...held, booking }
}

export const readBooking = (baseUrl: string, { reference, token }: Booked): Promise<Booking> =>
  must(baseUrl, 'GET', `/bookings/${reference}?token=${token}`)

/** What was taken from cards and what was given back of it, the first payment first. */
export const moneyOf = ({ payments }: Booking) =>
  payments
    .filter(({ state }) => state === 'succeeded')
    .map(({ amountYen, refundedYen }) => [amountYen, refundedYen])
    .toReversed()

/** One of the pages about a booking, as the link in a mail opens it. */
export const addressOf = ({ reference, token }: Booked, page = '/manage-booking') =>
  `${page}?booking=${reference}&token=${token}`

/** Its voucher or calendar file, as it is now. */
export async function paperOf(baseUrl: string, booked: Booked, paper: 'voucher' | 'calendar'): Promise<Buffer> {
  const papers = await must(baseUrl, 'POST', `/bookings/${booked.reference}/documents`, { token: booked.token })
  return Buffer.from(await (await fetch(`${baseUrl}/api${papers[paper]}`)).arrayBuffer())
}

/** The day so many after today in Tokyo. */
const dayAhead = (days: number) => new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** Sooner than those of checkout (see days.ts); each number has two of them. */
const [firstOwnDay, ownDays] = [35, 20]

/** A day that can be had, another one for each number: journeys that run side by side must not want the same cars. */
export async function ownDay(baseUrl: string, number: number): Promise<string> {
  for (const day of [dayAhead(firstOwnDay + number), dayAhead(firstOwnDay + ownDays + number)]) {
    const query = new URLSearchParams({ tour: kamakura.tour, month: day.slice(0, 7), guests: String(kamakura.guests) })
    const { days }: Availability = await must(baseUrl, 'GET', `/availability?${query}`)
    const starts = days.find((one) => one.day === day)?.starts ?? []
    if (starts.every(({ free }) => free) && starts.length > 0) return day
  }
  throw new Error(`Neither day of number ${number} is free.`)
}

/**
 * A day on each side of the end or the beginning of the guides' season, of one month, when a guide costs more: 10 March
 * to 20 April and 10 October to 20 November. Later than the days of checkout, and still on sale.
 */
export function aroundTheSeason(): { dearer: string; cheaper: string } {
  const soon = dayAhead(145)
  const year = Number(soon.slice(0, 4))
  const month = [`${year}-04`, `${year}-10`, `${year + 1}-04`].find((one) => one > soon.slice(0, 7)) ?? ''
  return { dearer: `${month}-13`, cheaper: `${month}-${month.endsWith('04') ? '22' : '04'}` }
}
