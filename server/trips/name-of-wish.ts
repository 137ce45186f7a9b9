import type { TripWish } from '#contract/trip-wish.ts'
import type { PricedItem } from '#contract/trips.ts'
import { findBookableTour, findTourCovers } from '#server/catalogue/index.ts'
import { loadPlaces } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { calledInTitles, titleOf } from '#server/rides/index.ts'
import { findToursShown } from './tours-in-trip.store.ts'

/** How something is called that has no price, as far as it is still known. */
export async function nameOfWish(
  ctx: Context,
  wish: TripWish,
): Promise<Pick<PricedItem, 'title' | 'cover' | 'line' | 'stops'>> {
  if (wish.kind === 'ride') return { title: await rideName(ctx, wish), cover: null, line: null, stops: [] }
  const tour = await findBookableTour(ctx.db, wish.tour)
  if (!tour) return { title: 'A day out that is no longer offered', cover: null, line: null, stops: [] }
  const shown = (await findToursShown(ctx.db, [tour.id])).get(tour.id)
  const covers = await findTourCovers(ctx.db, [tour.id])
  return { title: tour.title, cover: covers.get(tour.id) ?? null, line: shown?.line ?? null, stops: shown?.stops ?? [] }
}

async function rideName(ctx: Context, wish: Extract<TripWish, { kind: 'ride' }>): Promise<string> {
  const places = await loadPlaces(ctx)
  const end = (slug: string | undefined) => {
    const place = slug === undefined ? undefined : places.get(slug)
    const name = place ? calledInTitles(place) : 'your door'
    return { name, areaName: '', airportName: place?.terminal?.airportName ?? null, isAddress: false }
  }
  return titleOf(wish.way, wish.hours ?? null, end(wish.from), end(wish.to))
}
