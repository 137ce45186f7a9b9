import { fuji, headOfTheBay, tokyoStation } from './geography.ts'
import { type Lens, lensesFor, through } from './lens.ts'
import { type Box, boundsOf, distance, type LonLat, type Point, type Size } from './plane.ts'

export type Padding = { top: number; bottom: number; left: number; right: number }
export type Chart = {
  size: Size
  /** Where a place of the earth stands in the drawing. */
  place: (lonLat: LonLat) => Point
  /** Where a line of the earth runs in the drawing; bent where a neighbourhood is enlarged. */
  follow: (line: readonly LonLat[]) => Point[]
  /** Where an outline stands in the drawing, in its own shape even where the ground around it is bent. */
  stamp: (outline: readonly LonLat[]) => Point[]
  unitsPerKilometre: number
}

/** A walk in the city has its palace and its river to go by; one elsewhere needs the coast. */
const LEAST_KILOMETRES_IN_TOKYO = 3.2
const LEAST_KILOMETRES = 36
const TOKYO_KILOMETRES = 9
/** A longer drive shows the bay, and Fuji where it is not far off the way. */
const LONGER_DRIVE_KILOMETRES = 16
const FUJI_NOT_FAR = 0.55
const KILOMETRES_PER_DEGREE = 111.2

/** Chooses the extent that shows all places, with room for their names, and north up. */
export function chartOf(places: readonly LonLat[], size: Size, padding: Padding): Chart {
  const flat = flatEarth(places)
  const marks = places.map(flat)
  const inner = { width: size.width - padding.left - padding.right, height: size.height - padding.top - padding.bottom }
  const known = [...marks, ...landmarks(marks, flat)]
  const inTokyo = gap(boundsOf(marks), flat(tokyoStation)) < TOKYO_KILOMETRES
  const largest = Math.max(inner.width, inner.height) / (inTokyo ? LEAST_KILOMETRES_IN_TOKYO : LEAST_KILOMETRES)
  const lenses = lensesFor(marks, fitted(known, inner, largest).scale)
  const { scale, middle } = fitted(
    known.map((mark) => through(lenses, mark)),
    inner,
    largest,
  )
  const [x0, y0] = [padding.left + inner.width / 2, padding.top + inner.height / 2]
  const intoFrame = ([x, y]: Point): Point => [x0 + (x - middle[0]) * scale, y0 + (y - middle[1]) * scale]
  return {
    size,
    unitsPerKilometre: scale,
    place: (lonLat) => intoFrame(through(lenses, flat(lonLat))),
    stamp: (outline) => {
      const points = outline.map(flat)
      const bounds = boundsOf(points)
      const centre: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2]
      const moved = through(lenses, centre)
      return points.map(([x, y]) => intoFrame([x + moved[0] - centre[0], y + moved[1] - centre[1]]))
    },
    follow: (line) => bendable(line.map(flat), lenses).map((point) => intoFrame(through(lenses, point))),
  }
}

/** Equirectangular in kilometres. The series is exact enough for Japan, and the same in every browser. */
function flatEarth(places: readonly LonLat[]): (lonLat: LonLat) => Point {
  const latitudes = places.map(([, latitude]) => latitude)
  const angle = (((Math.min(...latitudes) + Math.max(...latitudes)) / 2) * Math.PI) / 180
  const square = angle * angle
  const cosine = 1 - square / 2 + (square * square) / 24 - (square * square * square) / 720
  return ([longitude, latitude]) => [
    (longitude - 139) * KILOMETRES_PER_DEGREE * cosine,
    (36 - latitude) * KILOMETRES_PER_DEGREE,
  ]
}

function landmarks(marks: readonly Point[], flat: (lonLat: LonLat) => Point): Point[] {
  const bounds = boundsOf(marks)
  const span = Math.max(bounds.width, bounds.height)
  if (span < LONGER_DRIVE_KILOMETRES) return []
  return [flat(headOfTheBay), flat(fuji)].filter((place) => gap(bounds, place) < span * FUJI_NOT_FAR)
}

function gap(box: Box, [x, y]: Point): number {
  const nearest: Point = [
    Math.max(box.x, Math.min(x, box.x + box.width)),
    Math.max(box.y, Math.min(y, box.y + box.height)),
  ]
  return distance(nearest, [x, y])
}

function fitted(points: readonly Point[], inner: Size, largest: number): { scale: number; middle: Point } {
  const bounds = boundsOf(points)
  const scale = Math.min(inner.width / bounds.width, inner.height / bounds.height, largest)
  return { scale, middle: [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2] }
}

/** A straight line through a lens is a curve: it gets points enough to bend there. */
function bendable(line: readonly Point[], lenses: readonly Lens[]): Point[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1]
    if (!from) return [to]
    const length = distance(from, to)
    const near = lenses.filter(
      (lens) => Math.min(distance(from, lens.middle), distance(to, lens.middle)) < lens.radius + length,
    )
    const steps = Math.min(24, Math.ceil(Math.max(1, ...near.map((lens) => (length * 12) / lens.radius))))
    return Array.from({ length: steps }, (_, step): Point => {
      const part = (step + 1) / steps
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    })
  })
}
