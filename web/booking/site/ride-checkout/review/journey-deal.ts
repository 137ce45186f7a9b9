import { ApiError } from '#contract/call.ts'
import { payJourney } from '#contract/journeys.ts'
import type { Deal, Which } from '#web/payments/site/index.ts'
import { onTheDay, standingOf } from '#web/payments/site/index.ts'

/**
 * The ways that are still to be paid, with one card in one press. The answer goes as far as it came: the last way in it
 * may wait for its bank, and that is the one which is then looked at. A way that is refused after another was paid ends
 * the try as if it had been alone: its card is not tried once more without being asked to.
 */
export function heldJourney(ways: readonly Which[]): Deal {
  const [first] = ways
  if (!first) throw new Error('There is nothing to pay.')
  let asked = first
  return {
    name: `journey ${ways.map(({ reference }) => reference).join(' ')}`,
    get which() {
      return asked
    },
    send: async (call, { key, card }) => {
      if (!card) return onTheDay(call, ways, key)
      const { paid, refused } = await call(payJourney, { bookings: [...ways], card }, { idempotencyKey: key })
      const last = paid.at(-1)
      if (!last) throw new Error('The answer names no ride.')
      const decisive = refused?.reference ?? last.booking.reference
      asked = ways.find(({ reference }) => reference === decisive) ?? first
      if (refused) throw new ApiError(409, { error: refused.sentence, code: refused.code })
      return last
    },
    standing: standingOf,
  }
}
