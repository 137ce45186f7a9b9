import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { ApiError } from '#contract/call.ts'
import { quoteRide } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { useWhenOnline } from '#web/platform/use-when-online.ts'
import { isQuoteOfNow, type Quoted, type RideWanted, wantedKey } from './ride-checkout.ts'
import { readRideCheckout, updateRide, useRidePart } from './ride-checkout-state.ts'

interface Quoting {
  isAsking: boolean
  /** Why what is wanted has no price. */
  refusal: ApiError | null
}

const idle: Quoting = { isAsking: false, refusal: null }
const quoting = createStore<Quoting>()(() => idle)
const underWay = new Map<string, Promise<Quoted | null>>()

export const useQuoting = (): Quoting => useStore(quoting)

/** The price of what is wanted now: the one that we have, or a new one. Null when there is none; `useQuoting` says why. */
export function quoteNow(): Promise<Quoted | null> {
  const checkout = readRideCheckout()
  if (isQuoteOfNow(checkout)) return Promise.resolve(checkout.quoted)
  const key = wantedKey(checkout)
  const asked = underWay.get(key) ?? ask(key).finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

async function ask(quotedFor: string): Promise<Quoted | null> {
  const { wanted } = readRideCheckout()
  if (!wanted) return null
  // An answer to what is no longer wanted is nobody's answer.
  const isStillWanted = () => wantedKey(readRideCheckout()) === quotedFor
  quoting.setState({ isAsking: true, refusal: null })
  try {
    const quoted = await priceOf(wanted)
    if (!isStillWanted()) return null
    updateRide({ quoted, quotedFor })
    quoting.setState(idle)
    return quoted
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isStillWanted()) quoting.setState({ isAsking: false, refusal: error })
    return null
  }
}

/** Our own hold must not stand in the way of what is wanted instead; it is let go, and the review takes a new one. */
async function priceOf(wanted: RideWanted): Promise<Quoted> {
  try {
    return await call(quoteRide, wanted)
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === 'inventory.sold-out'
    const { hasStoredHold } = isTaken ? await import('./hold/journey-store.ts') : { hasStoredHold: () => false }
    if (!hasStoredHold()) throw error
    const { quoteBesideHold } = await import('./hold/journey-dependencies.ts')
    return quoteBesideHold(wanted)
  }
}

/** Long enough that a few presses are one question. */
const patienceMs = 400

/** Keeps the price up with what is wanted, and tries again as soon as the connection is back. */
export function useLiveQuote(isWanted: boolean) {
  const key = useRidePart(wantedKey)
  const { refusal } = useQuoting()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what must be priced
  useEffect(() => {
    const checkout = readRideCheckout()
    if (!isWanted || !checkout.wanted || isQuoteOfNow(checkout)) {
      quoting.setState(idle)
      return
    }
    quoting.setState({ isAsking: true, refusal: null })
    // The first price is waited for; of later ones a few presses are one question.
    const timer = setTimeout(() => quoteNow(), checkout.quoted ? patienceMs : 0)
    return () => clearTimeout(timer)
  }, [key, isWanted])
  useWhenOnline(refusal?.status === 0, () => quoteNow())
}
