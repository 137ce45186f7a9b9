import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { type BookingPolicy, readBookingPolicy } from './booking-policy.store.ts'

const kept = new WeakMap<Fleet, BookingPolicy>()

/** Read once for each reading of the fleet and forgotten with it: every hold and every month asks for it. */
export async function loadBookingPolicy(ctx: Pick<Context, 'db' | 'clock'>): Promise<BookingPolicy> {
  const fleet = await loadFleet(ctx)
  const known = kept.get(fleet)
  if (known) return known
  const policy = await readBookingPolicy(ctx.db)
  kept.set(fleet, policy)
  return policy
}
