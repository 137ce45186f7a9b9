import { ApiError } from '#contract/call.ts'
import { addToTrip, changeTripItem, readTrip, removeFromTrip, type Trip } from '#contract/trips.ts'
import { call } from '#web/platform/api.ts'
import { guestSession } from '#web/platform/guest-session.ts'
import { changeDevice, readDevice } from './device-trip.ts'
import type { TripChange } from './trip-change.ts'
import { correctCount, keepCount } from './trip-count.ts'

/** The trip of whoever is signed in. Loaded only when somebody is: visitors need none of it. */

let joining: Promise<Trip> | undefined

/**
 * What the device kept joins the account, and the device forgets it once the account has it: without an answer nothing
 * is lost.
 */
export function joinTrip(): Promise<Trip> {
  joining ??= join()
    .then(counted(correctCount))
    .finally(() => {
      joining = undefined
    })
  return joining
}

async function join(): Promise<Trip> {
  const kept = readDevice().items
  if (kept.length === 0) return call(readTrip)
  try {
    const joined = await call(addToTrip, { items: [...kept] })
    changeDevice(({ items }) => ({ items: items.filter(({ id }) => !kept.some((one) => one.id === id)) }))
    return joined
  } catch (error) {
    // More than the account has room for, or of an older shape: the device keeps it, and the account is read as it is.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return call(readTrip)
    throw error
  }
}

const counted = (write: typeof keepCount) => (trip: Trip) => {
  const guest = guestSession()
  if (guest) write(trip.items.length, guest.user.id)
  return trip
}

let lastChange: Promise<unknown> = Promise.resolve()

/** One change after the other, in the order of the presses. */
export function changeAccount(change: TripChange): Promise<Trip> {
  // Who only looked tells no other tab.
  const next = lastChange.then(() => send(change)).then(counted('see' in change ? correctCount : keepCount))
  lastChange = next.catch(() => undefined)
  return next
}

async function send(change: TripChange): Promise<Trip> {
  if ('add' in change) return call(addToTrip, { items: [...change.add] })
  if ('remove' in change) return call(removeFromTrip, { id: change.remove })
  return call(changeTripItem, 'see' in change ? change.see : change.put)
}
