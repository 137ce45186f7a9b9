import type { Availability } from '#contract/availability.ts'
import type { ClassPrice, VehicleClass } from '#contract/catalogue.ts'
import { type CarNames, howItFits, loadFor, type Party, suggestedCar, whySuggested, whyTooSmall } from './fit.ts'

/** A class of the tour as a row of the box. */
export interface ClassRow {
  vehicleClass: VehicleClass
  name: string
  priceYen: number
  fits: boolean
  why: string
  isSuggested: boolean
}

interface Classes {
  rows: ClassRow[]
  /** Why the suggested one, or why none. */
  suggestion: string
}

/**
 * The classes, those that fit first. The live answer decides what fits and what it costs; the words are ours as long
 * as both say the same, so that no sentence changes under the eyes of its reader.
 */
export function classRows(
  prices: readonly ClassPrice[],
  party: Party,
  names: CarNames,
  live: Availability | null,
): Classes {
  const ours = suggestedCar(prices, party)?.vehicleClass ?? null
  const suggested = live ? (live.suggestion?.vehicleClass ?? null) : ours
  const rows = prices.map((price): ClassRow => {
    const { vehicleClass } = price
    const said = live?.classes.find((one) => one.vehicleClass === vehicleClass)
    const load = loadFor(price.loads, party)
    const fits = said?.fits ?? load !== undefined
    const words = load ? howItFits(load, party) : whyTooSmall(price, party)
    return {
      vehicleClass,
      name: names[vehicleClass],
      priceYen: said?.priceYen ?? price.priceYen,
      fits,
      why: said && said.fits !== (load !== undefined) ? said.why : words,
      isSuggested: vehicleClass === suggested,
    }
  })
  const byPrice = rows.sort((a, b) => Number(b.fits) - Number(a.fits) || a.priceYen - b.priceYen)
  const suggestion = suggested !== ours && live?.suggestion ? live.suggestion.why : whySuggested(prices, party, names)
  return { rows: byPrice, suggestion }
}
