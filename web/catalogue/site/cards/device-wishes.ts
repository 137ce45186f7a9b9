import { followStorage } from '#web/platform/follow-storage.ts'

const storageKey = 'wishlist'
/** More than anybody compares; a bound on what a page may read back. */
const mostItems = 200

const isItem = (item: unknown): item is string => typeof item === 'string' && /^[a-z]+:[a-z0-9-]{1,100}$/.test(item)

/** What was saved on this device, such as "tour:fuji-at-first-light". */
export function readDevice(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, mostItems) : []
  } catch {
    return []
  }
}

/** Answers what is kept: the last ones, if there are too many. */
export function keepOnDevice(items: readonly string[]): readonly string[] {
  const kept = items.slice(-mostItems)
  try {
    if (kept.length > 0) localStorage.setItem(storageKey, JSON.stringify(kept))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage may be closed to us; the choice then lives as long as the page.
  }
  return kept
}

/** Hears when another tab saves something on this device. */
export const followDevice = (listener: () => void) => followStorage(storageKey, listener)
