import { searchLimits } from '#contract/tour-filters.ts'
import { isDay } from '#core/days.ts'

/** What the address of a comparison holds. */
export interface Comparison {
  /** Of tours, in the order of their columns. */
  slugs: readonly string[]
  guests: number | undefined
  day: string | undefined
  onlyDifferences: boolean
}

export const comparePath = '/compare-listing'
export const mostCompared = 4

/** As the server bounds a query before it renders: both sides must read the same from an address of any length. */
const longestValue = 200

/** `items=tour:slug,tour:slug`; what is no item, no day or no party is left out. */
export function readComparison(parameters: URLSearchParams): Comparison {
  const one = (name: string) => (parameters.get(name) ?? '').slice(0, longestValue).trim()
  const items = parameters
    .getAll('items')
    .slice(0, 20)
    .flatMap((list) => list.slice(0, longestValue).split(','))
  const slugs = items.flatMap((item) => /^tour:([a-z0-9-]{1,100})$/.exec(item.trim())?.[1] ?? [])
  const guests = /^\d{1,2}$/.test(one('guests')) ? Number(one('guests')) : 0
  return {
    slugs: [...new Set(slugs)].slice(0, mostCompared),
    guests: guests >= 1 && guests <= searchLimits.guests ? guests : undefined,
    day: isDay(one('day')) && one('day').startsWith('20') ? one('day') : undefined,
    onlyDifferences: one('only') === 'differences',
  }
}

const withQuery = (path: string, parameters: Record<string, string | number | undefined>) => {
  const query = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '')
  // Slugs, days and numbers: nothing in here needs escaping.
  return query.length > 0 ? `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}` : path
}

export function comparisonAddress({ slugs, guests, day, onlyDifferences }: Comparison): string {
  const only = onlyDifferences ? 'differences' : undefined
  return withQuery(comparePath, { items: slugs.map((slug) => `tour:${slug}`).join(','), guests, day, only })
}

/** The grid with these tours ticked already, to choose another. */
export const chooseAnotherAddress = ({ slugs, guests, day }: Comparison) =>
  withQuery('/tour/grid', { guests, day, compare: slugs.join(',') })

export const tourAddress = (slug: string, { guests, day }: Pick<Comparison, 'guests' | 'day'>) =>
  withQuery(`/tour/detail/${slug}`, { day, guests })
