import type { Meeting } from '#contract/booking.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { type BookableTour, findBookableTour, findOfferCode, runsOn } from '#server/catalogue/index.ts'
import {
  cheapestFitting,
  explainNoRoom,
  explainRoom,
  type Fleet,
  fitsParty,
  loadFleet,
  offeredClasses,
  type RoomParty,
  roomNeeded,
} from '#server/fleet/index.ts'
import {
  type Demand,
  demandOf,
  findNearest,
  loadBookingPolicy,
  openCalendar,
  ownAreas,
  type WhyClosed,
  whyNotAt,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoInstant, weekdayOf } from '#server/platform/tokyo-time.rules.ts'
import { chooseExtras } from './extras.rules.ts'
import { findMeetings } from './find-meetings.ts'
import { priceDay } from './price.rules.ts'
import type { ChosenExtra, PriceBook } from './price-input.rules.ts'
import { readPriceBook } from './rates.store.ts'

/** A wish that can be had: what it asks of the fleet, and what it costs. */
export interface PlannedDay {
  tour: BookableTour
  demand: Demand
  startsAt: Date
  endsAt: Date
  /** Null: as the tour itself begins and ends. */
  pickUp: Meeting | null
  dropOff: Meeting | null
  lines: QuoteLine[]
  /** Why this class, when nobody named one. */
  classWhy: string | null
}

/** A booking whose own crew is not in its way, and whose own hour stays open to it. */
export interface MovingBooking {
  bookingId: string
  startsAt?: Date
}

const whyNotSentences: Record<WhyClosed, string> = {
  past: 'This time has passed.',
  'too-short-notice': 'That is too soon for us to arrange this day.',
  'too-far-ahead': 'Our calendar is not open that far ahead.',
  'outside-season': 'The tour does not run on this day.',
}

/** Checks a wish against the tour, the party's room, the calendar and the cars, and prices it. */
export async function planDay(ctx: Context, wish: Wish, moving?: MovingBooking): Promise<PlannedDay> {
  const tour = await findBookableTour(ctx.db, wish.tour)
  if (!tour) throw new AppError('catalogue.unknown-tour')
  if (!tour.startTimes.includes(wish.start))
    throw refused('start', `This tour begins at ${tour.startTimes.join(' or ')}.`)
  if (wish.childAges.length > wish.guests)
    throw refused('childAges', 'There are more children than guests. Children count as guests, too.')
  const fleet = await loadFleet(ctx)
  const book = await readPriceBook(ctx.db)
  const { guestsPerGuide } = await loadBookingPolicy(ctx)
  const extras = extrasOf(wish, book)
  const party = partyOf(wish, extras)
  const { car, classWhy } = carFor(fleet, tour, party, wish.vehicleClass)
  const own = ownAreas(tour, fleet)
  const { pickUp, dropOff } = await findMeetings(ctx, wish, own)
  const demand = demandOf({
    tour,
    fleet,
    guestsPerGuide,
    vehicleClass: car.vehicleClass,
    guests: wish.guests,
    room: roomNeeded(party),
    guide: wish.guide,
    guideLanguage: wish.guideLanguage,
    extraHalfHours: wish.extraHalfHours,
    pickUpArea: pickUp?.meeting.area ?? null,
    dropOffArea: dropOff?.meeting.area ?? null,
  })
  const startsAt = tokyoInstant(wish.day, wish.start)
  await refuseImpossible(ctx, { tour, demand, wish, startsAt }, moving)
  const lines = priceDay({
    tour,
    vehicleClass: car.vehicleClass,
    className: car.name,
    guests: wish.guests,
    startsAt,
    extraHalfHours: wish.extraHalfHours,
    guideWished: wish.guide,
    guides: demand.guides,
    guestsPerGuide,
    extraHalfHourYen: book.classRates.get(car.vehicleClass) ?? 0,
    rates: book.rates,
    guideSeasons: book.guideSeasons,
    pickUp: pickUp && { name: pickUp.called, feeYen: pickUp.feeYen },
    dropOff: dropOff && { name: dropOff.called, feeYen: dropOff.feeYen },
    extras,
    offer: await offerFor(ctx, wish, tour),
  })
  const endsAt = new Date(startsAt.getTime() + demand.durationMinutes * 60_000)
  // Who is picked up elsewhere is brought back there, where a tour ends as it began.
  const back = own.dropOffArea === own.pickUpArea ? pickUp : null
  return {
    tour,
    demand,
    startsAt,
    endsAt,
    pickUp: pickUp?.meeting ?? null,
    dropOff: (dropOff ?? back)?.meeting ?? null,
    lines,
    classWhy,
  }
}

