import type { Spot } from '#core/coast/sea.ts'
import type { Point } from '#web/catalogue/site/index.ts'

/** A part of the map that belongs to an area: all that is nearer to its middle than to any other. */
export interface Cell {
  id: string
  label: string
  middle: Point
  outline: readonly Point[]
}

/** As on the server: whoever is farther from every middle is not where we drive. */
const reachKilometres = 40
const corners = 48

/**
 * By the pin a place lies in the area whose middle is nearest, so the borders are halfway between neighbours, and end
 * with our reach. Drawn in the units of the map.
 */
export function cellsOf(
  areas: readonly ({ id: string; label: string } & Spot)[],
  place: (spot: Spot) => Point,
  unitsPerKilometre: number,
): Cell[] {
  const placed = areas.map((area) => ({ ...area, middle: place(area) }))
  return placed.map(({ id, label, middle }) => {
    let outline = circle(middle, reachKilometres * unitsPerKilometre)
    for (const other of placed) {
      if (other.id !== id) outline = nearerTo(outline, middle, other.middle)
    }
    return { id, label, middle, outline }
  })
}

const circle = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner * 2 * Math.PI) / corners
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

/** What of an outline is nearer to one point than to the other (Sutherland and Hodgman, with one side). */
function nearerTo(outline: readonly Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const [nx, ny, mx, my] = [bx - ax, by - ay, (ax + bx) / 2, (ay + by) / 2]
  if (nx === 0 && ny === 0) return [...outline]
  const beyond = ([x, y]: Point) => (x - mx) * nx + (y - my) * ny
  return outline.flatMap((to, index) => {
    const from = outline.at(index - 1) ?? to
    const [before, here] = [beyond(from), beyond(to)]
    const share = before / (before - here)
    const crossing: Point[] =
      before <= 0 !== here <= 0 ? [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]] : []
    return here <= 0 ? [...crossing, to] : crossing
  })
}

/** As a path; whole units are fine enough. */
export const cellPath = ({ outline }: Cell): string =>
  outline.length === 0 ? '' : `M${outline.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`
