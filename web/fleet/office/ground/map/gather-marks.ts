import type { MapMark } from '#contract/office-places.ts'
import type { Spot } from '#core/coast/sea.ts'
import { distance, type Point } from '#web/catalogue/site/index.ts'

/** What is drawn as one: a place, or several that would lie over one another. */
export interface Cluster {
  at: Point
  count: number
  /** In the order in which they came. */
  marks: readonly MapMark[]
}

/** Marks nearer than this cannot be pressed one by one. */
const apart = 26

/** Gathers marks that lie too near to each other at this scale; the fullest draws its neighbours to itself. */
export function gatherMarks(marks: readonly MapMark[], place: (spot: Spot) => Point): Cluster[] {
  const clusters: { at: Point; count: number; marks: MapMark[] }[] = []
  for (const mark of marks.toSorted((a, b) => b.count - a.count)) {
    const at = place(mark)
    const near = clusters.find((cluster) => distance(cluster.at, at) < apart)
    if (!near) clusters.push({ at, count: mark.count, marks: [mark] })
    else {
      near.count += mark.count
      near.marks.push(mark)
    }
  }
  return clusters
}

/** The place that a cluster is, where it is one alone. */
export const onlyPlace = ({ marks: [mark, another] }: Cluster) => (another ? null : (mark?.place ?? null))
