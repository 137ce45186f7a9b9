import { payOrder } from '#contract/orders.ts'
import type { Deal, Which } from '#web/payments/site/index.ts'
import { onTheDay, standingOf } from '#web/payments/site/index.ts'

/** All that is still to be paid, by one charge. All of it is paid or none, so that the first tells of all. */
export function heldJourney(ways: readonly Which[]): Deal {
  const [first] = ways
  if (!first) throw new Error('There is nothing to pay.')
  return {
    name: `journey ${ways.map(({ reference }) => reference).join(' ')}`,
    which: first,
    send: async (call, { key, card }) => {
      if (!card) return onTheDay(call, ways, key)
      const { paid } = await call(payOrder, { bookings: [...ways], card }, { idempotencyKey: key })
      const [told] = paid
      if (!told) throw new Error('The answer names no ride.')
      return told
    },
    standing: standingOf,
  }
}
