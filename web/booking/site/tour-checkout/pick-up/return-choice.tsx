import { useId } from 'react'
import { formatYen } from '#contract/money.ts'
import { laterReturns, makeQuote } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { type Checkout, readCheckout, updateWish, useCheckoutPart, wishIn, wishKey, wishOf } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import { quoteNow } from '../quoting.ts'

/** When the day ends: only what can be had, each with its price, and why none is later. */
export function ReturnChoice({ slug, tour }: { slug: string; tour: CheckoutTour }) {
  const id = useId()
  const wish = useCheckoutPart(slug, wishIn)
  const { answer, isCurrent, failure, askAgain } = useReturns(slug)
  const { start, extraHalfHours: chosen } = wish
  if (!start) return null
  if (failure) {
    // Where no length of this day has a price, why stands below.
    if (!failure.isOutage) return null
    return (
      <p role="alert" className="text-sm">
        Which later returns you can have could not be asked for; the day ends at {tour.endOf(start, chosen)}.{' '}
        <TextButton onClick={askAgain}>Try again</TextButton>
      </p>
    )
  }
  // Those of another place would offer what cannot be had from here.
  const returns = isCurrent ? answer : null
  if (!returns) return <p className="text-sm text-ink-2">We are looking which later returns you can have…</p>
  const possible = [returns.planned, ...returns.returns]
  const isPossible = possible.some(({ extraHalfHours }) => extraHalfHours === chosen)
  return (
    <div className="grid gap-2">
      {(returns.returns.length > 0 || !isPossible) && (
        <div className="flex items-center justify-between gap-4">
          <label htmlFor={id} className="font-semibold">
            Return
          </label>
          <PlainSelect
            id={id}
            value={chosen}
            onChange={({ target }) => updateWish(slug, { extraHalfHours: Number(target.value) })}
            className="shrink-0"
          >
            {possible.map(({ extraHalfHours, endsAt, differenceYen }) => (
              <option key={extraHalfHours} value={extraHalfHours}>
                {/* A word first: from right to left a time at the start would change places with it. */}
                {extraHalfHours === 0 ? 'As planned, ' : 'At '}
                {endsAt.slice(11, 16)}
                {differenceYen > 0 && `, + ${formatYen(differenceYen)}`}
              </option>
            ))}
            {!isPossible && (
              <option value={chosen} disabled>
                At {tour.endOf(start, chosen)}, not possible from here
              </option>
            )}
          </PlainSelect>
        </div>
      )}
      <p className="text-sm text-ink-2">
        <bdi>{returns.sentence}</bdi>
      </p>
    </div>
  )
}

/** Asked once for a day, a party and where the day begins and ends; another length of the day changes nothing of it. */
function useReturns(slug: string) {
  const key = useCheckoutPart(slug, asPlannedKey)
  return useAsked({
    key: `${slug} ${key}`,
    ask: async () => {
      // Where the return that was chosen has no price any more, the planned one tells which have.
      const quote = (await quoteNow(slug)) ?? (await quoteAsPlanned(slug))
      return quote && call(laterReturns, { id: quote.id })
    },
  })
}

const asPlanned = (checkout: Checkout): Checkout => ({ ...checkout, wish: { ...checkout.wish, extraHalfHours: 0 } })
const asPlannedKey = (checkout: Checkout) => wishKey(asPlanned(checkout))

function quoteAsPlanned(slug: string) {
  const wish = wishOf(asPlanned(readCheckout(slug)))
  return wish && call(makeQuote, wish)
}
