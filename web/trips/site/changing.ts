import type { TripItem, TripWish } from '#contract/trip-wish.ts'

/** What is being changed on its own page: the next choice of its kind takes its place. Of this tab alone. */
export interface Changing {
  id: string
  kind: TripWish['kind']
  title: string
}

const key = 'trip-changing'

export function readChanging(): Changing | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function keepChanging(changing: Changing | null) {
  try {
    if (changing) sessionStorage.setItem(key, JSON.stringify(changing))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the choice is added beside what it was to replace.
  }
}

/** The first of what was chosen takes the place of what is changed, and keeps its name. */
export const inPlaceOf = ({ id }: Changing, [first, ...others]: readonly TripItem[]) =>
  first ? { put: { ...first, id }, add: others } : null
