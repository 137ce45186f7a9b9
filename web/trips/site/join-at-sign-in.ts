import { guestSession } from '#web/platform/guest-session.ts'
import { readDevice } from './device-trip.ts'
import { isCounted } from './trip-count.ts'

/** Whoever signs in takes along what the device kept, and sees how much their account has; without an answer later. */
export function joinTripAtSignIn(): void {
  const guest = guestSession()
  if (!guest || (readDevice().items.length === 0 && isCounted(guest.user.id))) return
  import('./account-trip.ts').then((account) => account.joinTrip()).catch(() => undefined)
}
