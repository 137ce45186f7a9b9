import type { Availability, AvailableDay, availability as availabilityCall } from '#contract/availability.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { cheapestFitting, fitsParty, roomNeeded } from '#contract/room.ts'
import { explainFit, explainRoom } from '#contract/room-words.ts'
import type { BookableTour } from '#server/catalogue/index.ts'
import { highStepInWords, loadFleet, offeredClasses } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { dayOf, daysOfMonth, nearestOpenDay } from './calendar.rules.ts'
import { findNearest, openCalendar } from './calendar.ts'
import { demandOf } from './demand-of.ts'
import { loadBookingPolicy } from './load-booking-policy.ts'

/** The answer without its prices, which are not a matter of cars and crews. */
export type MonthOfDays = Omit<Availability, 'usualYen' | 'days'> & { days: AvailableDay[] }

/** Which days of a month can really be had by this party, and in what car. */
export async function readAvailability(
  ctx: Context,
  tour: BookableTour,
  input: ReadInputOf<typeof availabilityCall>,
): Promise<MonthOfDays> {
  const fleet = await loadFleet(ctx)
  if (input.vehicleClass && !fleet.classes.has(input.vehicleClass))
    throw new AppError('platform.invalid-input', { fields: { vehicleClass: 'There is no such class.' } })
  const seats = { halfSeats: input.halfSeats, largeCases: input.extraCases, pieces: 1 }
  const party = { guests: input.guests, largeCases: input.largeCases, extras: [seats] }
  const told = input.wheelchair === 'yes' ? [{ code: 'wheelchair' }] : []
  const offered = offeredClasses(fleet, tour.prices)
  const cheapest = cheapestFitting(offered, party)
  const chosen = input.vehicleClass ? offered.find((one) => one.vehicleClass === input.vehicleClass) : cheapest
  const fits = chosen !== undefined && fitsParty(chosen.loads, party)
  const demand = fits
    ? demandOf({
        tour,
        fleet,
        guestsPerGuide: (await loadBookingPolicy(ctx)).guestsPerGuide,
        vehicleClass: chosen.vehicleClass,
        guests: input.guests,
        room: roomNeeded(party),
        guide: input.guide === 'yes',
        guideLanguage: input.guideLanguage,
        extraHalfHours: input.extraHalfHours,
        pickUpArea: null,
        dropOffArea: null,
      })
    : null
  const month = daysOfMonth(input.month)
  const [firstDay = '', lastDay = ''] = [month[0], month.at(-1)]
  const calendar = await openCalendar(ctx, { tour, demand, firstDay, lastDay })
  const days = month.map((day) => dayOf(calendar, day)).map((day) => (demand ? day : tooLarge(day)))
  const openDay = demand && !days.some((day) => day.free) ? nearestOpenDay(calendar, lastDay) : undefined
  const nearest = demand && openDay ? await findNearest(ctx, tour, demand, { day: openDay, start: '' }) : []
  return {
    month: input.month,
    classes: offered.map((one) => ({
      vehicleClass: one.vehicleClass,
      name: one.name,
      priceYen: one.priceYen,
      fits: fitsParty(one.loads, party),
      why: `${explainFit(one, party)}${highStepInWords(fleet.classes.get(one.vehicleClass), told)}`,
    })),
    suggestion: cheapest
      ? { vehicleClass: cheapest.vehicleClass, why: explainRoom(offered, party, cheapest.vehicleClass) }
      : null,
    vehicleClass: chosen?.vehicleClass ?? null,
    days,
    nearest,
  }
}

/** A party that fits into no car hears that, rather than that the day is sold out. */
const tooLarge = (day: AvailableDay): AvailableDay => ({
  ...day,
  why: day.why === 'sold-out' ? 'party-too-large' : day.why,
  starts: day.starts.map((start) => ({ ...start, why: start.why === 'sold-out' ? 'party-too-large' : start.why })),
})
