import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { sessionStore } from './session.ts'

/**
 * Leaving a page with changes asks once: inside the site by the page's own question, elsewhere by the browser's.
 * A session that ended leads away unasked, since nothing could be saved any more; see `keepDraft`.
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

/** What was typed when the session ended, for the same person's return. In memory only, and only until then. */
export const keepDraft = (form: string, userId: string, values: object) => drafts.set(form, { userId, values })

/** Gives it back, once, and to nobody else. */
export function takeDraft<V extends object>(form: string, userId: string): V | null {
  const draft = drafts.get(form)
  drafts.delete(form)
  return draft?.userId === userId ? (draft.values as V) : null
}
