import type { Chauffeur, DutyPolicy, Resource } from '#server/fleet/index.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { Job } from './demand.rules.ts'

const hours = (count: number) => count * 60

/** The figures of figures.md, written out here so that a test does not follow a change of the demo. */
export const chauffeurPolicy: DutyPolicy = {
  kind: 'chauffeur',
  turnRoundMinutes: 20,
  longestDayMinutes: hours(13),
  utmostDayMinutes: hours(15),
  leastRestMinutes: hours(9),
  aimedRestMinutes: hours(11),
  longestDriveMinutes: hours(4),
  breakMinutes: 30,
  busDrivingMinutes: hours(9),
  utmostMonthMinutes: null,
}

export const carPolicy: DutyPolicy = {
  kind: 'vehicle',
  turnRoundMinutes: 30,
  longestDayMinutes: null,
  utmostDayMinutes: null,
  leastRestMinutes: null,
  aimedRestMinutes: null,
  longestDriveMinutes: null,
  breakMinutes: null,
  busDrivingMinutes: null,
  utmostMonthMinutes: null,
}

/** Ten minutes within an area, forty between two. */
export const drive = (from: string, to: string) => (from === to ? 10 : 40)

/** Somebody who is always there, unless told otherwise. */
export const somebody = (about: Partial<Resource> = {}): Chauffeur => ({
  id: 'somebody',
  name: 'Somebody',
  seal: null,
  garageArea: 'garage',
  garageName: 'The garage',
  workingDays: [1, 2, 3, 4, 5, 6, 7],
  worksFromMinutes: 0,
  worksUntilMinutes: 2880,
  languages: ['ja', 'en'],
  drives: ['sedan', 'alphard'],
  ...about,
  kind: 'chauffeur',
})

/** A job in town from a time on a day, for so many hours. */
export function job(day: string, start: string, lastsHours: number, about: Partial<Job> = {}): Job {
  const startsAt = tokyoInstant(day, start)
  return {
    startsAt,
    endsAt: addMinutes(startsAt, hours(lastsHours)),
    fromArea: 'town',
    toArea: 'town',
    drivingMinutes: 60,
    isBus: false,
    ...about,
  }
}
