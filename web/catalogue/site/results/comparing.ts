import type { Titles } from './find-tours.ts'
import { addressWith, mostCompared, type TourSearch } from './tour-search-address.ts'

/** The search with a tour ticked or unticked for comparison; null where it would be one too many. */
export function withTick(search: TourSearch, slug: string): TourSearch | null {
  if (search.compare.includes(slug)) return { ...search, compare: search.compare.filter((one) => one !== slug) }
  return search.compare.length < mostCompared ? { ...search, compare: [...search.compare, slug] } : null
}

/** Those that the catalogue still has, with their names. */
export function namedTicks(slugs: readonly string[], titles: Titles): { slug: string; title: string }[] {
  return slugs.flatMap((slug) => {
    const title = titles[slug]
    return title === undefined ? [] : [{ slug, title }]
  })
}

export function compareAddress(slugs: readonly string[], { guests, day }: Pick<TourSearch, 'guests' | 'day'>): string {
  const parameters = new URLSearchParams({ items: slugs.map((slug) => `tour:${slug}`).join(',') })
  if (guests) parameters.set('guests', String(guests))
  if (day) parameters.set('day', day)
  return addressWith('/compare-listing', parameters)
}
