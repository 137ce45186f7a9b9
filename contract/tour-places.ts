import * as z from 'zod/mini'
import { Load, VehicleClass } from './catalogue.ts'
import { endpoint } from './endpoint.ts'

/** What the editor of a tour's day asks of the fleet: how long a drive takes, where a stop lies, what a car holds. */

const Point = z.strictObject({
  latitude: z.number().check(z.minimum(20), z.maximum(46)),
  longitude: z.number().check(z.minimum(122), z.maximum(154)),
})

export const drivingTimes = endpoint({
  method: 'POST',
  path: '/admin/driving-times',
  access: 'admin',
  right: 'see:drafts',
  summary: 'How long each of some drives takes, by the hour of the day in Tokyo at which it begins.',
  input: z.strictObject({
    legs: z.array(z.strictObject({ from: Point, to: Point })).check(z.minLength(1), z.maxLength(40)),
  }),
  output: z.object({
    legs: z.array(
      z.object({
        /** 24 numbers: minutes when leaving between 00:00 and 00:59, and so on. */
        minutesByHour: z.array(z.int()),
        kilometres: z.number(),
      }),
    ),
  }),
})

export const StopPlace = z.object({
  name: z.string(),
  nameJa: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** In words: "Marunouchi, Ginza and Nihonbashi". */
  areaName: z.string(),
  /** From our list of doors, or from another tour's day. */
  from: z.enum(['places', 'tours']),
})
export type StopPlace = z.output<typeof StopPlace>

export const findStopPlaces = endpoint({
  method: 'GET',
  path: '/admin/stop-places',
  access: 'admin',
  right: 'see:drafts',
  summary: 'Places by name, in Latin letters or Japanese, as stops of a day: at most 20.',
  input: z.strictObject({ q: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  output: z.object({ places: z.array(StopPlace) }),
})

export const tourClasses = endpoint({
  method: 'GET',
  path: '/admin/tour-classes',
  access: 'admin',
  right: 'see:drafts',
  summary: 'The classes of cars that a tour may be sold with, and what each holds.',
  output: z.object({
    classes: z.array(
      z.object({ vehicleClass: VehicleClass, name: z.string(), loads: z.array(Load), maxGuests: z.int() }),
    ),
  }),
})
