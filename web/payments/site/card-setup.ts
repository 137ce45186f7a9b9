import { useCallback, useEffect, useState } from 'react'
import { answerStepUp } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { paymentSetup, type SavedCard, savedCards, testCard } from '#contract/payments.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { routeAt } from '#web/platform/route-metadata.ts'
import { useSession } from '#web/platform/session.ts'
import { useSite } from '#web/platform/site.ts'
import { useWhenOnline } from '#web/platform/use-when-online.ts'
import type { Which } from './paying/pay-flow.ts'

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
  const { paidOnTheDay } = useSite()
  const [setup, setSetup] = useState<CardSetup | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)

  const load = useCallback(async () => {
    setFailure(null)
    try {
      // Saved cards are a convenience: without them another card still pays.
      const cards = canSave ? call(savedCards).catch(() => ({ cards: [] })) : { cards: [] }
      const [{ gateway, publishableKey }, { cards: saved }] = await Promise.all([askGateway(), cards])
      if (gateway === 'stripe' && !documentTakesCards()) return location.reload()
      // Nobody takes cards any more: the document says so anew, and the page is another one then.
      if (gateway === 'cash') return paidOnTheDay ? undefined : location.reload()
      setSetup({ gateway, publishableKey, saved, canSave })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  }, [canSave, paidOnTheDay])
  useEffect(() => {
    load()
  }, [load])
  useWhenOnline(failure?.status === 0, load)
  return { setup, failure, load }
}

let asked: Promise<OutputOf<typeof paymentSetup>> | undefined

/** Asked once: it does not change while a document lives. A failure is forgotten, so that one may ask again. */
function askGateway() {
  asked ??= call(paymentSetup).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/**
 * A document keeps the policy of the page that it began with, and only that of pages that take cards lets Stripe in.
 * Who came to one of them from another page of ours needs the document anew.
 */
function documentTakesCards(): boolean {
  const [first] = performance.getEntriesByType('navigation')
  return first !== undefined && routeAt(new URL(first.name).pathname)?.takesCards === true
}

/** Asked before a page is drawn, where nothing is chosen or typed yet that a new document would lose. */
export async function needsNewDocument(pathname: string): Promise<boolean> {
  if (!routeAt(pathname)?.takesCards || documentTakesCards()) return false
  const setup = await askGateway().catch(() => null)
  return setup?.gateway === 'stripe'
}

/** Turns a test card into a token, as a real gateway's script does. */
export const exchangeTestCard = (card: InputOf<typeof testCard>) => call(testCard, card)

/** The bank of a test card, for one question of its. An answer that is lost is given again under its own name. */
export function testBank(which: Which) {
  const keys = { yes: newKey(), no: newKey() }
  return (approve: boolean) =>
    call(answerStepUp, { ...which, approve }, { idempotencyKey: approve ? keys.yes : keys.no })
}
