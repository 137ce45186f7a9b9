import type { VehicleClass } from '#contract/catalogue.ts'
import type { Fares } from '#contract/fares.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Ride, RideLeg, RideWish } from '#contract/rides.ts'
import { type RoomParty, roomNeeded } from '#contract/room.ts'
import { classNameOf, type Fleet } from '#server/fleet/index.ts'
import type { Demand } from '#server/inventory/index.ts'
import { addMinutes, tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { type AskedCodes, type ChosenExtra, extraLines } from '#server/pricing/index.ts'
import { type FoundEnd, isHub, toRideEnd } from './find-ends.ts'
import { isNight, type PricedEnd, priceRide } from './ride-price.rules.ts'
import { type RideTimes, rideTimes } from './ride-times.rules.ts'
import { routeBetween } from './route.rules.ts'
import { calledInTitles, firstOf, type NamedEnd, shortTitleOf, titleOf } from './titles.rules.ts'

/** A ride at an hour: what it is and when. */
export interface RideAt {
  ride: Ride
  times: RideTimes
}

/** All that is known of a wish, whatever its hour and its car. */
export interface RideFacts {
  fleet: Fleet
  fares: Fares
  wish: RideWish
  from: FoundEnd
  to: FoundEnd
  extras: readonly ChosenExtra[]
  codes: AskedCodes
  party: RoomParty
  /** Of a transfer from an airport: its hour is that of the landing. */
  waitsForFlight: boolean
  customsMinutes: number
  freeWaitMinutes: number
}

/** By the hour a chauffeur drives about half of the time, and never very long without a stop: guests get out. */
const hourlyDrive = { minutesAnHour: 30, mostWithoutBreak: 120 }

export function rideAt(facts: RideFacts, start: Date): RideAt {
  const { fleet, fares, wish, from, to, waitsForFlight, customsMinutes, freeWaitMinutes } = facts
  const { way, hours = null } = wish
  const ends = [namedEnd(from), namedEnd(to)] as const
  const leavesAt = waitsForFlight ? addMinutes(start, customsMinutes) : start
  // By the hour nobody knows yet where the car will go.
  const route =
    hours === null
      ? routeBetween(fleet, from.meeting.area, to.meeting.area, leavesAt)
      : { kilometres: 0, driveMinutes: 0 }
  const ride: Ride = {
    way,
    title: titleOf(way, hours, ...ends),
    shortTitle: shortTitleOf(way, hours, ...ends),
    airport: from.terminal ? 'arrival' : to.terminal ? 'departure' : null,
    terminal: (from.terminal ?? to.terminal)?.slug ?? null,
    landsAt: waitsForFlight ? tokyoIso(start) : null,
    customsMinutes,
    freeWaitMinutes,
    waitStepMinutes: fares.waiting.stepMinutes,
    waitStepYen: fares.waiting.stepYen,
    hours,
    ...route,
    meeting: from.terminal ? wish.meeting : null,
  }
  return { ride, times: rideTimes(ride, start) }
}

export function demandFor({ fleet, from, to, party }: RideFacts, vehicleClass: VehicleClass, at: RideAt): Demand {
  const { hours, driveMinutes } = at.ride
  const drivingMinutes = hours === null ? driveMinutes : hours * hourlyDrive.minutesAnHour
  const room = roomNeeded(party)
  return {
    vehicleClass,
    isBus: fleet.classes.get(vehicleClass)?.isBus ?? false,
    durationMinutes: at.times.durationMinutes,
    fromArea: from.meeting.area,
    toArea: to.meeting.area,
    drivingMinutes,
    longestDriveMinutes: hours === null ? drivingMinutes : Math.min(drivingMinutes, hourlyDrive.mostWithoutBreak),
    seats: room.guests,
    largeCases: room.largeCases,
    guides: 0,
    guideLanguage: 'en',
  }
}

export function linesFor(
  facts: RideFacts,
  vehicleClass: VehicleClass,
  { ride, times }: RideAt,
  but: readonly string[] = [],
): QuoteLine[] {
  const { fleet, fares, wish, from, to, extras, codes, waitsForFlight, freeWaitMinutes } = facts
  const { offers } = codes.onDay(tokyoDayOf(times.startsAt))
  return priceRide({
    fares,
    vehicleClass,
    className: classNameOf(fleet, vehicleClass),
    way: wish.way,
    startsAt: times.startsAt,
    from: pricedEnd(from),
    to: pricedEnd(to),
    kilometres: ride.kilometres,
    driveMinutes: ride.driveMinutes,
    hours: ride.hours,
    meeting: wish.meeting,
    freeWaitMinutes: waitsForFlight ? freeWaitMinutes : null,
    extras: extraLines(extras),
    offers: offers.filter(({ code }) => !but.includes(code)),
  })
}

/** What a ride is told as: a moment until which cancelling is free is named only while it is still to come. */
export function legOf({ fares, wish, from, to }: RideFacts, { ride, times }: RideAt, now: Date): RideLeg {
  const cancellationTiers = fares.cancellation[wish.way]
  const free = cancellationTiers.filter(({ refundPercent }) => refundPercent === 100).map((tier) => tier.hoursBefore)
  const freeUntil = free.length === 0 ? null : addMinutes(times.startsAt, -60 * Math.min(...free))
  return {
    ride,
    pickUp: toRideEnd(from),
    dropOff: toRideEnd(to),
    startsAt: tokyoIso(times.startsAt),
    endsAt: tokyoIso(times.endsAt),
    waitFreeUntil: tokyoIso(times.waitFreeUntil),
    isNight: isNight(fares.night, times.startsAt),
    freeCancelUntil: freeUntil && freeUntil > now ? tokyoIso(freeUntil) : null,
    cancellationTiers,
    terminal: from.terminal ?? to.terminal,
  }
}

const namedEnd = ({ meeting, areaName, terminal }: FoundEnd): NamedEnd => ({
  name: calledInTitles(meeting),
  areaName,
  airportName: terminal?.airportName ?? null,
  isAddress: meeting.kind === 'address',
})

const pricedEnd = (end: FoundEnd): PricedEnd => ({
  area: end.meeting.area,
  airport: end.terminal?.airport ?? null,
  called: end.terminal?.airportName ?? (isHub(end) ? calledInTitles(end.meeting) : firstOf(end.areaName)),
})
