import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { changeView, deleteView, type SavedView, savedViews, saveView } from '#contract/office-views.ts'
import { call } from '#web/platform/api.ts'

export interface SavedViews {
  views: readonly SavedView[]
  keep: (view: { name: string; shared: boolean; query: string }) => Promise<SavedView>
  change: (id: string, change: { name?: string; shared?: boolean; query?: string }) => Promise<SavedView>
  remove: (id: string) => Promise<void>
}

/** The views of a list that somebody kept. Without an answer the list still works; it has its own tabs alone. */
export function useSavedViews(list: string): SavedViews {
  const [views, setViews] = useState<readonly SavedView[]>([])
  useEffect(() => {
    let isHere = true
    call(savedViews, { list }).then(
      (answer) => isHere && setViews(answer.views),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => {
      isHere = false
    }
  }, [list])

  const put = useCallback((view: SavedView) => {
    setViews((known) =>
      known.some(({ id }) => id === view.id) ? known.map((one) => (one.id === view.id ? view : one)) : [...known, view],
    )
    return view
  }, [])
  return {
    views,
    keep: useCallback(async (view) => put(await call(saveView, { list, ...view })), [list, put]),
    change: useCallback(async (id, change) => put(await call(changeView, { id, ...change })), [put]),
    remove: useCallback(async (id) => {
      await call(deleteView, { id })
      setViews((known) => known.filter((view) => view.id !== id))
    }, []),
  }
}
