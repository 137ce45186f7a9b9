import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { readAddress } from '#contract/places.ts'
import { call } from '#web/platform/api.ts'
import { readCheckout, updateCheckout } from '../checkout-state.ts'
import { uncheckedAddress } from './meeting.ts'

export type WhichEnd = 'pickUp' | 'dropOff'

export type AddressCheck = {
  /** Looks up what was written at one end; false when nobody could be asked. */
  check: (which: WhichEnd) => Promise<boolean>
  isChecking: (which: WhichEnd) => boolean
  /** The connection was lost over it. */
  hasFailed: boolean
}

/** Whether a written address is within our area; a found one counts from then on. */
export function useAddressCheck(slug: string): AddressCheck {
  const [checking, setChecking] = useState<WhichEnd | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const check = async (which: WhichEnd) => {
    const text = uncheckedAddress(readCheckout(slug).meeting[which])
    if (!text || text.length < 5) return true
    setChecking(which)
    try {
      const { areaName } = await call(readAddress, { address: text })
      updateCheckout(slug, ({ meeting }) => ({
        meeting: { ...meeting, [which]: { ...meeting[which], checked: { text, areaName } } },
      }))
      setFailed(false)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.isOutage)
      return !error.isOutage
    } finally {
      setChecking(null)
    }
  }
  return { check, isChecking: (which) => checking === which, hasFailed }
}
