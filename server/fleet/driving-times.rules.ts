import { isWithin } from '#core/parts-of-year.ts'
import { minutesOfTokyoDay, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { kilometresBetween } from './distance.rules.ts'
import type { Area, Fleet } from './fleet.rules.ts'

export interface DrivingTime {
  from: string
  to: string
  /** Of the day in Tokyo, 0 to 23. */
  hour: number
  minutes: number
}

/** A part of the year in which every way takes longer or shorter: months and days, both included (1229 is 29 December). */
export interface TrafficSeason {
  name: string
  seasonFrom: number
  seasonTo: number
  /** Of the usual minutes. */
  percent: number
}

/** How fast we get on where nobody has written down the minutes. */
const town = { kilometres: 25, kilometresPerHour: 35 }
const beyondTownKilometresPerHour = 60
const leastMinutes = 10

/** Answers from what is written down; else as long as the way back takes; else by the distance. */
export function drivingMinutesFrom(
  times: readonly DrivingTime[],
  areas: readonly Area[],
  seasons: readonly TrafficSeason[] = [],
): Fleet['drivingMinutes'] {
  const written = new Map<string, Map<string, number[]>>()
  for (const { from, to, hour, minutes } of times) {
    const ways = written.get(from) ?? new Map<string, number[]>()
    const hours = ways.get(to) ?? []
    hours[hour] = minutes
    written.set(from, ways.set(to, hours))
  }
  const byCode = new Map(areas.map((area) => [area.code, area]))
  const percentAt = percentBySeason(seasons)
  return (from, to, at) => {
    const hour = Math.floor(minutesOfTokyoDay(at) / 60)
    const usual =
      written.get(from)?.get(to)?.[hour] ?? written.get(to)?.get(from)?.[hour] ?? estimatedMinutes(byCode, from, to)
    const percent = percentAt(at)
    return percent === 100 ? usual : Math.ceil((usual * percent) / 100)
  }
}

const dayMs = 86_400_000
const tokyoAheadMs = 9 * 3_600_000

/** The slowest season where several meet. A calendar asks a hundred thousand times: each day is looked up once. */
function percentBySeason(seasons: readonly TrafficSeason[]): (at: Date) => number {
  if (seasons.length === 0) return () => 100
  const known = new Map<number, number>()
  return (at) => {
    const day = Math.floor((at.getTime() + tokyoAheadMs) / dayMs)
    let percent = known.get(day)
    if (percent === undefined) {
      const isoDay = tokyoDayOf(at)
      const now = seasons.filter(({ seasonFrom, seasonTo }) => isWithin({ from: seasonFrom, to: seasonTo }, isoDay))
      percent = now.length === 0 ? 100 : Math.max(...now.map((season) => season.percent))
      known.set(day, percent)
    }
    return percent
  }
}

function estimatedMinutes(areas: ReadonlyMap<string, Area>, from: string, to: string): number {
  const [start, end] = [areas.get(from), areas.get(to)]
  // A guess would send a car on its way too late; areas are kept by foreign keys, so this is a fault of ours.
  if (!start || !end) throw new Error(`No area is called ${start ? to : from}.`)
  return minutesForDistance(kilometresBetween(start, end))
}

/** Within one area, where streets wind: a few minutes to get away, the rest slower than the distance says. */
export function minutesNearby(kilometres: number): number {
  const [awayMinutes, kilometresPerHour] = [5, 27]
  if (kilometres < 1) return awayMinutes
  return Math.ceil(awayMinutes + (kilometres / kilometresPerHour) * 60)
}

/** Through town first, then on the expressway: farther is never sooner. */
export function minutesForDistance(kilometres: number): number {
  const inTown = Math.min(kilometres, town.kilometres) / town.kilometresPerHour
  const beyond = Math.max(0, kilometres - town.kilometres) / beyondTownKilometresPerHour
  return Math.max(leastMinutes, Math.ceil((inTown + beyond) * 60))
}
