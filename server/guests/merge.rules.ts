import type { MergedField } from '#contract/guest-merging.ts'
import type { ChangedFields } from './merges.store.ts'

/** A guest as far as merging goes: what can be chosen, and the notes, which are put together. */
export type Mergeable = Record<MergedField, string | null> & { notes: string }

export type Choices = Record<MergedField, 'kept' | 'merged'>

/** The one guest that comes of two. Where only one of them says something, that is kept, whatever was chosen. */
export function mergeFields(kept: Mergeable, merged: Mergeable, choices: Choices): Mergeable {
  const chosen = Object.entries(choices).map(([name, from]) => {
    const field = name as MergedField
    const [first, second] = from === 'kept' ? [kept[field], merged[field]] : [merged[field], kept[field]]
    return [field, first || second]
  })
  return { ...kept, ...Object.fromEntries(chosen), notes: joinNotes(kept.notes, merged.notes) }
}

const joinNotes = (kept: string, merged: string) =>
  merged === '' || kept.includes(merged) ? kept : kept === '' ? merged : `${kept}\n\n${merged}`

/** What taking apart must know: each field that the merge changed. */
export const changedBy = (before: Mergeable, after: Mergeable): ChangedFields =>
  Object.fromEntries(
    (Object.keys(before) as (keyof Mergeable)[])
      .filter((name) => (before[name] || null) !== (after[name] || null))
      .map((name) => [name, { before: before[name], after: after[name] }]),
  )

/** As it was before, but for what somebody wrote since. */
export function unmergeFields(now: Mergeable, changed: ChangedFields): Mergeable {
  const back = Object.entries(changed)
    .filter(([name, { after }]) => (now[name as keyof Mergeable] || null) === (after || null))
    .map(([name, { before }]) => [name, before])
  return { ...now, ...Object.fromEntries(back) }
}
