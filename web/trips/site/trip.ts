import { createStore, useStore } from 'zustand'
import { ApiError } from '#contract/call.ts'
import type { TripItem } from '#contract/trip-wish.ts'
import { fullTrip } from '#contract/trip-words.ts'
import { followStorage } from '#web/platform/follow-storage.ts'
import { followGuest, guestSession } from '#web/platform/guest-session.ts'
import { changeDevice, followDeviceTrip, readDevice } from './device-trip.ts'
import { changedElsewhere, withAdded, withChanged } from './merge-items.ts'
import type { TripChange } from './trip-change.ts'
import { correctCount, countKey, keepCount } from './trip-count.ts'

/** What is gathered: in the account of whoever is signed in, else on this device. */
interface TripState {
  /** Null until somebody was asked, so that the server's page and the first one here agree. */
  items: readonly TripItem[] | null
  /** Until when the device keeps it, in milliseconds; null in an account. */
  keptUntil: number | null
  /** Changed in another tab or on another device since it was shown here. */
  changedElsewhere: readonly string[]
  /** The account did not answer: what the device keeps is shown. */
  isCutOff: boolean
}

export const tripStore = createStore<TripState>()(() => ({
  items: null,
  keptUntil: null,
  changedElsewhere: [],
  isCutOff: false,
}))

export const useTrip = () => useStore(tripStore)

/** The session whose trip is shown; null: the device's is. */
let shownOf: string | null = null
const openAccount = () => import('./account-trip.ts')

function show(items: readonly TripItem[], keptUntil: number | null, own: readonly string[] | 'all' = []) {
  const before = tripStore.getState()
  const changed = own === 'all' ? [] : changedElsewhere(before.items ?? [], items, own)
  const stillThere = before.changedElsewhere.filter((id) => items.some((item) => item.id === id))
  tripStore.setState({
    ...{ items, keptUntil, isCutOff: false },
    changedElsewhere: own === 'all' ? [] : [...new Set([...stillThere, ...changed])],
  })
}

function showDevice(own: readonly string[] | 'all' = []) {
  const { items, keptUntil } = readDevice()
  if (!guestSession()) correctCount(items.length, null)
  show(items, keptUntil, own)
}

/** The account's trip where somebody is signed in; until it has answered, and without an answer, the device's. */
export async function readTripAgain() {
  const token = guestSession()?.token ?? null
  const isOther = token !== shownOf
  if (!token) {
    shownOf = null
    return showDevice(isOther ? 'all' : [])
  }
  try {
    const { joinTrip } = await openAccount()
    const { items } = await joinTrip()
    if (token !== guestSession()?.token) return
    shownOf = token
    show(items, null, isOther ? 'all' : [])
  } catch {
    if (isOther) showDevice('all')
    tripStore.setState({ isCutOff: true })
  }
}

/** Reads the trip, and follows who is signed in and what other tabs change. */
export function startTrip(): () => void {
  readTripAgain()
  const stops = [
    followGuest(readTripAgain),
    followDeviceTrip(() => shownOf || showDevice()),
    // Of an account other tabs tell by the count that they write.
    followStorage(countKey, () => shownOf && readTripAgain()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

export const sayNoMore = () => tripStore.setState({ changedElsewhere: [] })

/** Changes the trip; answers why it could not be done, or null. */
export async function changeTrip(change: TripChange): Promise<string | null> {
  if (!guestSession()) return changeOnDevice(change)
  try {
    const { changeAccount } = await openAccount()
    const token = guestSession()?.token
    const { items } = await changeAccount(change)
    if (token && token === guestSession()?.token) {
      shownOf = token
      show(items, null, idsOf(change))
    }
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}

function idsOf(change: TripChange): string[] {
  if ('add' in change) return change.add.map(({ id }) => id)
  if ('see' in change) return []
  return ['put' in change ? change.put.id : change.remove]
}

function changeOnDevice(change: TripChange): string | null {
  const before = readDevice().items
  const after = itemsAfter(before, change)
  if (!after) return fullTrip
  const kept = changeDevice(() => ({ items: after }))
  if (!('see' in change)) keepCount(kept.items.length, null)
  show(kept.items, kept.keptUntil, idsOf(change))
  return null
}

function itemsAfter(before: readonly TripItem[], change: TripChange): readonly TripItem[] | null {
  if ('add' in change) return withAdded(before, change.add)
  if ('put' in change) return withChanged(before, change.put)
  if ('remove' in change) return before.filter(({ id }) => id !== change.remove)
  return before.map((item) => (item.id === change.see.id ? { ...item, ...change.see } : item))
}
