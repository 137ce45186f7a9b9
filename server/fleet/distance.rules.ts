import type { Area } from './fleet.rules.ts'

export interface Coordinate {
  latitude: number
  longitude: number
}

const kilometresPerDegree = 111.32

/** Straight across a map laid flat: within greater Tokyo the error is far smaller than that of any traffic. */
export function kilometresBetween(from: Coordinate, to: Coordinate): number {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180)
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos(middle)
  return kilometresPerDegree * Math.hypot(north, east)
}

export interface AreaDistance {
  from: string
  to: string
  kilometres: number
}

/** Roads are longer than the bird flies. */
const roadShare = 1.3
const leastKilometres = 2

/** Answers from what is written down; else as far as the way back is; else straight across the map, and some more. */
export function kilometresFrom(
  distances: readonly AreaDistance[],
  areas: readonly Area[],
): (from: string, to: string) => number {
  const written = new Map(distances.map(({ from, to, kilometres }) => [`${from} ${to}`, kilometres]))
  const byCode = new Map(areas.map((area) => [area.code, area]))
  return (from, to) => written.get(`${from} ${to}`) ?? written.get(`${to} ${from}`) ?? estimated(byCode, from, to)
}

function estimated(areas: ReadonlyMap<string, Area>, from: string, to: string): number {
  const [start, end] = [areas.get(from), areas.get(to)]
  // A price must not be guessed; areas are kept by foreign keys, so this is a fault of ours.
  if (!start || !end) throw new Error(`No area is called ${start ? to : from}.`)
  return Math.max(leastKilometres, Math.round(kilometresBetween(start, end) * roadShare * 10) / 10)
}
