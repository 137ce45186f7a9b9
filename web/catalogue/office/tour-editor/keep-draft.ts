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

/**
 * What an earlier visit left unsaved; null where there is nothing that still fits. It may be what the server refused,
 * such as a sentence that is too long: that was typed, too, so only its shape is asked for.
 */
export function keptDraft(id: string, saved: TourDraft): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
    if (!kept || typeof kept.version !== 'number') return null
    const base = TourDraft.safeParse(withEnds(kept.base, saved))
    if (!base.success || !hasShapeOf(base.data, kept.draft)) return null
    // What was typed on an older page does not know weekdays yet.
    const seasons = kept.draft.seasons.map((season) => ({ ...season, weekdays: season.weekdays ?? [] }))
    return { version: kept.version, base: base.data, draft: { ...withEnds(kept.draft, saved), seasons } }
  } catch {
    return null
  }
}

/** What was typed on an older page does not know yet whether an end is wherever the guest stays: it is as it was saved. */
const withEnds = (typed: TourDraft, saved: TourDraft): TourDraft => ({
  ...typed,
  pickUp: { ...typed.pickUp, isGuestsHotel: typed.pickUp.isGuestsHotel ?? saved.pickUp.isGuestsHotel },
  dropOff: { ...typed.dropOff, isGuestsHotel: typed.dropOff.isGuestsHotel ?? saved.dropOff.isGuestsHotel },
})

/** The same fields, each of the same kind; a figure, a text or a choice may be missing. */
function hasShapeOf(base: TourDraft, draft: unknown): draft is TourDraft {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'none' : typeof value)
  if (kindOf(draft) !== 'object') return false
  const typed = draft as Readonly<Record<string, unknown>>
  return Object.entries(base).every(([field, value]) => {
    const [was, is] = [kindOf(value), kindOf(typed[field])]
    return is === was || (field in typed && [was, is].includes('none'))
  })
}
