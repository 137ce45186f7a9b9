import * as z from 'zod/mini'
import { Load } from './cars.ts'
import { VehicleClass } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { ClassBody, ClassFeature } from './ride-classes.ts'
import { text } from './text.ts'

/** The classes of cars as the office keeps them: what guests read and see, and what fits into them. */

export const OfficeClass = z.object({
  vehicleClass: VehicleClass,
  version: z.int(),
  name: z.string(),
  words: z.string(),
  features: z.array(ClassFeature),
  loads: z.array(Load),
  body: z.nullable(ClassBody),
  pictures: z.array(Picture),
  soldAsRide: z.boolean(),
  /** Said to guests who bring a wheelchair. */
  hasHighStep: z.boolean(),
  isBus: z.boolean(),
  cars: z.int(),
})
export type OfficeClass = z.output<typeof OfficeClass>

export const officeClasses = endpoint({
  method: 'GET',
  path: '/admin/vehicle-classes',
  access: 'admin',
  right: 'see:fleet',
  summary: 'The classes as guests see them.',
  output: z.object({ classes: z.array(OfficeClass) }),
})

export const saveClass = endpoint({
  method: 'PUT',
  path: '/admin/vehicle-classes/:vehicleClass',
  access: 'admin',
  right: 'change:tours',
  summary: 'What guests read and see of a class, and what fits into it.',
  input: z.strictObject({
    vehicleClass: VehicleClass,
    version: z.int(),
    words: z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')),
    features: z.array(z.strictObject(ClassFeature.shape)).check(z.maxLength(8, 'At most eight.')),
    /** Left out: as it is. */
    hasHighStep: z.optional(z.boolean()),
    loads: z.array(Load).check(z.minLength(1, 'At least one line.'), z.maxLength(60)),
    /** Names of pictures with what one sees, in their order. */
    pictures: z
      .array(z.strictObject({ name: z.string().check(z.maxLength(200)), alt: text(500, 'Say what one sees.') }))
      .check(z.maxLength(8, 'At most eight pictures.')),
  }),
  output: OfficeClass,
  errors: ['office.changed-meanwhile'],
})
