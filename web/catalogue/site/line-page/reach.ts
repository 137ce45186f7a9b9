import type { Place, Tour } from '#contract/catalogue.ts'

const tokyo = { latitude: 35.681, longitude: 139.767 }
/** Days that begin further out than this begin at an airport or a pier, not at a door in Tokyo. */
const cityKilometres = 5
/** For such a day nobody has measured the drive from Tokyo; the diagram only needs its order. */
const minutesPerKilometre = 1.5

export interface Reach {
  /** By car from the door to the first stop, or about as far as the place where the day begins. */
  minutes: number
  /** Degrees from north, seen from Tokyo. */
  bearing: number
  fromTokyo: boolean
}

/** How far and in which direction a tour leaves Tokyo. */
export function reachOf({ pickUp, itineraries: [first] }: Pick<Tour, 'pickUp' | 'itineraries'>): Reach {
  const start = seenFromTokyo(pickUp)
  if (start.kilometres > cityKilometres || !first)
    return { minutes: Math.round(start.kilometres * minutesPerKilometre), bearing: start.bearing, fromTokyo: false }
  return { minutes: first.driveMinutes, bearing: seenFromTokyo(first).bearing, fromTokyo: true }
}

/** On the flat: within a day's drive the earth is flat enough for a diagram. */
function seenFromTokyo({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) {
  const kilometresPerDegree = 111
  const north = (latitude - tokyo.latitude) * kilometresPerDegree
  const east = (longitude - tokyo.longitude) * kilometresPerDegree * Math.cos((tokyo.latitude * Math.PI) / 180)
  const degrees = (Math.atan2(east, north) * 180) / Math.PI
  return { kilometres: Math.hypot(east, north), bearing: Math.round(degrees + 360) % 360 }
}