const refused = (field: string, sentence: string) =>
  new AppError('platform.invalid-input', { fields: { [field]: sentence } })

function extrasOf(wish: Wish, book: PriceBook): ChosenExtra[] {
  if (wish.extraHalfHours > book.rates.mostExtraHalfHours)
    throw refused('extraHalfHours', `At most ${book.rates.mostExtraHalfHours} half hours can be added to a day.`)
  const { chosen, problem } = chooseExtras(wish.extras, book.extras)
  if (problem) throw refused('extras', problem)
  return chosen
}

const partyOf = (wish: Wish, extras: readonly ChosenExtra[]): RoomParty => ({
  guests: wish.guests,
  largeCases: wish.largeCases,
  extras: extras.map(({ extra, pieces }) => ({ ...extra, pieces })),
})

/** The class that was wished for, or the cheapest that fits. */
function carFor(fleet: Fleet, tour: BookableTour, party: RoomParty, wished: VehicleClass | undefined) {
  const offered = offeredClasses(fleet, tour.prices)
  const car = wished ? offered.find(({ vehicleClass }) => vehicleClass === wished) : cheapestFitting(offered, party)
  if (!car && wished)
    throw refused('vehicleClass', `This tour runs with ${offered.map(({ name }) => name).join(', ')}.`)
  if (!car) throw new AppError('pricing.party-too-large', { fields: { guests: explainNoRoom(offered, party) } })
  const why = explainRoom(offered, party, car.vehicleClass)
  if (!fitsParty(car.loads, party)) throw new AppError('pricing.party-too-large', { fields: { vehicleClass: why } })
  return { car, classWhy: wished ? null : why }
}

async function offerFor(ctx: Context, wish: Wish, tour: BookableTour) {
  if (wish.code === undefined) return null
  const today = tokyoDayOf(ctx.clock.now())
  const offer = await findOfferCode(ctx.db, { code: wish.code, tourId: tour.id, today })
  if (!offer) throw refused('code', 'This code does not apply to this tour.')
  if (wish.day < offer.travelFrom || wish.day > offer.travelTo || !offer.weekdays.includes(weekdayOf(wish.day)))
    throw refused('code', 'This code does not apply on that day.')
  return offer
}

async function refuseImpossible(
  ctx: Context,
  { tour, demand, wish, startsAt }: { tour: BookableTour; demand: Demand; wish: Wish; startsAt: Date },
  moving?: MovingBooking,
) {
  const slot = { day: wish.day, start: wish.start }
  const { horizonDays } = await loadBookingPolicy(ctx)
  // Before the cars are looked at: a day in the year 9999 has no neighbours that a database could know.
  const why = whyNotAt({ hours: tour, now: ctx.clock.now(), horizonDays, runsOn }, slot)
  // The hour that a booking has already needs no notice any more.
  const isOwnHour = moving?.startsAt?.getTime() === startsAt.getTime()
  if (why !== null && !isOwnHour) throw new AppError('pricing.not-possible', { fields: { day: whyNotSentences[why] } })
  const butNotOf = moving ? { butNotOf: moving.bookingId } : {}
  const calendar = await openCalendar(ctx, { tour, demand, firstDay: wish.day, lastDay: wish.day, ...butNotOf })
  if (!calendar.isFree(startsAt))
    throw new AppError('inventory.sold-out', { nearest: await findNearest(ctx, tour, demand, slot) })
}
