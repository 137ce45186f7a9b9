import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { sessionStore } from './session.ts'

/**
 * Leaving a page with changes asks once: inside the site by the page's own question, elsewhere by the browser's.
 * A session that ended leads away unasked, since nothing could be saved any more; see `useKeepDraft`.
 */
export function useUnsaved(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [hasChanges])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && currentLocation.pathname !== nextLocation.pathname && sessionStore.getState().session !== null,
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
