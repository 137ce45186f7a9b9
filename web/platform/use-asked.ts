import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { useWhenOnline } from './use-when-online.ts'

export interface Question<T> {
  /** Two questions with the same key have the same answer. */
  key: string
  ask: () => Promise<T>
  /** Only questions about the same wait for a rest: another month is asked for at once, another letter is not. */
  about?: string
  /** It cannot be asked yet; an answer that is known already counts all the same. */
  mustWait?: boolean
}

export interface Asked<T> {
  /** The newest answer, perhaps to an earlier question; none where nothing is asked, or where we were refused. */
  answer: T | null
  /** Whether it answers the present question. */
  isCurrent: boolean
  /** The present question is on its way, or will be as soon as nobody types. */
  isAsking: boolean
  /** Why the present question has no answer. */
  failure: ApiError | null
  askAgain: () => void
}

interface Known<T> {
  key: string | null
  round: number
  answer: T | null
  failure: { key: string; error: ApiError } | null
}

/**
 * Asks the server when the question is another one and nobody changed it for a moment. The first question never waits;
 * the old answer stays until the new one is there, an answer to an older question is dropped, and whoever was cut off is
 * answered as soon as the connection is back.
 */
export function useAsked<T>(question: Question<T> | null, restMs = 400): Asked<T> {
  const [known, setKnown] = useState<Known<T>>({ key: null, round: 0, answer: null, failure: null })
  const [round, setRound] = useState(0)
  const key = question?.key ?? null
  const mustWait = question?.mustWait ?? false
  const newest = useRef({ question, restMs })
  const askedAbout = useRef<string | null>(null)
  useEffect(() => {
    newest.current = { question, restMs }
  })

  const isAnswered = key !== null && known.key === key && known.round === round
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question, and a round asks it once more
  useEffect(() => {
    const { question, restMs } = newest.current
    if (!question || mustWait || isAnswered) return
    let isOver = false
    const settle = (change: (before: Known<T>) => Known<T>) => {
      if (!isOver) startTransition(() => setKnown(change))
    }
    const about = question.about ?? ''
    const timer = setTimeout(
      () => {
        askedAbout.current = about
        newest.current.question?.ask().then(
          (answer) => settle(() => ({ key, round, answer, failure: null })),
          (error: unknown) => {
            if (!(error instanceof ApiError)) throw error
            const failure = { key: question.key, error }
            settle((before) => (error.isOutage ? { ...before, failure } : { key: null, round, answer: null, failure }))
          },
        )
      },
      askedAbout.current === about ? restMs : 0,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key, round, mustWait])

  const askAgain = useCallback(() => {
    askedAbout.current = null
    setKnown((before) => ({ ...before, failure: null }))
    setRound((before) => before + 1)
  }, [])
  const failure = known.failure && known.failure.key === key ? known.failure.error : null
  useWhenOnline(failure?.isOutage ?? false, askAgain)

  const answer = key === null ? null : known.answer
  const isCurrent = isAnswered && !failure
  const isAsking = key !== null && !mustWait && !isCurrent && !failure
  return useMemo(
    () => ({ answer, isCurrent, isAsking, failure, askAgain }),
    [answer, isCurrent, isAsking, failure, askAgain],
  )
}
