import { type ClassCard, type Fleet, loadFleet, readClassCards } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { readPriceBook } from '#server/pricing/index.ts'
import { faresAt } from './fares-at.ts'
import type { RideSnapshot } from './prepare-ride.ts'

const kept = new WeakMap<Fleet, ClassCard[]>()

/** What guests see of each class: read once for each reading of the fleet, and forgotten with it. */
export async function loadClassCards(ctx: Context): Promise<ClassCard[]> {
  const fleet = await loadFleet(ctx)
  const known = kept.get(fleet)
  if (known) return known
  const cards = await readClassCards(ctx.db)
  kept.set(fleet, cards)
  return cards
}

/** Fares and extras as they are at this moment, and everything that drives. */
export async function readRideSnapshot(ctx: Context): Promise<RideSnapshot> {
  const fleet = await loadFleet(ctx)
  const [table, book] = await Promise.all([faresAt(ctx, ctx.clock.now()), readPriceBook(ctx.db)])
  return { fleet, table, book }
}
