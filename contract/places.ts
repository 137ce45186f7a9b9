import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Address, Slug } from './wish.ts'

export const placesErrors = {
  'fleet.outside-area': {
    status: 400,
    sentence:
      'We cannot tell that this address is within our area. Please name its ward or town, or choose a station or pier by its name.',
  },
} satisfies Record<string, ErrorDefinition>

export const MeetingKind = z.enum(['hotel', 'station', 'airport', 'port', 'sight', 'address'])
export type MeetingKind = z.output<typeof MeetingKind>

/** Where a day begins or ends. */
export const Meeting = z.object({
  kind: MeetingKind,
  name: z.string(),
  nameJa: z.nullable(z.string()),
  /** Code of its area. */
  area: z.string(),
  /** Unknown of an address. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /**
   * Of a tour: so much longer than from the tour's own place is the way to its first stop, or the way home from its last
   * one beyond the hours that were added; less where it is nearer.
   */
  fartherMinutes: z.optional(z.int()),
})
export type Meeting = z.output<typeof Meeting>

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

/** The airport or pier at which a tour begins by itself: there is a flight to ask for, or at least no room. */
export const ArrivalPlace = z.object({
  ...{ kind: MeetingKind, slug: z.string() },
  /** As the tour calls it. */
  name: z.string(),
})
export type ArrivalPlace = z.output<typeof ArrivalPlace>

/** What each adds to a tour that begins in this part of the city: there, nothing. */
export const withFeesOf = <P extends Pick<KnownPlace, 'areaName' | 'feeYen'>>(places: readonly P[], beginsIn: string) =>
  places.map((place) => (place.areaName === beginsIn ? { ...place, feeYen: 0 } : place))

export const knownPlaces = endpoint({
  method: 'GET',
  path: '/places',
  access: 'public',
  summary: 'Where guests are picked up and dropped, by name, with what a pick-up there adds to a day, or to this tour.',
  input: z.strictObject({ tour: z.optional(Slug) }),
  output: z.object({ places: z.array(KnownPlace) }),
})

export const FoundPlace = z.extend(KnownPlace, {
  /** Of airports: which one, and its terminal. */
  airport: z.nullable(z.string()),
  /** Where in the name it was found, for the eye: from and until. */
  match: z.nullable(z.tuple([z.int(), z.int()])),
})
export type FoundPlace = z.output<typeof FoundPlace>

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/places/search',
  access: 'public',
  summary: 'Places whose English or Japanese name, area or kind is like what was typed, also with a slip or two.',
  input: z.strictObject({
    q: z._default(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters.')), ''),
    /** Only these kinds, joined by commas. */
    kinds: z._default(
      z.string().check(z.regex(/^$|^(hotel|station|airport|port|sight)(,(hotel|station|airport|port|sight))*$/)),
      '',
    ),
    /** Slugs, joined by commas, whose names are wanted: whatever else was typed. */
    slugs: z._default(z.string().check(z.regex(/^$|^[a-z0-9-]{1,100}(,[a-z0-9-]{1,100}){0,7}$/)), ''),
  }),
  output: z.object({ places: z.array(FoundPlace).check(z.maxLength(12)) }),
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
