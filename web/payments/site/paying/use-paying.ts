import { useRef, useState } from 'react'
import type { CardChoice } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { type Attempt, attemptFor } from './pay-attempt.ts'
import { type AskBank, type Deal, isUnanswered, lookUp, type PayOutcome, pay } from './pay-flow.ts'

const dependencies = { call, pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) }

/** The card that pays, wherever it was chosen. */
interface PayingCard {
  /** Changes with everything that is chosen or typed. */
  mark: () => string
  /** Null: the form has something to mend, and shows it itself. */
  take: () => Promise<CardChoice | null>
  /** Its bank said no. */
  refuse: (why: string) => void
}

interface Paying {
  deal: Deal
  /** Null where nothing is to pay. */
  card: PayingCard | null
  askBank: AskBank
  /** How it stands before the first press. */
  before?: PayOutcome | null
  onBusy?: (isBusy: boolean) => void
  /** What follows; until that is done, nothing more can be pressed. */
  onEnd: (outcome: PayOutcome) => void | Promise<void>
}

/** Pays once, however often and however fast the button is pressed. */
export function usePaying({ deal, card, askBank, before = null, onBusy, onEnd }: Paying) {
  const [ended, setEnded] = useState<{ deal: string; outcome: PayOutcome | null }>({ deal: deal.name, outcome: before })
  const [isPaying, setPaying] = useState(false)
  const unanswered = useRef<Attempt | null>(null)
  // Two presses within one drawing of the page would both see a page that is not paying yet.
  const isAtWork = useRef(false)
  // What became of one deal is not told of another.
  const outcome = ended.deal === deal.name ? ended.outcome : null

  const send = async (): Promise<PayOutcome> => {
    try {
      unanswered.current = await attemptFor(unanswered.current, JSON.stringify([deal.name, card?.mark()]), {
        newKey,
        card: async () => card && taken(await card.take()),
      })
    } catch (error) {
      return beforePaying(error)
    }
    return pay(dependencies, deal, unanswered.current, askBank)
  }

  const work = async (what: () => Promise<PayOutcome | null>) => {
    if (isAtWork.current) return
    isAtWork.current = true
    setPaying(true)
    onBusy?.(true)
    try {
      const end = await what()
      if (end && !isUnanswered(end)) unanswered.current = null
      if (end?.is === 'declined') card?.refuse(sayNo)
      setEnded({ deal: deal.name, outcome: end })
      if (end) await onEnd(end)
    } finally {
      isAtWork.current = false
      setPaying(false)
      onBusy?.(false)
    }
  }
  return {
    outcome,
    isPaying,
    pay: () => work(send),
    lookAgain: () => work(async () => (await lookUp(dependencies, deal)) ?? outcome),
  }
}

const sayNo = 'The bank said no to this card. Try another, or ring the bank and try again.'

class NoCard extends Error {}

function taken(card: CardChoice | null): CardChoice {
  if (!card) throw new NoCard()
  return card
}

/** Nothing was sent to be paid yet. */
function beforePaying(error: unknown): PayOutcome {
  if (error instanceof NoCard) return { is: 'card', words: null }
  if (!(error instanceof ApiError)) throw error
  return error.status === 0 ? { is: 'offline' } : { is: 'later', error }
}
