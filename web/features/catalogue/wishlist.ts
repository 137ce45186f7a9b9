import { createStore, useStore } from 'zustand'

/** What was saved on this device, such as "tour:fuji-at-first-light"; it joins the account when there is one. */
interface WishlistState {
  /** Null until the device was asked, so that the server's page and the first one here agree. */
  items: readonly string[] | null
}

const storageKey = 'wishlist'
/** More than anybody compares; a bound on what a page may read back. */
const mostItems = 200

export const wishlistStore = createStore<WishlistState>()(() => ({ items: null }))

export const useWishlist = () => useStore(wishlistStore).items

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, mostItems) : []
  } catch {
    return []
  }
}

const isItem = (item: unknown): item is string => typeof item === 'string' && /^[a-z]+:[a-z0-9-]{1,100}$/.test(item)

/** Reads the device, and follows what other tabs save. */
export function startWishlist(): () => void {
  wishlistStore.setState({ items: read() })
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) wishlistStore.setState({ items: read() })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Saves or removes; answers whether it is saved now. */
export function toggleWish(item: string): boolean {
  const items = read()
  const saved = items.includes(item)
  const next = saved ? items.filter((one) => one !== item) : [...items, item].slice(-mostItems)
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Storage may be closed to us; the choice then lives as long as the page.
  }
  wishlistStore.setState({ items: next })
  return !saved
}
