import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { useHoldClock } from '../../checkout/use-hold-clock.ts'
import { detailsOf, wantedKey } from '../ride-checkout.ts'
import { useRideCheckout } from '../ride-checkout-state.ts'
import { dependencies, holdNow, journeyInTurn, wantedNow } from './journey-dependencies.ts'
import { extend, hearOf, holdAnew, type JourneyWanted } from './journey-flow.ts'
import {
  type AnsweredJourney,
  endOf,
  isAnswered,
  isHolding,
  isHoldOf,
  journeyStanding,
  spanOf,
} from './journey-record.ts'
import { readJourney, useJourneyRecord } from './journey-store.ts'

export type JourneyView =
  | { is: 'asking' }
  | { is: 'held'; record: AnsweredJourney }
  | { is: 'paid'; record: AnsweredJourney }
  /** One way is paid, and the hold of the other ran out. */
  | { is: 'part'; record: AnsweredJourney }
  | { is: 'ended'; record: AnsweredJourney }
  /** There is none, and why. */
  | { is: 'refused'; error: ApiError }

export interface Journey {
  view: JourneyView
  /** The device's clock, as of the last look. */
  nowMs: number
  /** The last look did not get through, and the hold goes on. */
  isCutOff: boolean
  /** Asks for it, or for what became of it. */
  ask: () => Promise<void>
  /** Keeps this one in view while another takes its place. */
  pin: (record: AnsweredJourney | null) => void
  /** Takes the same once more, after it ended and was let go. */
  again: () => Promise<void>
  /** Answers when it ends now; null if there was nothing to extend. */
  extend: () => Promise<string | null>
}

interface Seen {
  isOfNow: boolean
  nowMs: number
  error: ApiError | null
}

/** Which screen a hold leads to. What runs on is shown even while its server cannot be reached. */
export function viewOf(record: AnsweredJourney | null, { isOfNow, nowMs, error }: Seen): JourneyView {
  const standing = record && isOfNow ? journeyStanding(record) : null
  if (record && (standing === 'paid' || standing === 'part')) return { is: standing, record }
  if (record && standing === 'held') return { is: isHolding(record, nowMs) ? 'held' : 'ended', record }
  const isExpired = record?.held.every(({ booking }) => booking.state !== 'cancelled' && booking.state !== 'rejected')
  if (record && standing === 'over' && isExpired) return { is: 'ended', record }
  return error ? { is: 'refused', error } : { is: 'asking' }
}

/** The hold of this ride, asked for on arrival and looked at again when the guest or the connection comes back. */
export function useJourney(): Journey {
  const checkout = useRideCheckout()
  const record = useJourneyRecord()
  const [error, setError] = useState<ApiError | null>(null)
  const [isCutOff, setCutOff] = useState(false)
  const [pinned, pin] = useState<AnsweredJourney | null>(null)
  const key = `${wantedKey(checkout)} ${JSON.stringify(detailsOf(checkout))}`

  const take = useCallback(async (how: (now: JourneyWanted) => Promise<unknown>) => {
    const now = wantedNow()
    if (!now) return
    setError(null)
    try {
      readJourney()
      await how(now)
      setCutOff(false)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setError(refusal)
      setCutOff(refusal.isOutage)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what must be held
  const ask = useCallback(() => take((now) => holdNow(now)), [take, key])
  const again = useCallback(() => take((now) => journeyInTurn(() => holdAnew(dependencies, null, now))), [take])
  useEffect(() => {
    ask()
  }, [ask])

  const look = useCallback(async () => {
    try {
      await journeyInTurn(async () => {
        const known = readJourney()
        if (isAnswered(known)) await hearOf(dependencies, known)
      })
      setCutOff(false)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setCutOff(true)
    }
  }, [])
  const nowMs = useHoldClock(isAnswered(record) ? spanOf(record) : null, look)

  const now = wantedNow()
  const isOfNow = record !== null && now !== null && isHoldOf(record, now)
  return {
    view: pinned
      ? { is: 'held', record: pinned }
      : viewOf(isAnswered(record) ? record : null, { isOfNow, nowMs, error }),
    nowMs,
    isCutOff,
    ask,
    pin,
    again,
    extend: useCallback(async () => {
      return journeyInTurn(async () => {
        const known = readJourney()
        return isAnswered(known) ? endOf(await extend(dependencies, known)) : null
      })
    }, []),
  }
}
