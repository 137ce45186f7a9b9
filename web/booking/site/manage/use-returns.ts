import { useCallback, useEffect, useState } from 'react'
import { changeReturns } from '#contract/booking-changes.ts'
import type { LaterReturns } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'
import type { OpenBooking } from './load-booking.ts'

/** When this very day could end; null until the answer is there. */
export function useReturns({ which }: OpenBooking) {
  const [returns, setReturns] = useState<LaterReturns | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    call(changeReturns, which).then(setReturns, () => setFailed(true))
  }, [which])
  useEffect(ask, [ask])
  return { returns, hasFailed, again: ask }
}
