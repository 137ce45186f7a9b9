import type { FacetName } from '#contract/tour-filters.ts'
import type { Facets, TourResults } from '#contract/tour-search.ts'
import { counted, numeral } from '#core/words.ts'
import { longDay } from '#web/ui/day.ts'
import { facetWords } from './facet-words.ts'
import { chipsOf, dropped } from './narrowing.ts'
import type { TourSearch } from './tour-search-address.ts'

export interface WayOut {
  /** As a row: "Without “Up to 5 hours”". */
  label: string
  count: number
  search: TourSearch
}

/** What dropping one thing would give; the server has the best first. */
export function waysOut(search: TourSearch, facets: Facets, without: TourResults['without']): WayOut[] {
  return without.map(({ drop, count }) => ({
    label: labelOf(drop, search, facets),
    count,
    search: dropped(search, drop),
  }))
}

function labelOf(drop: TourResults['without'][number]['drop'], search: TourSearch, facets: Facets): string {
  if (drop === 'q') return `Without the words “${search.q}”`
  if (drop === 'day') return search.day ? `On another day than ${longDay(search.day)}` : 'On any day'
  if (drop === 'guests') return `For fewer than ${counted(search.guests ?? 1, 'guest')}`
  if (drop === 'youngest') return 'For children of any age'
  if (drop === 'from') return `From elsewhere than “${search.from}”`
  return `Without ${chosen(drop, search, facets)}`
}

function chosen(facet: FacetName, search: TourSearch, facets: Facets): string {
  const chips = chipsOf(search, facets).filter((chip) => chip.facet === facet)
  return chips.length === 1 && chips[0] ? `“${chips[0].label}”` : facetWords[facet]
}

/** "Nothing fits all six filters. Without “Up to 5 hours” there are 3." */
export function nothingFits(filters: number, [best]: readonly WayOut[]): string {
  const all =
    filters > 1 ? `Nothing fits ${filters === 2 ? 'both' : `all ${numeral(filters)}`} filters.` : 'Nothing fits.'
  return best ? `${all} ${best.label} there ${best.count === 1 ? 'is 1' : `are ${best.count}`}.` : all
}
