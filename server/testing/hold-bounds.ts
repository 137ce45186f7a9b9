import { forgetFleet } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'

/**
 * Takes the bounds on open holds away, as the office could on its page of rules: tests, soak and bench make many holds
 * from one network and under one address, and measure something else.
 */
export async function liftHoldBounds(db: Database): Promise<void> {
  await db
    .updateTable('booking_policies')
    .set({ most_holds_of_network: null, most_holds_of_address: null, most_held_percent: null })
    .execute()
  forgetFleet({ db })
}
