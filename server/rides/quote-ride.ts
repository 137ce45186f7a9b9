import { randomUUID } from 'node:crypto'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { Quote, QuoteLine } from '#contract/pricing.ts'
import type { quoteRide as quoteRideCall, RideQuote, RideWish } from '#contract/rides.ts'
import { cheapestFitting, fitsParty, type RoomParty, roomNeeded, roomPartyOf } from '#contract/room.ts'
import { explainRoom } from '#contract/room-words.ts'
import { readTax } from '#server/catalogue/index.ts'
import type { VehicleClassInfo } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { addQuotes, type NewQuote, type QuoteFor, quoteKeptMinutes, totalYenOf } from '#server/pricing/index.ts'
import { wished } from './asked-rides.ts'
import { codeNoteOf, refuseCodes } from './codes-of-ways.ts'
import { asFullAsItTakes, isNoFuller } from './no-fuller.rules.ts'
import { planAsked } from './plan-asked.ts'
import { type PreparedRide, prepareRide, type RideSnapshot } from './prepare-ride.ts'
import { type PlannedWay, type PricedClass, priceClasses } from './priced-classes.ts'
import { carFor, refuseNoCar, refuseTaken } from './refuse-ride.ts'
import { readRideSnapshot } from './ride-snapshot.ts'
import { isTooSoon, refuseClosed, tooSoon } from './when-possible.ts'

/** What a ride costs in one class, and the way back where one is wished: what is quoted is what is charged. */
export async function quoteRide(
  ctx: Context,
  { vehicleClass, ...ask }: ReadInputOf<typeof quoteRideCall>,
  userId: string | null,
): Promise<OutputOf<typeof quoteRideCall>> {
  const { snapshot, ways } = await planAsked(ctx, ask, { guest: { userId } })
  const classes = await priceClasses(ctx, snapshot, ways)
  const car = carFor(classes, ways, vehicleClass)
  const late = ways.find(({ at }) => isTooSoon(ctx, at.times.startsAt))
  if (late) throw tooSoon(late.prepared)
  await refuseTaken(ctx, snapshot, ways, vehicleClass)
  refuseCodes(ways, car)
  const made = ways.map((way, place) => toQuote(ctx, snapshot.table.id, way, car, car.ways[place] ?? [], { userId }))
  await addQuotes(ctx.db, made)
  const tax = await readTax(ctx.db)
  const quotes = made.map((quote, place): RideQuote => {
    const { prepared, at } = ways[place] as PlannedWay
    return {
      id: quote.id,
      expiresAt: tokyoIso(quote.expiresAt),
      leg: prepared.legOf(at),
      vehicleClass,
      className: car.name,
      lines: quote.lines,
      totalYen: quote.totalYen,
      taxes: tax.ofLines(quote.lines, quote.endsAt),
    }
  })
  return {
    quotes,
    totalYen: quotes.reduce((sum, quote) => sum + quote.totalYen, 0),
    takesAnotherCode: ways[0]?.prepared.codes.takesAnother ?? false,
    codeNote: codeNoteOf(ways, car),
  }
}

