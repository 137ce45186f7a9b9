import { formatYen } from '#contract/money.ts'
import type { FacetName } from '#contract/tour-filters.ts'
import type { Facets, TourResults } from '#contract/tour-search.ts'
import {
  ageWords,
  childrenWords,
  guideWords,
  lengthWords,
  roomWords,
  seasonWords,
  walkingWords,
} from './facet-words.ts'
import type { TourSearch } from './tour-search-address.ts'

/** One filter that is set, and the search without it. */
export interface Chip {
  facet: FacetName | 'youngest'
  label: string
  /** Where the label alone would not say which question it answers. */
  spoken?: string
  without: TourSearch
}

const firstPage = { page: undefined } as const

/** Leaves out what the catalogue does not have, and price limits that limit nothing. */
export function settled(search: TourSearch, { facets, pickUps }: Pick<TourResults, 'facets' | 'pickUps'>): TourSearch {
  const { fromYen, toYen } = facets.price
  const line = search.line?.filter((slug) => facets.line.some(({ value }) => value.slug === slug))
  return {
    ...search,
    from: pickUps.some(({ name }) => name === search.from) ? search.from : undefined,
    line: line?.length ? line : undefined,
    min: search.min !== undefined && search.min > fromYen ? search.min : undefined,
    max: search.max !== undefined && search.max < toYen ? search.max : undefined,
  }
}

export function toggled<T>(list: readonly T[] | undefined, value: T): T[] | undefined {
  const next = list?.includes(value) ? list.filter((one) => one !== value) : [...(list ?? []), value]
  return next.length > 0 ? next : undefined
}

/** A changed filter begins again at the first page. */
export const narrowed = (search: TourSearch, change: Partial<TourSearch>): TourSearch => ({
  ...search,
  ...change,
  ...firstPage,
})

const noFilters = {
  line: undefined,
  children: undefined,
  youngest: undefined,
  length: undefined,
  min: undefined,
  max: undefined,
  room: undefined,
  walking: undefined,
  season: undefined,
  guide: undefined,
} satisfies Partial<TourSearch>

/** Day, party, words and pick-up stay, and so do the order and what is ticked for comparison. */
export const cleared = (search: TourSearch) => narrowed(search, noFilters)

export function dropped(search: TourSearch, drop: TourResults['without'][number]['drop']): TourSearch {
  return narrowed(search, drop === 'price' ? { min: undefined, max: undefined } : { [drop]: undefined })
}

export function priceWords({ min, max }: Pick<TourSearch, 'min' | 'max'>): string {
  if (min !== undefined && max !== undefined) return `${formatYen(min)} to ${formatYen(max)}`
  return min !== undefined ? `From ${formatYen(min)}` : `Up to ${formatYen(max ?? 0)}`
}

/** In the order of the filters beside the list. */
export function chipsOf(search: TourSearch, facets: Facets): Chip[] {
  const { line, children, youngest, length, min, max, room, walking, season, guide } = search
  const without = (change: Partial<TourSearch>) => narrowed(search, change)
  return [
    ...facets.line
      .filter(({ value }) => line?.includes(value.slug))
      .map(({ value }): Chip => {
        return { facet: 'line', label: value.name, without: without({ line: toggled(line, value.slug) }) }
      }),
    ...(children ?? []).map((one): Chip => {
      return { facet: 'children', label: childrenWords[one], without: without({ children: toggled(children, one) }) }
    }),
    ...(youngest === undefined
      ? []
      : [
          {
            facet: 'youngest',
            label: `Youngest child ${ageWords(youngest)}`,
            without: dropped(search, 'youngest'),
          } satisfies Chip,
        ]),
    ...(length ?? []).map((one): Chip => {
      return { facet: 'length', label: lengthWords[one], without: without({ length: toggled(length, one) }) }
    }),
    ...(min === undefined && max === undefined
      ? []
      : [{ facet: 'price', label: priceWords(search), without: dropped(search, 'price') } satisfies Chip]),
    ...(room === undefined
      ? []
      : [{ facet: 'room', label: `Room for ${roomWords(room)}`, without: dropped(search, 'room') } satisfies Chip]),
    ...(walking ?? []).map((one): Chip => {
      const spoken = `walking: ${walkingWords[one]}`
      return {
        facet: 'walking',
        label: walkingWords[one],
        spoken,
        without: without({ walking: toggled(walking, one) }),
      }
    }),
    ...(season ?? []).map((one): Chip => {
      return { facet: 'season', label: seasonWords[one], without: without({ season: toggled(season, one) }) }
    }),
    ...(guide ?? []).map((one): Chip => {
      return { facet: 'guide', label: guideWords[one], without: without({ guide: toggled(guide, one) }) }
    }),
  ]
}
