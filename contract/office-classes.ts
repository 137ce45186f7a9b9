import * as z from 'zod/mini'
import { bodyKinds, type MeasureName, measureBounds, mostPlaces } from '#core/car/measures.ts'
import { licenceSizes } from '#core/vehicle-classes.ts'
import { BookingsAhead } from './areas.ts'
import { Load } from './cars.ts'
import { VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { Change } from './office-list.ts'
import { ClassBody, ClassFeature } from './ride-classes.ts'
import { text } from './text.ts'

/** The classes of cars as the office makes and keeps them: what guests read and see, and what fits into them. */

export const officeClassesErrors = {
  'classes.unknown': { status: 404, sentence: 'There is no such class.' },
  'classes.name-taken': { status: 409, sentence: 'Another class has this name.' },
  'classes.has-cars': {
    status: 409,
    sentence: 'Cars of this class are in service. Give them another class, or take them out of service first.',
  },
  'classes.only-one': {
    status: 409,
    sentence: 'Tours on the site are sold in this class alone. Give them a price in another one first.',
  },
} satisfies Record<string, ErrorDefinition>

const measure = (name: MeasureName) => {
  const { least, most } = measureBounds[name]
  return z.int('Whole centimetres.').check(z.gte(least, `At least ${least} cm.`), z.lte(most, `At most ${most} cm.`))
}

/** What the drawings are made from, with the places for guests. */
const Built = z.strictObject({
  kind: z.enum(bodyKinds),
  lengthCm: measure('lengthCm'),
  widthCm: measure('widthCm'),
  heightCm: measure('heightCm'),
  wheelbaseCm: measure('wheelbaseCm'),
  places: z.int('A whole number.').check(z.gte(1, 'At least one place.'), z.lte(mostPlaces, `At most ${mostPlaces}.`)),
})
export type Built = z.output<typeof Built>

const yen = z.int('Whole yen.').check(z.gte(1, 'At least ¥1.'), z.lte(1_000_000, 'At most ¥1,000,000.'))

/** What is typed about a class. */
export const classFields = {
  name: text(40, 'Name the class.'),
  words: z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')),
  features: z.array(z.strictObject(ClassFeature.shape)).check(z.maxLength(8, 'At most eight.')),
  hasHighStep: z.boolean(),
  loads: z.array(Load).check(z.minLength(1, 'At least one line.'), z.maxLength(60)),
  built: Built,
  /** The class that comes before it, from the smallest to the largest; null: it is the smallest. */
  after: z.nullable(VehicleClass),
  /** Those that may come in its place, at no more cost. */
  standIns: z.array(VehicleClass).check(z.maxLength(10, 'At most ten.')),
  /** A bus never is: rides in one are arranged by the office. */
  soldAsRide: z.boolean(),
}

/** Why nobody can book a class, or not everything. */
export const unsoldReasons = ['no-car', 'no-tour', 'no-fares', 'no-half-hour'] as const
export type UnsoldReason = (typeof unsoldReasons)[number]

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
  /** The smallest second-class licence of its chauffeurs. */
  licence: z.enum(licenceSizes),
  standIns: z.array(VehicleClass),
  /** In service. */
  cars: z.int(),
  /** What half an hour beyond a tour's own length costs in it; null: nobody said. */
  halfHourYen: z.nullable(z.int()),
  /** Tours on the site that are sold in it. */
  tours: z.int(),
  unsold: z.array(z.enum(unsoldReasons)),
  /** Null: in use. */
  retiredAt: z.nullable(z.string()),
})
export type OfficeClass = z.output<typeof OfficeClass>

/** From the smallest to the largest, retired ones too. */
const OfficeClasses = z.object({ classes: z.array(OfficeClass) })

export const officeClasses = endpoint({
  method: 'GET',
  path: '/admin/vehicle-classes',
  access: 'admin',
  right: 'see:classes',
  summary: 'The classes as guests see them, retired ones too, and why one is not sold.',
  output: OfficeClasses,
})

export const addClass = endpoint({
  method: 'POST',
  path: '/admin/vehicle-classes',
  access: 'admin',
  right: 'change:classes',
  summary: 'A new class of cars. Its code comes from its name and never changes.',
  input: z.strictObject({
    ...classFields,
    /** For each half hour beyond a tour's own length. */
    halfHourYen: yen,
  }),
  output: OfficeClass,
  errors: ['classes.name-taken'],
})

const which = { vehicleClass: VehicleClass }
const version = z.int().check(z.gte(1))

export const saveClass = endpoint({
  method: 'PUT',
  path: '/admin/vehicle-classes/:vehicleClass',
  access: 'admin',
  right: 'change:classes',
  summary: 'What guests read and see of a class, what fits into it, and what may come in its place.',
  input: z.strictObject({
    ...which,
    version,
    words: classFields.words,
    features: classFields.features,
    loads: classFields.loads,
    /** Names of pictures with what one sees, in their order. */
    pictures: z
      .array(z.strictObject({ name: z.string().check(z.maxLength(200)), alt: text(500, 'Say what one sees.') }))
      .check(z.maxLength(8, 'At most eight pictures.')),
    // Left out: as it is.
    name: z.optional(classFields.name),
    hasHighStep: z.optional(classFields.hasHighStep),
    built: z.optional(classFields.built),
    after: z.optional(classFields.after),
    standIns: z.optional(classFields.standIns),
    soldAsRide: z.optional(classFields.soldAsRide),
  }),
  output: OfficeClass,
  errors: ['classes.name-taken', 'office.changed-meanwhile'],
})

export const classUses = endpoint({
  method: 'GET',
  path: '/admin/vehicle-classes/:vehicleClass/uses',
  access: 'admin',
  right: 'see:classes',
  summary: 'What still uses a class, and what was changed about it. Changes nothing.',
  input: z.strictObject(which),
  output: z.object({
    /** In service, as the board calls them. */
    cars: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Cars that do not work any more, and may come back. */
    outOfService: z.int(),
    /** Tours on the site with a price in it, and those among them with no other. */
    tours: z.array(z.string()),
    toursWithNoOther: z.array(z.string()),
    /** Bookings that have not ended yet. */
    bookings: BookingsAhead,
    /** Fare tables in force, to come or in draft that price rides in it. */
    fares: z.array(z.string()),
    halfHourYen: z.nullable(z.int()),
    /** Names of classes that it comes in place of. */
    standsInFor: z.array(z.string()),
    history: z.array(Change),
  }),
  errors: ['classes.unknown'],
})

export const retireClass = endpoint({
  method: 'POST',
  path: '/admin/vehicle-classes/:vehicleClass/retire',
  access: 'admin',
  right: 'change:classes',
  summary: 'Takes a class out of use: nobody is offered it any more. What is booked and written in it stays.',
  input: z.strictObject({ ...which, version, reason: text(300, 'Say why.') }),
  output: OfficeClasses,
  errors: ['classes.unknown', 'classes.has-cars', 'classes.only-one', 'office.changed-meanwhile'],
})

export const bringClassBack = endpoint({
  method: 'POST',
  path: '/admin/vehicle-classes/:vehicleClass/back',
  access: 'admin',
  right: 'change:classes',
  summary: 'Takes a retired class into use again, with the prices that it had.',
  input: z.strictObject({ ...which, version }),
  output: OfficeClasses,
  errors: ['classes.unknown', 'classes.name-taken', 'office.changed-meanwhile'],
})
