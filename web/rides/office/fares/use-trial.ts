import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Fares, tryFares } from '#contract/fares.ts'
import { call } from '#web/platform/api.ts'

export type Trial = OutputOf<typeof tryFares>

/** A pause in typing, not every figure, asks the server. */
const pauseMs = 500

/** What a month's rides would have cost; the last answer stays while the next is on its way. */
export function useTrial(month: string, fares: Fares, at: string) {
  const [trial, setTrial] = useState<{ month: string; of: Trial } | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isAsking, setAsking] = useState(true)
  const [turn, setTurn] = useState(0)
  // As text: the same figures are the same question. What is no fare yet is not asked.
  const asked = Fares.safeParse(fares).success ? JSON.stringify(fares) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    if (!asked) return
    let isOver = false
    setAsking(true)
    const timer = setTimeout(() => {
      call(tryFares, { month, at, fares: JSON.parse(asked) as Fares }).then(
        (of) => {
          if (isOver) return
          setTrial({ month, of })
          setFailure(null)
          setAsking(false)
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (isOver) return
          setFailure(error)
          setAsking(false)
        },
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, month, at, turn])

  return {
    trial: trial?.month === month ? trial.of : null,
    failure,
    isAsking: isAsking && asked !== null,
    /** Some figure cannot be tried yet. */
    isWaiting: asked === null,
    again: () => setTurn((now) => now + 1),
  }
}
