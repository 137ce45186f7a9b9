import type { TripItem, TripWish } from '#contract/trip-wish.ts'
import type { Alternative, Finding, PricedItem, PricedTrip } from '#contract/trips.ts'
import { network } from '#server/accounts/index.ts'
import { findTourCovers } from '#server/catalogue/index.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import type { Fact, Misfit, Proposal } from './fits/facts.rules.ts'
import { findMisfits } from './fits/find-misfits.rules.ts'
import { openGround } from './fits/open-ground.ts'
import { nameOfWish } from './name-of-wish.ts'
import { type Asker, type Priced, priceItem } from './price-item.ts'
import { findToursShown, type TourShown } from './tours-in-trip.store.ts'
import { atSlot, partyOf } from './trip-wish.rules.ts'

/** Looking at a trip prices all of it: more often than this in a quarter of an hour nobody looks. */
export const pricesLimit = { tries: 240, windowSeconds: 15 * 60 }
/** So many other hours and ways out are tried for one look, the most pressing first. */
const mostTries = 14
/** One trip asks for so many prices at once, so that others have their turn. */
const atOnce = 4
const mostNearest = 3

interface PricedWish {
  item: TripItem
  priced: Priced
}

export async function priceTrip(ctx: Context, items: readonly TripItem[], asker: Asker): Promise<PricedTrip> {
  await refuseTooMany(ctx, 'trips.too-many', [{ key: `trip-prices:${network(asker.origin.address)}`, ...pricesLimit }])
  const priced = await inTurns(items, async (item): Promise<PricedWish> => {
    return { item, priced: await priceItem(ctx, item.wish, asker) }
  })
  const tries = { left: mostTries }
  const shown = await showAll(ctx, priced, asker, tries)
  return {
    pricedAt: tokyoIso(ctx.clock.now()),
    items: shown.toSorted((one, other) => (momentOf(one, items) < momentOf(other, items) ? -1 : 1)),
    findings: await findAll(ctx, priced, asker, tries),
  }
}

async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let first = 0; first < all.length; first += atOnce)
    done.push(...(await Promise.all(all.slice(first, first + atOnce).map(work))))
  return done
}

function momentOf({ id, offer }: PricedItem, items: readonly TripItem[]): string {
  if (offer) return offer.leg?.ride.landsAt ?? offer.startsAt
  const wish = items.find((item) => item.id === id)?.wish
  return wish ? `${wish.day}T${wish.kind === 'tour' ? wish.start : wish.time}` : ''
}

interface Tries {
  left: number
}

async function showAll(ctx: Context, all: readonly PricedWish[], asker: Asker, tries: Tries): Promise<PricedItem[]> {
  const tourIds = all.flatMap(({ priced }) => priced.quote?.tourId ?? [])
  const [covers, tours] = [await findTourCovers(ctx.db, tourIds), await findToursShown(ctx.db, tourIds)]
  const shown: PricedItem[] = []
  for (const { item, priced } of all) {
    const nothing: TourShown = { line: '', stops: [] }
    if (priced.offer) {
      const { tourId, title } = priced.quote
      const { line, stops } = (tourId && tours.get(tourId)) || nothing
      const cover = (tourId && covers.get(tourId)) || null
      shown.push({ id: item.id, title, cover, line: line || null, stops, offer: priced.offer, gone: null })
      continue
    }
    const { error: sentence, code, fields = {} } = priced.refusal.toWire('')
    const nearest = await tryNearest(ctx, item.wish, priced.refusal.details.nearest ?? [], asker, tries)
    const gone = { code, sentence: Object.values(fields)[0] ?? sentence, nearest }
    shown.push({ id: item.id, ...(await nameOfWish(ctx, item.wish)), offer: null, gone })
  }
  return shown
}

/** Other hours of the same, each tried. */
async function tryNearest(
  ctx: Context,
  wish: TripWish,
  slots: readonly { day: string; start: string }[],
  asker: Asker,
  tries: Tries,
): Promise<Alternative[]> {
  const found: Alternative[] = []
  for (const slot of slots.slice(0, Math.min(mostNearest, tries.left))) {
    tries.left--
    const other = atSlot(wish, slot)
    const { offer } = await priceItem(ctx, other, asker)
    if (offer) found.push({ wish: other, day: slot.day, start: slot.start, totalYen: offer.totalYen })
  }
  return found
}

async function findAll(ctx: Context, all: readonly PricedWish[], asker: Asker, tries: Tries): Promise<Finding[]> {
  const facts = all.flatMap(({ item, priced }) => (priced.offer ? [factOf(item, priced)] : []))
  const misfits = findMisfits(facts, await openGround(ctx), tokyoIso(ctx.clock.now()).slice(0, 10))
  const yenOf = new Map(all.flatMap(({ item, priced }) => (priced.offer ? [[item.id, priced.offer.totalYen]] : [])))
  const findings: Finding[] = []
  for (const { proposals, ...misfit } of misfits.toSorted(pressing)) {
    const fixes: Finding['fixes'] = []
    for (const proposal of proposals) {
      const needed = proposal.changes.filter(({ wish }) => wish !== null).length
      if (tries.left < needed) continue
      tries.left -= needed
      fixes.push(await tryFix(ctx, proposal, yenOf, asker))
    }
    findings.push({ ...misfit, fixes })
  }
  return findings
}

const pressing = (one: Misfit, other: Misfit) => Number(other.isImpossible) - Number(one.isImpossible)

async function tryFix(
  ctx: Context,
  { words, changes }: Proposal,
  yenOf: ReadonlyMap<string, number>,
  asker: Asker,
): Promise<Finding['fixes'][number]> {
  let differenceYen = 0
  for (const { id, wish } of changes) {
    differenceYen -= yenOf.get(id) ?? 0
    if (wish === null) continue
    const { offer, refusal } = await priceItem(ctx, wish, asker)
    if (refusal) {
      const { error, fields = {} } = refusal.toWire('')
      return { words, tried: Object.values(fields)[0] ?? error, works: false, differenceYen: null, changes }
    }
    differenceYen += offer.totalYen
  }
  const tried = differenceYen === 0 ? 'Free, the same price' : 'Free at this moment'
  return { words, tried, works: true, differenceYen, changes }
}

function factOf({ id, wish }: TripItem, { offer, quote }: Extract<Priced, { refusal?: never }>): Fact {
  const { leg } = offer
  const isKnown = quote.pickUp !== null || !quote.beginsAtHotel
  const startsAt = quote.startsAt
  return {
    ...{ id, title: quote.title, wish, party: partyOf(wish) },
    beginsAt: leg?.ride.landsAt ? new Date(leg.ride.landsAt) : startsAt,
    startsAt,
    endsAt: new Date(offer.endsAt),
    airport: leg?.ride.airport ?? null,
    fromArea: isKnown ? quote.demand.fromArea : null,
    toArea: isKnown ? quote.demand.toArea : null,
    from: offer.from,
    to: offer.to,
  }
}
