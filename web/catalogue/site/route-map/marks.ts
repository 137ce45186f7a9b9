import { type Box, boxAround, distance, type LonLat, type Point, type Size } from './plane.ts'

export type Place = { name: string; nameJa?: string; latitude: number; longitude: number }

/** One mark of the drawing. Where the day comes by twice, it stands for several stations of the timeline. */
export type Mark = { place: Place; indices: number[]; at: Point; terminus: boolean }

export const MARK_SIZE = 32
export const TERMINUS_SIZE = 36
const MARGIN = 30
const LEAST_DISTANCE = 50
const NEARLY_STRAIGHT = 14
const ROUNDS = 50

export const lonLat = ({ longitude, latitude }: Place): LonLat => [longitude, latitude]

/** A day that ends where it began, or comes by the same place again, has one mark there. */
export function gatherMarks(itinerary: readonly Place[]): Omit<Mark, 'at'>[] {
  const marks: Omit<Mark, 'at'>[] = []
  itinerary.forEach((place, index) => {
    const terminus = index === 0 || index === itinerary.length - 1
    const same = marks.find(
      (mark) =>
        mark.place.latitude === place.latitude &&
        mark.place.longitude === place.longitude &&
        mark.terminus === terminus,
    )
    if (same) same.indices.push(index)
    else marks.push({ place, indices: [index], terminus })
  })
  return marks
}

/**
 * Moves marks that would cover each other apart, each by half, straightens what is nearly straight between one stop and
 * the next, and keeps all within the frame.
 */
export function arrange(points: readonly Point[], visits: readonly number[], size: Size): Point[] {
  let arranged = [...points]
  for (let round = 0; round < ROUNDS; round++) {
    const moves = arranged.map((point, index) => add(away(point, index, arranged), inLine(index, arranged, visits)))
    arranged = arranged.map(([x, y], index) => {
      const [dx, dy] = moves[index] ?? [0, 0]
      return [within(x + dx, MARGIN, size.width - MARGIN), within(y + dy, MARGIN, size.height - MARGIN)]
    })
  }
  return arranged.map(([x, y]) => [Math.round(x), Math.round(y)])
}

function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]]
}

/** A little bend between two stations looks like a slip of the pen. */
function inLine(index: number, all: readonly Point[], visits: readonly number[]): Point {
  let [dx, dy] = [0, 0]
  const here = all[index]
  visits.forEach((visit, at) => {
    if (visit !== index || !here) return
    for (const neighbour of [visits[at - 1], visits[at + 1]]) {
      const other = all[neighbour ?? -1]
      if (!other) continue
      const [x, y] = [other[0] - here[0], other[1] - here[1]]
      if (Math.abs(x) < NEARLY_STRAIGHT && Math.abs(y) > Math.abs(x)) dx += x / 4
      if (Math.abs(y) < NEARLY_STRAIGHT && Math.abs(x) > Math.abs(y)) dy += y / 4
    }
  })
  return [dx, dy]
}

function away([x, y]: Point, index: number, all: readonly Point[]): Point {
  let [dx, dy] = [0, 0]
  all.forEach((other, otherIndex) => {
    const apart = distance([x, y], other)
    if (otherIndex === index || apart >= LEAST_DISTANCE) return
    const push = (LEAST_DISTANCE - apart) / 2 / Math.max(apart, 1)
    // Two marks on one point have no direction to part in: the later one goes east and a little south.
    const [tx, ty] = apart < 1 ? (index > otherIndex ? [1, 0.3] : [-1, -0.3]) : [x - other[0], y - other[1]]
    dx += tx * push
    dy += ty * push
  })
  return [dx, dy]
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** From the middle of the mark to where words may begin. */
export function reachOf({ terminus }: Pick<Mark, 'terminus'>): number {
  return (terminus ? TERMINUS_SIZE : MARK_SIZE) / 2 + 2
}

export function markBox(mark: Pick<Mark, 'at' | 'terminus'>): Box {
  return boxAround(mark.at, reachOf(mark) * 2)
}

/** As on a station sign: 02. */
export function stationNumber(index: number): string {
  return String(index + 1).padStart(2, '0')
}
