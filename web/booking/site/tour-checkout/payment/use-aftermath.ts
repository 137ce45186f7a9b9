import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Quote } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'
import { updateCheckout, updateWish, wishKey } from '../checkout-state.ts'
import { dependenciesOf, holdInTurn, wantedOf } from '../hold/hold-dependencies.ts'
import { type Aftermath, afterRefusal, lookAgain, type PricedSlot } from '../hold/hold-over-flow.ts'
import { readHold } from '../hold/hold-store.ts'
import type { Hold } from '../hold/use-hold.ts'

/** What can be had now that a hold has ended or could not be made, and the way to a new one. */
export function useAftermath(slug: string, hold: Hold, refusal: ApiError | undefined) {
  const [found, setFound] = useState<Aftermath | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const { ask } = hold

  const look = useCallback(async () => {
    const wish = wantedOf(slug)?.wish
    if (!wish) return
    setFailure(null)
    try {
      const aftermath = refusal
        ? await afterRefusal(call, refusal, wish)
        : await holdInTurn(slug, () => lookAgain(dependenciesOf(slug), readHold(slug), wish))
      setFound(aftermath)
      if (aftermath.is === 'paid' || aftermath.is === 'held') await ask()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  }, [slug, refusal, ask])
  useEffect(() => {
    look()
  }, [look])

  /** Takes the same day again, or one of the others, at the price that was shown for it. */
  const holdAt = async (quote: Quote, slot?: PricedSlot) => {
    setPending(true)
    if (slot) updateWish(slug, { day: slot.day, start: slot.start })
    updateCheckout(slug, (now) => ({ quote, quotedFor: wishKey(now) }))
    await (slot ? hold.ask() : hold.again())
    setPending(false)
  }
  return { found, failure, isPending, look, holdAt }
}
