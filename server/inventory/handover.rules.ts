import { minutesEarly } from '#contract/meeting-times.ts'
import type { Chauffeur, Fleet, Resource, ResourceKind, Vehicle } from '#server/fleet/index.ts'
import { addMinutes, minutesBetween } from '#server/platform/tokyo-time.rules.ts'
import type { Job } from './demand.rules.ts'

export type Drive = (from: string, to: string, at: Date) => number

/** Who goes out together: a car and whoever drives it; null where one of them is not chosen yet. */
export interface Pair {
  vehicle: Vehicle | null
  chauffeur: Chauffeur | null
}

export const isVehicle = (resource: Resource): resource is Vehicle => resource.kind === 'vehicle'
export const isChauffeur = (resource: Resource): resource is Chauffeur => resource.kind === 'chauffeur'

export const pairOf = (crew: readonly Resource[]): Pair => ({
  vehicle: crew.find(isVehicle) ?? null,
  chauffeur: crew.find(isChauffeur) ?? null,
})

/** The car is kept elsewhere than its chauffeur usually begins. */
export const isOfTwoGarages = ({ vehicle, chauffeur }: Pair): boolean =>
  vehicle !== null && chauffeur !== null && vehicle.garageArea !== chauffeur.garageArea

/**
 * A job as one of its crew has it: with whom they share the car, where that is kept, and whether it is a bus, whatever
 * was booked. A guide meets both on the road.
 */
export function jobWith(kind: ResourceKind, job: Job, { vehicle, chauffeur }: Pair): Job {
  if (kind === 'guide') return { ...job, drivingMinutes: 0 }
  const partner = kind === 'vehicle' ? chauffeur : vehicle
  return {
    ...job,
    ...(partner && { partnerId: partner.id }),
    ...(vehicle && { garageArea: vehicle.garageArea, isBus: vehicle.isBus }),
  }
}

/**
 * What is taken once somebody joined a booking or left it: its car and its chauffeur, as far as there are any, have it
 * together. The map is the caller's own.
 */
export function meetIn(
  fleet: Pick<Fleet, 'vehicles' | 'chauffeurs'>,
  taken: Map<string, Job[]>,
  { id: bookingId, startsAt }: { id: string; startsAt: Date },
): Map<string, Job[]> {
  // A booking that is being moved has another hour with a crew of its own.
  const isIt = (job: Job) => job.bookingId === bookingId && job.startsAt.getTime() === startsAt.getTime()
  const has = ({ id }: Resource) => taken.get(id)?.some(isIt) ?? false
  const pair: Pair = { vehicle: fleet.vehicles.find(has) ?? null, chauffeur: fleet.chauffeurs.find(has) ?? null }
  for (const one of [pair.vehicle, pair.chauffeur])
    if (one)
      taken.set(
        one.id,
        (taken.get(one.id) ?? []).map((job) => (isIt(job) ? jobWith(one.kind, alone(job), pair) : job)),
      )
  return taken
}

const alone = ({ partnerId: _partner, garageArea: _garage, ...job }: Job): Job => job

/**
 * Out of the garage of its car; of who has no car yet, and of guides, out of their own. Guests read that the car is there
 * a while before their day, so that this while is work like the way. Who takes a job over on the road leaves when they
 * are sent.
 */
export const carLeavesAt = (
  job: Pick<Job, 'startsAt' | 'joinedAt' | 'garageArea' | 'fromArea'>,
  ownGarage: string,
  drive: Drive,
): Date =>
  job.joinedAt
    ? addMinutes(job.joinedAt, across(ownGarage, job.garageArea ?? ownGarage, job.joinedAt, drive))
    : addMinutes(job.startsAt, -minutesEarly - drive(job.garageArea ?? ownGarage, job.fromArea, job.startsAt))

/** When whoever was sent after the guests of a job meets them, at the latest when it ends. */
export function takesOverAt(job: Job & { joinedAt: Date }, ownGarage: string, drive: Drive): Date {
  const out = carLeavesAt(job, ownGarage, drive)
  const there = addMinutes(out, drive(job.garageArea ?? ownGarage, job.fromArea, out))
  return new Date(Math.min(there.getTime(), job.endsAt.getTime()))
}

export const carIsBackAt = (job: Job, ownGarage: string, drive: Drive): Date =>
  addMinutes(job.endsAt, drive(job.toArea, job.garageArea ?? ownGarage, job.endsAt))

/** Within one garage nobody is on the way. */
const across = (from: string, to: string, at: Date, drive: Drive): number => (from === to ? 0 : drive(from, to, at))

/** When work begins: in one's own garage. The way from there to that of the car is part of it. */
export function leavesGarageAt(job: Job, ownGarage: string, drive: Drive): Date {
  if (job.joinedAt) return job.joinedAt
  const out = carLeavesAt(job, ownGarage, drive)
  return addMinutes(out, -across(ownGarage, job.garageArea ?? ownGarage, out, drive))
}

/** And when it is over: the car is back, and whoever drove it is where the day began. */
export function backInGarageAt(job: Job, ownGarage: string, drive: Drive): Date {
  const back = carIsBackAt(job, ownGarage, drive)
  return addMinutes(back, across(job.garageArea ?? ownGarage, ownGarage, back, drive))
}

/** From being back in the own garage to leaving it again. */
export const restBetween = (before: Job, after: Job, ownGarage: string, drive: Drive): number =>
  minutesBetween(backInGarageAt(before, ownGarage, drive), leavesGarageAt(after, ownGarage, drive))

/** Between two jobs of the same car the chauffeur changes, or of the same chauffeur the car; not where one is not chosen. */
export const changesPartner = (first: Job, second: Job): boolean =>
  first.partnerId !== undefined && second.partnerId !== undefined && first.partnerId !== second.partnerId

/** Then the car is handed over in its garage. To a job that has begun another car is brought, where it is. */
export const isHandover = (first: Job, second: Job): boolean => !second.isUnderWay && changesPartner(first, second)

/**
 * On the road from one job to the next: straight on with the same car and the same chauffeur; else to the garage of the
 * first car, from there to that of the second, where it is another, and out again.
 */
export function minutesOnTheWay(first: Job, second: Job, ownGarage: string, drive: Drive): number {
  if (!isHandover(first, second)) return drive(first.toArea, second.fromArea, first.endsAt)
  const [from, to] = [first.garageArea ?? ownGarage, second.garageArea ?? ownGarage]
  const home = drive(first.toArea, from, first.endsAt)
  const between = across(from, to, addMinutes(first.endsAt, home), drive)
  return home + between + drive(to, second.fromArea, second.startsAt)
}

/**
 * The jobs right before and after one, which are those it has to reach. Two hours of one booking, which is being moved,
 * may both become the neighbour: neither hides what stands behind it.
 */
export function nextTo(job: Job, near: readonly Job[]): Job[] {
  // As numbers: a board and a calendar ask this a hundred thousand times, and comparing dates would take the most of it.
  const [begins, ends] = [job.startsAt.getTime(), job.endsAt.getTime()]
  const spans = near.map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()] as const)
  const isHidden = (other: Job, [from, until]: readonly [number, number]) => {
    const [earliest, latest] = from < begins ? [until, begins] : [ends, from]
    return spans.some(([start, end], at) => start >= earliest && end <= latest && isAnother(near[at] as Job, other))
  }
  return near.filter((other, at) => !isHidden(other, spans[at] as readonly [number, number]))
}

const isAnother = (third: Job, other: Job) =>
  third !== other && (third.bookingId === undefined || third.bookingId !== other.bookingId)
