import { CallDraft } from '#contract/call-drafts.ts'
import { newKey } from '#web/platform/new-key.ts'

/** The call at hand and the id under which it would be put aside. */
export interface KeptCall {
  id: string
  draft: CallDraft
}

const storageKey = (userId: string) => `call:${userId}`

/** A reload in mid-call loses nothing: what is typed stays with this tab until it is booked or put aside. */
export function storeCall(userId: string, call: KeptCall | null) {
  try {
    if (call) sessionStorage.setItem(storageKey(userId), JSON.stringify(call))
    else sessionStorage.removeItem(storageKey(userId))
  } catch {
    // Storage may be closed to us or full; what was typed then lives as long as the page.
  }
}

export function readCall(userId: string): KeptCall | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('draft' in stored)) return null
    const draft = CallDraft.safeParse(stored.draft)
    return draft.success && typeof stored.id === 'string' ? { id: stored.id, draft: draft.data } : null
  } catch {
    return null
  }
}

/** Drawn here, so that the same call put aside twice is one. */
export function newCallId(): string {
  const hex = newKey()
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
