import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'

/** What still uses a thing, asked for when its dialog opens; null until it is known. */
export function useUses<T>(read: () => Promise<T>): { uses: T | null; failure: ApiError | null } {
  const [uses, setUses] = useState<T | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog is of one thing
  useEffect(() => {
    let isOver = false
    read().then(
      (answer) => !isOver && setUses(answer),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFailure(error)
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  return { uses, failure }
}
