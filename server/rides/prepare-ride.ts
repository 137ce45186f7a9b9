import type { VehicleClass } from '#contract/catalogue.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { RideLeg, RideWish, Terminal } from '#contract/rides.ts'
import type { RoomParty } from '#contract/room.ts'
import type { Fleet } from '#server/fleet/index.ts'
import type { Demand } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import {
  type AskedCodes,
  askedCodes,
  type ChosenExtra,
  chooseExtras,
  type KeptExtras,
  type PriceBook,
  type WishTerms,
} from '#server/pricing/index.ts'
import { customsMinutesOf } from './customs.rules.ts'
import type { FareTable } from './fares.store.ts'
import { type FoundEnd, findEnds, isHub, type RideFields, refused } from './find-ends.ts'
import { bareFlight } from './flight-number.rules.ts'
import { findKnownFlight } from './flights.store.ts'
import { demandFor, legOf, linesFor, type RideAt, type RideFacts, rideAt } from './ride-parts.ts'
import { freeMinutesFromLanding } from './ride-times.rules.ts'
import { routeBetween } from './route.rules.ts'

export type { RideAt }

/** What all wishes are prepared with. */
export interface RideSnapshot {
  fleet: Fleet
  table: FareTable
  book: PriceBook
}

/** A wish whose places, party and extras are known: then every hour and every class is answered from memory. */
export interface PreparedRide {
  wish: RideWish
  fields: RideFields
  from: FoundEnd
  to: FoundEnd
  extras: readonly ChosenExtra[]
  party: RoomParty
  codes: AskedCodes
  /** The landing or the pick-up, as it was wished. */
  start: Date
  at(start: Date): RideAt
  demandFor(vehicleClass: VehicleClass, at: RideAt): Demand
  /** With what its codes take off; `but`: without these. */
  linesFor(vehicleClass: VehicleClass, at: RideAt, but?: readonly string[]): QuoteLine[]
  legOf(at: RideAt): RideLeg
}

/** Checks a wish as far as it can be without looking at the hour or the cars, and finds its ends. */
export async function prepareRide(
  ctx: Context,
  { fleet, table, book }: RideSnapshot,
  wish: RideWish,
  fields: RideFields,
  terms: WishTerms = {},
): Promise<PreparedRide> {
  const { fares } = table
  refuseContradictions(wish, fields)
  const extras = extrasOf(wish, book, fields, terms.keptExtras ?? (terms.isBooked ? 'all' : []))
  const { from, to } = await findEnds(ctx, fleet, wish, fields)
  if (wish.way === 'transfer' && !isHub(from) && !isHub(to))
    throw refused(
      fields.pickUp,
      'A transfer begins or ends at an airport, a station or a port. From door to door, choose point to point.',
    )
  const start = tokyoInstant(wish.day, wish.start)
  refuseTooFarByTheHour(fleet, { wish, from, to, start, fields })
  const awaited = wish.way === 'transfer' ? from.terminal : null
  const customsMinutes = awaited ? await customsOf(ctx, awaited, wish.flight) : 0
  const codes = await askedCodes(ctx, wish, { ride: wish.way }, terms)
  const facts: RideFacts = {
    ...{ fleet, fares, wish, from, to, extras, codes },
    party: {
      guests: wish.guests,
      largeCases: wish.largeCases,
      extras: extras.map(({ extra, pieces }) => ({ ...extra, pieces })),
    },
    waitsForFlight: awaited !== null,
    customsMinutes,
    freeWaitMinutes: awaited
      ? freeMinutesFromLanding(fares.waiting, customsMinutes)
      : fares.waiting.elsewhereFreeMinutes,
  }
  return {
    ...{ wish, fields, from, to, extras, codes, start, party: facts.party },
    at: (begins) => rideAt(facts, begins),
    demandFor: (vehicleClass, at) => demandFor(facts, vehicleClass, at),
    linesFor: (vehicleClass, at, but) => linesFor(facts, vehicleClass, at, but),
    legOf: (at) => legOf(facts, at, ctx.clock.now()),
  }
}

function refuseContradictions(wish: RideWish, fields: RideFields): void {
  if (wish.way === 'hourly' && wish.hours === undefined) throw refused(fields.hours, 'For how many hours?')
  if (wish.way !== 'hourly' && wish.hours !== undefined)
    throw refused(fields.hours, 'Hours are only for a car by the hour.')
  if (wish.childAges.length > wish.guests)
    throw refused(fields.childAges, 'There are more children than guests. Children count as guests, too.')
}

function extrasOf(wish: RideWish, book: PriceBook, fields: RideFields, kept: KeptExtras): ChosenExtra[] {
  const { chosen, problem } = chooseExtras(wish.extras, book.extras, { use: 'rides', kept })
  if (problem) throw refused(fields.extras, problem)
  return chosen
}

async function customsOf({ db }: Context, terminal: Terminal, flight: string): Promise<number> {
  const known = flight === '' ? undefined : await findKnownFlight(db, bareFlight(flight))
  return customsMinutesOf(terminal, known?.isInternational ?? null)
}

/** The car is theirs for so long: it must at least come to where it is to end. */
function refuseTooFarByTheHour(
  fleet: Fleet,
  { wish, from, to, start, fields }: Pick<PreparedRide, 'wish' | 'from' | 'to' | 'start' | 'fields'>,
): void {
  if (wish.hours === undefined) return
  const { driveMinutes } = routeBetween(fleet, from.meeting.area, to.meeting.area, start)
  if (driveMinutes > wish.hours * 60)
    throw refused(fields.hours, `The way alone takes about ${driveMinutes} minutes. Please take the car for longer.`)
}
