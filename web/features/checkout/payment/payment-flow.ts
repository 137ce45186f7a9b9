import { type Booking, type CardChoice, payBooking, readBooking } from '#contract/booking.ts'
import { ApiError, type Call } from '#contract/call.ts'
import type { CardEntry, StepUpAnswer } from '#web/ui/card/card-entry.ts'
import type { Attempt } from './payment-attempt.ts'
import { refusalOf, type Standing, standingOf } from './payment-refusal.ts'

/** What paying needs of the world; a test brings its own. */
export interface PayWorld {
  call: Call
  pause: (ms: number) => Promise<void>
}

interface Which {
  reference: string
  token: string
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
  | { is: 'later'; words: string }

/** After these a try keeps its name: it may have been paid, or waits for the bank. */
export const isUnanswered = ({ is }: PayOutcome) =>
  is === 'offline' || is === 'unsure' || is === 'later' || is === 'closed' || is === 'on-its-way' || is === 'begun'

/** Sends a try and follows it to its end. It never throws what a guest should read. */
export async function pay(world: PayWorld, which: Which, attempt: Attempt, entry: CardEntry): Promise<PayOutcome> {
  try {
    const { booking, payment } = await send(world, which, attempt.card, attempt.key)
    if (payment.state === 'needs_step_up')
      return await afterStepUp(world, which, await entry.stepUp(payment.clientSecret))
    return standingOf(booking) === 'paid' ? { is: 'paid', booking } : await confirmed(world, which)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return afterRefusal(world, which, error)
  }
}

const send = (world: PayWorld, which: Which, card: CardChoice, idempotencyKey: string) =>
  world.call(payBooking, { ...which, card }, { idempotencyKey })

async function afterStepUp(world: PayWorld, which: Which, answer: StepUpAnswer): Promise<PayOutcome> {
  if (answer === 'refused') return { is: 'declined', why: 'step-up' } as const
  // Whoever comes back without an answer may have given it elsewhere.
  if (answer === 'closed') return (await lookUp(world, which)) ?? ({ is: 'closed' } as const)
  return confirmed(world, which)
}

async function afterRefusal(world: PayWorld, which: Which, error: ApiError): Promise<PayOutcome> {
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
      return { is: 'later', words: error.message }
    case 'look-up':
    case 'unsure':
      return (await lookUp(world, which)) ?? { is: 'unsure' }
  }
}

/** What the booking itself says: paid, or over. Null while it waits to be paid, or nobody can be asked. */
export async function lookUp({ call }: PayWorld, which: Which): Promise<PayOutcome | null> {
  const booking = await call(readBooking, which).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  return booking && outcomeOf(booking)
}

const outcomes: Record<Standing, (booking: Booking) => PayOutcome | null> = {
  paid: (booking) => ({ is: 'paid', booking }),
  over: () => ({ is: 'over' }),
  held: () => null,
}
const outcomeOf = (booking: Booking) => outcomes[standingOf(booking)](booking)

/** The gateway tells the server by itself, which takes a moment; a quarter of a minute is long for it. */
const pausesMs = [0, 500, 1000, 2000, 4000, 8000]

async function confirmed(world: PayWorld, which: Which): Promise<PayOutcome> {
  for (const ms of pausesMs) {
    if (ms > 0) await world.pause(ms)
    const outcome = await lookUp(world, which)
    if (outcome) return outcome
  }
  return { is: 'on-its-way' }
}
