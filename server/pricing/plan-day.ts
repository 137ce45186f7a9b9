import type { VehicleClass } from '#contract/catalogue.ts'
import type { Meeting } from '#contract/places.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { listed } from '#core/words.ts'
import { type BookableTour, runsOn, withArrivals } from '#server/catalogue/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import {
  type Demand,
  findLatestEnd,
  findNearest,
  guidesSpeaking,
  isTooLongForTheFree,
  loadBookingPolicy,
  openCalendar,
  ownAreas,
  type WhyClosed,
  whyClosedOn,
  whyNobody,
  whyNotAt,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import { tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { CodeTerms } from './asked-codes.ts'
import { longerWays, withLongerWays } from './longer-ways.ts'
import { whyNoTime } from './no-time.rules.ts'
import { type PreparedWish, prepareWish, refused } from './prepare-wish.ts'
import { whyNotThereSentence } from './why-not-there.rules.ts'

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
  takesAnotherCode: boolean
  className: string
  /** Why this class, when nobody named one. */
  classWhy: string | null
}

export interface Moving {
  id: string
  startsAt: Date
  /** Who and what comes along by now, and in which class. */
  wish: Pick<Wish, 'guests' | 'largeCases' | 'extras'>
  vehicleClass: VehicleClass
  pickUp: Meeting | null
  dropOff: Meeting | null
}

export interface PlanTerms {
  /** A booking whose own crew is not in its way, and whose own hour and places stay open to it. */
  moving?: Moving
  /** The office decides about the hour: any start, and without the notice that guests must give. */
  byOffice?: boolean
  /** The office decides about the notice alone. */
  withinNotice?: boolean
  /** For whom it is, where a code counts once for each guest. */
  guest?: CodeTerms['guest']
}

const whyNotSentences: Record<WhyClosed, string> = {
  past: 'This time has passed.',
  'too-short-notice': 'That is too soon for us to arrange this day.',
  'too-far-ahead': 'Our calendar is not open that far ahead.',
  'outside-season': 'The tour does not run on this day.',
}

/** Checks a wish against the tour, the party's room, the calendar and the cars, and prices it. */
export async function planDay(ctx: Context, wish: Wish, terms: PlanTerms = {}): Promise<PlannedDay> {
  const { linesAt, ...prepared } = await prepareWish(ctx, wish, {
    isBooked: terms.moving !== undefined,
    ...(terms.moving && { keptExtras: terms.moving.wish.extras }),
    ...(terms.guest && { guest: terms.guest }),
  })
  const { tour, demand } = prepared
  // The hour that a booking has already stays open to it, also where the tour has other starts by now.
  const isOwnStart = terms.moving?.startsAt.getTime() === tokyoInstant(wish.day, wish.start).getTime()
  if (!terms.byOffice && !isOwnStart && !tour.startTimes.includes(wish.start))
    throw refused('start', `This tour begins at ${listed(tour.startTimes, 'or')}.`)
  const startsAt = tokyoInstant(wish.day, wish.start)
  await refuseImpossible(ctx, { ...prepared, wish, startsAt }, terms)
  const endsAt = new Date(startsAt.getTime() + demand.durationMinutes * 60_000)
  const { extraHalfHours } = wish
  const longer = longerWays(await loadFleet(ctx), { tour, ...demand, startsAt, endsAt, extraHalfHours })
  const ends = withLongerWays(prepared, longer)
  if (!terms.byOffice) refuseNoTime(tour, wish, ends, terms.moving)
  return { ...prepared, ...ends, startsAt, endsAt, lines: linesAt(startsAt) }
}

type Ends = Pick<PlannedDay, 'pickUp' | 'dropOff'>

/** Refuses ends so far away that the stops would be left before anybody has seen them. */
function refuseNoTime(tour: BookableTour, wish: Wish, ends: Ends, moving: Ends | undefined) {
  if (moving && isSamePlace(moving, ends)) return
  const isEndNamed = (wish.dropOff ?? wish.dropOffAddress) !== undefined
  const why = whyNoTime({ stops: withArrivals(tour.stops), ends, isEndNamed })
  if (why) throw new AppError('inventory.place-too-far', { nearest: [], fields: { [why.end]: why.sentence } })
}

/** What a booking has already stays open to it. */
const isSamePlace = (booked: Ends, ends: Ends) =>
  booked.pickUp?.name === ends.pickUp?.name && booked.dropOff?.name === ends.dropOff?.name

