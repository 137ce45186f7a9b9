import { joinAtSignIn } from '#web/catalogue/site/cards/join-at-sign-in.ts'
import { joinTripAtSignIn } from '#web/trips/site/join-at-sign-in.ts'

/** What a device kept for an account. */
export function joinAll(): void {
  joinAtSignIn()
  joinTripAtSignIn()
}
