import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { dependencies, journeyInTurn, wantedNow } from '../hold/journey-dependencies.ts'
import { type Aftermath, afterRefusal, lookAgain, type OtherTime } from '../hold/journey-over.ts'
import { readJourney } from '../hold/journey-store.ts'
import type { Journey } from '../hold/use-journey.ts'
import { type Quoted, wantedKey } from '../ride-checkout.ts'
import { updateRide } from '../ride-checkout-state.ts'

/** What can be had now that a hold has ended or could not be made, and the way to a new one. */
export function useAftermath(journey: Journey, refusal: ApiError | undefined) {
  const [found, setFound] = useState<Aftermath | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const { ask } = journey

  const look = useCallback(async () => {
    const wanted = wantedNow()?.wanted
    if (!wanted) return
    setFailure(null)
    try {
      const aftermath = refusal
        ? await afterRefusal(call, refusal, wanted)
        : await journeyInTurn(() => lookAgain(dependencies, readJourney(), wanted))
      setFound(aftermath)
      if (aftermath.is === 'known') await ask()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  }, [refusal, ask])
  useEffect(() => {
    look()
  }, [look])

  const taking = async (how: () => Promise<void>) => {
    setPending(true)
    await how()
    setPending(false)
  }
  return {
    found,
    failure,
    isPending,
    look,
    /** Takes the same time again, at the price that was shown for it. */
    holdAgain: (quoted: Quoted) =>
      taking(async () => {
        updateRide((now) => ({ quoted, quotedFor: wantedKey(now) }))
        await journey.again()
      }),
    /** Takes another time; the hold follows what is wanted. */
    holdAt: ({ wanted, quoted }: OtherTime) =>
      taking(async () => {
        updateRide({ wanted, quoted, quotedFor: wantedKey({ wanted }), found: null, landing: 'typed', filledBy: '' })
      }),
  }
}
