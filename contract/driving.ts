import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { TrafficSeason } from './traffic-seasons.ts'

/** How long and how far it is between two areas, as the office writes it down. */

export const mostMinutes = 600
const code = z.string().check(z.minLength(1), z.maxLength(60))
const hour = z.int('An hour of the day.').check(z.gte(0, 'An hour of the day.'), z.lte(23, 'An hour of the day.'))

const area = z.object({ code: z.string(), name: z.string() })

export const readDrivingTimes = endpoint({
  method: 'GET',
  path: '/admin/driving-matrix',
  access: 'admin',
  right: 'see:ground',
  summary: 'The usual minutes between all areas in use, for each hour of the day in Tokyo.',
  output: z.object({
    version: z.int(),
    areas: z.array(area),
    /** Of the ways of which something is known: 24 figures, null where nobody told the minutes. */
    ways: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.array(z.nullable(z.int())) })),
    seasons: z.array(TrafficSeason),
    history: z.array(Change),
  }),
})

const minutes = z
  .int('Whole minutes.')
  .check(z.gte(1, 'At least one minute.'), z.lte(mostMinutes, `At most ${mostMinutes} minutes.`))

/** The same minutes from the first of some hours to the last, both included. */
export const ToldTime = z.strictObject({ from: code, to: code, firstHour: hour, lastHour: hour, minutes })
export type ToldTime = z.output<typeof ToldTime>

/** The minutes of one hour. */
export const HourTime = z.strictObject({ from: code, to: code, hour, minutes })

/** How far it is from one area to another. */
export const WayDistance = z.strictObject({
  ...{ from: code, to: code },
  kilometres: z.number('Kilometres, like 21.5.').check(
    z.minimum(0.1, 'At least 0.1 km.'),
    z.maximum(2000, 'At most 2,000 km.'),
    z.refine((km) => Math.abs(Math.round(km * 10) - km * 10) < 1e-6, 'At most one figure behind the point.'),
  ),
})

export const saveDrivingTimes = endpoint({
  method: 'PUT',
  path: '/admin/driving-matrix',
  access: 'admin',
  right: 'change:ground',
  summary: 'Writes down driving times. New searches use them from this moment on; bookings keep their hours.',
  largeBody: { field: 'times', mostBytes: 1024 * 1024, mostValues: 60_000 },
  input: z.strictObject({
    version: z.int().check(z.gte(1)),
    times: z
      .array(ToldTime)
      .check(z.minLength(1, 'Nothing was changed.'), z.maxLength(10_000, 'At most 10,000 at once.')),
  }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile'],
})

export const readDistances = endpoint({
  method: 'GET',
  path: '/admin/area-distances',
  access: 'admin',
  right: 'see:ground',
  summary: 'The kilometres by road between all areas in use, and within each.',
  output: z.object({
    version: z.int(),
    areas: z.array(area),
    ways: z.array(z.object({ from: z.string(), to: z.string(), kilometres: z.number() })),
    history: z.array(Change),
  }),
})

export const saveDistances = endpoint({
  method: 'PUT',
  path: '/admin/area-distances',
  access: 'admin',
  right: 'change:ground',
  summary: 'Writes down kilometres by road. New prices use them from this moment on; given quotes are kept.',
  largeBody: { field: 'ways', mostBytes: 1024 * 1024, mostValues: 40_000 },
  input: z.strictObject({
    version: z.int().check(z.gte(1)),
    ways: z
      .array(WayDistance)
      .check(z.minLength(1, 'Nothing was changed.'), z.maxLength(10_000, 'At most 10,000 at once.')),
  }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile'],
})
