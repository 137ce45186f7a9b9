import type { Availability, availability as availabilityCall } from '#contract/availability.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { readAvailability } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { prepareWish } from './prepare-wish.ts'
import { totalYenOf } from './price.rules.ts'
import { usualPriceOf } from './usual-price.rules.ts'

/** The days of a month for a party, each with what it costs: a season or a night may make one dearer than another. */
export async function priceAvailability(
  ctx: Context,
  input: ReadInputOf<typeof availabilityCall>,
): Promise<Availability> {
  const month = await readAvailability(ctx, input)
  const car = month.classes.find(({ vehicleClass }) => vehicleClass === month.vehicleClass)
  if (!car?.fits) return { ...month, usualYen: null, days: month.days.map((day) => ({ ...day, totalYen: null })) }
  const { linesAt } = await prepareWish(ctx, {
    tour: input.tour,
    guests: input.guests,
    largeCases: input.largeCases,
    vehicleClass: car.vehicleClass,
    guide: input.guide === 'yes',
    guideLanguage: input.guideLanguage,
    extraHalfHours: input.extraHalfHours,
    childAges: [],
    extras: [],
  })
  const days = month.days.map((day) => {
    const start = day.starts.find(({ free }) => free)?.start
    return { ...day, totalYen: start === undefined ? null : totalYenOf(linesAt(tokyoInstant(day.day, start))) }
  })
  return { ...month, usualYen: usualPriceOf(days.map(({ totalYen }) => totalYen)), days }
}
