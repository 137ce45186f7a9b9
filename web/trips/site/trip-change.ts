import type { TripItem } from '#contract/trip-wish.ts'

/** What something cost when it was looked at. */
type Seen = Pick<TripItem, 'id' | 'seenYen' | 'seenAt'>
export type TripChange =
  | { add: readonly TripItem[] }
  | { put: TripItem }
  | { remove: string }
  /** Changes no wish, so that who only looks takes nothing back. */
  | { see: Seen }
