import { type KnownPlace, withFeesOf } from '#contract/places.ts'
import { findBookableTour } from '#server/catalogue/index.ts'
import type { Context } from '#server/platform/context.ts'
import { areaNameOf } from './area-of.rules.ts'
import { loadFleet } from './load-fleet.ts'
import { listPlaces } from './places.store.ts'
import { whyNotAtPlace } from './why-not-at-place.rules.ts'

/** Where guests are picked up and dropped, with the name of the area instead of its code. */
export async function knownPlaces(ctx: Context): Promise<KnownPlace[]> {
  const fleet = await loadFleet(ctx)
  const nameOf = new Map(fleet.areas.map(({ code, name }) => [code, name]))
  return (await listPlaces(ctx.db))
    .filter((place) => whyNotAtPlace(fleet, place) === null)
    .map(({ slug, kind, name, nameJa, area, latitude, longitude, pickUpFeeYen }) => ({
      ...{ slug, kind, name, nameJa, latitude, longitude },
      areaName: nameOf.get(area) ?? area,
      feeYen: pickUpFeeYen,
    }))
}

/** With what each adds to this tour; to a day in general where none is named, or it is no longer offered. */
export async function placesOf(ctx: Context, tourSlug: string | undefined): Promise<KnownPlace[]> {
  const places = await knownPlaces(ctx)
  const tour = tourSlug && (await findBookableTour(ctx.db, tourSlug))
  return tour ? withFeesOf(places, areaNameOf(await loadFleet(ctx), tour.pickUp)) : places
}
