import { standingOf } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { oneAtATime } from '../../checkout/one-at-a-time.ts'
import { detailsOf, isQuoteOfNow, readCheckout, updateCheckout, wishKey, wishOf } from '../checkout-state.ts'
import { type HoldDependencies, takeHold, type Wanted } from './hold-flow.ts'
import { type AnsweredHold, type HoldRecord, isAnswered } from './hold-record.ts'
import { keepHold, readHold } from './hold-store.ts'

/** The quotes that a hold was asked for with: none of them makes another. */
const spent = new Set<string>()

export const dependenciesOf = (slug: string): HoldDependencies => ({
  call,
  newKey,
  now: Date.now,
  keep: (record) => {
    if (record) spent.add(record.quote.id)
    keepHold(slug, record)
    updateCheckout(slug, toldOf(slug, record))
  },
})

/** What the other steps know of a hold: that it is one, of which wish, and at which price. */
function toldOf(slug: string, record: HoldRecord | null) {
  if (!record) return { held: null }
  const key = JSON.stringify(record.wish)
  const quote = key === wishKey(readCheckout(slug)) ? { quote: record.quote, quotedFor: key } : {}
  // What was paid for is kept too: whoever comes back to its payment finds it done.
  if (!isAnswered(record) || standingOf(record.answer.booking) === 'over') return { ...quote, held: null }
  const { booking, token } = record.answer
  return {
    ...quote,
    held: {
      reference: booking.reference,
      token,
      heldUntil: booking.heldUntil ?? '',
      wishKey: key,
      detailsKey: JSON.stringify(record.details),
    },
  }
}

/** What this checkout wants to have held; null while something is missing. */
export function wantedOf(slug: string): Wanted | null {
  const checkout = readCheckout(slug)
  const wish = wishOf(checkout)
  const isUsable = isQuoteOfNow(checkout) && !spent.has(checkout.quote?.id ?? '')
  return wish && { wish, details: detailsOf(checkout), quote: isUsable ? checkout.quote : null }
}

/** Whatever is done about the hold of a tour, one after the other. */
export const holdInTurn = <T>(slug: string, work: () => Promise<T>) => oneAtATime(`hold:${slug}`, work)

const underWay = new Map<string, Promise<AnsweredHold | null>>()

/** The hold of what is wished once its turn has come. Asked twice at once, it is asked for once. */
export function holdNow(
  slug: string,
  { wish, details }: Wanted,
  dependencies = dependenciesOf(slug),
): Promise<AnsweredHold | null> {
  const name = `${slug} ${JSON.stringify([wish, details])}`
  const taking =
    underWay.get(name) ??
    holdInTurn(slug, async () => {
      const wanted = wantedOf(slug)
      return wanted && takeHold(dependencies, readHold(slug), wanted)
    }).finally(() => underWay.delete(name))
  underWay.set(name, taking)
  return taking
}
