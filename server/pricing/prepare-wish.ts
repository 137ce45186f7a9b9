import type { VehicleClass } from '#contract/catalogue.ts'
import type { Meeting } from '#contract/places.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { cheapestFitting, fitsParty, type RoomParty, roomNeeded, roomPartyOf } from '#contract/room.ts'
import { explainNoRoom, explainRoom } from '#contract/room-words.ts'
import type { Wish } from '#contract/wish.ts'
import { type BookableTour, findBookableTour } from '#server/catalogue/index.ts'
import { type Fleet, loadFleet, offeredClasses } from '#server/fleet/index.ts'
import { type Demand, demandOf, loadBookingPolicy, ownAreas } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { askedCodes, type CodeTerms, codeRefused } from './asked-codes.ts'
import { chooseExtras, type KeptExtras } from './extras.rules.ts'
import { findMeetings } from './find-meetings.ts'
import type { CodeDiscount } from './offer-code.rules.ts'
import { priceDay, totalYenOf } from './price.rules.ts'
import type { ChosenExtra, PriceBook } from './price-input.rules.ts'
import { readPriceBook } from './rates.store.ts'

/** A wish with all that is the same on every day: the tour, the car, where it begins and ends, what it asks for. */
export interface PreparedWish {
  tour: BookableTour
  demand: Demand
  /** Null: as the tour itself begins and ends. */
  pickUp: Meeting | null
  dropOff: Meeting | null
  className: string
  /** Why this class, when nobody named one. */
  classWhy: string | null
  /** What it costs when it begins then. Refuses a code that does not count on that day, unless it is booked already. */
  linesAt: (startsAt: Date) => QuoteLine[]
  /** One code is used, and another may be added to it. */
  takesAnotherCode: boolean
}

/** What a booking has already stays open to it. */
export interface WishTerms extends CodeTerms {
  keptExtras?: KeptExtras
}

type WishForAnyDay = Omit<Wish, 'day' | 'start'>

/** Checks a wish against the tour and the party's room, whatever the day. */
export async function prepareWish(ctx: Context, wish: WishForAnyDay, terms: WishTerms = {}): Promise<PreparedWish> {
  const tour = await findBookableTour(ctx.db, wish.tour)
  if (!tour) throw new AppError('catalogue.unknown-tour')
  return prepareWishFor(ctx, wish, tour, await readPriceBook(ctx.db), terms)
}

/** The same for who has read the tour and the price book already, since there are many wishes. */
export async function prepareWishFor(
  ctx: Context,
  wish: WishForAnyDay,
  tour: BookableTour,
  book: PriceBook,
  terms: WishTerms = {},
): Promise<PreparedWish> {
  if (wish.childAges.length > wish.guests)
    throw refused('childAges', 'There are more children than guests. Children count as guests, too.')
  const fleet = await loadFleet(ctx)
  const { guestsPerGuide } = await loadBookingPolicy(ctx)
  const extras = extrasOf(wish, book, terms)
  const party = roomPartyOf(wish, book.extras)
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
  const codes = await askedCodes(ctx, wish, { tour: tour.slug }, terms)
  const linesWith = (offers: readonly CodeDiscount[], startsAt: Date) =>
    priceDay({
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
      offers,
    })
  const linesAt = (startsAt: Date) => {
    const { offers, refusals } = codes.onDay(tokyoDayOf(startsAt))
    const lines = linesWith(offers, startsAt)
    const refusal = refusals[0] ?? codes.ifLeft(lines)
    if (!refusal) return lines
    const others = offers.filter(({ code }) => code !== refusal.code)
    throw codeRefused(refusal, totalYenOf(linesWith(others, startsAt)))
  }
  // Who is picked up elsewhere is brought back there, where a tour ends as it began.
  const back = own.dropOffArea === own.pickUpArea ? pickUp : null
  return {
    tour,
    demand,
    pickUp: pickUp?.meeting ?? null,
    dropOff: (dropOff ?? back)?.meeting ?? null,
    className: car.name,
    classWhy,
    linesAt,
    takesAnotherCode: codes.takesAnother,
  }
}

export const refused = (field: string, sentence: string) =>
  new AppError('platform.invalid-input', { fields: { [field]: sentence } })

function extrasOf(
  wish: Pick<Wish, 'extras' | 'extraHalfHours'>,
  book: PriceBook,
  { isBooked, keptExtras = isBooked ? 'all' : [] }: WishTerms,
): ChosenExtra[] {
  if (wish.extraHalfHours > book.rates.mostExtraHalfHours)
    throw refused('extraHalfHours', `At most ${book.rates.mostExtraHalfHours} half hours can be added to a day.`)
  const { chosen, problem } = chooseExtras(wish.extras, book.extras, { use: 'tours', kept: keptExtras })
  if (problem) throw refused('extras', problem)
  return chosen
}

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
