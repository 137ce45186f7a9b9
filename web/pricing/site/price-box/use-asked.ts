import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'

export interface Question<T> {
  /** Two questions with the same key have the same answer. */
  key: string
  ask: () => Promise<T>
  /** It cannot be asked yet; an answer that is known already counts all the same. */
  mustWait?: boolean
}

export interface Asked<T> {
  /** The newest answer, perhaps to an earlier question. */
  answer: T | null
  /** Whether it answers the present question. */
  isCurrent: boolean
  /** Why the present question has no answer. */
  failure: ApiError | null
  askAgain: () => void
}

/** So long nobody must have changed anything before we ask. */
const restMs = 400

interface Known<T> {
  key: string | null
  answer: T | null
  failure: { key: string; error: ApiError } | null
}

/** Asks the server again when the question changed and then rested; the old answer stays until the new one is there. */
export function useAsked<T>(question: Question<T> | null, rest = restMs): Asked<T> {
  const [known, setKnown] = useState<Known<T>>({ key: null, answer: null, failure: null })
  const [round, setRound] = useState(0)
  const key = question?.key ?? null
  const mustWait = question?.mustWait ?? false
  const ask = useRef(question?.ask)
  const hasAsked = useRef(false)
  useEffect(() => {
    ask.current = question?.ask
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again
  useEffect(() => {
    if (key === null || key === known.key || mustWait) return
    let isOver = false
    const settle = (change: (before: Known<T>) => Known<T>) => {
      if (!isOver) startTransition(() => setKnown(change))
    }
    const timer = setTimeout(
      () => {
        hasAsked.current = true
        ask.current?.().then(
          (answer) => settle(() => ({ key, answer, failure: null })),
          (error: unknown) => settle((before) => ({ ...before, failure: { key, error: asApiError(error) } })),
        )
      },
      hasAsked.current ? rest : 0,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key, round, rest, mustWait])

  const failure = known.failure && known.failure.key === key ? known.failure.error : null
  const askAgain = useCallback(() => {
    hasAsked.current = false
    setKnown((before) => ({ ...before, failure: null }))
    setRound((before) => before + 1)
  }, [])
  const isLost = failure?.isOutage ?? false
  useEffect(() => {
    if (!isLost) return
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [isLost, askAgain])

  const { answer } = known
  const isCurrent = key !== null && known.key === key && !failure
  return useMemo(() => ({ answer, isCurrent, failure, askAgain }), [answer, isCurrent, failure, askAgain])
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(0, { error: 'We could not be reached.', code: 'network.no-answer' })
}
