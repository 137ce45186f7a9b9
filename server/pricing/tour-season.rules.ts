import { formatYen } from '#contract/money.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { dearestOn, surchargeYen } from '#contract/tour-season.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { PriceInput } from './price-input.rules.ts'
import { dayInWords } from './words.rules.ts'

export function packageYenOf({ tour, vehicleClass }: PriceInput): number {
  const price = tour.prices.find((offered) => offered.vehicleClass === vehicleClass)
  if (!price) throw new RangeError(`"${tour.title}" has no price for the class ${vehicleClass}.`)
  return price.priceYen
}

/** The tour's own season: a part of the package, of the dearest one where several meet. */
export function tourSeasonLine(input: PriceInput): QuoteLine | null {
  const dearest = dearestOn(input.tour.dearer, tokyoDayOf(input.startsAt))
  if (!dearest) return null
  const { name, seasonFrom, seasonTo, percent } = dearest
  const packageYen = packageYenOf(input)
  return {
    kind: 'season',
    taxClass: 'standard',
    label: name,
    explanation: `From ${dayInWords(seasonFrom)} to ${dayInWords(seasonTo)} this tour costs ${percent}% more than its package of ${formatYen(packageYen)}, rounded down to the hundred.`,
    amountYen: surchargeYen(packageYen, percent),
  }
}
