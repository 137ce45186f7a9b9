import { createHash } from 'node:crypto'
import type { TripWish } from '#contract/trip-wish.ts'

/** Two with the same hash wish for the same thing, however their fields are ordered. */
export const hashOfWish = (wish: TripWish): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(sorted(wish)))
    .digest()

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(
    fields.map(([name, one]) => [name, sorted(one)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
