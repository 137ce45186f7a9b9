import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Address } from './wish.ts'

export const placesErrors = {
  'fleet.outside-area': {
    status: 400,
    sentence: 'We cannot tell that this address is within our area. Please name its ward or town, or choose a station.',
  },
} satisfies Record<string, ErrorDefinition>

export const MeetingKind = z.enum(['hotel', 'station', 'airport', 'port', 'sight', 'address'])
export type MeetingKind = z.output<typeof MeetingKind>

/** Where we know the door: hotels, stations, airports, piers. */
export const KnownPlace = z.object({
  slug: z.string(),
  kind: MeetingKind,
  name: z.string(),
  nameJa: z.string(),
  /** In words: "Marunouchi, Ginza and Nihonbashi". */
  areaName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** What a pick-up there adds. */
  feeYen: z.int(),
})
export type KnownPlace = z.output<typeof KnownPlace>

export const knownPlaces = endpoint({
  method: 'GET',
  path: '/places',
  access: 'public',
  summary: 'Where guests are picked up and dropped, by name.',
  output: z.object({ places: z.array(KnownPlace) }),
})

export const readAddress = endpoint({
  method: 'POST',
  path: '/places/address',
  access: 'public',
  summary: 'Whether a free address lies within the service area, and in which part of it.',
  input: z.strictObject({ address: Address }),
  output: z.object({ area: z.string(), areaName: z.string() }),
  errors: ['fleet.outside-area'],
})
