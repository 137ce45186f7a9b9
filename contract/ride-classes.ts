import * as z from 'zod/mini'
import { bodyKinds } from '#core/car/measures.ts'
import { VehicleClass } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'

/** The classes of our cars as guests see them: measures, features and pictures. */

/** What a class is drawn from, in centimetres. */
export const ClassMeasures = z.object({
  kind: z.enum(bodyKinds),
  lengthCm: z.int(),
  widthCm: z.int(),
  heightCm: z.int(),
  wheelbaseCm: z.int(),
})

/** A class as its page draws it. */
export const ClassBody = z.object({
  ...ClassMeasures.shape,
  /** Each place, seen from above: x from the front and depth along the car, y from its left side and width across it. */
  seats: z.array(
    z.object({
      x: z.int(),
      y: z.int(),
      width: z.int(),
      depth: z.int(),
      who: z.enum(['driver', 'front', 'guest']),
    }),
  ),
  /** Where suitcases lie. */
  boot: z.object({ x: z.int(), y: z.int(), width: z.int(), depth: z.int() }),
})
export type ClassBody = z.output<typeof ClassBody>

export const ClassFeature = z.object({
  /** "15 cm", "100 V". */
  figure: z.string().check(z.maxLength(20)),
  words: z.string().check(z.maxLength(120)),
})
export type ClassFeature = z.output<typeof ClassFeature>

export const RideClass = z.object({
  vehicleClass: VehicleClass,
  name: z.string(),
  words: z.string(),
  features: z.array(ClassFeature),
  loads: z.array(z.object({ guests: z.int(), largeCases: z.int() })),
  body: z.nullable(ClassBody),
  pictures: z.array(Picture),
  soldAsRide: z.boolean(),
  /** Cars in service, and who may drive them. */
  cars: z.int(),
  chauffeurs: z.int(),
})
export type RideClass = z.output<typeof RideClass>

export const rideClasses = endpoint({
  method: 'GET',
  path: '/rides/classes',
  access: 'public',
  summary: 'The classes of our cars, from the smallest to the largest: measures, features and pictures.',
  output: z.object({ classes: z.array(RideClass) }),
})
