import * as z from 'zod/mini'
import { BookingsAhead, Latitude, Longitude } from './areas.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change, FileLink, listInput, listOutput, someOf } from './office-list.ts'
import { text } from './text.ts'

/** The doors where guests are picked up and dropped, as the office keeps them. */

export const officePlacesErrors = {
  'places.unknown': { status: 404, sentence: 'There is no such place.' },
  'places.name-taken': { status: 409, sentence: 'Another place has this name.' },
  'places.nowhere': { status: 400, sentence: 'We do not drive there. Please look at the pin.' },
} satisfies Record<string, ErrorDefinition>

export const placeKinds = ['hotel', 'station', 'airport', 'port', 'sight'] as const
export const PlaceKindCode = z.enum(placeKinds, 'Choose what it is.')

export const placeFields = {
  kind: PlaceKindCode,
  name: text(120, 'Name it as guests read it.'),
  nameJa: text(120, 'Name it in Japanese, as chauffeurs read it.'),
  /** As a chauffeur types it into the car. */
  addressJa: z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters.')),
  /** Of the door where a car can stop. */
  latitude: Latitude,
  longitude: Longitude,
  /** Code of its area; null: found by the address and the pin. */
  area: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
}

/** All that is entered of a place. */
export const PlaceFields = z.strictObject(placeFields)

/** An area in which a place can lie, with its middle. */
const AreaOfPlaces = z.object({ id: z.string(), label: z.string(), latitude: z.number(), longitude: z.number() })
export type AreaOfPlaces = z.output<typeof AreaOfPlaces>

export const PlaceRow = z.object({
  slug: z.string(),
  kind: PlaceKindCode,
  name: z.string(),
  nameJa: z.string(),
  addressJa: z.string(),
  area: z.string(),
  areaName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  pickUpFeeYen: z.int(),
  bookingsAhead: z.int(),
  isRetired: z.boolean(),
})
export type PlaceRow = z.output<typeof PlaceRow>

const asked = listInput(['name', 'kind', 'area'], 'name')
const filters = {
  view: z._default(z.enum(['inUse', 'retired']), 'inUse'),
  kind: someOf(placeKinds),
  /** Codes of areas, joined by commas. */
  area: z._default(z.string().check(z.regex(/^[a-z0-9,-]*$/), z.maxLength(1000)), ''),
}

export const officePlaces = endpoint({
  method: 'GET',
  path: '/admin/places',
  access: 'admin',
  right: 'see:ground',
  summary: 'The places where guests are picked up and dropped, by pages.',
  input: z.strictObject({ ...asked, ...filters }),
  output: z.extend(listOutput(PlaceRow), {
    counts: z.record(z.string(), z.int()),
    choices: z.object({ area: z.array(z.object({ id: z.string(), label: z.string() })) }),
  }),
})

const Frame = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
/** A piece of the map, in degrees. */
export type Frame = z.output<typeof Frame>

/** Four figures in degrees, joined by commas: west, south, east, north. */
const degrees = String.raw`-?\d{1,3}(\.\d{1,9})?`

/** At most so many marks are drawn, so that a map can be read and is there at once. */
export const mostMarks = 500

/** One place, or several in a square that would be drawn over one another. */
export const MapMark = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** Of one alone. */
  place: z.nullable(z.pick(PlaceRow, { slug: true, name: true, nameJa: true, kind: true, areaName: true })),
})
export type MapMark = z.output<typeof MapMark>

export const placesOnMap = endpoint({
  method: 'GET',
  path: '/admin/place-map',
  access: 'admin',
  right: 'see:ground',
  summary: 'Where the places lie that the filters of the list leave: one by one where they are few, else by squares.',
  input: z.strictObject({
    q: asked.q,
    ...filters,
    /** Left out: all that the filters leave. */
    frame: z._default(z.string().check(z.regex(new RegExp(`^$|^${degrees}(,${degrees}){3}$`))), ''),
  }),
  output: z.object({
    /** Of all that the filters leave; null where they leave none. */
    extent: z.nullable(Frame),
    total: z.int(),
    marks: z.array(MapMark).check(z.maxLength(mostMarks)),
    /** Those in use. */
    areas: z.array(AreaOfPlaces),
  }),
})

