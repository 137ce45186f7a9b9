import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { sessionStore } from './session.ts'

const otherPath = (from: Location, to: Location) => from.pathname !== to.pathname
/** For pages whose query says which of several things is open. */
export const otherPathOrQuery = (from: Location, to: Location) => otherPath(from, to) || from.search !== to.search

/**
 * Leaving a page with changes asks once: inside the site by the page's own question, elsewhere by the browser's.
 * A session that ended leads away unasked, since nothing could be saved any more; see `useKeepDraft`.
 */
export function useUnsaved(hasChanges: boolean, isElsewhere: (from: Location, to: Location) => boolean = otherPath) {
  useEffect(() => {
    if (!hasChanges) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [hasChanges])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && isElsewhere(currentLocation, nextLocation) && sessionStore.getState().session !== null,
  )
}

const drafts = new Map<string, { userId: string; values: object }>()

const whoIsHere = () => sessionStore.getState().session?.user.id ?? null

/** What was typed when the session ended, for the same person's return: given back once, and to nobody else. */
export function useDraft<V extends object>(form: string): V | null {
  const [given] = useState(() => {
    const draft = drafts.get(form)
    drafts.delete(form)
    return draft && draft.userId === whoIsHere() ? (draft.values as V) : null
  })
  return given
}

/**
 * A session that ends in the middle leads to sign-in and back; what was typed waits here meanwhile, in memory only.
 * Null: nothing was.
 */
export function useKeepDraft(form: string, typed: object | null) {
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  useEffect(() => {
    const userId = whoIsHere()
    return () => {
      if (userId && latest.current && whoIsHere() === null) drafts.set(form, { userId, values: latest.current })
    }
  }, [form])
}
