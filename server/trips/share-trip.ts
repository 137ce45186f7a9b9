import { createHash, randomBytes } from 'node:crypto'
import type { OutputOf } from '#contract/endpoint.ts'
import type { TripItem } from '#contract/trip-wish.ts'
import type * as calls from '#contract/trips.ts'
import { network } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { addMinutes, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import type { Asker } from './price-item.ts'
import { priceTrip } from './price-trip.ts'
import { sharedItem } from './shared-item.rules.ts'
import { addSharedTrip, dropEndedShares, dropSharedTrip, findSharedTrip } from './shared-trips.store.ts'

/** So long a link opens. */
const sharedMinutes = 30 * 24 * 60
/** A code cannot be guessed; this keeps those who try from tiring the house, as with saved lists. */
export const sharedLimit = { tries: 60, windowSeconds: 15 * 60 }

/** 128 random bits, of which we keep the hash alone: a trip is found by its link and never by trying. */
const newCode = () => randomBytes(16).toString('base64url')
const hashOf = (code: string) => createHash('sha256').update(code).digest()

const limitOf = ({ address }: Origin) => [{ key: `shared-trip:${network(address)}`, ...sharedLimit }]

/** As the days stand at this moment: what is changed afterwards is not told to who has the link. */
export async function shareTrip(
  ctx: Context,
  items: readonly TripItem[],
  asker: Asker,
): Promise<OutputOf<typeof calls.shareTrip>> {
  await refuseTooMany(ctx, 'trips.too-many', limitOf(asker.origin))
  const { items: priced } = await priceTrip(ctx, items, asker)
  const shown = priced.flatMap((item) => {
    const wish = items.find(({ id }) => id === item.id)?.wish
    return (wish && sharedItem(item, wish)) ?? []
  })
  if (shown.length === 0) throw new AppError('trips.nothing-to-share')
  const [code, key, madeAt] = [newCode(), newCode(), ctx.clock.now()]
  const endsAt = addMinutes(madeAt, sharedMinutes)
  const { userId } = asker
  await addSharedTrip(ctx.db, { codeHash: hashOf(code), keyHash: hashOf(key), userId, items: shown, madeAt, endsAt })
  return { code, key, endsAt: tokyoIso(endsAt) }
}

/** One answer for every code that opens nothing: whether it ever did is nobody's business. */
export async function readSharedTrip(
  ctx: Context,
  code: string,
  origin: Origin,
): Promise<OutputOf<typeof calls.readSharedTrip>> {
  await refuseTooMany(ctx, 'trips.too-many', limitOf(origin))
  const shared = await findSharedTrip(ctx.db, hashOf(code), ctx.clock.now())
  if (!shared) throw new AppError('trips.unknown-shared')
  return { items: shared.items, endsAt: tokyoIso(shared.endsAt) }
}

export async function endSharedTrip(
  ctx: Context,
  { code, key }: { code: string; key: string },
  origin: Origin,
): Promise<{ ended: true }> {
  await refuseTooMany(ctx, 'trips.too-many', limitOf(origin))
  if (!(await dropSharedTrip(ctx.db, { codeHash: hashOf(code), keyHash: hashOf(key) })))
    throw new AppError('trips.unknown-shared')
  return { ended: true }
}

export const forgetEndedShares = ({ db, clock }: Pick<Context, 'db' | 'clock'>) => dropEndedShares(db, clock.now())
