import type { Terminal } from '#contract/rides.ts'
import type { Context } from '#server/platform/context.ts'
import type { Fleet } from './fleet.rules.ts'
import { loadFleet } from './load-fleet.ts'
import { listAllPlaces, type PickUpPlace } from './places.store.ts'
import { readTerminals } from './terminals.store.ts'

/** A place, and what it is as a terminal where it is one. */
export interface PlaceOnMap extends PickUpPlace {
  terminal: Terminal | null
}

/** By the fleet that is kept: when that is forgotten, so are its places. */
const kept = new WeakMap<Fleet, Promise<ReadonlyMap<string, PlaceOnMap>>>()

/** Every place by its slug, retired ones too, in memory: each list of cars looks up to four of them up. */
export async function loadPlaces(ctx: Pick<Context, 'db' | 'clock'>): Promise<ReadonlyMap<string, PlaceOnMap>> {
  const fleet = await loadFleet(ctx)
  const known = kept.get(fleet)
  if (known) return known
  const reading = readOnMap(ctx)
  kept.set(fleet, reading)
  reading.catch(() => kept.delete(fleet))
  return reading
}

async function readOnMap({ db }: Pick<Context, 'db'>): Promise<ReadonlyMap<string, PlaceOnMap>> {
  const terminals = new Map((await readTerminals(db)).map((terminal) => [terminal.slug, terminal]))
  const places = await listAllPlaces(db)
  return new Map(places.map((place) => [place.slug, { ...place, terminal: terminals.get(place.slug) ?? null }]))
}
