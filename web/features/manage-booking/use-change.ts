import { useRef, useState } from 'react'
import { type Booking, type CardChoice, changeQuote, reschedule } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import type { Which } from './load-booking.ts'

/** What is to be another than it is; what is left out stays. */
export type Wanted = Omit<InputOf<typeof changeQuote>, 'reference' | 'token'>
export type Offered = OutputOf<typeof changeQuote> & { wanted: Wanted }

export interface Change {
  offered: Offered | null
  isAsking: boolean
  /** Why it cannot be had; `nearest` holds what can. */
  refusal: ApiError | null
  /** Whether it was refused when it was agreed to, not when it was asked for. */
  wasAgreed: boolean
  ask: (wanted: Wanted) => Promise<Offered | null>
  /** Takes back what was asked, as when everything is again as it was. */
  drop: () => void
  isAgreeing: boolean
  /** Agrees to what was offered. Answers the booking, or null when it was refused. */
  agree: (card?: CardChoice) => Promise<Booking | null>
}

/** Asking what a change costs, and agreeing to it. An attempt that may have arrived is sent again by its own name. */
export function useChange(which: Which): Change {
  const [offered, setOffered] = useState<Offered | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isAgreeing, setAgreeing] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [wasAgreed, setAgreed] = useState(false)
  const question = useRef(0)
  const attempt = useRef<{ key: string; body: string } | null>(null)

  const drop = () => {
    question.current += 1
    setAsking(false)
    setOffered(null)
    setRefusal(null)
  }

  const ask = async (wanted: Wanted) => {
    question.current += 1
    const mine = question.current
    setAsking(true)
    setAgreed(false)
    setRefusal(null)
    try {
      const answer = { ...(await call(changeQuote, { ...which, ...wanted })), wanted }
      if (mine !== question.current) return null
      setOffered(answer)
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine !== question.current) return null
      setOffered(null)
      setRefusal(error)
      return null
    } finally {
      if (mine === question.current) setAsking(false)
    }
  }

  const agree = async (card?: CardChoice) => {
    if (!offered || isAgreeing) return null
    const input = { ...which, quoteId: offered.quote.id, ...(card ? { card } : {}) }
    const body = JSON.stringify(input)
    if (attempt.current?.body !== body) attempt.current = { key: crypto.randomUUID(), body }
    setAgreeing(true)
    setAgreed(true)
    setRefusal(null)
    try {
      return await call(reschedule, input, { idempotencyKey: attempt.current.key })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Refused for good: another try is another attempt. Without an answer it may have arrived, and keeps its name.
      if (!error.isOutage) attempt.current = null
      setRefusal(error)
      return null
    } finally {
      setAgreeing(false)
    }
  }

  return { offered, isAsking, refusal, wasAgreed, ask, drop, isAgreeing, agree }
}
