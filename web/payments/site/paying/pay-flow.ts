import { type Booking, payBooking, readBooking } from '#contract/booking.ts'
import { ApiError, type Call } from '#contract/call.ts'
import { agreeOnTheDay } from '#contract/orders.ts'
import type { Payment } from '#contract/payments.ts'
import type { Attempt } from './pay-attempt.ts'
import { refusalOf, type Standing, standingOf } from './pay-refusal.ts'

/** What paying needs of the dependencies; a test brings its own. */
interface PayWorld {
  call: Call
  pause: (ms: number) => Promise<void>
}

/** How a call names the booking and the right to it. */
export interface Which {
  reference: string
  token?: string
}

/** What became of the step that a bank asked for. `closed`: the guest came back without it. */
export type BankAnswer = 'approved' | 'refused' | 'closed'
export type AskBank = (payment: Payment) => Promise<BankAnswer>

/** What is paid for. */
export interface Deal {
  /** Tells it from another: a try at one is no try at the other. */
  name: string
  which: Which
  /** Sends the try. Without a payment in the answer all is done. */
  send: (call: Call, attempt: Attempt) => Promise<{ booking: Booking; payment: Payment | null }>
  /** What a booking that was looked up says about it. */
  standing: (booking: Booking) => Standing
}

/** A held day, in full. */
export const heldDay = (which: Which): Deal => ({
  name: 'held',
  which,
  send: async (call, { key, card }) => {
    if (!card) return onTheDay(call, [which], key)
    return call(payBooking, { ...which, card }, { idempotencyKey: key })
  },
  standing: standingOf,
})

/** Where nobody takes cards, what is held is sure by the guest's word. The answer tells of the first. */
export async function onTheDay(call: Call, ways: readonly Which[], key: string) {
  const { bookings } = await call(agreeOnTheDay, { bookings: [...ways] }, { idempotencyKey: key })
  const [booking] = bookings
  if (!booking) throw new Error('The answer names no booking.')
  return { booking, payment: null }
}

/** How a try ended, as far as anybody knows. */
export type PayOutcome =
  | { is: 'paid'; booking: Booking }
  | { is: 'declined'; why: 'bank' | 'funds' | 'step-up' }
  /** The form says what to mend. */
  | { is: 'card'; words: string | null }
  /** The guest closed the bank's page. */
  | { is: 'closed' }
  | { is: 'over' }
  | { is: 'gone' }
  | { is: 'offline' }
  /** The gateway or we did not answer, and nothing is known to be paid. */
  | { is: 'unsure' }
  /** The bank said yes, and the news of it is still on its way. */
  | { is: 'on-its-way' }
  /** One was begun before this page was loaded, and its end is unknown. */
  | { is: 'begun' }
  | { is: 'later'; error: ApiError }

/** After these a try keeps its name: it may have been paid, or waits for the bank. */
export const isUnanswered = ({ is }: PayOutcome) =>
  is === 'offline' || is === 'unsure' || is === 'later' || is === 'closed' || is === 'on-its-way' || is === 'begun'

/** Whoever reloads while a payment is under way is not invited to a second one. */
export const begunBefore = ({ payments }: Pick<Booking, 'payments'>): PayOutcome | null =>
  payments.some(({ state }) => state === 'started') ? { is: 'begun' } : null

/** Sends a try and follows it to its end. It never throws what a guest should read. */
export async function pay(dependencies: PayWorld, deal: Deal, attempt: Attempt, askBank: AskBank): Promise<PayOutcome> {
  try {
    const { booking, payment } = await deal.send(dependencies.call, attempt)
    if (payment?.state === 'needs_step_up') return await afterBank(dependencies, deal, await askBank(payment))
    return !payment || deal.standing(booking) === 'paid' ? { is: 'paid', booking } : await confirmed(dependencies, deal)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return afterRefusal(dependencies, deal, error)
  }
}

async function afterBank(dependencies: PayWorld, deal: Deal, answer: BankAnswer): Promise<PayOutcome> {
  // Whoever comes back without the bank's yes may have paid elsewhere, as in a second tab.
  if (answer === 'refused') return (await lookUp(dependencies, deal)) ?? { is: 'declined', why: 'step-up' }
  if (answer === 'closed') return (await lookUp(dependencies, deal)) ?? { is: 'closed' }
  return confirmed(dependencies, deal)
}

async function afterRefusal(dependencies: PayWorld, deal: Deal, error: ApiError): Promise<PayOutcome> {
  const refusal = refusalOf(error)
  switch (refusal) {
    case 'declined':
      return { is: 'declined', why: error.code === 'payments.insufficient-funds' ? 'funds' : 'bank' }
    case 'card':
      return { is: 'card', words: error.message }
    case 'hold-over':
      return { is: 'over' }
    case 'gone':
      return { is: 'gone' }
    case 'offline':
      return { is: 'offline' }
    case 'later':
      return { is: 'later', error }
    case 'under-way': {
      const outcome = await confirmed(dependencies, deal)
      return outcome.is === 'on-its-way' ? { is: 'begun' } : outcome
    }
    case 'look-up':
    case 'unsure':
      return (await lookUp(dependencies, deal)) ?? { is: 'unsure' }
  }
}

/** What the booking itself says: paid, or over. Null while it waits to be paid, or nobody can be asked. */
export async function lookUp({ call }: PayWorld, { which, standing }: Deal): Promise<PayOutcome | null> {
  const booking = await call(readBooking, which).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  return booking && outcomes[standing(booking)](booking)
}

const outcomes: Record<Standing, (booking: Booking) => PayOutcome | null> = {
  paid: (booking) => ({ is: 'paid', booking }),
  over: () => ({ is: 'over' }),
  held: () => null,
}

/** The gateway tells the server by itself, which takes a moment; a quarter of a minute is long for it. */
const pausesMs = [0, 500, 1000, 2000, 4000, 8000]

async function confirmed(dependencies: PayWorld, deal: Deal): Promise<PayOutcome> {
  for (const ms of pausesMs) {
    if (ms > 0) await dependencies.pause(ms)
    const outcome = await lookUp(dependencies, deal)
    if (outcome) return outcome
  }
  return { is: 'on-its-way' }
}
