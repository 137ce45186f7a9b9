import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { useHoldClock } from '../../checkout/use-hold-clock.ts'
import { detailsKey, useCheckout, wishKey } from '../checkout-state.ts'
import { dependenciesOf, holdInTurn, holdNow, wantedOf } from './hold-dependencies.ts'
import { extend, hearOf, holdAnew, type Wanted } from './hold-flow.ts'
import { type AnsweredHold, isAnswered, isHoldOf, spanOf } from './hold-record.ts'
import { readHold, useCodeAsked, useHoldRecord } from './hold-store.ts'
import { type HoldView, viewOf } from './hold-view.ts'

export interface Hold {
  view: HoldView
  /** The server's time on this device's clock, as of the last look. */
  nowMs: number
  /** The last look did not get through, and the hold goes on. */
  isCutOff: boolean
  /** Asks for it, or for what became of it. */
  ask: () => Promise<void>
  /** Takes the same once more, after it ended and was let go. */
  again: () => Promise<void>
  /** Keeps this one in view while another takes its place. */
  pin: (record: AnsweredHold | null) => void
  /** Answers when it ends now; null if there was nothing to extend. */
  extend: () => Promise<string | null>
}

/** The hold of this checkout, asked for on arrival and looked at again when the guest or the connection comes back. */
export function useHold(slug: string): Hold {
  const checkout = useCheckout(slug)
  const record = useHoldRecord(slug)
  const [error, setError] = useState<ApiError | null>(null)
  const [isCutOff, setCutOff] = useState(false)
  const [pinned, pin] = useState<AnsweredHold | null>(null)
  const key = `${wishKey(checkout)} ${detailsKey(checkout)}`

  const take = useCallback(
    async (how: (wanted: Wanted) => Promise<unknown>) => {
      const wanted = wantedOf(slug)
      if (!wanted) return
      setError(null)
      try {
        readHold(slug)
        await how(wanted)
        setCutOff(false)
      } catch (refusal) {
        if (!(refusal instanceof ApiError)) throw refusal
        setError(refusal)
        setCutOff(refusal.isOutage)
      }
    },
    [slug],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what must be held
  const ask = useCallback(() => take((wanted) => holdNow(slug, wanted)), [slug, take, key])
  const again = useCallback(
    () => take((wanted) => holdInTurn(slug, () => holdAnew(dependenciesOf(slug), null, wanted))),
    [slug, take],
  )

  useEffect(() => {
    ask()
  }, [ask])

  const look = useCallback(async () => {
    try {
      await holdInTurn(slug, async () => {
        const known = readHold(slug)
        if (isAnswered(known)) await hearOf(dependenciesOf(slug), known)
      })
      setCutOff(false)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setCutOff(true)
    }
  }, [slug])
  const nowMs = useHoldClock(isAnswered(record) ? spanOf(record) : null, look)

  const wanted = wantedOf(slug)
  const { isAsked: isCodeAsked } = useCodeAsked(slug)
  const isOfNow = record !== null && wanted !== null && isHoldOf(record, wanted)
  return {
    view: pinned
      ? { is: 'held', record: pinned }
      : viewOf(isAnswered(record) ? record : null, { isOfNow, nowMs, error, isCodeAsked }),
    nowMs,
    isCutOff,
    ask,
    again,
    pin,
    extend: useCallback(async () => {
      const longer = await holdInTurn(slug, async () => {
        const known = readHold(slug)
        return isAnswered(known) ? extend(dependenciesOf(slug), known) : null
      })
      return longer?.answer.booking.heldUntil ?? null
    }, [slug]),
  }
}
