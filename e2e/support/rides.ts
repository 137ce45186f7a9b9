import { randomUUID } from 'node:crypto'
import type { RideQuote } from '#contract/rides.ts'
import { ask, type Booked, cardToken } from './bookings.ts'

/** A ride, and what else should be other than usual: two guests from Haneda to a hotel in Marunouchi. */
type WishedRide = { day: string } & Record<string, string | number>

const fromHaneda = {
  way: 'transfer',
  from: 'haneda-terminal-3',
  to: 'palace-hotel-tokyo',
  time: '15:05',
  guests: 2,
  largeCases: 2,
  flight: 'NH 212',
  vehicleClass: 'alphard',
}

async function must(baseUrl: string, path: string, body: object, headers: object = {}) {
  const answer = await ask(baseUrl, 'POST', path, body, headers)
  if (answer.status !== 200) throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Holds a ride, with its way back where one is wished, and pays it with one card; the way there first. */
export async function bookRide(
  baseUrl: string,
  wish: WishedRide,
  details: object = {},
  headers: object = {},
): Promise<Booked[]> {
  const asked = { ...fromHaneda, ...wish }
  const { quotes }: { quotes: RideQuote[] } = await must(baseUrl, '/rides/quotes', asked, headers)
  const email = `guest-${randomUUID()}@example.com`
  const { held } = await must(
    baseUrl,
    '/orders',
    {
      items: quotes.map(({ id }, way) => ({ quoteId: id, ...(way === 0 && { flight: 'NH 212' }) })),
      ...{ leadName: 'Eleanor Marsh', email, nameBoard: 'Marsh', ...details },
    },
    headers,
  )
  const { paid } = await must(
    baseUrl,
    '/orders/pay',
    {
      bookings: held.map(({ booking, token }: Booked) => ({ reference: booking.reference, token })),
      card: { token: await cardToken(baseUrl) },
    },
    headers,
  )
  return held.map(({ token }: Booked, at: number) => {
    const { booking } = paid[at]
    return { reference: booking.reference, token, email, booking }
  })
}

/** The day so many after today in Tokyo; rides have days of their own, beyond those of other journeys. */
export const rideDay = (days: number) =>
  new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
