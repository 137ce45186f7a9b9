import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/tour-places.ts'
import { findKnownStops } from '#server/catalogue/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { areaOf } from '../area-of.rules.ts'
import { kilometresBetween } from '../distance.rules.ts'
import { minutesNearby } from '../driving-times.rules.ts'
import { loadFleet } from '../load-fleet.ts'
import { listPlaces } from '../places.store.ts'

type Legs = ReadInputOf<typeof calls.drivingTimes>['legs']

/** Any day: driving times are written down by the hour. */
const someDay = '2026-01-06'
const hours = Array.from({ length: 24 }, (_, hour) => tokyoInstant(someDay, `${String(hour).padStart(2, '0')}:00`))

/** From what is written down between the areas of both ends; within one area by the distance. To five minutes, as days are planned. */
export async function drivingTimes(ctx: Context, legs: Legs): Promise<OutputOf<typeof calls.drivingTimes>> {
  const fleet = await loadFleet(ctx)
  return {
    legs: legs.map(({ from, to }) => {
      const [start, end] = [areaOf(fleet, from), areaOf(fleet, to)]
      const kilometres = kilometresBetween(from, to)
      const minutesAt = (at: Date) => (start === end ? minutesNearby(kilometres) : fleet.drivingMinutes(start, end, at))
      return {
        minutesByHour: hours.map((at) => Math.ceil(minutesAt(at) / 5) * 5),
        kilometres: Math.round(kilometres * 10) / 10,
      }
    }),
  }
}

const mostFound = 20

/** Stops of other days first, since they are written as stops; then our doors. */
export async function findStopPlaces(ctx: Context, q: string): Promise<OutputOf<typeof calls.findStopPlaces>> {
  const fleet = await loadFleet(ctx)
  const nameOf = new Map(fleet.areas.map(({ code, name }) => [code, name]))
  const words = q.toLowerCase()
  const stops = await findKnownStops(ctx.db, q, mostFound)
  const doors = (await listPlaces(ctx.db)).filter(
    ({ name, nameJa }) => name.toLowerCase().includes(words) || nameJa.includes(words),
  )
  const found = [
    ...stops.map((place) => ({ ...place, areaName: nameOf.get(areaOf(fleet, place)) ?? '', from: 'tours' as const })),
    ...doors.map(({ name, nameJa, latitude, longitude, area }) => ({
      ...{ name, nameJa, latitude, longitude, areaName: nameOf.get(area) ?? area, from: 'places' as const },
    })),
  ]
  const seen = new Set<string>()
  return {
    places: found.filter(({ name }) => !seen.has(name) && seen.add(name)).slice(0, mostFound),
  }
}

export async function tourClasses(ctx: Context): Promise<OutputOf<typeof calls.tourClasses>> {
  const { classes } = await loadFleet(ctx)
  return {
    classes: [...classes.values()]
      .filter(({ isRetired }) => !isRetired)
      .sort((a, b) => a.rank - b.rank)
      .map(({ vehicleClass, name, loads }) => ({
        ...{ vehicleClass, name, loads: [...loads], maxGuests: Math.max(...loads.map(({ guests }) => guests)) },
      })),
  }
}
