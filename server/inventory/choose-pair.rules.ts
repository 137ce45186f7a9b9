import type { Chauffeur, DutyPolicy, Fleet, Resource, Vehicle } from '#server/fleet/index.ts'
import type { Job } from './demand.rules.ts'
import { checkNear, type DutyAnswer } from './duty.rules.ts'
import { isOfTwoGarages, jobWith } from './handover.rules.ts'

/** Somebody or something that could be there at the hour of a job, and what counts for it whoever goes with it. */
export interface AtHand<R extends Resource> {
  resource: R
  /** What stands near the job. */
  near: readonly Job[]
  /** 0: of those who are to be chosen before all others. */
  isNew: number
  rarity: number
  turn: number
  /** With whom that stands near they go out already. */
  partners: ReadonlySet<string | undefined>
  /** By the partner, or by the garage and kind of car of one whom they do not meet otherwise: those are all the same to them. */
  answers: Map<string, DutyAnswer>
}

export const atHand = <R extends Resource>(
  resource: R,
  near: readonly Job[],
  about: Pick<AtHand<R>, 'isNew' | 'rarity' | 'turn'>,
): AtHand<R> => ({
  resource,
  near,
  ...about,
  partners: new Set(near.map(({ partnerId }) => partnerId)),
  answers: new Map(),
})

/** How well somebody who can take a job fits it. */
export const fitOf = ({ restMinutes, gapMinutes }: DutyAnswer, { aimedRestMinutes }: DutyPolicy) => ({
  isTired: restMinutes < (aimedRestMinutes ?? 0) ? 1 : 0,
  gapMinutes: Math.min(gapMinutes, farMinutes),
})

/** Neighbours further away than this are none. */
const farMinutes = 10_000

/**
 * A car and somebody who may drive it, each of whom can take the job with the other; the better pair first. Cars are
 * gone through by their size, so that most of them are never asked.
 */
export function choosePair(
  fleet: Fleet,
  job: Job,
  cars: readonly AtHand<Vehicle>[],
  drivers: readonly AtHand<Chauffeur>[],
): { vehicle: Vehicle; chauffeur: Chauffeur } | null {
  const bySize = Map.groupBy(cars, ({ isNew, rarity }) => isNew * 1_000_000 + rarity)
  for (const size of [...bySize.keys()].sort((a, b) => a - b)) {
    let best: { car: AtHand<Vehicle>; driver: AtHand<Chauffeur>; score: readonly number[] } | null = null
    for (const car of bySize.get(size) ?? [])
      for (const driver of drivers) {
        const score = scoreOf(fleet, job, car, driver)
        if (score && (!best || isBetter(score, best.score))) best = { car, driver, score }
      }
    if (best) return { vehicle: best.car.resource, chauffeur: best.driver.resource }
  }
  return null
}

/** In the order in which they count, the smaller the better; null where they cannot go together. */
function scoreOf(fleet: Fleet, job: Job, car: AtHand<Vehicle>, driver: AtHand<Chauffeur>): number[] | null {
  if (!driver.resource.drives.includes(car.resource.vehicleClass)) return null
  const pair = { vehicle: car.resource, chauffeur: driver.resource }
  const driven = answerOf(fleet, job, car, pair)
  if (driven.problem !== null) return null
  const drives = answerOf(fleet, job, driver, pair)
  if (drives.problem !== null) return null
  const carFits = fitOf(driven, fleet.policies.vehicle)
  const driverFits = fitOf(drives, fleet.policies.chauffeur)
  return [
    driver.isNew,
    driverFits.isTired,
    isOfTwoGarages(pair) ? 1 : 0,
    driver.rarity,
    carFits.gapMinutes,
    driverFits.gapMinutes,
    car.turn,
    driver.turn,
  ]
}

function isBetter(score: readonly number[], than: readonly number[]): boolean {
  for (const [place, value] of score.entries()) {
    const difference = value - (than[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** A calendar asks this of every pair: of most of them the answer is known from another one. */
function answerOf(
  fleet: Fleet,
  job: Job,
  { resource, near, partners, answers }: AtHand<Vehicle | Chauffeur>,
  pair: { vehicle: Vehicle; chauffeur: Chauffeur },
): DutyAnswer {
  const partner = resource.kind === 'vehicle' ? pair.chauffeur : pair.vehicle
  const key = partners.has(partner.id) ? partner.id : `${pair.vehicle.garageArea} ${pair.vehicle.isBus}`
  const known = answers.get(key)
  if (known) return known
  const own = jobWith(resource.kind, job, pair)
  const answer = checkNear(resource, fleet.policies[resource.kind], own, near, fleet.drivingMinutes)
  answers.set(key, answer)
  return answer
}
