import type { MergedField } from '#contract/guest-merging.ts'
import type { ChosenFields } from './merges.store.ts'

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

/** What taking apart must know: each field that the merge changed, or of which both said something else. */
export const chosenBy = (
  { before, merged, after }: Record<'before' | 'merged' | 'after', Mergeable>,
  byHand: readonly string[],
): ChosenFields =>
  Object.fromEntries(
    (Object.keys(before) as (keyof Mergeable)[])
      .filter((name) => [merged, after].some((one) => one[name] && one[name] !== before[name]))
      .map((name) => [name, { before: before[name], after: after[name], settled: !byHand.includes(name) }]),
  )

/** What only the merge settled is told by bookings again, but for what somebody wrote since. */
export const stillByHand = (byHand: readonly string[], now: Mergeable, chosen: ChosenFields): string[] =>
  byHand.filter((name) => {
    const field = chosen[name]
    return !field?.settled || (now[name as keyof Mergeable] || null) !== (field.after || null)
  })

/** As it was before, but for what somebody wrote since. */
export function unmergeFields(now: Mergeable, chosen: ChosenFields): Mergeable {
  const back = Object.entries(chosen)
    .filter(([name, { after }]) => (now[name as keyof Mergeable] || null) === (after || null))
    .map(([name, { before }]) => [name, before])
  return { ...now, ...Object.fromEntries(back) }
}
