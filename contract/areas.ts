import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'

/** The parts of the country in which we drive: between two of them a way takes about as long wherever it begins. */

export const areasErrors = {
  'areas.unknown': { status: 404, sentence: 'There is no such area.' },
  'areas.name-taken': { status: 409, sentence: 'Another area has this name.' },
  'areas.in-use': { status: 409, sentence: 'Places or garages still lie in this area. Give them another one first.' },
  'areas.last-one': { status: 409, sentence: 'This is the last area in use: without one nothing can be sold.' },
} satisfies Record<string, ErrorDefinition>

export const Latitude = z
  .number('Degrees north, like 35.6812.')
  .check(z.minimum(20, 'Between 20 and 46 degrees north.'), z.maximum(46, 'Between 20 and 46 degrees north.'))
export const Longitude = z
  .number('Degrees east, like 139.7671.')
  .check(z.minimum(122, 'Between 122 and 154 degrees east.'), z.maximum(154, 'Between 122 and 154 degrees east.'))

export const areaFields = {
  /** As guests read it: "Marunouchi, Ginza and Nihonbashi". */
  name: text(80, 'Name the area as guests read it.'),
  nameJa: text(80, 'Name it in Japanese.'),
  /** Of its middle: what has no address belongs to the area whose middle is nearest. */
  latitude: Latitude,
  longitude: Longitude,
}

/** All that is entered of an area. */
export const AreaFields = z.strictObject(areaFields)

export const OfficeArea = z.object({
  code: z.string(),
  version: z.int(),
  ...areaFields,
  places: z.int(),
  garages: z.int(),
  /** Of the ways to the other areas in use and back: of how many we know a time. */
  told: z.int(),
  ways: z.int(),
  /** Nothing is sold there while there are other areas and no way to any of them is known. */
  isSold: z.boolean(),
  /** Null: in use. */
  retiredAt: z.nullable(z.string()),
})
export type OfficeArea = z.output<typeof OfficeArea>

/** Every change answers with all of them, as they are now. */
const Areas = z.object({ areas: z.array(OfficeArea) })

export const readAreas = endpoint({
  method: 'GET',
  path: '/admin/areas',
  access: 'admin',
  right: 'see:ground',
  summary: 'All areas with what lies in them and how many driving times are known, retired ones too.',
  output: Areas,
})

export const addArea = endpoint({
  method: 'POST',
  path: '/admin/areas',
  access: 'admin',
  right: 'change:ground',
  summary: 'A new area. Where there are others, it is sold as soon as a driving time to one of them is known.',
  input: AreaFields,
  output: Areas,
  errors: ['areas.name-taken'],
})

const which = { code: z.string().check(z.minLength(1), z.maxLength(60)) }
const version = z.int().check(z.gte(1))

export const saveArea = endpoint({
  method: 'PUT',
  path: '/admin/areas/:code',
  access: 'admin',
  right: 'change:ground',
  summary: 'Saves what was changed about an area. Places keep the area that they have.',
  input: z.strictObject({ ...which, version, ...areaFields }),
  output: Areas,
  errors: ['areas.unknown', 'areas.name-taken', 'office.changed-meanwhile'],
})

/** Bookings that have not ended yet; the day of the last one. */
export const BookingsAhead = z.object({ count: z.int(), lastDay: z.nullable(z.string()) })
export type BookingsAhead = z.output<typeof BookingsAhead>

export const areaUses = endpoint({
  method: 'GET',
  path: '/admin/areas/:code/uses',
  access: 'admin',
  right: 'see:ground',
  summary: 'What still uses an area, and what was changed about it. Changes nothing.',
  input: z.strictObject(which),
  output: z.object({
    places: z.int(),
    garages: z.array(z.string()),
    bookings: BookingsAhead,
    /** Names of the fare tables in force, to come or in draft that name it. */
    fares: z.array(z.string()),
    /** Driving times from it and to it. */
    times: z.int(),
    history: z.array(Change),
  }),
  errors: ['areas.unknown'],
})

export const retireArea = endpoint({
  method: 'POST',
  path: '/admin/areas/:code/retire',
  access: 'admin',
  right: 'change:ground',
  summary: 'Takes an area out of new bookings. Refused while places or garages lie in it.',
  input: z.strictObject({ ...which, version, reason: text(300, 'Say why.') }),
  output: Areas,
  errors: ['areas.unknown', 'areas.in-use', 'areas.last-one', 'office.changed-meanwhile'],
})

export const bringAreaBack = endpoint({
  method: 'POST',
  path: '/admin/areas/:code/back',
  access: 'admin',
  right: 'change:ground',
  summary: 'Takes a retired area into use again, with the driving times that it had.',
  input: z.strictObject({ ...which, version }),
  output: Areas,
  errors: ['areas.unknown', 'areas.name-taken', 'office.changed-meanwhile'],
})
