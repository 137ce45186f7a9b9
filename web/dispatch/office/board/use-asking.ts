import { type RefObject, useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'

interface When {
  /** What makes the answer an old one, besides another question: a version, a sum. */
  by?: string | number
  /** While a deed of our own is under way, its news is none. */
  isQuiet?: RefObject<boolean>
}

/**
 * Asks when it opens, whenever the question or what it goes by changes, and when it is told to. Where nobody answers,
 * the last answer stays beside the failure.
 */
export function useAsking<E extends Endpoint>(endpoint: E, input: InputOf<E>, { by = '', isQuiet }: When = {}) {
  const [answer, setAnswer] = useState<OutputOf<E> | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [times, setTimes] = useState(0)
  const question = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an input that says the same is the same question
  useEffect(() => {
    if (isQuiet?.current) return
    let isOver = false
    call(endpoint, input).then(
      (found) => {
        if (isOver) return
        setAnswer(found)
        setFailure(null)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFailure(error)
      },
    )
    return () => {
      isOver = true
    }
  }, [endpoint, question, by, times])
  return { answer, failure, askAgain: useCallback(() => setTimes((now) => now + 1), []) }
}
