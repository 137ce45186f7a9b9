import { minutesToEnd } from '#contract/meeting-times.ts'
import type { Quote } from '#contract/pricing.ts'
import type { RideLeg } from '#contract/rides.ts'
import type { TripWish } from '#contract/trip-wish.ts'
import type { TripOffer } from '#contract/trips.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Origin } from '#server/platform/serve.ts'
import { addMinutes, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findQuote, type StoredQuote, tourKind, withBoundedCodes } from '#server/pricing/index.ts'
import { quoteRide } from '#server/rides/index.ts'

/** Who asks: quotes are theirs, and codes of offers are bounded by where they ask from. */
export interface Asker {
  userId: string | null
  origin: Origin
}

export type Priced =
  | { offer: TripOffer; quote: StoredQuote; refusal?: never }
  | { offer?: never; quote?: never; refusal: AppError }

/** What a wish costs now, kept for half an hour as every quote is; or why it cannot be had. */
export async function priceItem(ctx: Context, wish: TripWish, asker: Asker): Promise<Priced> {
  const priced = await tryPrice(ctx, wish, asker, null)
  const codeNote = priced.refusal ? ofCode(priced.refusal) : null
  if (codeNote === null) return priced
  // Without its code it can be had: nothing is lost over a discount.
  const { code: _, secondCode: __, ...plain } = wish
  return tryPrice(ctx, plain, asker, codeNote)
}

async function tryPrice(ctx: Context, wish: TripWish, asker: Asker, codeNote: string | null): Promise<Priced> {
  try {
    const { quote, leg, codeNote: ofWay } = await quoteOf(ctx, wish, asker)
    const stored = await findQuote(ctx.db, quote.id)
    if (!stored) throw new Error('A quote that was just made is there.')
    return { quote: stored, offer: offerOf(quote, stored, { leg, codeNote: codeNote ?? ofWay }) }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error }
    throw error
  }
}

type Quoted = Pick<Quote, 'id' | 'expiresAt' | 'className' | 'lines' | 'totalYen' | 'taxes'>

async function quoteOf(
  ctx: Context,
  { kind: _, ...wish }: TripWish,
  { userId, origin }: Asker,
): Promise<{ quote: Quoted; leg: RideLeg | null; codeNote: string | null }> {
  if ('tour' in wish) {
    const make = () => tourKind.quote(ctx, wish, { userId, guest: { userId } })
    const quote = await withBoundedCodes(ctx, origin, { wish, use: { tour: wish.tour } }, make)
    return { quote, leg: null, codeNote: null }
  }
  const make = () => quoteRide(ctx, wish, userId)
  const { quotes, codeNote } = await withBoundedCodes(ctx, origin, { wish, use: { ride: wish.way } }, make)
  const [quote] = quotes
  if (!quote) throw new Error('A ride that was priced has one way at least.')
  return { quote, leg: quote.leg, codeNote }
}

function offerOf(
  { id, expiresAt, className, lines, totalYen, taxes }: Quoted,
  { startsAt, endsAt, pickUp, dropOff, vehicleClass, guides, cancellationTiers }: StoredQuote,
  { leg, codeNote }: Pick<TripOffer, 'leg' | 'codeNote'>,
): TripOffer {
  // The crew of a ride stays for the waiting that is free; guests are there when the way is done.
  const arrival = leg ? addMinutes(startsAt, minutesToEnd(leg.ride)) : endsAt
  return {
    ...{ quoteId: id, expiresAt, startsAt: tokyoIso(startsAt), endsAt: tokyoIso(arrival) },
    ...{ from: pickUp?.name ?? null, to: dropOff?.name ?? null },
    ...{ className, vehicleClass, guides, lines, totalYen, taxes, cancellationTiers },
    ...{ codeNote, leg },
  }
}

/** What a code is refused for; null where the refusal is of something else. */
function ofCode(refusal: AppError): string | null {
  const said = refusal.details.fields?.code ?? refusal.details.fields?.secondCode
  if (said !== undefined) return said
  const isOfCodes = refusal.code === 'pricing.too-many-codes' || refusal.code === 'pricing.code-refused'
  return isOfCodes ? refusal.toWire('').error : null
}
