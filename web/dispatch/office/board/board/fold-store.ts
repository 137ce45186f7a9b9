import { create } from 'zustand'
import type { ResourceKind } from '#contract/booking-desk.ts'

/** What can be folded away on the board. */
export type Foldable = ResourceKind | 'idle'

const storageKey = 'dispatch-folded'

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    // Storage may be closed to us, or hold what we cannot read: everything is then unfolded.
    return []
  }
}

const foldStore = create<{ folded: readonly string[] }>(() => ({ folded: stored() }))

export const useFolded = (what: Foldable) => foldStore(({ folded }) => folded.includes(what))

export function fold(what: Foldable, isFolded: boolean) {
  const { folded } = foldStore.getState()
  const others = folded.filter((one) => one !== what)
  const next = isFolded ? [...others, what] : others
  foldStore.setState({ folded: next })
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // The choice then lives as long as the page.
  }
}