/** The same for one wish, as a booking asks that moves to another hour. */
export async function quoteOneRide(
  ctx: Context,
  wish: RideWish,
  { userId, moving, adjust, byOffice = false }: QuoteFor,
): Promise<Quote> {
  const snapshot = await readRideSnapshot(ctx)
  const asked = await prepareRide(ctx, snapshot, wish, wished, {
    isBooked: moving !== undefined,
    ...(moving && { keptExtras: moving.wish.extras }),
  })
  const fullClass = moving && wasFullIn(snapshot, asked.party, moving)
  const prepared = fullClass ? asFullAsBefore(asked, fullClass) : asked
  const way: PlannedWay = { prepared, at: prepared.at(prepared.start) }
  const { startsAt } = way.at.times
  // The hour that a booking has already stays open to it.
  if (moving?.startsAt.getTime() !== startsAt.getTime()) {
    await refuseClosed(ctx, prepared)
    if (!byOffice && isTooSoon(ctx, startsAt)) throw tooSoon(prepared)
  }
  const classes = await priceClasses(ctx, snapshot, [way])
  const chosen = wish.vehicleClass ?? cheapestFitting(classes.sold, prepared.party)?.vehicleClass
  if (!chosen) throw refuseNoCar(classes, [way])
  const car =
    (chosen === fullClass?.vehicleClass && classes.sold.find(({ vehicleClass }) => vehicleClass === chosen)) ||
    carFor(classes, [way], chosen)
  await refuseTaken(ctx, snapshot, [way], car.vehicleClass, moving?.id)
  const own = car.ways[0] ?? []
  const quote = toQuote(ctx, snapshot.table.id, way, car, adjust ? adjust(own) : own, { userId, bookingId: moving?.id })
  await addQuotes(ctx.db, [quote])
  return {
    id: quote.id,
    expiresAt: tokyoIso(quote.expiresAt),
    tour: null,
    startsAt: tokyoIso(quote.startsAt),
    endsAt: tokyoIso(quote.endsAt),
    pickUp: quote.pickUp,
    dropOff: quote.dropOff,
    vehicleClass: quote.vehicleClass,
    className: car.name,
    classWhy: wish.vehicleClass ? null : explainRoom(classes.sold, prepared.party, car.vehicleClass),
    guides: 0,
    lines: quote.lines,
    totalYen: quote.totalYen,
    takesAnotherCode: false,
    taxes: (await readTax(ctx.db)).ofLines(quote.lines, quote.endsAt),
  }
}

type Moving = NonNullable<QuoteFor['moving']>

/** The class of a booking that is fuller than it takes already, where a change makes nothing worse; else undefined. */
function wasFullIn({ fleet, book }: RideSnapshot, party: RoomParty, { wish, vehicleClass }: Moving) {
  const info = fleet.classes.get(vehicleClass)
  if (!info || fitsParty(info.loads, party)) return undefined
  return isNoFuller(roomNeeded(roomPartyOf({ ...wish, extras: [...wish.extras] }, book.extras)), roomNeeded(party))
    ? info
    : undefined
}

const asFullAsBefore = (asked: PreparedRide, { vehicleClass, loads }: VehicleClassInfo): PreparedRide => ({
  ...asked,
  demandFor: (one, at) => {
    const demand = asked.demandFor(one, at)
    return one === vehicleClass ? asFullAsItTakes(demand, loads) : demand
  },
})

function toQuote(
  { clock }: Context,
  fareTableId: string,
  { prepared, at }: PlannedWay,
  { vehicleClass }: Pick<PricedClass, 'vehicleClass'>,
  lines: QuoteLine[],
  { userId, bookingId = null }: { userId: string | null; bookingId?: string | null | undefined },
): NewQuote & { id: string } {
  const now = clock.now()
  const leg = prepared.legOf(at)
  return {
    id: randomUUID(),
    userId,
    bookingId,
    tourId: null,
    ride: at.ride,
    fareTableId,
    wish: { ...keptOf(prepared.wish), vehicleClass },
    pickUp: prepared.from.meeting,
    dropOff: prepared.to.meeting,
    demand: prepared.demandFor(vehicleClass, at),
    cancellationTiers: leg.cancellationTiers,
    startsAt: at.times.startsAt,
    endsAt: at.times.endsAt,
    vehicleClass: vehicleClass satisfies VehicleClass,
    guides: 0,
    lines,
    totalYen: totalYenOf(lines),
    createdAt: now,
    expiresAt: addMinutes(now, quoteKeptMinutes),
  }
}

/** What concerns tours only is as if nothing were wished. */
const keptOf = (wish: RideWish) => ({ ...wish, guide: false, guideLanguage: 'en', extraHalfHours: 0 })
