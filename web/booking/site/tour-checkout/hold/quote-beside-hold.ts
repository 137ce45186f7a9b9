import type { Quote } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { dependenciesOf, holdInTurn } from './hold-dependencies.ts'
import { quoteBeside } from './hold-flow.ts'
import { isAnswered } from './hold-record.ts'
import { readHold } from './hold-store.ts'

/** A price for another wish, while something is held. Apart, since only who comes back from the review needs it. */
export const quoteBesideHold = (slug: string, wish: Wish): Promise<Quote> =>
  holdInTurn(slug, () => {
    const held = readHold(slug)
    return quoteBeside(dependenciesOf(slug), isAnswered(held) ? held : null, wish)
  })
