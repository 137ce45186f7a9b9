import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { searchPlaces as call } from '#contract/places.ts'
import type { Context } from '#server/platform/context.ts'
import type { Fleet } from './fleet.rules.ts'
import { knownPlaces } from './known-places.ts'
import { loadFleet } from './load-fleet.ts'
import { type SearchedPlace, toSearched } from './place-words.rules.ts'
import { searchPlaces as search } from './search-places.rules.ts'
import { readTerminals } from './terminals.store.ts'

/** By the fleet that is kept: when that is forgotten, so are its places. */
const kept = new WeakMap<Fleet, Promise<SearchedPlace[]>>()

/** Asked with every letter that somebody types, so nothing is read from the database for it. */
export async function searchPlaces(ctx: Context, input: ReadInputOf<typeof call>): Promise<OutputOf<typeof call>> {
  const places = await searchedPlaces(ctx)
  const parts = (joined: string) => joined.split(',').filter(Boolean)
  return { places: search(places, { q: input.q, kinds: parts(input.kinds), slugs: parts(input.slugs) }) }
}

async function searchedPlaces(ctx: Context): Promise<SearchedPlace[]> {
  const fleet = await loadFleet(ctx)
  const known = kept.get(fleet)
  if (known) return known
  const reading = readSearched(ctx)
  kept.set(fleet, reading)
  reading.catch(() => kept.delete(fleet))
  return reading
}

async function readSearched(ctx: Context): Promise<SearchedPlace[]> {
  const airports = new Map((await readTerminals(ctx.db)).map(({ slug, airport }) => [slug, airport]))
  return (await knownPlaces(ctx)).map((place) => toSearched({ ...place, airport: airports.get(place.slug) ?? null }))
}
