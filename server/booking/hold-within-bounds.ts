import { counted } from '#core/words.ts'
import { findVerifiedAccount, network } from '#server/accounts/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { countCrewsFor, loadBookingPolicy, openCrews } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import type { StoredQuote } from '#server/pricing/index.ts'
import {
  type HoldBounds,
  heldOn,
  holdersOf,
  isBounded,
  mayHold,
  mostAtOnce,
  type OpenHold,
  onDayOf,
  roomFrom,
} from './hold-bounds.rules.ts'
import { findOpenHolds, lockHolders } from './open-holds.store.ts'
import { refuseSoldOut, WayTaken } from './refuse-sold-out.ts'
import { transactWithRetries } from './transact-with-retries.ts'

/** Who calls, and from where. */
export interface Who {
  caller: Caller | null
  origin: Origin
}

/** What was begun is undone; whether anybody is free at all is looked up afterwards. */
class OverBound extends Error {
  readonly roomFrom: Date
  constructor(roomFrom: Date) {
    super('Too much is held already.')
    this.roomFrom = roomFrom
  }
}

/**
 * The one way to a guest's hold, of one thing or of an order: nobody holds the whole fleet. What is open is counted, never
 * attempts, against the office's figures. First without a lock, so that a flood of those
 * who are over the bound waits for nothing; then under it, where the count is exact. `hold` writes down by whom.
 */
export async function holdWithinBounds<T>(
  ctx: Context,
  who: Who & { email: string },
  quotes: readonly StoredQuote[],
  hold: (db: Database, heldBy: readonly string[]) => Promise<T>,
): Promise<T> {
  const bounds = await loadBookingPolicy(ctx)
  const wanted = { heldBy: await holdersFor(ctx, who), bounds, quotes }
  try {
    if (isBounded(bounds)) await refuseIfOver(ctx, ctx.db, wanted)
    return await transactWithRetries(ctx, async (db) => {
      if (isBounded(bounds)) {
        await lockHolders(db, wanted.heldBy)
        await refuseIfOver(ctx, db, wanted)
      }
      return hold(db, wanted.heldBy)
    })
  } catch (error) {
    if (error instanceof WayTaken) return refuseWay(ctx, quotes, error.way)
    if (error instanceof OverBound) return refuseOverBound(ctx, quotes, error)
    throw error
  }
}

async function holdersFor(ctx: Context, { caller, origin, email }: Who & { email: string }): Promise<string[]> {
  const userId = caller?.userId ?? null
  const isOwnAddress = userId !== null && (await findVerifiedAccount(ctx.db, email)) === userId
  return holdersOf({ network: network(origin.address), email, userId, isOwnAddress })
}

interface Wanted {
  heldBy: readonly string[]
  bounds: HoldBounds
  quotes: readonly StoredQuote[]
}

async function refuseIfOver(ctx: Context, db: Database, { heldBy, bounds, quotes }: Wanted): Promise<void> {
  const open = await findOpenHolds(db, heldBy, ctx.clock.now())
  const later = roomFrom(open, heldBy, bounds)
  if (later) throw new OverBound(later)
  if (bounds.mostHeldPercent === null) return
  for (const quote of quotes)
    await refuseMoreThanShare(ctx, db, { open, heldBy, quotes, quote }, bounds.mostHeldPercent)
}

/** Asked only of who holds or wants several on that day: the first of a day is nobody's share. */
async function refuseMoreThanShare(
  ctx: Context,
  db: Database,
  { open, heldBy, quotes, quote }: Omit<Wanted, 'bounds'> & { open: readonly OpenHold[]; quote: StoredQuote },
  percent: number,
): Promise<void> {
  const { demand, startsAt } = quote
  const held = heldOn(open, heldBy, startsAt)
  const wanted = mostAtOnce(onDayOf(quotes, quote))
  const sum = (held?.holds ?? 0) + wanted
  if (sum === 1) return
  // With so many free, the share is kept in any case.
  const most = Math.ceil((sum * 100) / percent) + 1
  const free = await countCrewsFor(db, await loadFleet(ctx), { demand, startsAt, now: ctx.clock.now(), most })
  // Of too few for all of it is told below, with what can be had instead.
  if (sum <= mayHold(free + sum - wanted, percent) || (wanted > 1 && free < wanted)) return
  // To wait for what is held helps only who may have that much at all.
  if (!held || wanted > mayHold(free + sum - wanted, percent)) throw new AppError('booking.too-much-at-once')
  throw new OverBound(held.firstEnd)
}

/** Sold out comes first: where nobody is free, paying or letting go would help nobody. */
async function refuseOverBound(ctx: Context, quotes: readonly StoredQuote[], over: OverBound): Promise<never> {
  const taken = await findTakenWay(ctx, quotes)
  if (taken >= 0) return refuseWay(ctx, quotes, taken)
  const waitMs = over.roomFrom.getTime() - ctx.clock.now().getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  const wait = counted(Math.ceil(retryAfterSeconds / 60), 'minute')
  throw new AppError('booking.too-many-holds', { retryAfterSeconds, wait })
}

function refuseWay(ctx: Context, quotes: readonly StoredQuote[], way: number): Promise<never> {
  const quote = quotes[way]
  if (!quote) throw new Error('There is no such way.')
  return refuseSoldOut(ctx, quote, quotes.length > 1 ? way : undefined)
}

/** Which of the ways nobody can drive; −1: all of them can be had. */
async function findTakenWay(ctx: Context, quotes: readonly StoredQuote[]): Promise<number> {
  for (const [way, { demand, startsAt, endsAt }] of quotes.entries()) {
    const crews = await openCrews(ctx, { from: startsAt, until: endsAt })
    if (!crews.crewFor(demand, startsAt)) return way
  }
  return -1
}
