import type { ComparedGuest, MergedField } from '#contract/guest-merging.ts'
import { countryName } from '#web/ui/countries.ts'

export type Side = 'kept' | 'merged'
export type MergeChoices = Partial<Record<MergedField, Side>>

export interface MergeRow {
  field: MergedField
  label: string
  kept: string
  merged: string
  /** Both say the same, or only one says something: nothing is to be chosen. */
  isOpen: boolean
}

const labels: readonly [MergedField, string][] = [
  ['name', 'Name'],
  ['email', 'Mail'],
  ['phone', 'Mobile'],
  ['country', 'Country'],
  ['language', 'Language'],
  ['nameBoard', 'Board name'],
  ['food', 'Food'],
  ['walking', 'Walking'],
  ['children', 'Children'],
  ['likes', 'Likes'],
]

/** Rows of the comparison; what nobody says is left out. */
export function mergeRows(kept: ComparedGuest, merged: ComparedGuest): MergeRow[] {
  return labels.flatMap(([field, label]) => {
    const [one, other] = [kept.fields[field] ?? '', merged.fields[field] ?? '']
    if (!one && !other) return []
    const words = (value: string) => (field === 'country' && value ? countryName(value) : value)
    return [
      { field, label, kept: words(one), merged: words(other), isOpen: one !== other && one !== '' && other !== '' },
    ]
  })
}

/** What the one guest will say: as chosen, or what only one of them says. */
export const resultOf = ({ kept, merged, field }: MergeRow, choices: MergeChoices) =>
  choices[field] === 'merged' ? merged || kept : kept || merged

/** Who was with us longer is kept, unless the other has the account. */
export function keptFirst(first: ComparedGuest, second: ComparedGuest): [ComparedGuest, ComparedGuest] {
  if (first.hasAccount !== second.hasAccount) return first.hasAccount ? [first, second] : [second, first]
  return first.since <= second.since ? [first, second] : [second, first]
}
