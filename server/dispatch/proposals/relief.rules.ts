import type { Resource } from '#server/fleet/index.ts'
import { bringingOf, hoursOfBringing } from '#server/inventory/index.rules.ts'
import { minutesBetween } from '#server/platform/tokyo-time.rules.ts'
import { inOrder, isUnderWay, ratedFor, type Way } from './proposals.rules.ts'
import { sumOf } from './score.rules.ts'
import type { OpenJob, Snapshot } from './snapshot.rules.ts'

/** A crew is out with its guests, or has set out to them, and only the car is new: somebody has to bring it. */
export const needsRelief = ({ now, fleet }: Pick<Snapshot, 'now' | 'fleet'>, { steps }: Way, job: OpenJob) =>
  (isUnderWay({ now }, job) || job.crewArea !== undefined) &&
  fleet.chauffeurs.some(({ id }) => job.crewIds.includes(id)) &&
  steps.some((step) => step.job.id === job.id && step.kind === 'vehicle') &&
  !steps.some((step) => step.job.id === job.id && step.kind === 'chauffeur')

/** The car that a way gives to the job itself: one that moves on to another job is not it. */
export const carFor = ({ fleet }: Pick<Snapshot, 'fleet'>, { steps }: Way, job: OpenJob) =>
  fleet.vehicles.find(({ id }) => steps.some((step) => step.job.id === job.id && step.coming.resource.id === id))

/** Somebody with a car for guests on the road, and when they are there: by its garage, where that is not their own. */
export interface Bringer {
  resource: Resource
  awayMinutes: number
}

/** Who is there first of those who may drive that car and are free to bring it from now on; undefined: nobody. */
export function bringerOf(snapshot: Snapshot, way: Way, job: OpenJob): Bringer | undefined {
  const car = carFor(snapshot, way, job)
  if (!car) return undefined
  const { fleet, now } = snapshot
  const { demand, crewArea: area = demand.toArea } = job
  // What it takes of somebody depends on where they begin.
  const garages = Map.groupBy(fleet.chauffeurs, ({ garageArea }) => garageArea)
  const free = [...garages].flatMap(([garage, theirs]) => {
    const bring = bringingOf(car, garage, { at: now, area }, fleet.drivingMinutes)
    const { fromArea, toArea, drivingMinutes, isBus } = bring
    const durationMinutes = minutesBetween(bring.startsAt, bring.endsAt)
    const bringing: OpenJob = {
      ...{ ...job, startsAt: now },
      demand: { ...demand, fromArea, toArea, durationMinutes, drivingMinutes, isBus },
    }
    const { reachesAt } = hoursOfBringing(bring, garage, fleet.drivingMinutes)
    const awayMinutes = Math.round(minutesBetween(now, reachesAt))
    return ratedFor({ ...snapshot, fleet: { ...fleet, chauffeurs: theirs } }, bringing, 'chauffeur', { car })
      .filter(({ problem }) => !problem)
      .map(({ resource }) => ({ resource, awayMinutes }))
  })
  return free.toSorted((a, b) => a.awayMinutes - b.awayMinutes)[0]
}

/** Ways with whoever brings their car, as far away as it is with them. */
export function withBringers(
  snapshot: Snapshot,
  ways: readonly Way[],
  job: OpenJob,
): (Way & { bringer?: Bringer | undefined })[] {
  return inOrder(
    ways.map((way) => {
      const bringer = needsRelief(snapshot, way, job) ? bringerOf(snapshot, way, job) : undefined
      if (!bringer) return way
      const { awayMinutes } = bringer
      const isIt = (index: number) => way.steps[index]?.job.id === job.id && way.steps[index]?.kind === 'vehicle'
      const parts = way.parts.map((part, index) => (isIt(index) ? { ...part, awayMinutes } : part))
      return { ...way, ...sumOf(parts, way.stillMissing.length), bringer }
    }),
  )
}
