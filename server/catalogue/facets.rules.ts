import { type CategoryLabel, WalkingLevel } from '#contract/catalogue.ts'
import { type FacetName, roomsFor } from '#contract/tour-filters.ts'
import { ChildrenChoice, type Facets, GuideChoice, LengthBand, SeasonName } from '#contract/tour-search.ts'
import { barsOf } from './price-bars.rules.ts'

interface ValueCount {
  facet: FacetName
  value: string
  tours: number
}

interface Counts {
  counts: readonly ValueCount[]
  priceRange: { from: number | null; to: number | null }
}

/**
 * The counts of search rows as filters, in the order of the contract. Zeros are kept: a filter that leads nowhere is
 * shown as such, not hidden.
 */
export function toFacets(
  { counts, priceRange }: Counts,
  categories: readonly (CategoryLabel & { id: string })[],
): Facets {
  const tours = (facet: FacetName, holds: (value: string) => boolean) =>
    counts.reduce((sum, count) => sum + (count.facet === facet && holds(count.value) ? count.tours : 0), 0)
  const numbered = <V extends string>(facet: FacetName, options: readonly V[]) =>
    options.map((value, number) => ({ value, count: tours(facet, (stored) => stored === String(number)) }))
  return {
    line: categories.map(({ id, slug, letter, name }) => ({
      value: { slug, letter, name },
      count: tours('line', (stored) => stored === id),
    })),
    children: ChildrenChoice.options.map((value) => ({
      value,
      count: tours('children', (stored) => stored === 'true'),
    })),
    length: numbered('length', LengthBand.options),
    walking: numbered('walking', WalkingLevel.options),
    // A tour with room for ten has room for seven too.
    room: roomsFor.map((value) => ({ value, count: tours('room', (stored) => Number(stored) >= value) })),
    season: SeasonName.options.map((value, number) => ({
      value,
      count: tours('season', (stored) => (Number(stored) & (1 << number)) !== 0),
    })),
    guide: GuideChoice.options.map((value) => ({
      value,
      count: tours('guide', (stored) => stored === String(value === 'guide')),
    })),
    price: barsOf(
      Object.fromEntries(counts.filter(({ facet }) => facet === 'price').map(({ value, tours }) => [value, tours])),
      priceRange,
    ),
  }
}

/** What dropping one filter would give: all of its values together. Seasons overlap, so they are counted by row. */
export function withoutEach({ counts }: Counts, set: readonly FacetName[]): { drop: FacetName; count: number }[] {
  return set.map((drop) => ({
    drop,
    count: counts.reduce((sum, { facet, tours }) => sum + (facet === drop ? tours : 0), 0),
  }))
}
