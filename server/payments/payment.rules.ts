import { createHash } from 'node:crypto'
import type { PaymentState, TakenHow } from '#contract/payments.ts'

/**
 * From which states a payment may come into another. Money that arrived is arrived, however late we hear of it and
 * whatever we had heard before; so `succeeded` follows on everything, and nothing follows on `succeeded`.
 */
const cameFrom: Record<PaymentState, readonly PaymentState[]> = {
  started: [],
  needs_step_up: ['started'],
  declined: ['started', 'needs_step_up'],
  abandoned: ['started', 'needs_step_up'],
  succeeded: ['started', 'needs_step_up', 'declined', 'abandoned'],
}

export const statesBefore = (state: PaymentState) => cameFrom[state]

interface Entry {
  takenHow: TakenHow | null
  state: PaymentState
  amountYen: number
  /** What went back of it, and what was corrected. */
  refundedYen: number
}

/** So much of an entry by hand can be taken back as wrong: what went back to the guest was there to be given back. */
export const correctableYen = ({ takenHow, state, amountYen, refundedYen }: Entry): number =>
  takenHow === null || state !== 'succeeded' ? 0 : amountYen - refundedYen

/** A try to pay, by the key that the caller gave it, and the card that it came with. */
export interface PayingTry {
  key: string
  token: string
}

/** The same try at the same booking always has the same id, which the gateway knows it by. */
export function idOfTry(bookingId: string, { key, token }: PayingTry): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([bookingId, key, token]))
    .digest()
  // Version 8, of our own making, and the variant that every UUID has.
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A gateway is asked three times at most, ten seconds each, with a breath between: after that nobody asks any more. */
const longestAskMs = 45_000

/** Somebody is asking the gateway for this money right now. */
export const isUnderWay = ({ state, createdAt }: { state: PaymentState; createdAt: Date }, now: Date): boolean =>
  state === 'started' && now.getTime() - createdAt.getTime() < longestAskMs
