import type { Season } from '#contract/catalogue.ts'
import { closedOn } from '#contract/closed-days.ts'
import { cheapestFitting } from '#contract/room.ts'
import { onTokyoClock } from '#core/days.ts'
import type { ComparedTour } from './compared-tour.ts'

/** Which of a row's values are the best: none where all are alike or only one is known. */
export function bestOf(values: readonly (number | null)[], wanted: 'lowest' | 'highest'): boolean[] {
  const known = values.filter((value) => value !== null)
  const best = wanted === 'lowest' ? Math.min(...known) : Math.max(...known)
  const isContest = known.length > 1 && known.some((value) => value !== best)
  return values.map((value) => isContest && value === best)
}

/** Whether a row says the same of every tour. */
export const isSame = (cells: readonly { text: string; detail?: string }[]) =>
  new Set(cells.map(({ text, detail }) => `${text}\n${detail ?? ''}`)).size <= 1

/** As a search finds it: without a word about luggage. */
export const carFor = (tour: Pick<ComparedTour, 'prices'>, guests: number | undefined) =>
  cheapestFitting(tour.prices, { guests: guests ?? 1, largeCases: 0 })

const hour = 3_600_000
/** Tours start in Tokyo, which keeps one time all year. */
const startOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+09:00`)

export type OnDay = 'runs' | 'out of season' | 'closed' | 'too late' | 'past'

export function runsOnDay(
  tour: Pick<ComparedTour, 'season' | 'closed' | 'startTimes' | 'minimumNoticeHours'>,
  day: string,
  now: number,
): OnDay {
  const last = startOf(day, tour.startTimes.at(-1) ?? '00:00')
  if (last < now) return 'past'
  if (!isInSeason(tour.season, day)) return 'out of season'
  if (closedOn(tour.closed, day)) return 'closed'
  return last - tour.minimumNoticeHours * hour < now ? 'too late' : 'runs'
}

/** A season that ends before it begins runs over the new year. */
export function isInSeason(season: Season | null, day: string): boolean {
  if (!season) return true
  const date = day.slice(5)
  const { from, to } = season
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}

/** Day and clock in Tokyo until which all is given back; null where it never is. */
export function freeUntil(
  tour: Pick<ComparedTour, 'freeUntilHours' | 'startTimes'>,
  day: string,
): { at: number; day: string; time: string } | null {
  if (tour.freeUntilHours === null) return null
  const at = startOf(day, tour.startTimes[0] ?? '00:00') - tour.freeUntilHours * hour
  const tokyo = onTokyoClock(at)
  return { at, day: tokyo.slice(0, 10), time: tokyo.slice(11, 16) }
}
