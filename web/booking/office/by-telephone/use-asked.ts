import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'

export interface Asked<T> {
  /** The last answer; stays while the next is on its way. */
  value: T | null
  refusal: ApiError | null
  isAsking: boolean
  again: () => void
}

const pauseMs = 250

/**
 * Asks whenever the question is another one, a moment after the last letter; an answer to an older question is not
 * shown. Null: there is nothing to ask yet.
 */
export function useAsked<T>(question: string | null, ask: (question: string) => Promise<T>): Asked<T> {
  const [state, setState] = useState<Omit<Asked<T>, 'again'>>({ value: null, refusal: null, isAsking: false })
  const [round, setRound] = useState(0)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again
  useEffect(() => {
    if (question === null) {
      setState({ value: null, refusal: null, isAsking: false })
      return
    }
    let isStale = false
    setState((now) => ({ ...now, isAsking: true }))
    const timer = setTimeout(async () => {
      try {
        const value = await latest.current(question)
        if (!isStale) setState({ value, refusal: null, isAsking: false })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // What was answered before belongs to another question; only an outage leaves it standing.
        if (!isStale) setState((now) => ({ value: error.isOutage ? now.value : null, refusal: error, isAsking: false }))
      }
    }, pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [question, round])
  return { ...state, again: useCallback(() => setRound((now) => now + 1), []) }
}
