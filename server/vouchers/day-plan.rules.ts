import type { Place } from '#contract/catalogue.ts'
import { stopsBetween } from '#contract/day-plan.ts'
import { japaneseLine } from '#contract/place-words.ts'
import type { Meeting } from '#contract/places.ts'
import type { PrintedService } from '#server/booking/index.ts'
import { addMinutes, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

/** A place where the day begins, halts or ends. */
export type DayPlace = Pick<Place, 'name'> & {
  nameJa: string | null
  latitude: number | null
  longitude: number | null
  kind?: Meeting['kind']
  /** Of a tour: wherever the guest stays, and nobody told us where. */
  isGuestsHotel?: boolean
}

export interface BookedDay {
  startsAt: Date
  endsAt: Date
  pickUp: Meeting | null
  dropOff: Meeting | null
}

/** Where the guests are met, and where they are left: as they wished, else as the tour says. */
export function endsOfDay({ pickUp, dropOff }: Pick<BookedDay, 'pickUp' | 'dropOff'>, tour: PrintedService) {
  // A tour that comes back to where it began does so wherever the guests are met.
  const comesBack = tour.pickUp.name === tour.dropOff.name
  const from: DayPlace = pickUp ?? tour.pickUp
  const to: DayPlace = dropOff ?? (comesBack ? from : tour.dropOff)
  return { from, to }
}

/** The stops with when each is reached, and for how long. */
export const stopsOfDay = ({ startsAt, ...ends }: Omit<BookedDay, 'endsAt'>, tour: PrintedService) =>
  stopsBetween(ends, tour.stops).map((stop) => ({ ...stop, at: addMinutes(startsAt, stop.arrivalMinutes) }))

export interface PlannedStop {
  clock: string
  /** As on the sign of a station: "F01". */
  code: string
  name: string
  nameJa: string | null
}

/** Pick-up, stops and drop-off with the clock of the booked start, numbered as on the tour's page. */
export function planOfDay(day: BookedDay, tour: PrintedService): PlannedStop[] {
  const { from, to } = endsOfDay(day, tour)
  const stops = [
    { at: day.startsAt, place: from },
    ...stopsOfDay(day, tour).map((stop) => ({ at: stop.at, place: stop })),
    { at: day.endsAt, place: to },
  ]
  return stops.map(({ at, place }, index) => ({
    clock: tokyoTimeOf(at),
    code: `${tour.line ?? ''}${String(index + 1).padStart(2, '0')}`,
    name: place.name,
    nameJa: nameForDrivers(place),
  }))
}

/** "Your hotel" in Japanese helps nobody to find it. */
export const nameForDrivers = (place: Pick<DayPlace, 'name' | 'nameJa' | 'isGuestsHotel'>) =>
  place.isGuestsHotel ? null : japaneseLine(place)
