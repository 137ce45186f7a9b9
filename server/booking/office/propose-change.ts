import type { proposeChange as proposeChangeCall } from '#contract/booking-desk-changes.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { Quote, QuoteLine } from '#contract/pricing.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { readTax } from '#server/catalogue/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { type Candidate, insistOn, type OwnJobs, planCrew } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findQuote, type KeptWish, totalYenOf } from '#server/pricing/index.ts'
import { atAgreedHour } from '../agreed-hour.rules.ts'
import { type BookingRow, findByReference } from '../bookings.store.ts'
import { changedWish } from '../changed-wish.rules.ts'
import { codeLost } from '../code-lost.ts'
import { kindOf } from '../kinds.ts'
import { notPossible } from '../move.ts'
import { computedLines, keepCharged, type PriceOverride, stillCharged } from '../price-overrides.rules.ts'
import { crewForDesk, memberIn, viewCrew } from './desk-crew.ts'
import { whichPlaceIsShut } from './hours-of-places.ts'
import { nobodyFree, sayWhoIsMissing } from './nobody-free.ts'
import { toDeskLines } from './read-desk.ts'
import { stopsThen } from './stops-then.ts'
import { termsThen } from './terms-then.rules.ts'

type Proposal = OutputOf<typeof proposeChangeCall>

/** What a change would cost, and who would drive it: asked as often as the desk types, and changes nothing. */
export async function proposeChange(
  ctx: Context,
  { reference, wish: change }: ReadInputOf<typeof proposeChangeCall>,
): Promise<Proposal> {
  const booking = await findByReference(ctx.db, reference)
  if (!booking) throw new AppError('booking.unknown')
  refuseUnlessOpen(ctx, booking)
  const wish = changedWish(booking, change)
  if (JSON.stringify(wish) === JSON.stringify(changedWish(booking, {}))) return asItIs(ctx, booking)
  const { quote, planned, lines, priceOverrides } = await planChange(ctx, booking, wish)
  const names = await findFirstNames(
    ctx.db,
    priceOverrides.map(({ by }) => by),
  )
  return {
    quoteId: quote.id,
    startsAt: quote.startsAt,
    endsAt: quote.endsAt,
    vehicleClass: quote.vehicleClass,
    lines: toDeskLines({ lines, priceOverrides }, names),
    computedYen: quote.totalYen,
    taxes: (await readTax(ctx.db)).ofLines(lines, new Date(quote.endsAt)),
    codeLapses: await codeLost(ctx, booking, { lines, startsAt: new Date(quote.startsAt) }),
    stops: await stopsThen(ctx, {
      ...{ tourId: booking.tourId, startsAt: quote.startsAt, before: booking, after: quote },
      isEndNamed: (wish.dropOff ?? wish.dropOffAddress) !== undefined,
    }),
    terms: termsThen(booking, new Date(quote.startsAt), ctx.clock.now()),
    placesShut: await whichPlaceIsShut(ctx, booking, new Date(quote.startsAt)),
    crew: planned.map(memberIn(await loadFleet(ctx))),
  }
}

export interface PlannedChange {
  quote: Quote
  /** Who would drive: those who are wanted, then those of today, as far as they can. */
  planned: Candidate[]
  /** As they would be charged. */
  lines: QuoteLine[]
  priceOverrides: PriceOverride[]
}

/**
 * Prices another wish of a booking and looks who would drive it, beside those who change before it in the same deed.
 * Changes nothing; the price is kept for a while.
 */
export async function planChange(
  ctx: Context,
  booking: BookingRow,
  wish: KeptWish,
  { prefer = [], own }: { prefer?: readonly string[]; own?: OwnJobs } = {},
): Promise<PlannedChange> {
  const adjust = atAgreedHour(booking, wish)
  const terms = { userId: booking.userId, moving: booking, byOffice: true, adjust }
  const quote = await kindOf(wish).quote(ctx, wish, terms).catch(sayWhoIsMissing(ctx, booking.id))
  const stored = await findQuote(ctx.db, quote.id)
  const crew = await crewForDesk(ctx, ctx.db, booking)
  const fleet = await loadFleet(ctx)
  if (!stored) throw new AppError('pricing.unknown-quote')
  const planned = await planCrew(ctx, {
    ...{ fleet, demand: stored.demand, startsAt: stored.startsAt, bookingId: booking.id },
    ...{ ...insistOn(fleet, prefer, crew?.members ?? []), own },
  })
  // A car that fits and its chauffeur who is free need not go together: then nobody is planned.
  if (planned.length === 0) throw await nobodyFree(ctx, booking.id, stored, {}, own)
  // What was charged otherwise stays so where the line costs what it did.
  const lines = keepCharged(quote.lines, booking.priceOverrides)
  return { quote, planned, lines, priceOverrides: stillCharged(lines, booking.priceOverrides) }
}

/** The office changes a day until it is over; what the price depends on only once it is confirmed. */
export function refuseUnlessOpen(ctx: Context, booking: BookingRow): void {
  const isOpen = booking.state === 'confirmed' && booking.endsAt > ctx.clock.now()
  if (!isOpen || booking.erasedAt) throw notPossible(booking)
}

async function asItIs(ctx: Context, booking: BookingRow): Promise<Proposal> {
  const crew = await crewForDesk(ctx, ctx.db, booking)
  const names = await findFirstNames(
    ctx.db,
    booking.priceOverrides.map(({ by }) => by),
  )
  return {
    quoteId: null,
    startsAt: tokyoIso(booking.startsAt),
    endsAt: tokyoIso(booking.endsAt),
    vehicleClass: booking.vehicleClass,
    lines: toDeskLines(booking, names),
    computedYen: totalYenOf(computedLines(booking.lines, booking.priceOverrides)),
    taxes: (await readTax(ctx.db)).ofLines(booking.lines, booking.endsAt),
    codeLapses: null,
    stops: [],
    terms: null,
    placesShut: null,
    crew: crew ? await viewCrew(ctx, ctx.db, crew) : [],
  }
}
