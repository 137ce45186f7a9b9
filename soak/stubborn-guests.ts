import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Booking } from '#contract/booking.ts'
import type { Quote } from '#contract/pricing.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { cards, guest, type HeldBooking, usualWish } from '#server/testing/bookings.ts'
import type { SeededRandom } from '#server/testing/seeded-random.ts'
import { type Answer, bodyOf, send } from './clients.ts'
import { type Slots, slots } from './slots.ts'

/** The house as its guests meet it: sometimes nobody is there. */
export interface House {
  url: string
  /** Answers as soon as there is somebody to call. */
  isOpen(): Promise<void>
  /** Told of every call that costs, when it is about to be sent. */
  isCalled(): void
  /** Answers that should never be given. */
  faults: string[]
  /** Calls that had to be made again: cut off, refused while the database was away, or left by a process that died. */
  again: number
}

/** What a guest was promised, and could show. */
export interface Acknowledged extends HeldBooking {
  key: string
  body: object
  /** The answer as it came. */
  text: string
  isPaid: boolean
}

const unavailable = 503
const betweenCallsMs = 100
/** A key of a process that died is believed to be in use for a minute. */
const betweenLooksMs = 5000
/** Few enough that the guests get into each other's way. */
const days = 90

/** Guests who call again, with the same key, until they have an answer; two of three pay what they hold. */
export async function bookStubbornly(
  house: House,
  { bookings, clients, chance }: { bookings: number; clients: number; chance: SeededRandom },
): Promise<Acknowledged[]> {
  const places = slots(clients)
  const cardToken = await makeCard(house, places)
  const plans = Array.from({ length: bookings }, () => ({ pays: chance.next() < 0.67 }))
  return Promise.all(
    plans.map(({ pays }) =>
      places.during(async () => {
        const held = await holdSomeDay(house, places, chance)
        if (pays) held.isPaid = await pay(house, places, held, cardToken)
        return held
      }),
    ),
  )
}

/** Guests who cancel what they paid, again and again until they are told that it is cancelled. */
export async function cancelStubbornly(house: House, paid: readonly Acknowledged[], clients: number): Promise<void> {
  const places = slots(clients)
  await Promise.all(
    paid.map(({ booking, token }) =>
      places.during(async () => {
        const refundYen = await readRefund(house, `/bookings/${booking.reference}/refund?token=${token}`)
        const answer = await insist(house, places, `/bookings/${booking.reference}/cancel`, { token, refundYen })
        if (answer.status !== 200) house.faults.push(`A cancellation was answered by ${answer.text}`)
      }),
    ),
  )
}

async function readRefund(house: House, path: string): Promise<number> {
  for (;;) {
    const answer = await fetch(`${house.url}/api${path}`).catch(() => null)
    const terms = answer?.ok ? ((await answer.json().catch(() => null)) as { refundYen: number } | null) : null
    if (terms) return terms.refundYen
    house.again++
    await pause(betweenCallsMs)
  }
}

async function makeCard(house: House, places: Slots): Promise<string> {
  const card = { number: cards.good, expires: '2031-05', securityCode: '123' }
  const answer = await places.during(() => insist(house, places, '/test-gateway/cards', card))
  return bodyOf<{ token: string }>(answer).token
}

async function holdSomeDay(house: House, places: Slots, chance: SeededRandom): Promise<Acknowledged> {
  for (;;) {
    const day = addDays(tokyoDayOf(new Date()), 3 + chance.below(days))
    const wish = { ...usualWish, day, guests: 1 + chance.below(6) }
    const quoted = await insist(house, places, '/quotes', wish)
    if (quoted.status !== 200) continue
    const body = { quoteId: bodyOf<Quote>(quoted).id, ...guest }
    const key = randomUUID()
    house.isCalled()
    const answer = await insist(house, places, '/bookings', body, key)
    if (answer.status === 200) return { ...bodyOf<HeldBooking>(answer), key, body, text: answer.text, isPaid: false }
    if (answer.code !== 'inventory.sold-out') house.faults.push(`A hold was answered by ${answer.text}`)
  }
}

async function pay(house: House, places: Slots, { booking, token }: Acknowledged, card: string): Promise<boolean> {
  house.isCalled()
  const answer = await insist(house, places, `/bookings/${booking.reference}/pay`, { token, card: { token: card } })
  if (answer.status === 200) {
    const paid = bodyOf<{ booking: Booking }>(answer).booking
    if (paid.state !== 'confirmed') house.faults.push(`${paid.reference} was paid and is ${paid.state}`)
    return true
  }
  // Whoever had to wait for a key may come too late; then nothing was promised.
  if (answer.code !== 'booking.hold-expired') house.faults.push(`A payment was answered by ${answer.text}`)
  return false
}

/** Calls until somebody answers with a yes or a no. */
export async function insist(
  house: House,
  places: Slots,
  path: string,
  body: object,
  key = randomUUID(),
): Promise<Answer> {
  for (;;) {
    await house.isOpen()
    const answer = await send(house.url, path, body, key).catch(() => null)
    if (answer && answer.status !== unavailable && answer.code !== 'platform.key-in-use') {
      if (answer.status >= 500) house.faults.push(`${path} was answered by ${answer.text}`)
      return answer
    }
    house.again++
    if (answer?.code === 'platform.key-in-use') await places.without(() => pause(betweenLooksMs))
    else await pause(betweenCallsMs)
  }
}
