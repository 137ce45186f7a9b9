import { boundsOf, distance, type Point } from './plane.ts'

/** A round magnifying glass: what lies inside `radius` is spread out from the middle, what lies outside stays. */
export type Lens = { middle: Point; radius: number; strength: number }

/** Marks of one neighbourhood should fill about this much of the drawing, so that each can carry its name. */
const ROOM_PER_MARK = 56
/** Places drawn nearer than this belong to one neighbourhood … */
const NEAR = 85
/** … and nearer than this they are two doors of one house, which need no streets between them. */
const NEXT_DOOR = 2
/** The glass reaches beyond its outermost mark, where the ground is gathered up again. */
const RIM = 1.45

/**
 * A day in Nikko is six stops within a mile, and a hundred miles of road. As a transit map does, the drawing enlarges
 * the neighbourhoods in which the day is spent and leaves the country between them true.
 */
export function lensesFor(places: readonly Point[], unitsPerKilometre: number): Lens[] {
  const groups = neighbourhoods(places, NEAR / unitsPerKilometre)
  return groups.flatMap((group) => {
    const bounds = boundsOf(group)
    const middle: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2]
    const reach = Math.max(...group.map((place) => distance(place, middle)))
    const wanted = (ROOM_PER_MARK * Math.sqrt(group.length)) / unitsPerKilometre
    // Half the way to another neighbourhood, so that two lenses never overlap; nearly all of it to a single place.
    const limits = groups.map((other) =>
      other === group ? Infinity : nearest(middle, other) * (other.length > 1 ? 0.5 : 0.72),
    )
    const radius = Math.min(wanted * RIM, ...limits)
    const inner = radius / RIM
    if (reach * unitsPerKilometre < NEXT_DOOR || reach >= inner) return []
    const [from, to] = [reach / radius, inner / radius]
    return [{ middle, radius, strength: (to - from) / (from * (1 - to)) }]
  })
}

/** The fisheye of Sarkar and Brown: monotone, and still at the rim. */
export function through(lenses: readonly Lens[], place: Point): Point {
  for (const { middle, radius, strength } of lenses) {
    const away = distance(place, middle) / radius
    if (away >= 1) continue
    const grown = (strength + 1) / (strength * away + 1)
    return [middle[0] + (place[0] - middle[0]) * grown, middle[1] + (place[1] - middle[1]) * grown]
  }
  return place
}

function nearest(from: Point, places: readonly Point[]): number {
  return Math.min(...places.map((place) => distance(place, from)))
}

/** Single linkage: whoever is near one of the group belongs to it. */
function neighbourhoods(places: readonly Point[], near: number): Point[][] {
  const groups: Point[][] = []
  for (const place of places) {
    const touching = groups.filter((group) => group.some((other) => distance(place, other) <= near))
    for (const group of touching) groups.splice(groups.indexOf(group), 1)
    groups.push([...touching.flat(), place])
  }
  return groups
}
