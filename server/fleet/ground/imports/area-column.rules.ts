import { folded, words } from '#server/platform/imports/cells.rules.ts'
import type { ImportColumn } from '#server/platform/imports/import-list.ts'

export interface KnownArea {
  code: string
  name: string
  nameJa: string
  latitude: number
  longitude: number
  isRetired: boolean
}

/** What lines name of where we drive. */
export interface KnownAreas {
  areas: readonly KnownArea[]
}

const byName = new WeakMap<KnownAreas, Map<string, KnownArea>>()

/** Those in use, by name, Japanese name and code. */
function areasByName(known: KnownAreas): Map<string, KnownArea> {
  const kept = byName.get(known)
  if (kept) return kept
  const inUse = known.areas.filter(({ isRetired }) => !isRetired)
  const made = new Map(
    // The first of these counts where two say the same.
    (['code', 'nameJa', 'name'] as const).flatMap((by) => inUse.map((area) => [folded(area[by]), area] as const)),
  )
  byName.set(known, made)
  return made
}

const byCode = new WeakMap<KnownAreas, Map<string, string>>()

export function areaName(known: KnownAreas, code: unknown): string {
  const names = byCode.get(known) ?? new Map(known.areas.map((area) => [area.code, area.name]))
  byCode.set(known, names)
  return names.get(String(code)) ?? String(code ?? '')
}

/** An area by its name; it is kept by its code. */
export const areaColumn = ({
  mayBeEmpty = false,
  ...column
}: Pick<ImportColumn<KnownAreas>, 'field' | 'heading' | 'also' | 'says' | 'isNeeded'> & {
  mayBeEmpty?: boolean
}): ImportColumn<KnownAreas> => ({
  ...column,
  read: words,
  find: (value, known) => {
    const name = String(value ?? '')
    if (name === '') return mayBeEmpty ? { is: null } : { mend: 'Name an area.' }
    const area = areasByName(known).get(folded(name))
    return area
      ? { is: area.code }
      : { mend: `There is no area “${name.slice(0, 60)}” in use. Add it under Areas first.` }
  },
  write: (value, known) => (value === null ? '' : areaName(known, value)),
})
