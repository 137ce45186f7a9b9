import { wishedCodes } from '../../checkout/wished-codes.ts'
import { detailsOf, readCheckout, updateWish, type WishParams, wishOf } from '../checkout-state.ts'
import { dependenciesOf, holdInTurn } from './hold-dependencies.ts'
import { hearOf, holdAnew, isBeingPaid, quoteBeside } from './hold-flow.ts'
import type { AnsweredHold } from './hold-record.ts'
import { readHold } from './hold-store.ts'

/**
 * Applies codes of offers, or takes them off: another price is another quote, and so another hold in the place of the one
 * that there is by then. Null: that one is being paid for, or something is missing, and nothing changed.
 */
export const holdWithCodes = (
  slug: string,
  codes: readonly string[],
  dependencies = dependenciesOf(slug),
): Promise<AnsweredHold | null> =>
  holdInTurn(slug, async () => {
    const before = readHold(slug)
    const old = before && (await hearOf(dependencies, before))
    const checkout = readCheckout(slug)
    const wish = wishOf({ ...checkout, wish: { ...checkout.wish, ...wishedCodes(codes) } as WishParams })
    if (!wish || (old && isBeingPaid(old))) return null
    const quote = await quoteBeside(dependencies, old, wish)
    const held = await holdAnew(dependencies, old, { wish, details: detailsOf(checkout), quote })
    // In the same turn: whoever asks next must find the hold and the wish agreed.
    updateWish(slug, wishedCodes(codes))
    return held
  })
