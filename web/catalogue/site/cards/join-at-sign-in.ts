import { guestSession } from '#web/platform/guest-session.ts'
import { readDevice } from './device-wishes.ts'

/** Whoever signs in takes along what the device kept; without an answer the next page tries again. */
export function joinAtSignIn(): void {
  if (!guestSession() || readDevice().length === 0) return
  import('./account-wishes.ts').then((account) => account.joinAccount()).catch(() => undefined)
}
