import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { officeSearch } from '#contract/office-search.ts'
import { call } from '#web/platform/api.ts'

type Groups = OutputOf<typeof officeSearch>['groups']

const pauseMs = 150

/** What was found for the letters so far; an answer to older letters is not shown. */
export function useSearch(q: string) {
  const [state, setState] = useState<{ groups: Groups | null; isAsking: boolean; hasFailed: boolean }>({
    ...{ groups: null, isAsking: false, hasFailed: false },
  })
  useEffect(() => {
    if (q === '') return setState({ groups: null, isAsking: false, hasFailed: false })
    let isStale = false
    setState((now) => ({ ...now, isAsking: true }))
    const timer = setTimeout(async () => {
      try {
        const { groups } = await call(officeSearch, { q })
        if (!isStale) setState({ groups, isAsking: false, hasFailed: false })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isStale) setState((now) => ({ ...now, isAsking: false, hasFailed: true }))
      }
    }, pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [q])
  return state
}
