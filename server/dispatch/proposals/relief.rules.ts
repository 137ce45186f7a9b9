import type { Resource } from '#server/fleet/index.ts'
import { bringingOf, pairOf } from '#server/inventory/index.rules.ts'
import type { Candidate } from '#server/inventory/index.ts'
import { minutesBetween } from '#server/platform/tokyo-time.rules.ts'
import { isUnderWay, ratedFor, type Way } from './proposals.rules.ts'
import { scoreOf } from './score.rules.ts'
import type { OpenJob, Snapshot } from './snapshot.rules.ts'

/** The guests are out with who drove them, and only the car is new: somebody has to bring it. */
export const needsRelief = ({ now, fleet }: Pick<Snapshot, 'now' | 'fleet'>, { steps }: Way, job: OpenJob) =>
  isUnderWay({ now }, job) &&
  fleet.chauffeurs.some(({ id }) => job.crewIds.includes(id)) &&
  steps.some((step) => step.job.id === job.id && step.kind === 'vehicle') &&
  !steps.some((step) => step.job.id === job.id && step.kind === 'chauffeur')

/** The car that a way gives to the job itself: one that moves on to another job is not it. */
export const carFor = ({ fleet }: Pick<Snapshot, 'fleet'>, { steps }: Way, job: OpenJob) =>
  fleet.vehicles.find(({ id }) => steps.some((step) => step.job.id === job.id && step.coming.resource.id === id))

/** Who is nearest of those who may drive that car and are free to bring it from now on; undefined: nobody. */
export function bringerOf(snapshot: Snapshot, way: Way, job: OpenJob): Resource | undefined {
  const car = carFor(snapshot, way, job)
  if (!car) return undefined
  const { demand, guestsArea: area = demand.toArea } = job
  const bring = bringingOf(car, { at: snapshot.now, area }, snapshot.fleet.drivingMinutes)
  const { fromArea, toArea, drivingMinutes, isBus } = bring
  const durationMinutes = minutesBetween(bring.startsAt, bring.endsAt)
  const bringing: OpenJob = {
    ...{ ...job, startsAt: snapshot.now },
    demand: { ...demand, fromArea, toArea, durationMinutes, drivingMinutes, isBus },
  }
  const away = (coming: Candidate) =>
    scoreOf(snapshot, { job: bringing, kind: 'chauffeur', from: null, coming }, pairOf([coming.resource, car]))
      .awayMinutes
  return ratedFor(snapshot, bringing, 'chauffeur', { car })
    .filter(({ problem }) => !problem)
    .toSorted((a, b) => away(a) - away(b))[0]?.resource
}
