import type { Resource, ResourceKind } from '#server/fleet/index.ts'
import { whyNobody, whyNoPair, whyNotWith } from './proposal-words.rules.ts'
import { isUnderWay, madeBare, missingOf, ratedFor } from './proposals.rules.ts'
import type { OpenJob, Snapshot } from './snapshot.rules.ts'

/** Why there is no way to fill a job, for each that is missing. */
export function whyNoneFor(snapshot: Snapshot, job: OpenJob): string {
  const missing = missingOf(snapshot, job)
  const kinds = (['chauffeur', 'vehicle', 'guide'] as const).filter((kind) => missing[kind] > 0)
  if (kinds.length === 0) return 'Nothing is missing.'
  return kinds.map((kind) => whyNot(snapshot, job, kind)).join(' ')
}

/** That no car is free is said where it is true: whichever chauffeur it would have, and the other way round. */
function whyNot(snapshot: Snapshot, job: OpenJob, kind: ResourceKind): string {
  const made = kind === 'guide' ? undefined : madeBare(snapshot, job)
  if (!made) return whyNobody(kind, ratedFor(snapshot, job, kind))
  const { freed, bare, partner } = made
  const isBegun = isUnderWay(snapshot, job)
  // With guests on the road the desk may also give a larger car, with a reason.
  const alone = ratedFor(isBegun ? { ...freed, withLarger: true } : freed, bare, kind)
  const free = alone.filter(({ problem }) => !problem).map(({ resource }) => resource)
  const [first] = free
  if (!first) return whyNobody(kind, alone)
  const partnersOf = ({ id }: Resource) => ratedFor(freed, { ...bare, crewIds: [...bare.crewIds, id] }, partner.kind)
  if (!isBegun) return whyNoPair(first, partnersOf(first))
  for (const one of free) {
    const instead = partnersOf(one).find(({ problem, resource }) => !problem && resource.id !== partner.id)
    if (instead) return whyNotWith(one, partner, instead.resource)
  }
  return whyNotWith(first, partner)
}
