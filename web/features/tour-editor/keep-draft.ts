import { TourDraft } from '#contract/tour-draft.ts'
import { sessionStore } from '#web/platform/session.ts'

/** What was typed and could not be saved yet, kept in this browser until it is. */
export interface KeptDraft {
  version: number
  /** As it was saved when typing began. */
  base: TourDraft
  draft: TourDraft
}

/** By person: who shares a computer does not find what another typed. Signing out takes all of them away. */
const keyOf = (id: string) => `office-tour-draft:${sessionStore.getState().session?.user.id ?? 'nobody'}:${id}`

export function keepDraft(id: string, kept: KeptDraft) {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept))
  } catch {
    // A full or closed store takes nothing away from the page itself.
  }
}

export function forgetDraft(id: string) {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // As above.
  }
}

/** What an earlier visit left unsaved; null where there is nothing that still fits. */
export function keptDraft(id: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
    if (!kept || typeof kept.version !== 'number') return null
    const [base, draft] = [TourDraft.safeParse(kept.base), TourDraft.safeParse(kept.draft)]
    return base.success && draft.success ? { version: kept.version, base: base.data, draft: draft.data } : null
  } catch {
    return null
  }
}
