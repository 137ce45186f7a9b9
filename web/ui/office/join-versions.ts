/** Which side changed a field since both looked at it. What both changed to the same is theirs already. */
export type ChangedBy = 'theirs' | 'mine' | 'both'

export interface FieldChange<Name extends string = string> {
  name: Name
  by: ChangedBy
}

export type Side = 'theirs' | 'mine'
export type Choices<V> = Partial<Record<keyof V, Side>>

/** Values of forms are plain data: what is written the same is the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ between a form as it was opened, as it was saved by somebody else, and as it is typed here. */
export function compareVersions<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  names: readonly (keyof V & string)[] = Object.keys(base) as (keyof V & string)[],
): FieldChange<keyof V & string>[] {
  return names.flatMap((name): FieldChange<keyof V & string>[] => {
    const isMine = !isSame(base[name], mine[name])
    const isTheirs = !isSame(base[name], theirs[name])
    if (!isMine && !isTheirs) return []
    if (isMine && isTheirs && !isSame(mine[name], theirs[name])) return [{ name, by: 'both' }]
    return [{ name, by: isTheirs ? 'theirs' : 'mine' }]
  })
}

/** What only one side changed is joined by itself; the rest as chosen. Null while a choice is missing. */
export function joinVersions<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  choices: Choices<V> = {},
  names?: readonly (keyof V & string)[],
): V | null {
  const result = { ...theirs }
  for (const { name, by } of compareVersions(base, mine, theirs, names)) {
    const side = by === 'both' ? choices[name] : by
    if (side === undefined) return null
    if (side === 'mine') result[name] = mine[name]
  }
  return result
}
