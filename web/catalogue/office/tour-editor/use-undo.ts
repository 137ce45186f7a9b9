import { useState } from 'react'
import type { TourDraft } from '#contract/tour-draft.ts'
import type { TourEditing } from './use-tour-draft.ts'

/** Taking something away is done at once and can be taken back until something else is taken away. */
export function useUndo({ draft, change }: TourEditing, say: (words: string) => void) {
  const [last, setLast] = useState<{ what: string; before: TourDraft; after: TourDraft } | null>(null)
  const remove = (what: string, without: (now: TourDraft) => TourDraft) => {
    const after = without(draft)
    setLast({ what, before: draft, after })
    change(() => after)
    say(`${what} removed.`)
  }
  const takeBack = () => {
    if (!last) return
    // Only the lists that lost something come back; what was typed since stays.
    const lists = (['stops', 'pictures', 'seasons'] as const).filter((name) => last.before[name] !== last.after[name])
    change((now) => Object.assign({ ...now }, ...lists.map((name) => ({ [name]: last.before[name] }))))
    say(`${last.what} is back.`)
    setLast(null)
  }
  return { what: last?.what ?? null, remove, takeBack, forget: () => setLast(null) }
}

export type Undo = ReturnType<typeof useUndo>
