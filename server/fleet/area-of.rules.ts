import { type Coordinate, kilometresBetween } from './distance.rules.ts'
import type { Fleet } from './fleet.rules.ts'

/** The code of the area whose middle is nearest, of those in which something new may begin. */
export const areaOf = (fleet: Pick<Fleet, 'areas'>, place: Coordinate): string => nearestArea(fleet, place).code

/** The same in words. */
export const areaNameOf = (fleet: Pick<Fleet, 'areas'>, place: Coordinate): string => nearestArea(fleet, place).name

function nearestArea(fleet: Pick<Fleet, 'areas'>, place: Coordinate): Fleet['areas'][number] {
  const open = fleet.areas.filter(({ closed }) => closed === undefined)
  const [first, ...others] = open.length > 0 ? open : fleet.areas
  if (!first) throw new Error('The fleet has no areas yet.')
  let nearest = first
  for (const area of others) {
    if (kilometresBetween(place, area) < kilometresBetween(place, nearest)) nearest = area
  }
  return nearest
}
