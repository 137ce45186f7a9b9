import type { Booking } from '#contract/booking.ts'
import { byClients, send } from './clients.ts'
import type { Acknowledged } from './stubborn-guests.ts'

/** What guests were promised and is not so, each as a sentence: their bookings by their own links, and by their keys. */
export async function findLost(url: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const faults = await byClients(16, acknowledged, async ({ booking, token, key, body, text, isPaid }) => {
    const again = await send(url, '/bookings', body, key)
    if (again.text !== text) return [`The key of ${booking.reference} now answers ${again.text}`]
    const answer = await fetch(`${url}/api/bookings/${booking.reference}?token=${token}`)
    if (!answer.ok) return [`${booking.reference} is lost: ${await answer.text()}`]
    const now = (await answer.json()) as Booking
    if (isPaid && (now.state !== 'confirmed' || now.paidYen !== now.totalYen || now.crew.length < 2))
      return [`${now.reference} was paid, and is ${now.state} with ${now.paidYen} yen and a crew of ${now.crew.length}`]
    if (!isPaid && now.state !== 'on_hold' && now.state !== 'expired')
      return [`${now.reference} was held only, and is ${now.state}`]
    return []
  })
  return faults.flat()
}
