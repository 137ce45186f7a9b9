import type { Resource } from '#server/fleet/index.ts'
import { isOfTwoGarages } from '#server/inventory/index.rules.ts'
import type { Job, Pair } from '#server/inventory/index.ts'
import { minutesBetween } from '#server/platform/tokyo-time.rules.ts'
import type { OpenJob, Snapshot, Step } from './snapshot.rules.ts'

/** What one step is worth, figure by figure: the smaller, the better. */
export interface StepScore {
  isTired: boolean
  /** Another class than was booked. */
  isStandIn: boolean
  /** Of a car that is larger than what may stand in, which needs a reason: by so many. 0: it is not. */
  classesLarger: number
  /** The car is kept elsewhere than its chauffeur usually begins. */
  isFromElsewhere: boolean
  restMinutes: number
  knowsSince: Date | undefined
  speaksTheirs: boolean
  weekMinutes: number
  awayMinutes: number
  rarity: number
}

export interface Scored {
  /** In the order in which they count. */
  score: readonly number[]
  parts: readonly StepScore[]
}

/** More rest than this is nobody's gain. */
const enoughRestMinutes = 16 * 60
/** Who had less than this between two jobs comes from the first one, not from the garage. */
const sameDayMinutes = 9 * 60

export function scoreOf(snapshot: Snapshot, { job, coming }: Step, pair: Pair): StepScore {
  const { resource, restBeforeMinutes, restAfterMinutes, isTired } = coming
  const isPerson = resource.kind !== 'vehicle'
  const languages = 'languages' in resource ? (resource.languages as readonly string[]) : []
  return {
    isTired,
    isFromElsewhere: resource.kind !== 'guide' && isOfTwoGarages(pair),
    isStandIn: 'vehicleClass' in resource && resource.vehicleClass !== job.demand.vehicleClass,
    classesLarger: coming.classesLarger,
    restMinutes: Math.min(restBeforeMinutes ?? enoughRestMinutes, restAfterMinutes ?? enoughRestMinutes),
    knowsSince: snapshot.knows(job.id, resource.id),
    speaksTheirs: resource.kind === 'chauffeur' && speaksTheirs(languages, job),
    weekMinutes: isPerson ? snapshot.weekMinutes(resource, job) : 0,
    awayMinutes: awayMinutes(snapshot, resource, job, pair),
    rarity: rarityOf(snapshot, resource),
  }
}

/** Everybody speaks Japanese and some English: only more than that is worth a word. */
const speaksTheirs = (languages: readonly string[], { demand }: OpenJob) =>
  demand.guideLanguage !== 'en' && demand.guideLanguage !== 'ja' && languages.includes(demand.guideLanguage)

/** What needs no reason, fewest moves, fits before warns, most rest, who knows the guest, languages, car and chauffeur of one garage, hours so far, distance. */
export function sumOf(parts: readonly StepScore[], emptyPlaces: number): Scored {
  const count = (is: (part: StepScore) => boolean) => parts.filter(is).length
  const sum = (of: (part: StepScore) => number) => parts.reduce((total, part) => total + of(part), 0)
  const rest = Math.min(enoughRestMinutes, ...parts.map(({ restMinutes }) => restMinutes))
  return {
    parts,
    score: [
      emptyPlaces,
      sum(({ classesLarger }) => classesLarger),
      parts.length,
      count(({ isTired }) => isTired),
      count(({ isStandIn }) => isStandIn),
      // By the hour: a quarter more or less does not outweigh that somebody knows the guest.
      -Math.floor(Math.min(rest, enoughRestMinutes) / 60),
      -count(({ knowsSince }) => knowsSince !== undefined),
      -count((part) => part.speaksTheirs),
      count(({ isFromElsewhere }) => isFromElsewhere),
      Math.round(sum(({ weekMinutes }) => weekMinutes) / 60),
      sum((part) => part.awayMinutes),
      sum(({ rarity }) => rarity),
    ],
  }
}

/** From where they are before: the drop-off of a job shortly before with the same car, else the garage. */
function awayMinutes(
  { fleet, taken }: Snapshot,
  { id, kind, garageArea: ownGarage }: Resource,
  { startsAt, demand }: OpenJob,
  pair: Pair,
): number {
  const partner = kind === 'vehicle' ? pair.chauffeur : pair.vehicle
  const garageArea = kind === 'guide' ? ownGarage : (pair.vehicle?.garageArea ?? ownGarage)
  const before = (taken.get(id) ?? [])
    .filter(({ isAway, endsAt }) => !isAway && endsAt <= startsAt)
    .filter(({ endsAt }) => minutesBetween(endsAt, startsAt) < sameDayMinutes)
    .filter(({ partnerId }) => kind === 'guide' || !partnerId || !partner || partnerId === partner.id)
    .reduce<Job | undefined>((latest, one) => (!latest || one.endsAt > latest.endsAt ? one : latest), undefined)
  return Math.round(fleet.drivingMinutes(before?.toArea ?? garageArea, demand.fromArea, before?.endsAt ?? startsAt))
}

/** Who and what is rare stays free for those who need it. */
function rarityOf({ fleet }: Snapshot, resource: Resource): number {
  if ('drives' in resource) return (resource.drives as readonly string[]).length
  if ('seats' in resource && 'vehicleClass' in resource)
    return (fleet.classes.get(resource.vehicleClass as never)?.rank ?? 0) * 100 + (resource.seats as number)
  return 'languages' in resource ? (resource.languages as readonly string[]).length : 0
}
