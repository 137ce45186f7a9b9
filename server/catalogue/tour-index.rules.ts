import { type Stroller, WalkingLevel } from '#contract/catalogue.ts'
import { lengthBands, monthsOfSeason, roomsFor } from '#contract/tour-filters.ts'
import { LengthBand, SeasonName } from '#contract/tour-search.ts'
import { levelWithSteps, stepsToClimb } from '#contract/walking.ts'

/** Which of the length filters a tour falls under, counted from 0. */
export const lengthBandOf = (minutes: number) =>
  LengthBand.options.findIndex((band) => minutes <= (lengthBands[band].upTo ?? Number.POSITIVE_INFINITY))

/** What a tour's row says of the way on foot. */
export interface WayOnFoot {
  walking_level: WalkingLevel
  steps: number | null
  stroller: Stroller | null
}

export const walkingBandOf = (way: WayOnFoot) =>
  WalkingLevel.options.indexOf(levelWithSteps(way.walking_level, stepsToClimb(way)))

/** The largest "room for" that a tour satisfies; 0 when it takes fewer. */
export const roomBandOf = (maxGuests: number) => Math.max(0, ...roomsFor.filter((room) => room <= maxGuests))

/** One bit for every season that holds one of the best months. */
export const seasonBitsOf = (bestMonths: readonly number[]) =>
  seasonBits(SeasonName.options.filter((season) => monthsOfSeason[season].some((month) => bestMonths.includes(month))))

export const seasonBits = (seasons: readonly SeasonName[]) =>
  seasons.reduce((bits, season) => bits | (1 << SeasonName.options.indexOf(season)), 0)

/** Minutes after midnight of "05:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Until when a day can be booked, in minutes from its midnight: the latest start less the notice that we need. Mostly
 * negative, since the notice reaches into the days before.
 */
export const bookableUntil = (startTimes: readonly string[], minimumNoticeHours: number) =>
  Math.max(...startTimes.map(minutesOf)) - minimumNoticeHours * 60

/** From now until midnight of that day in Tokyo, bounded: beyond a few years either way nothing changes any more. */
export function minutesUntil(isoDay: string, now: Date): number {
  const minutes = Math.floor((Date.parse(`${isoDay}T00:00:00+09:00`) - now.getTime()) / 60_000)
  return Math.max(-5_000_000, Math.min(5_000_000, minutes))
}
