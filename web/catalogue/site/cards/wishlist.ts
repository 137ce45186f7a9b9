import { createStore, useStore } from 'zustand'
import { followGuest, guestSession } from '#web/platform/guest-session.ts'
import { followDevice, keepOnDevice, readDevice } from './device-wishes.ts'

/** What is saved: in the account of whoever is signed in, else on this device. */
interface WishlistState {
  /** The newest last. Null until somebody was asked, so that the server's page and the first one here agree. */
  items: readonly string[] | null
}

export const wishlistStore = createStore<WishlistState>()(() => ({ items: null }))

export const useWishlist = () => useStore(wishlistStore).items

const show = (items: readonly string[]) => wishlistStore.setState({ items })

const guestToken = () => guestSession()?.token ?? null

/** The session whose list is shown; null: the device's is. */
let shownOf: string | null = null
const openAccount = () => import('./account-wishes.ts')

/** The account's list where somebody is signed in; until it has answered, and without an answer, the device's. */
async function read() {
  const token = guestToken()
  if (token !== shownOf || !token) {
    shownOf = null
    show(readDevice())
  }
  if (!token) return
  const items = await openAccount()
    .then((account) => account.joinAccount())
    .catch(() => null)
  if (!items || token !== guestToken()) return
  shownOf = token
  show(items.toReversed())
}

/** Reads the list, and follows who is signed in and what other tabs save on this device. */
export function startWishlist(): () => void {
  read()
  const stopSession = followGuest(read)
  const stopDevice = followDevice(() => {
    if (!shownOf) show(readDevice())
  })
  return () => {
    stopSession()
    stopDevice()
  }
}

/** Saves or takes off; answers what to say of it. */
export async function toggleWish(item: string): Promise<string> {
  const token = shownOf
  if (token) {
    const { toggleInAccount } = await openAccount()
    return toggleInAccount(item, {
      read: () => wishlistStore.getState().items ?? [],
      show: (items) => shownOf === token && show(items),
    })
  }
  const items = readDevice()
  const isSaved = !items.includes(item)
  show(keepOnDevice(isSaved ? [...items, item] : items.filter((one) => one !== item)))
  // The account did not answer so far; perhaps it does now.
  if (guestToken()) read()
  return isSaved ? 'Saved on this device.' : 'No longer saved.'
}
