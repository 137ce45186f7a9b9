import { wishedCodes } from '../../checkout/wished-codes.ts'
import { detailsOf } from '../ride-checkout.ts'
import { readRideCheckout, spelt, updateWanted } from '../ride-checkout-state.ts'
import { dependencies, journeyInTurn } from './journey-dependencies.ts'
import { hearOf, holdAnew, isPaying, quoteBeside } from './journey-flow.ts'
import { type AnsweredJourney, unpaidOf } from './journey-record.ts'
import { readJourney } from './journey-store.ts'

/**
 * Applies codes of offers, or takes them off: another price is another quote, and so another hold in the place of the one
 * that there is by then. Null: one of its ways is paid or being paid, and nothing changed.
 */
export const holdWithCodes = (codes: readonly string[], through = dependencies): Promise<AnsweredJourney | null> =>
  journeyInTurn(async () => {
    const before = readJourney()
    const old = before && (await hearOf(through, before))
    const checkout = readRideCheckout()
    const change = wishedCodes(codes)
    const wanted = checkout.wanted && spelt(change, checkout.wanted)
    if (!wanted || (old && isBeingPaid(old))) return null
    const quoted = await quoteBeside(through, old, wanted)
    const held = await holdAnew(through, old, { wanted, details: detailsOf(checkout), quoted })
    // In the same turn: whoever asks next must find the hold and what is wanted agreed.
    updateWanted(change)
    return held
  })

/** A way that is no longer held counts as nothing: only what is paid, or may be, keeps its price. */
function isBeingPaid(old: AnsweredJourney): boolean {
  const unpaid = unpaidOf(old)
  return unpaid.some(isPaying) || old.held.some(({ booking }) => booking.state === 'confirmed')
}
