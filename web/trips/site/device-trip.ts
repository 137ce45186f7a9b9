import type { TripItem } from '#contract/trip-wish.ts'
import { dayMs } from '#core/days.ts'
import { mostItems } from '#core/references.ts'
import { followStorage } from '#web/platform/follow-storage.ts'

/** What was gathered on this device, without an account. */

export const tripKey = 'trip'
/** Rises when what is stored gets another shape: what an older page left behind is then not taken up. */
const version = 1
/** Since something was last changed. */
export const keptDays = 30

export interface DeviceTrip {
  items: readonly TripItem[]
  /** When it is forgotten, in milliseconds; null where nothing is kept. */
  keptUntil: number | null
  /** What others look at by a link that was made here. */
  shared: SharedLink | null
}

export interface SharedLink {
  code: string
  key: string
  endsAt: string
}

export const nothingKept: DeviceTrip = { items: [], keptUntil: null, shared: null }

const isItem = (item: unknown): item is TripItem =>
  typeof item === 'object' &&
  item !== null &&
  'id' in item &&
  typeof item.id === 'string' &&
  'wish' in item &&
  typeof item.wish === 'object' &&
  item.wish !== null &&
  'kind' in item.wish

/** Anything unreadable, of another shape or too old counts as nothing. */
export function parseTrip(text: string | null, now: number): DeviceTrip {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version)
      return nothingKept
    const { items, keptUntil, shared } = stored as Partial<DeviceTrip>
    if (typeof keptUntil !== 'number' || keptUntil <= now || !Array.isArray(items)) return nothingKept
    return { items: items.filter(isItem).slice(0, mostItems), keptUntil, shared: shared ?? null }
  } catch {
    return nothingKept
  }
}

export function readDevice(now = Date.now()): DeviceTrip {
  try {
    return parseTrip(localStorage.getItem(tripKey), now)
  } catch {
    return nothingKept
  }
}

/** Changes what is there at this moment, so that of two tabs each changes its own item and neither loses the other's. */
export function changeDevice(
  change: (before: DeviceTrip) => Partial<Pick<DeviceTrip, 'items' | 'shared'>>,
  now = Date.now(),
): DeviceTrip {
  const before = readDevice(now)
  const next: DeviceTrip = { ...before, ...change(before), keptUntil: now + keptDays * dayMs }
  try {
    if (next.items.length > 0 || next.shared) localStorage.setItem(tripKey, JSON.stringify({ version, ...next }))
    else localStorage.removeItem(tripKey)
  } catch {
    // Storage may be closed to us or full; the trip then lives as long as the page.
  }
  return next
}

export const followDeviceTrip = (listener: () => void) => followStorage(tripKey, listener)
