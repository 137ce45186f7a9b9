import { addMinutes, minutesOfTokyoDay, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

/** So far before its first start and after its last one a tour still finds everything open. */
const leewayMinutes = 60

export interface HoursOfTour {
  /** "08:00": when the tour begins, as visitors choose it. */
  startTimes: readonly string[]
  /** As this day reaches them. */
  stops: readonly { name: string; arrivalMinutes: number; stayMinutes: number }[]
}

/**
 * A tour begins when its places are open, which is why visitors choose between a few hours. At another one the place that
 * comes first before its time, or last after it, may be shut: which, and when. Null: the hour is one of the tour's.
 */
export function placesShut({ startTimes, stops }: HoursOfTour, startsAt: Date): string | null {
  const starts = startTimes.map(minutesOf)
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  const start = minutesOfTokyoDay(startsAt)
  const at = (minutes: number) => tokyoTimeOf(addMinutes(startsAt, minutes))
  const usually = (from: number, minutes: number) => tokyoTimeOf(addMinutes(startsAt, from - start + minutes))
  const [opening, closing] = [stops[0], stops.at(-1)]
  if (closing && start > last + leewayMinutes) {
    const left = closing.arrivalMinutes + closing.stayMinutes
    return `${closing.name} would be left at ${at(left)}. On this tour that is at ${usually(last, left)} at the latest: it may be shut.`
  }
  if (opening && start < first - leewayMinutes) {
    const { name, arrivalMinutes } = opening
    return `${name} would be reached at ${at(arrivalMinutes)}. On this tour that is at ${usually(first, arrivalMinutes)} at the earliest: it may be shut.`
  }
  return null
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
