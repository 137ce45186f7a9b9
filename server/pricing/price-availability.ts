import type { Availability, availability as availabilityCall } from '#contract/availability.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { findBookableTour } from '#server/catalogue/index.ts'
import { readAvailability } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { prepareWishFor } from './prepare-wish.ts'
import { totalYenOf } from './price.rules.ts'
import { readPriceBook } from './rates.store.ts'
import { usualPriceOf } from './usual-price.rules.ts'

/** The days of a month for a party, each with what it costs: a season or a night may make one dearer than another. */
export async function priceAvailability(
  ctx: Context,
  input: ReadInputOf<typeof availabilityCall>,
): Promise<Availability> {
  const tour = await findBookableTour(ctx.db, input.tour)
  if (!tour) throw new AppError('catalogue.unknown-tour')
  const month = await readAvailability(ctx, tour, input)
  const car = month.classes.find(({ vehicleClass }) => vehicleClass === month.vehicleClass)
  const isAnyFree = month.days.some(({ free }) => free)
  if (!car?.fits || !isAnyFree)
    return { ...month, usualYen: null, days: month.days.map((day) => ({ ...day, totalYen: null, season: null })) }
  const wish = {
    tour: input.tour,
    guests: input.guests,
    largeCases: input.largeCases,
    vehicleClass: car.vehicleClass,
    guide: input.guide === 'yes',
    guideLanguage: input.guideLanguage,
    extraHalfHours: input.extraHalfHours,
    childAges: [],
    extras: [],
  }
  const { linesAt } = await prepareWishFor(ctx, wish, tour, await readPriceBook(ctx.db))
  const days = month.days.map((day) => {
    const start = day.starts.find(({ free }) => free)?.start
    if (start === undefined) return { ...day, totalYen: null, season: null }
    const lines = linesAt(tokyoInstant(day.day, start))
    return { ...day, totalYen: totalYenOf(lines), season: lines.find(({ kind }) => kind === 'season')?.label ?? null }
  })
  return { ...month, usualYen: usualPriceOf(days.map(({ totalYen }) => totalYen)), days }
}
