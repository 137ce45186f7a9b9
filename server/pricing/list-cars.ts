import type { VehicleClass } from '#contract/catalogue.ts'
import { fitsParty, roomPartyOf } from '#contract/room.ts'
import { explainFit, explainNoRoom } from '#contract/room-words.ts'
import type { Wish } from '#contract/wish.ts'
import { findBookableTour } from '#server/catalogue/index.ts'
import { highStepInWords, loadFleet, offeredClasses } from '#server/fleet/index.ts'
import { openCrews } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { AdjustLines } from './make-quote.ts'
import { prepareWishFor } from './prepare-wish.ts'
import { totalYenOf } from './price.rules.ts'
import { readPriceBook } from './rates.store.ts'

/** A class that fits a party and is free at its hour. */
export interface CarToHave {
  vehicleClass: VehicleClass
  name: string
  /** How full it would be. */
  why: string
  totalYen: number
}

export interface CarsToHave {
  cars: CarToHave[]
  /** Where there is none: why not. */
  why: string | null
}

export interface CarsFor {
  /** A booking whose own crew is not in its way. */
  bookingId: string
  adjust: AdjustLines
}

export const noCarIsFree = 'No car that takes this party is free at this hour.'

/** The cars that a wish could really have at its hour: one that is too small or taken is not among them. */
export async function listCars(ctx: Context, wish: Wish, { bookingId, adjust }: CarsFor): Promise<CarsToHave> {
  const tour = await findBookableTour(ctx.db, wish.tour)
  if (!tour) throw new AppError('catalogue.unknown-tour')
  const book = await readPriceBook(ctx.db)
  const fleet = await loadFleet(ctx)
  const startsAt = tokyoInstant(wish.day, wish.start)
  const until = addMinutes(startsAt, tour.durationMinutes + 30 * wish.extraHalfHours)
  const crews = await openCrews(ctx, { from: startsAt, until, butNotOf: bookingId })
  const offered = offeredClasses(fleet, tour.prices)
  const party = roomPartyOf(wish, book.extras)
  const fitting = offered.filter(({ loads }) => fitsParty(loads, party))
  if (fitting.length === 0) return { cars: [], why: explainNoRoom(offered, party) }
  const cars: CarToHave[] = []
  for (const { vehicleClass, name, loads } of fitting) {
    const { demand, linesAt } = await prepareWishFor(ctx, { ...wish, vehicleClass }, tour, book, { isBooked: true })
    if (crews.crewFor(demand, startsAt))
      cars.push({
        vehicleClass,
        name,
        why: `${explainFit({ loads }, party)}${highStepInWords(fleet.classes.get(vehicleClass), wish.extras)}`,
        totalYen: totalYenOf(adjust(linesAt(startsAt))),
      })
  }
  return { cars, why: cars.length === 0 ? noCarIsFree : null }
}
