import type { RideAsk } from '#contract/rides.ts'
import type { Context } from '#server/platform/context.ts'
import type { CodeTerms } from '#server/pricing/index.ts'
import { refuseReturnTooEarly, wishesOf } from './asked-rides.ts'
import { prepareRide, type RideSnapshot } from './prepare-ride.ts'
import type { PlannedWay } from './priced-classes.ts'
import { readRideSnapshot } from './ride-snapshot.ts'
import { refuseClosed } from './when-possible.ts'

/** What was asked for, checked as far as it can be without looking at cars: one way, or the way there and the way back. */
export async function planAsked(
  ctx: Context,
  ask: RideAsk,
  terms: CodeTerms,
): Promise<{ snapshot: RideSnapshot; ways: PlannedWay[] }> {
  const wishes = wishesOf(ask)
  const snapshot = await readRideSnapshot(ctx)
  const prepared = await Promise.all(wishes.map(({ wish, fields }) => prepareRide(ctx, snapshot, wish, fields, terms)))
  for (const one of prepared) await refuseClosed(ctx, one)
  refuseReturnTooEarly(prepared)
  return { snapshot, ways: prepared.map((one) => ({ prepared: one, at: one.at(one.start) })) }
}
