import { useSyncExternalStore } from 'react'
import { followStorage } from '#web/platform/follow-storage.ts'
import { useSession } from '#web/platform/session.ts'

/** How much is in the trip: all that other pages carry of it. */

export const countKey = 'trip-count'
const countChanged = 'annai:trip-count'

const readText = () => {
  try {
    return localStorage.getItem(countKey) ?? ''
  } catch {
    return ''
  }
}

/** Written at each change, also where the number stays: other tabs hear by it that the trip is another one. */
export function keepCount(count: number, guestId: string | null) {
  try {
    localStorage.setItem(countKey, `${count} ${guestId ?? ''} ${Date.now()}`)
  } catch {
    // Storage may be closed to us; then no page but the trip's knows of it.
  }
  dispatchEvent(new Event(countChanged))
}

function follow(listener: () => void) {
  const stop = followStorage(countKey, listener)
  addEventListener(countChanged, listener)
  return () => {
    stop()
    removeEventListener(countChanged, listener)
  }
}

/** Of who is signed in, else of this device; what somebody else keeps is not counted. */
export function countFor(text: string, guestId: string | null): number {
  const [count, of] = text.split(' ')
  return of === (guestId ?? '') ? Number(count) || 0 : 0
}

/** What was only read tells nobody, unless the number was not known. */
export function correctCount(count: number, guestId: string | null) {
  if (!isCounted(guestId) || countFor(readText(), guestId) !== count) keepCount(count, guestId)
}

/** Whether the number is that of whoever is here. */
export const isCounted = (guestId: string | null) => readText().split(' ')[1] === (guestId ?? '')

export function useTripCount(): number {
  const user = useSession().session?.user
  const text = useSyncExternalStore(follow, readText, () => '')
  return countFor(text, user?.role === 'user' ? user.id : null)
}
