import { hoursInWords } from '#core/days.ts'
import { classNameOf } from '#server/fleet/index.rules.ts'
import type { Fleet, Resource, Vehicle } from '#server/fleet/index.ts'
import { largerInWords } from '#server/inventory/index.rules.ts'
import type { Candidate, Demand, Job } from '#server/inventory/index.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

/** "Taken from 09:00", "Taken all day", "Taken 10:00, 17:00": what a row has to do on the day of a job. */
export function takenInShort(job: Pick<Job, 'startsAt' | 'endsAt'>, own: readonly Job[]): string {
  const day = tokyoDayOf(job.startsAt)
  const [from, until] = [tokyoInstant(day, '00:00'), tokyoInstant(addDays(day, 1), '00:00')]
  const near = own
    .filter((one) => !one.isAway && one.endsAt > from && one.startsAt < until)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const [first, ...others] = near
  if (!first) return 'Taken'
  if (others.length > 2) return `Taken ${near.length} times`
  if (others.length > 0) return `Taken ${near.map(({ startsAt }) => tokyoTimeOf(startsAt)).join(', ')}`
  if (first.startsAt <= job.startsAt && first.endsAt >= job.endsAt) return 'Taken all day'
  return first.startsAt > job.startsAt
    ? `Taken from ${tokyoTimeOf(first.startsAt)}`
    : `Taken until ${tokyoTimeOf(first.endsAt)}`
}

/** "Rest before 12 h 30, after 13 h"; null where nothing stands near. */
export function restsInWords({ restBeforeMinutes: before, restAfterMinutes: after }: Rests): string | null {
  if (before === null && after === null) return null
  if (before === null) return `Rest after ${hoursInWords(after ?? 0)}`
  return `Rest before ${hoursInWords(before)}${after === null ? '' : `, after ${hoursInWords(after)}`}`
}

type Rests = Pick<Candidate, 'restBeforeMinutes' | 'restAfterMinutes'>

/** "Rest before 10 h 20. The aim is 11 h, the least 9 h". */
export function tiredInWords(candidate: Candidate, fleet: Pick<Fleet, 'policies'>): string {
  const { aimedRestMinutes, leastRestMinutes } = fleet.policies[candidate.resource.kind]
  const aimed = aimedRestMinutes ?? 0
  const onlyShort = (minutes: number | null) => (minutes !== null && minutes < aimed ? minutes : null)
  const rests = restsInWords({
    restBeforeMinutes: onlyShort(candidate.restBeforeMinutes),
    restAfterMinutes: onlyShort(candidate.restAfterMinutes),
  })
  return `${rests ?? 'Little rest'}. The aim is ${hoursInWords(aimed)}, the least ${hoursInWords(leastRestMinutes ?? 0)}`
}

/** How well somebody suits who can take it: what makes the difference between them. */
export function suitsInWords(
  candidate: Candidate,
  { fleet, demand, knowsGuest }: { fleet: Fleet; demand: Demand; knowsGuest: boolean },
): string {
  const { resource } = candidate
  const says = isVehicle(resource)
    ? carInWords(resource, candidate, { fleet, demand })
    : (restsInWords(candidate) ?? 'No other job near')
  return `${says}${knowsGuest ? '. Knows the guest' : ''}`
}

function carInWords(
  car: Vehicle,
  { classesLarger }: Candidate,
  { fleet, demand: { vehicleClass } }: { fleet: Fleet; demand: Demand },
): string {
  const seats = `${car.seats} seats`
  if (classesLarger > 0) return `${largerInWords(classesLarger)}. ${seats}`
  if (car.vehicleClass === vehicleClass) return seats
  return `${seats}. Stands in for the ${classNameOf(fleet, vehicleClass)} that was booked`
}

const isVehicle = (resource: Resource): resource is Vehicle => resource.kind === 'vehicle'
