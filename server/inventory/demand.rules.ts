import type { Place, Stop, VehicleClass } from '#contract/catalogue.ts'
import type { AbsenceKind } from '#contract/dispatch-absences.ts'

/** A piece of work in time and space. */
export interface Job {
  startsAt: Date
  endsAt: Date
  fromArea: string
  toArea: string
  /** At the wheel. */
  drivingMinutes: number
  /** The class is a chartered bus, whose drivers have rules of their own. */
  isBus: boolean
  /** Whose it is, of one that is taken. */
  bookingId?: string
  /** Of a car's job whoever drives it, of a chauffeur's job the car; left out: not chosen yet, and of guides. */
  partnerId?: string
  /** Where its car is kept: whoever drives it leaves from there and comes back to it. Left out with the car. */
  garageArea?: string
  /** Of who took it over after it had begun: they set out then. */
  joinedAt?: Date
  /** Beside the jobs of a crew: what somebody did of one until they were relieved, or a car that they bring to guests. */
  roadDuty?: RoadDuty
  /** Whose guests that was for. They are no crew of it, so it is not the job's `bookingId`. */
  roadBookingId?: string
  /** It has begun: how its crew came to it is past, and a car that relieves another is brought to it. */
  isUnderWay?: true
  /** Not work at all: they are ill, or it is in repair. Nothing else goes at that time, and beyond it, it counts for nothing. */
  isAway?: true
  awayKind?: AbsenceKind
}

/** Somebody who takes a job over after it had begun: when they were sent, and where its guests are by the plan. */
export interface Joined {
  at: Date
  area: string
}

export type RoadDuty = 'relieved' | 'brings'

/** What a wish asks of the fleet, apart from its hour: kept with the quote, so that the hold asks for the same. */
export interface Demand {
  vehicleClass: VehicleClass
  isBus: boolean
  durationMinutes: number
  fromArea: string
  toArea: string
  drivingMinutes: number
  /** Without a break. */
  longestDriveMinutes: number
  /** What must fit: seats and large suitcases, extras included. */
  seats: number
  largeCases: number
  guides: number
  guideLanguage: string
}

export const isUnderWay = ({ startsAt, endsAt }: Pick<Job, 'startsAt' | 'endsAt'>, now: Date) =>
  startsAt <= now && endsAt > now

/** A moment is given where it may have begun already. */
export function jobOf(demand: Demand, startsAt: Date, now?: Date): Job {
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + demand.durationMinutes * 60_000) }
  return {
    ...times,
    ...(now && isUnderWay(times, now) && { isUnderWay: true }),
    fromArea: demand.fromArea,
    toArea: demand.toArea,
    drivingMinutes: demand.drivingMinutes,
    isBus: demand.isBus,
  }
}

export interface Route {
  stops: readonly Pick<Stop, 'driveMinutes' | 'stayMinutes'>[]
  returnDriveMinutes: number
  pickUp: Place
  dropOff: Place
}

export const drivingOf = ({ stops, returnDriveMinutes }: Pick<Route, 'stops' | 'returnDriveMinutes'>) =>
  stops.reduce((sum, stop) => sum + stop.driveMinutes, returnDriveMinutes)

/** The longest stretch at the wheel between two stays that are long enough to be a break. */
export function longestDriveOf(
  { stops, returnDriveMinutes }: Pick<Route, 'stops' | 'returnDriveMinutes'>,
  breakMinutes: number,
): number {
  let longest = 0
  let stretch = 0
  for (const stop of stops) {
    stretch += stop.driveMinutes
    longest = Math.max(longest, stretch)
    if (stop.stayMinutes >= breakMinutes) stretch = 0
  }
  return Math.max(longest, stretch + returnDriveMinutes)
}

/** One guide looks after so many guests; nobody is guided where no guide is wanted. */
export const guidesFor = (guests: number, isGuided: boolean, guestsPerGuide: number) =>
  isGuided ? Math.ceil(guests / guestsPerGuide) : 0
