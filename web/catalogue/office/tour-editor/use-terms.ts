import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type CancellationTerms, readTerms } from '#contract/fee-settings.ts'
import { call } from '#web/platform/api.ts'

/** The cancellation terms of the settings; none while they cannot be had, then rows are typed. */
export function useTerms(): readonly CancellationTerms[] {
  const [terms, setTerms] = useState<readonly CancellationTerms[]>([])
  useEffect(() => {
    void call(readTerms).then(
      (answer) => setTerms(answer.terms),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
  }, [])
  return terms
}
