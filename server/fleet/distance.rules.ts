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
