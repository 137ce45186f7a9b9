import type { Spot } from '#core/coast/sea.ts'
import type { Chart, LonLat, Point, Size } from '#web/catalogue/site/index.ts'

/** What of the country is seen: its middle, in kilometres on a map laid flat, and how many pixels a kilometre has. */
export interface Camera {
  middle: Point
  scale: number
}

/** A piece of the map, in degrees. */
export interface Frame {
  west: number
  south: number
  east: number
  north: number
}

const kilometresPerDegree = 111.2
/** Of Tokyo. The same everywhere, so that nothing shifts while one moves about. */
const eastShare = Math.cos((35.6 * Math.PI) / 180)

const flat = ([longitude, latitude]: LonLat): Point => [
  (longitude - 139) * kilometresPerDegree * eastShare,
  (36 - latitude) * kilometresPerDegree,
]
const unflat = ([x, y]: Point): Spot => ({
  latitude: 36 - y / kilometresPerDegree,
  longitude: 139 + x / kilometresPerDegree / eastShare,
})

/** From the whole Kanto to a street corner. */
const [leastScale, mostScale] = [1.4, 480]
/** Who fits one place into the frame sees the part of the city around it. */
const fittingScale = 60
/** Nothing of ours is farther from the middle of the bay. */
const [northWest, southEast] = [flat([137.2, 37.4]), flat([141.6, 34.4])]

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

const kept = ({ middle: [x, y], scale }: Camera): Camera => ({
  middle: [between(northWest[0], x, southEast[0]), between(northWest[1], y, southEast[1])],
  scale: between(leastScale, scale, mostScale),
})

/** How the ground and all that stands on it is drawn: north up, and the same in every direction. */
export function chartOf({ middle, scale }: Camera, size: Size): Chart {
  const place = (spot: LonLat): Point => {
    const [x, y] = flat(spot)
    return [size.width / 2 + (x - middle[0]) * scale, size.height / 2 + (y - middle[1]) * scale]
  }
  const follow = (line: readonly LonLat[]) => line.map(place)
  return { size, place, follow, stamp: follow, unitsPerKilometre: scale }
}

/** Which spot of the earth is drawn at a point. */
export const spotAt = ({ middle, scale }: Camera, size: Size, [x, y]: Point): Spot =>
  unflat([middle[0] + (x - size.width / 2) / scale, middle[1] + (y - size.height / 2) / scale])

/** The ground goes with the hand: what was under it stays there. */
export const moved = ({ middle: [x, y], scale }: Camera, [dx, dy]: Point): Camera =>
  kept({ middle: [x - dx / scale, y - dy / scale], scale })

/** Nearer or farther; what is drawn at `still` stays where it is. */
export function zoomed(camera: Camera, size: Size, factor: number, still: Point): Camera {
  const { middle, scale } = camera
  const to = between(leastScale, scale * factor, mostScale)
  const [dx, dy] = [still[0] - size.width / 2, still[1] - size.height / 2]
  return kept({ middle: [middle[0] + dx / scale - dx / to, middle[1] + dy / scale - dy / to], scale: to })
}

export const isNearest = ({ scale }: Camera) => scale >= mostScale
export const isFarthest = ({ scale }: Camera) => scale <= leastScale

/** Room for pins at the edge, and for the names above them. */
const margin = 44

/** Shows all of a piece of the map. */
export function fitted({ west, south, east, north }: Frame, size: Size, most = fittingScale): Camera {
  const [left, top] = flat([west, north])
  const [right, bottom] = flat([east, south])
  const room = { width: Math.max(40, size.width - 2 * margin), height: Math.max(40, size.height - 2 * margin) }
  const scale = Math.min(room.width / Math.max(right - left, 0.001), room.height / Math.max(bottom - top, 0.001), most)
  return kept({ middle: [(left + right) / 2, (top + bottom) / 2], scale })
}

/** The same scale, with a spot in the middle. */
export const centred = ({ scale }: Camera, { latitude, longitude }: Spot): Camera =>
  kept({ middle: flat([longitude, latitude]), scale })

/** All that these lie in; null where there are none. */
export function frameAround(spots: readonly Spot[]): Frame | null {
  if (spots.length === 0) return null
  const [east, north] = [spots.map(({ longitude }) => longitude), spots.map(({ latitude }) => latitude)]
  return { west: Math.min(...east), east: Math.max(...east), south: Math.min(...north), north: Math.max(...north) }
}

/** What is seen, and half as much again on every side, so that a small move needs nothing new. */
export function frameOf(camera: Camera, size: Size): Frame {
  const upper = spotAt(camera, size, [-size.width / 2, -size.height / 2])
  const lower = spotAt(camera, size, [size.width * 1.5, size.height * 1.5])
  return { west: upper.longitude, north: upper.latitude, east: lower.longitude, south: lower.latitude }
}

/** Whether a spot is drawn well inside the frame. */
export function isInView(camera: Camera, size: Size, { latitude, longitude }: Spot, within = margin / 2): boolean {
  const [x, y] = chartOf(camera, size).place([longitude, latitude])
  return x >= within && y >= within && x <= size.width - within && y <= size.height - within
}
