import { useRef, useState } from 'react'
import { changeQuote } from '#contract/booking-changes.ts'
import { ApiError } from '#contract/call.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { Which } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'

/** What is to be another than it is; what is left out stays. */
export type Wanted = Omit<InputOf<typeof changeQuote>, 'reference' | 'token'>
export type Offered = OutputOf<typeof changeQuote> & { wanted: Wanted }

export interface Change {
  offered: Offered | null
  isAsking: boolean
  /** Why it cannot be had; `nearest` holds what can. */
  refusal: ApiError | null
  ask: (wanted: Wanted) => Promise<Offered | null>
  /** Takes back what was asked, as when everything is again as it was. */
  drop: () => void
}

/** Asking what a change costs. Of two questions the later one counts, whichever answer comes first. */
export function useChange(which: Which): Change {
  const [offered, setOffered] = useState<Offered | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const question = useRef(0)

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

  return { offered, isAsking, refusal, ask, drop }
}
