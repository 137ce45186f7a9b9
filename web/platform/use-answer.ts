import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import { call } from './api.ts'

export interface Answer<T> {
  /** The last answer; null until there is one. */
  value: T | null
  /** The last asking had no answer. What was answered before stays. */
  hasFailed: boolean
  isAsking: boolean
  ask: () => Promise<void>
  /** Takes what another call answered in its place. */
  set: (value: T) => void
}

/** What a part of a signed-in page asks for when it opens, and whenever it is told to. */
export function useAnswer<E extends Endpoint>(endpoint: E): Answer<OutputOf<E>> {
  const [value, set] = useState<OutputOf<E> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isAsking, setAsking] = useState(true)

  const ask = useCallback(async () => {
    setAsking(true)
    try {
      set(await call(endpoint))
      setFailed(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setAsking(false)
    }
  }, [endpoint])
  useEffect(() => void ask(), [ask])

  return { value, hasFailed, isAsking, ask, set }
}
