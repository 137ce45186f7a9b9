import { useId } from 'react'
import { formatYen } from '#contract/money.ts'
import { laterReturns } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { updateWish, useCheckoutPart, wishIn } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import { quoteNow } from '../quoting.ts'

/** When the day ends: only what can be had, each with its price, and why none is later. */
export function ReturnChoice({ slug, tour }: { slug: string; tour: CheckoutTour }) {
  const id = useId()
  const wish = useCheckoutPart(slug, wishIn)
  const { answer: returns, isAsking, askAgain } = useReturns(slug)
  const { start } = wish
  if (!start) return null
  if (!returns && !isAsking) {
    return (
      <p role="alert" className="text-sm">
        Which later returns you can have could not be asked for; the day ends at{' '}
        {tour.endOf(start, wish.extraHalfHours)}. <TextButton onClick={askAgain}>Try again</TextButton>
      </p>
    )
  }
  if (!returns) return <p className="text-sm text-ink-2">We are looking which later returns you can have…</p>
  return (
    <div className="grid gap-2">
      {returns.returns.length > 0 && (
        <div className="flex items-center justify-between gap-4">
          <label htmlFor={id} className="font-semibold">
            Return
          </label>
          <PlainSelect
            id={id}
            value={wish.extraHalfHours}
            onChange={({ target }) => updateWish(slug, { extraHalfHours: Number(target.value) })}
            className="shrink-0"
          >
            {[returns.planned, ...returns.returns].map(({ extraHalfHours, endsAt, differenceYen }) => (
              <option key={extraHalfHours} value={extraHalfHours}>
                {/* A word first: from right to left a time at the start would change places with it. */}
                {extraHalfHours === 0 ? 'As planned, ' : 'At '}
                {endsAt.slice(11, 16)}
                {differenceYen > 0 && `, + ${formatYen(differenceYen)}`}
              </option>
            ))}
          </PlainSelect>
        </div>
      )}
      <p className="text-sm text-ink-2">
        <bdi>{returns.sentence}</bdi>
      </p>
    </div>
  )
}

/** Asked once for a day and a party; another length of the day changes nothing of it. */
const useReturns = (slug: string) =>
  useAsked({
    key: slug,
    ask: async () => {
      const quote = await quoteNow(slug)
      // Without a price there is nothing to return from; why, stands below.
      return quote && call(laterReturns, { id: quote.id })
    },
  })
