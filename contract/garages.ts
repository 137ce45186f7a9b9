import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'

/** Where our cars stand at night, and where chauffeurs and guides begin their days. */

export const garagesErrors = {
  'garages.unknown': { status: 404, sentence: 'There is no such garage.' },
  'garages.name-taken': { status: 409, sentence: 'Another garage has this name.' },
  'garages.all-cars': {
    status: 409,
    sentence: 'All cars in service stand in this garage. Give at least one of them another garage first.',
  },
  'garages.in-use': { status: 409, sentence: 'Cars or people still begin here. Say which garage they go to.' },
} satisfies Record<string, ErrorDefinition>

export const garageFields = {
  name: text(80, 'Name the garage.'),
  /** On the papers of chauffeurs. */
  nameJa: z.string().check(z.trim(), z.maxLength(80, 'At most 80 characters.')),
  /** Code of the area in which it stands. */
  area: z.string().check(z.minLength(1, 'Choose the area in which it stands.'), z.maxLength(60)),
}

/** All that is entered of a garage. */
export const GarageFields = z.strictObject(garageFields)

export const Garage = z.object({
  code: z.string(),
  version: z.int(),
  ...garageFields,
  areaName: z.string(),
  /** In service. */
  cars: z.int(),
  people: z.int(),
  /** Null: in use. */
  retiredAt: z.nullable(z.string()),
})
export type Garage = z.output<typeof Garage>

/** Every change answers with all of them, as they are now. */
const Garages = z.object({
  garages: z.array(Garage),
  /** Where one can stand. */
  areas: z.array(z.object({ id: z.string(), label: z.string() })),
})
export type Garages = z.output<typeof Garages>

export const readGarages = endpoint({
  method: 'GET',
  path: '/admin/garages',
  access: 'admin',
  right: 'see:ground',
  summary: 'All garages with what begins there, retired ones too.',
  output: Garages,
})

export const addGarage = endpoint({
  method: 'POST',
  path: '/admin/garages',
  access: 'admin',
  right: 'change:ground',
  summary: 'A new garage. Cars and people can begin there from now on.',
  input: GarageFields,
  output: Garages,
  errors: ['garages.name-taken'],
})

const which = { code: z.string().check(z.minLength(1), z.maxLength(60)) }
const version = z.int().check(z.gte(1))

export const saveGarage = endpoint({
  method: 'PUT',
  path: '/admin/garages/:code',
  access: 'admin',
  right: 'change:ground',
  summary: 'Saves what was changed about a garage.',
  input: z.strictObject({ ...which, version, ...garageFields }),
  output: Garages,
  errors: ['garages.unknown', 'garages.name-taken', 'office.changed-meanwhile'],
})

export const garageUses = endpoint({
  method: 'GET',
  path: '/admin/garages/:code/uses',
  access: 'admin',
  right: 'see:ground',
  summary: 'What still begins at a garage, and what was changed about it. Changes nothing.',
  input: z.strictObject(which),
  output: z.object({
    /** In service, as the board calls them. */
    cars: z.array(z.object({ id: z.string(), name: z.string() })),
    people: z.array(z.string()),
    /** Cars and people who do not work with us any more, and may come back. */
    outOfService: z.int(),
    /** No car in service stands anywhere else. */
    hasAllCars: z.boolean(),
    history: z.array(Change),
  }),
  errors: ['garages.unknown'],
})

export const retireGarage = endpoint({
  method: 'POST',
  path: '/admin/garages/:code/retire',
  access: 'admin',
  right: 'change:ground',
  summary: 'Takes a garage out of use. What begins there goes to another one at the same moment.',
  input: z.strictObject({
    ...which,
    version,
    /** Null: nothing begins there any more. */
    moveTo: z.nullable(z.string().check(z.maxLength(60))),
    reason: text(300, 'Say why.'),
  }),
  output: Garages,
  errors: ['garages.unknown', 'garages.all-cars', 'garages.in-use', 'office.changed-meanwhile'],
})

export const bringGarageBack = endpoint({
  method: 'POST',
  path: '/admin/garages/:code/back',
  access: 'admin',
  right: 'change:ground',
  summary: 'Takes a retired garage into use again. What went to another one stays there.',
  input: z.strictObject({ ...which, version }),
  output: Garages,
  errors: ['garages.unknown', 'garages.name-taken', 'office.changed-meanwhile'],
})
