import type { CarState } from '#contract/cars.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'

/** What a car is busy with: a job with guests, or a stop in the garage. */
export interface Busy {
  what: 'job' | 'stop'
  startsAt: Date
  endsAt: Date
  /** With the turn-round after it. */
  freeAt: Date
}

interface Facts {
  inService: boolean
  papersUntil: string | null
}

/** Whoever leaves within the hour is nobody's to give away any more. */
export const soonAfter = (now: Date) => new Date(now.getTime() + 60 * 60_000)

/** Whether its papers have ended. On the day itself they still hold. */
export const isHeldBack = ({ papersUntil }: Pick<Facts, 'papersUntil'>, now: Date): boolean =>
  papersUntil !== null && papersUntil < tokyoDayOf(now)

/** Where a car is at this moment: what lasts longest is said first. */
export function carStateOf(car: Facts, busy: readonly Busy[], now: Date): CarState {
  if (!car.inService) return { is: 'out-of-service', until: null }
  if (isHeldBack(car, now)) return { is: 'held-back', until: null }
  const stop = busy.find(({ what }) => what === 'stop')
  if (stop) return { is: 'in-repair', until: tokyoIso(stop.endsAt) }
  const out = busy.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  if (out) return { is: 'on-the-road', until: tokyoIso(out.endsAt) }
  // It is being turned round, or leaves within the hour.
  const last = busy.at(-1)
  return last ? { is: 'free-later', until: tokyoIso(last.freeAt) } : { is: 'free', until: null }
}

const dayMs = 86_400_000

/** Of a paper that ends today: none. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${tokyoDayOf(now)}T00:00:00Z`)) / dayMs)
