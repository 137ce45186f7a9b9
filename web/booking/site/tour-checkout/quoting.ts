import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { ApiError } from '#contract/call.ts'
import { makeQuote, type Quote } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { call } from '#web/platform/api.ts'
import { isQuoteOfNow, readCheckout, updateCheckout, useCheckoutPart, wishKey, wishOf } from './checkout-state.ts'

interface Quoting {
  isAsking: boolean
  /** Why the present wish has no price. */
  refusal: ApiError | null
}

const idle: Quoting = { isAsking: false, refusal: null }
const quotings = createStore<Record<string, Quoting>>()(() => ({}))
const underWay = new Map<string, Promise<Quote | null>>()

export const useQuoting = (slug: string): Quoting => useStore(quotings, (all) => all[slug] ?? idle)

/** The price of what is wished now: the one that we have, or a new one. Null when there is none; `useQuoting` says why. */
export function quoteNow(slug: string): Promise<Quote | null> {
  const checkout = readCheckout(slug)
  if (isQuoteOfNow(checkout)) return Promise.resolve(checkout.quote)
  const key = `${slug} ${wishKey(checkout)}`
  const asked = underWay.get(key) ?? ask(slug).finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

async function ask(slug: string): Promise<Quote | null> {
  const checkout = readCheckout(slug)
  const wish = wishOf(checkout)
  if (!wish) return null
  const quotedFor = wishKey(checkout)
  // An answer to what is no longer wished is nobody's answer.
  const isStillWished = () => wishKey(readCheckout(slug)) === quotedFor
  quotings.setState({ [slug]: { isAsking: true, refusal: null } })
  try {
    const quote = await priceOf(slug, wish)
    if (!isStillWished()) return null
    updateCheckout(slug, { quote, quotedFor })
    quotings.setState({ [slug]: idle })
    return quote
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isStillWished()) quotings.setState({ [slug]: { isAsking: false, refusal: error } })
    return null
  }
}

/** Our own hold must not stand in the way of what is wished instead; it is let go, and the next step takes a new one. */
async function priceOf(slug: string, wish: Wish): Promise<Quote> {
  try {
    return await call(makeQuote, wish)
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === 'inventory.sold-out'
    if (!isTaken || !readCheckout(slug).held) throw error
    const { quoteBesideHold } = await import('./hold/quote-beside-hold.ts')
    return quoteBesideHold(slug, wish)
  }
}

/** Long enough that a few presses of a button are one question. */
const patienceMs = 400

/** Keeps the price up with the wish, and tries again as soon as the connection is back. */
export function useLiveQuote(slug: string, isWanted: boolean) {
  const key = useCheckoutPart(slug, wishKey)
  const { refusal } = useQuoting(slug)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the wish that must be priced
  useEffect(() => {
    const checkout = readCheckout(slug)
    if (!isWanted || !wishOf(checkout) || isQuoteOfNow(checkout)) {
      quotings.setState({ [slug]: idle })
      return
    }
    quotings.setState({ [slug]: { isAsking: true, refusal: null } })
    const timer = setTimeout(() => quoteNow(slug), patienceMs)
    return () => clearTimeout(timer)
  }, [slug, key, isWanted])

  const isCutOff = refusal?.status === 0
  useEffect(() => {
    if (!isCutOff) return
    const again = () => quoteNow(slug)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [slug, isCutOff])
}
