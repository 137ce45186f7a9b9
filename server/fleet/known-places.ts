import type { KnownPlace } from '#contract/places.ts'
import type { Context } from '#server/platform/context.ts'
import { loadFleet } from './load-fleet.ts'
import { listPlaces } from './places.store.ts'

/** Where guests are picked up and dropped, with the name of the area instead of its code. */
export async function knownPlaces(ctx: Context): Promise<KnownPlace[]> {
  const { areas } = await loadFleet(ctx)
  const nameOf = new Map(areas.map(({ code, name }) => [code, name]))
  return (await listPlaces(ctx.db)).map(({ slug, kind, name, nameJa, area, latitude, longitude, pickUpFeeYen }) => ({
    slug,
    kind,
    name,
    nameJa,
    areaName: nameOf.get(area) ?? area,
    latitude,
    longitude,
    feeYen: pickUpFeeYen,
  }))
}
