import { useRef, useState } from 'react'
import type { CardChoice } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { type CardEntry, CardFault, type CardForm } from '#web/ui/card/card-entry.ts'
import { type AnsweredHold, whichOf, withBooking } from '../hold/hold-record.ts'
import { newKey, worldOf } from '../hold/hold-world.ts'
import { type Attempt, attemptFor } from './payment-attempt.ts'
import type { CardPick } from './payment-cards.tsx'
import { isUnanswered, lookUp, type PayOutcome, pay } from './payment-flow.ts'

const world = { call, pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) }

interface Paying {
  slug: string
  record: AnsweredHold
  pick: CardPick
  form: { readonly current: CardForm | null }
  stepUp: CardEntry['stepUp']
  onBusy: (isBusy: boolean) => void
}

/** Pays once, however often and however fast the button is pressed. */
export function usePayment({ slug, record, pick, form, stepUp, onBusy }: Paying) {
  const [outcome, setOutcome] = useState<PayOutcome | null>(() => begunBefore(record))
  const [isPaying, setPaying] = useState(false)
  const unanswered = useRef<Attempt | null>(null)
  // Two presses within one drawing of the page would both see a page that is not paying yet.
  const isAtWork = useRef(false)

  const token = () => form.current?.token() ?? Promise.reject(new CardFault())
  const card = async (): Promise<CardChoice> =>
    pick.saved === null ? { ...(await token()), save: pick.save } : { savedCard: pick.saved }
  const chosen = () => (pick.saved === null ? JSON.stringify([form.current?.mark(), pick.save]) : `saved ${pick.saved}`)

  const send = async (): Promise<PayOutcome> => {
    try {
      unanswered.current = await attemptFor(unanswered.current, chosen(), {
        newKey,
        card: async () => pickToken(await card()),
      })
    } catch (error) {
      return beforePaying(error)
    }
    return pay(world, whichOf(record), unanswered.current, { token, stepUp })
  }

  const work = async (what: () => Promise<PayOutcome | null>) => {
    if (isAtWork.current) return
    isAtWork.current = true
    setPaying(true)
    onBusy(true)
    try {
      const ended = await what()
      if (ended && !isUnanswered(ended)) unanswered.current = null
      if (ended?.is === 'declined' && pick.saved === null) form.current?.refuse(sayNo)
      setOutcome(ended)
      await follow(slug, record, ended)
    } finally {
      isAtWork.current = false
      setPaying(false)
      onBusy(false)
    }
  }
  return {
    outcome,
    isPaying,
    pay: () => work(send),
    lookAgain: () => work(async () => (await lookUp(world, whichOf(record))) ?? outcome),
  }
}

/** Whoever reloads while a payment is under way is not invited to a second one. */
const begunBefore = ({ answer: { booking } }: AnsweredHold): PayOutcome | null =>
  booking.payments.some(({ state }) => state === 'started') ? { is: 'begun' } : null

const sayNo = 'The bank said no to this card. Try another, or ring the bank and try again.'

/** Of a gateway's answer only the token goes on. */
const pickToken = (choice: CardChoice): CardChoice =>
  'token' in choice ? { token: choice.token, save: choice.save } : choice

/** Nothing was sent to be paid yet. */
function beforePaying(error: unknown): PayOutcome {
  if (error instanceof CardFault) return { is: 'card', words: null }
  if (!(error instanceof ApiError)) throw error
  return error.status === 0 ? { is: 'offline' } : { is: 'later', words: error.message }
}

/** What the end of a try means for the hold: paid, or to be looked at anew. */
async function follow(slug: string, record: AnsweredHold, ended: PayOutcome | null) {
  if (ended?.is === 'paid') worldOf(slug).keep(withBooking(record, ended.booking))
  if (ended?.is === 'over') worldOf(slug).keep(withBooking(record, { ...record.answer.booking, state: 'expired' }))
  if (ended?.is === 'gone') worldOf(slug).keep(null)
}
