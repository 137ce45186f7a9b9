import type { Fleet, Resource } from '#server/fleet/index.ts'
import { carIsBackAt, carLeavesAt, jobWith, restBetween } from '#server/inventory/index.rules.ts'
import type { Job } from '#server/inventory/index.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { RoadDutyRow, TakenJob } from './crew-day.store.ts'

/** A job as whoever has it reckons with it: of a chauffeur from the garage of the car. */
export interface OwnJob extends Job {
  bookingId: string
  /** Of a chauffeur whose car is known: its row of the same job. */
  car: TakenJob | null
}

/** What somebody has, each with its car. Cars come from a list in which all of theirs are. */
export function ownJobsOf(
  { vehicles }: Pick<Fleet, 'vehicles'>,
  { kind }: Pick<Resource, 'kind'>,
  taken: readonly TakenJob[],
  cars: readonly TakenJob[],
): OwnJob[] {
  const rows = new Map(cars.map((car) => [`${car.bookingId} ${car.round}`, car]))
  return taken.map(({ bookingId, round, startsAt, endsAt, fromArea, toArea, drivingMinutes, joinedAt }) => {
    const car = kind === 'chauffeur' ? (rows.get(`${bookingId} ${round}`) ?? null) : null
    const vehicle = vehicles.find(({ id }) => id === car?.resourceId) ?? null
    const times = { startsAt, endsAt, ...(joinedAt && { joinedAt }) }
    const job = { ...times, fromArea, toArea, drivingMinutes, isBus: false }
    return { ...jobWith(kind, job, { vehicle, chauffeur: null }), bookingId, car }
  })
}

/** What somebody did or does on the road beside their jobs, as the rules of days reckon with it. */
export function roadJobsOf({ vehicles }: Pick<Fleet, 'vehicles'>, duties: readonly RoadDutyRow[]): OwnJob[] {
  return duties.map((duty) => {
    const { bookingId, carId, joinedAt, startsAt, endsAt, fromArea, toArea, drivingMinutes, is } = duty
    const car = vehicles.find(({ id }) => id === carId)
    const driven = car ? { ...duty, resourceId: car.id, kind: car.kind, landsAt: null } : null
    return {
      ...{ bookingId, startsAt, endsAt, fromArea, toArea, drivingMinutes, isBus: car?.isBus ?? false, car: driven },
      ...{ roadDuty: is, ...(joinedAt && { joinedAt }), ...(car && { garageArea: car.garageArea }) },
    }
  })
}

/** When a car is taken over in its garage for a job, and when it is handed back after it; null: nothing to say. */
export interface CarTimes {
  collectAt: Date | null
  handBackAt: Date | null
}

export interface CarsQuestion {
  fleet: Pick<Fleet, 'drivingMinutes' | 'policies'>
  /** Where somebody usually begins. */
  garageArea: string
  /** All that they have around the day, the soonest first. */
  jobs: readonly OwnJob[]
  /** All that cars have around it. */
  cars: readonly TakenJob[]
}

/**
 * Said where a day is not as always: a car of another garage, another car within the day, or one that somebody else has
 * between two jobs, or on the same day before the first and after the last. Of a day with one car of the own garage that
 * nobody else has, nobody needs to be told.
 */
export function carTimesOf(job: OwnJob, { fleet, garageArea, jobs, cars }: CarsQuestion): CarTimes {
  if (!job.car || job.garageArea === undefined) return { collectAt: null, handBackAt: null }
  const drive = fleet.drivingMinutes
  const least = fleet.policies.chauffeur.leastRestMinutes ?? 0
  const isOneDay = (one: OwnJob, other: OwnJob) => restBetween(one, other, garageArea, drive) < least
  const place = jobs.indexOf(job)
  const dayOf = (step: 1 | -1): OwnJob[] => {
    const found: OwnJob[] = []
    for (let at = place; ; at += step) {
      const [one, other] = step === 1 ? [jobs[at], jobs[at + 1]] : [jobs[at - 1], jobs[at]]
      if (!one || !other || !isOneDay(one, other)) return found
      found.push(step === 1 ? other : one)
    }
  }
  const [earlier, later] = [dayOf(-1), dayOf(1)]
  const [before, after] = [earlier[0], later[0]]
  const isUsual =
    job.garageArea === garageArea &&
    [...earlier, ...later].every(({ car }) => !car || car.resourceId === job.car?.resourceId)
  const others = cars.filter(
    ({ resourceId, bookingId }) =>
      resourceId === job.car?.resourceId && !jobs.some((own) => own.bookingId === bookingId),
  )
  const isOnDayOf = (one: Date, other: Date) => tokyoDayOf(one) === tokyoDayOf(other)
  const comesFrom = others.some(({ endsAt }) => endsAt <= job.startsAt && isOnDayOf(endsAt, job.startsAt))
  const goesTo = others.some(({ startsAt }) => startsAt >= job.endsAt && isOnDayOf(startsAt, job.endsAt))
  // Who is sent to guests on the road fetches the car that is new to them, and not the one in which they sit.
  const collects = job.joinedAt ? fetchesCar(job) : before ? isHandedOver(before, job, cars) : !isUsual || comesFrom
  const handsBack = after ? isHandedOver(job, after, cars) : !isUsual || goesTo
  return {
    collectAt: collects ? carLeavesAt(job, garageArea, drive) : null,
    handBackAt: handsBack ? carIsBackAt(job, garageArea, drive) : null,
  }
}

/** Sent to guests on the road with another car than theirs. */
export const fetchesCar = ({ joinedAt, car }: OwnJob): boolean => joinedAt !== undefined && car?.joinedAt != null

/** Between two jobs of somebody: the car is another, or somebody else has it meanwhile. */
function isHandedOver(first: OwnJob, second: OwnJob, cars: readonly TakenJob[]): boolean {
  if (!first.car || !second.car) return false
  if (first.car.resourceId !== second.car.resourceId) return true
  return cars.some(
    ({ resourceId, startsAt }) =>
      resourceId === first.car?.resourceId && startsAt >= first.endsAt && startsAt < second.startsAt,
  )
}
