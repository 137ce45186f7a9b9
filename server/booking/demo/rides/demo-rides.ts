import { demoNumber } from '../demo-key.rules.ts'
import { arrivals, type DemoRoute, departures, hourly, points } from './demo-routes.ts'

export interface DemoRide {
  /** Names it, the same on whatever day it is laid. */
  key: string
  /** Counted from today; those gone by negative. */
  day: number
  /** The day of the way there, before which both were booked. */
  soldForDay: number
  route: DemoRoute
  /** Of the way there and the way back: the key of both together. */
  journey: string | null
  /** Who rides; of a way back the same as on the way there. */
  rider: string
  end: 'cancelled' | 'no_show' | null
}

const daysBehind = 180
/** The weeks after it are left to days out. */
const daysAhead = 21

/** Out of a hundred rides. */
const share = { arrival: 45, departure: 75, point: 90 }

const oneOf = <T>(key: string, list: readonly T[]): T => list[demoNumber(key, 'route', list.length)] as T

function routeOf(key: string): { route: DemoRoute; isArrival: boolean } {
  const drawn = demoNumber(key, 'way', 100)
  if (drawn < share.arrival) return { route: oneOf(key, arrivals), isArrival: true }
  if (drawn < share.departure) return { route: oneOf(key, departures), isArrival: false }
  return { route: oneOf(key, drawn < share.point ? points : hourly), isArrival: false }
}

/** A little more than half of the days have two; the next three weeks have two or three. */
function countOn(day: number): number {
  const drawn = demoNumber(`rides of ${day}`, 'count', 10)
  if (day < 0) return drawn < 4 ? 1 : 2
  return drawn < 7 ? 3 : 2
}

function endOf(key: string, day: number): DemoRide['end'] {
  const drawn = demoNumber(key, 'end', 100)
  if (drawn < 4) return 'cancelled'
  return drawn < 6 && day < 0 ? 'no_show' : null
}

/** Of the arrivals every sixth was booked with the way back, a few days later. */
function backOf(ride: DemoRide, isArrival: boolean): DemoRide[] {
  const { key, day, route, end } = ride
  const wayBack = day + 3 + demoNumber(key, 'days until', 4)
  const isBothAhead = day < 0 === wayBack < 0
  if (!isArrival || end || !isBothAhead || wayBack > daysAhead || demoNumber(key, 'return', 6) > 0) return []
  const { pickUp, dropOff, ...wish } = route.wish
  if (pickUp === undefined || dropOff === undefined) return []
  const start = demoNumber(key, 'back at', 2) === 0 ? '09:20' : '13:30'
  return [
    {
      ...ride,
      key: `${key} back`,
      day: wayBack,
      journey: key,
      route: { ...route, start, wish: { ...wish, pickUp: dropOff, dropOff: pickUp, flight: '' } },
    },
  ]
}

/** Half a year of rides that have come and gone, and those of the next three weeks: the first ones first. */
export function demoRides(): DemoRide[] {
  const days = Array.from({ length: daysBehind + daysAhead + 1 }, (_, index) => index - daysBehind)
  const rides = days.flatMap((day) =>
    Array.from({ length: countOn(day) }, (_, index): DemoRide[] => {
      const key = `ride ${day} ${index}`
      const { route, isArrival } = routeOf(key)
      const ride: DemoRide = { key, day, soldForDay: day, route, journey: null, rider: key, end: endOf(key, day) }
      const back = backOf(ride, isArrival)
      return back.length > 0 ? [{ ...ride, journey: key }, ...back] : [ride]
    }).flat(),
  )
  return rides.sort((a, b) => a.day - b.day || (a.route.start < b.route.start ? -1 : 1))
}
