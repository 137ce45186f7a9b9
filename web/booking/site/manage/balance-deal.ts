import { payBalance } from '#contract/booking-changes.ts'
import type { Deal, Which } from '#web/payments/site/index.ts'

/** What is still due of a day that is sure. */
export const balanceDeal = (which: Which): Deal => ({
  name: 'balance',
  which,
  send: (call, { key, card }) => {
    if (!card) throw new Error('A balance is paid by card.')
    return call(payBalance, { ...which, card }, { idempotencyKey: key })
  },
  standing: ({ state, dueYen }) =>
    state === 'confirmed' || state === 'redeemed' ? (dueYen === 0 ? 'paid' : 'held') : 'over',
})