export const placeColumns = ['name', 'kind', 'area', 'address', 'position', 'fee', 'ahead'] as const

export const officePlacesFile = endpoint({
  method: 'POST',
  path: '/admin/places/file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:ground',
  summary: 'A link to all places that the filters leave, as CSV; good for five minutes.',
  input: z.strictObject({ q: asked.q, sort: asked.sort, ...filters, columns: someOf(placeColumns) }),
  output: FileLink,
})

export const OfficePlace = z.object({
  /** Its slug, which never changes. */
  id: z.string(),
  version: z.int(),
  ...placeFields,
  areaName: z.string(),
  pickUpFeeYen: z.int(),
  isTerminal: z.boolean(),
  isRetired: z.boolean(),
  bookings: BookingsAhead,
  /** Areas in use, and its own. */
  areas: z.array(AreaOfPlaces),
  history: z.array(Change),
})
export type OfficePlace = z.output<typeof OfficePlace>

const which = { id: z.string().check(z.minLength(1), z.maxLength(100)) }
const version = z.int().check(z.gte(1))

export const readPlace = endpoint({
  method: 'GET',
  path: '/admin/places/:id',
  access: 'admin',
  right: 'see:ground',
  summary: 'One place with what uses it and its history.',
  input: z.strictObject(which),
  output: OfficePlace,
  errors: ['places.unknown'],
})

export const placeChoices = endpoint({
  method: 'GET',
  path: '/admin/place-choices',
  access: 'admin',
  right: 'see:ground',
  summary: 'The areas in which a new place can lie.',
  output: z.object({ areas: OfficePlace.shape.areas }),
})

export const findPlaceArea = endpoint({
  method: 'POST',
  path: '/admin/place-area',
  access: 'admin',
  right: 'see:ground',
  summary: 'In which area a pin and an address lie. Changes nothing.',
  input: z.strictObject({
    latitude: placeFields.latitude,
    longitude: placeFields.longitude,
    addressJa: placeFields.addressJa,
  }),
  output: z.object({ area: z.string(), areaName: z.string(), by: z.enum(['address', 'pin']) }),
  errors: ['places.nowhere'],
})

export const addPlace = endpoint({
  method: 'POST',
  path: '/admin/places',
  access: 'admin',
  right: 'change:ground',
  summary: 'A new place. Guests find it from the moment it is saved.',
  input: PlaceFields,
  output: OfficePlace,
  errors: ['places.name-taken', 'places.nowhere'],
})

export const savePlace = endpoint({
  method: 'PUT',
  path: '/admin/places/:id',
  access: 'admin',
  right: 'change:ground',
  summary: 'Saves what was changed about a place. Bookings keep what they were told.',
  input: z.strictObject({ ...which, version, ...placeFields }),
  output: OfficePlace,
  errors: ['places.unknown', 'places.name-taken', 'places.nowhere', 'office.changed-meanwhile'],
})

export const retirePlace = endpoint({
  method: 'POST',
  path: '/admin/places/:id/retire',
  access: 'admin',
  right: 'change:ground',
  summary: 'Takes a place out of the search and of new bookings. Those that are made stay as they are.',
  input: z.strictObject({ ...which, version, reason: text(300, 'Say why.') }),
  output: OfficePlace,
  errors: ['places.unknown', 'office.changed-meanwhile'],
})

export const bringPlaceBack = endpoint({
  method: 'POST',
  path: '/admin/places/:id/back',
  access: 'admin',
  right: 'change:ground',
  summary: 'Takes a retired place into use again.',
  input: z.strictObject({ ...which, version }),
  output: OfficePlace,
  errors: ['places.unknown', 'places.name-taken', 'places.nowhere', 'office.changed-meanwhile'],
})
