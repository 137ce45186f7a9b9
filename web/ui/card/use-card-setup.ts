import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { paymentSetup, type SavedCard, savedCards } from '#contract/payments.ts'
import { useWhenOnline } from '#web/features/checkout/use-when-online.ts'
import { call } from '#web/platform/api.ts'
import { useSession } from '#web/platform/session.ts'

export interface CardSetup {
  gateway: 'test' | 'stripe'
  publishableKey: string | null
  saved: SavedCard[]
  /** Who is signed in may have a card kept for next time. */
  canSave: boolean
}

/** Which gateway takes cards here, and which cards the guest has saved. */
export function useCardSetup() {
  const { session } = useSession()
  const canSave = session?.user.role === 'user'
  const [setup, setSetup] = useState<CardSetup | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)

  const load = useCallback(async () => {
    setFailure(null)
    try {
      // Saved cards are a convenience: without them another card still pays.
      const cards = canSave ? call(savedCards).catch(() => ({ cards: [] })) : { cards: [] }
      const [{ gateway, publishableKey }, { cards: saved }] = await Promise.all([call(paymentSetup), cards])
      setSetup({ gateway, publishableKey, saved, canSave })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  }, [canSave])
  useEffect(() => {
    load()
  }, [load])
  useWhenOnline(failure?.status === 0, load)
  return { setup, failure, load }
}