async function refuseImpossible(
  ctx: Context,
  day: Omit<PreparedWish, 'linesAt'> & { wish: Wish; startsAt: Date },
  { moving, byOffice = false, withinNotice = byOffice }: PlanTerms,
) {
  const { tour, demand, wish, startsAt } = day
  const slot = { day: wish.day, start: wish.start }
  const { horizonDays } = await loadBookingPolicy(ctx)
  // Before the cars are looked at: a day in the year 9999 has no neighbours that a database could know.
  const why = whyNotAt({ hours: tour, now: ctx.clock.now(), horizonDays, runsOn }, slot)
  // The hour that a booking has already needs no notice any more.
  const isOwnHour = moving?.startsAt.getTime() === startsAt.getTime()
  const isLeft = isOwnHour || (withinNotice && why === 'too-short-notice')
  if (why !== null && !isLeft) {
    const closed = why === 'outside-season' ? whyClosedOn(tour, wish.day) : undefined
    const day = closed === undefined ? whyNotSentences[why] : `The tour ${closed}.`
    throw new AppError('pricing.not-possible', { fields: { day } })
  }
  const butNotOf = moving ? { butNotOf: moving.id } : {}
  const calendar = await openCalendar(ctx, { tour, demand, firstDay: wish.day, lastDay: wish.day, ...butNotOf })
  if (calendar.isFree(startsAt)) return
  await refuseUnspoken(ctx, demand)
  const latest = await findLatestEnd(ctx, { demand, startsAt, extraHalfHours: wish.extraHalfHours, ...butNotOf })
  if (latest) throw new AppError('inventory.day-too-long', { until: tokyoTimeOf(latest) })
  const place = await placeAtFault(ctx, day, butNotOf)
  const nearest = place?.why === 'longest-day' ? [] : await findNearest(ctx, tour, demand, slot)
  // Our own hold may be what takes it, so that this one stays the refusal of a time that is taken.
  const isTaken = place?.why === 'taken' || place?.why === 'too-long-for-the-free'
  const code = place && !isTaken ? 'inventory.place-too-far' : 'inventory.sold-out'
  throw new AppError(code, { nearest, demand, startsAt, ...(place && { fields: { [place.end]: place.sentence } }) })
}

/** Another day would not help where nobody who is with us speaks the language. */
async function refuseUnspoken(ctx: Context, demand: Demand) {
  if (demand.guides === 0 || guidesSpeaking(await loadFleet(ctx), demand).length > 0) return
  throw new AppError('inventory.language-unspoken', { language: languageName(demand.guideLanguage) })
}

/** Where the tour's own places could be had at this time and the wished ones cannot: which of them, and the true reason. */
async function placeAtFault(
  ctx: Context,
  { tour, demand, pickUp, dropOff, wish, startsAt }: Parameters<typeof refuseImpossible>[1],
  butNotOf: { butNotOf?: string },
) {
  if (!pickUp && !dropOff) return null
  const fleet = await loadFleet(ctx)
  const own = ownAreas(tour, fleet)
  const asTheTour = { ...demand, fromArea: own.pickUpArea, toArea: own.dropOffArea }
  const [firstDay, lastDay] = [wish.day, wish.day]
  const isFree = async (demand: Demand) =>
    (await openCalendar(ctx, { tour, demand, firstDay, lastDay, ...butNotOf })).isFree(startsAt)
  if (!(await isFree(asTheTour))) return null
  // Where the pick-up alone could be had, the end that was named with it is at fault.
  const comesBack = own.pickUpArea === own.dropOffArea
  const endsAsUsual = { ...demand, toArea: comesBack ? demand.fromArea : own.dropOffArea }
  const isEndNamed = (wish.dropOff ?? wish.dropOffAddress) !== undefined
  const isPickUp = pickUp !== null && !(isEndNamed && (await isFree(endsAsUsual)))
  const meeting = isPickUp ? pickUp : dropOff
  if (!meeting) return null
  const nobody = whyNobody(fleet, demand, startsAt)
  const isTooLong = nobody === 'taken' && (await isTooLongForTheFree(ctx, { demand, startsAt, ...butNotOf }))
  const why = isTooLong ? 'too-long-for-the-free' : nobody
  const sentence = whyNotThereSentence({
    why,
    isPickUp,
    place: meeting.name,
    start: wish.start,
    longestMinutes: fleet.policies.chauffeur.longestDayMinutes,
  })
  return { end: isPickUp ? 'pickUp' : 'dropOff', why, sentence }
}
