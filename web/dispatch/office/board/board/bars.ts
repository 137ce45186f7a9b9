import type { ResourceKind } from '#contract/booking-desk.ts'
import type { Board, BoardJob, BoardLeg, BoardRow } from '#contract/dispatch.ts'
import { lanesOf } from './lanes.ts'

/** A job on one row. */
export interface Bar {
  job: BoardJob
  leg: BoardLeg
  /** Who or what else belongs to it, as this row wants to know: the car, or the chauffeur. */
  beside: string
  lane: number
}

export interface RowBars {
  bars: readonly Bar[]
  /** What fell off this row and has nobody yet: drawn where it was. */
  lost: readonly BoardJob[]
  laneCount: number
}

export const noBars: RowBars = { bars: [], lost: [], laneCount: 1 }

const besideOn: Record<ResourceKind, ResourceKind | null> = { chauffeur: 'vehicle', vehicle: 'chauffeur', guide: null }

/** "Ueda" of "Ueda, N."; cars by their whole name. */
export const surnameOf = (shortName: string) => shortName.split(',')[0] ?? shortName

export const memberNames = (job: BoardJob, kind: ResourceKind, names: ReadonlyMap<string, string>) =>
  job.legs.filter((leg) => leg.kind === kind).flatMap(({ resourceId }) => names.get(resourceId) ?? [])

/**
 * The bars of every row. A row whose bars are as before keeps its object, so that only rows that changed are drawn
 * anew: give what the last call answered.
 */
export function barsByRow(
  { rows, jobs }: Pick<Board, 'rows' | 'jobs'>,
  before: ReadonlyMap<string, RowBars>,
): ReadonlyMap<string, RowBars> {
  const names = new Map(rows.map(({ id, shortName }) => [id, surnameOf(shortName)]))
  const found = new Map<string, { job: BoardJob; leg: BoardLeg }[]>()
  const lost = new Map<string, BoardJob[]>()
  for (const job of jobs) {
    // Who left us and still stands on a job has its bar, which says so.
    for (const { resourceId } of job.lostBy)
      if (!job.legs.some((leg) => leg.resourceId === resourceId))
        lost.set(resourceId, [...(lost.get(resourceId) ?? []), job])
    for (const leg of job.legs) {
      const there = found.get(leg.resourceId)
      if (there) there.push({ job, leg })
      else found.set(leg.resourceId, [{ job, leg }])
    }
  }
  return new Map(
    rows.map((row) => {
      const fresh = rowBars(found.get(row.id) ?? [], lost.get(row.id) ?? [], row, names)
      const old = before.get(row.id)
      return [row.id, old && areSame(old, fresh) ? old : fresh]
    }),
  )
}

function rowBars(
  found: readonly { job: BoardJob; leg: BoardLeg }[],
  lost: readonly BoardJob[],
  { kind }: BoardRow,
  names: ReadonlyMap<string, string>,
): RowBars {
  if (found.length === 0) return lost.length === 0 ? noBars : { ...noBars, lost }
  const timed = found
    .map((one) => ({ ...one, fromMs: Date.parse(one.job.startsAt), untilMs: Date.parse(one.job.endsAt) }))
    .sort((a, b) => a.fromMs - b.fromMs)
  const { lanes, count } = lanesOf(timed)
  const other = besideOn[kind]
  return {
    laneCount: count,
    lost,
    bars: timed.map(({ job, leg }, at) => ({
      ...{ job, leg, lane: lanes[at] ?? 0 },
      beside: other ? memberNames(job, other, names).join(', ') : '',
    })),
  }
}

const areSame = (a: RowBars, b: RowBars) =>
  a.bars.length === b.bars.length &&
  a.lost.length === b.lost.length &&
  a.lost.every((job, at) => job === b.lost[at]) &&
  a.bars.every((bar, at) => {
    const other = b.bars[at]
    return (
      other && bar.job === other.job && bar.leg === other.leg && bar.beside === other.beside && bar.lane === other.lane
    )
  })
