import type { BoardJob, BoardLeg } from '#contract/dispatch.ts'
import type { CrewMove } from '#contract/dispatch-moves.ts'

/** Jobs as they will most likely stand after these moves: drawn at once, until the server has said how they do. */
export function crewsAfter(jobs: readonly BoardJob[], moves: readonly CrewMove[]): BoardJob[] {
  const touched = new Set(moves.map(({ reference }) => reference))
  return jobs
    .filter(({ reference }) => touched.has(reference))
    .map((job) => moves.filter(({ reference }) => reference === job.reference).reduce(moved, job))
}

function moved(job: BoardJob, { kind, from, to }: CrewMove): BoardJob {
  const leaving = job.legs.find((leg) => leg.resourceId === from)
  const staying = job.legs.filter((leg) => leg !== leaving)
  const legs = to === null ? staying : [...staying, { ...(leaving ?? emptyLeg(job, kind)), ...untold, resourceId: to }]
  const missing = job.missing[kind] + (from === null ? 0 : 1) - (to === null ? 0 : 1)
  return { ...job, legs, missing: { ...job.missing, [kind]: Math.max(0, missing) } }
}

/** What belongs to the row it came from. */
const untold = { restBeforeMinutes: null, warning: null, clash: null }

const emptyLeg = ({ startsAt, endsAt }: BoardJob, kind: BoardLeg['kind']): BoardLeg => ({
  ...{ resourceId: '', kind, leavesAt: startsAt, leavesFrom: null, freeAt: endsAt },
  ...untold,
})
