import { ApiError, type Call } from '#contract/call.ts'
import { findTours, type TourResults } from '#contract/tour-search.ts'
import { fetchTourDetails, orThrow } from '../catalogue-calls.ts'
import { type TourSearch, wireQuery } from './tour-search-address.ts'

/** By slug: what the tours ticked for comparison are called, also those that stand on another page. */
export type Titles = Record<string, string>

export interface FoundTours extends TourResults {
  titles: Titles
}

/** An answer, or that there was none. */
export type GridAnswer = { found: FoundTours } | { found: null }

/** A pick-up that we do not have finds nothing; it is left out like every other value that means nothing. */
export async function findToursFor(call: Call, search: TourSearch, known: Titles = {}): Promise<FoundTours> {
  const answer = await call(findTours, wireQuery(search))
  const hasPickUp = !search.from || answer.pickUps.some(({ name }) => name === search.from)
  const found = hasPickUp ? answer : await call(findTours, wireQuery({ ...search, from: undefined }))
  return { ...found, titles: await titlesOf(call, search.compare, known, found) }
}

async function titlesOf(
  call: Call,
  slugs: readonly string[],
  known: Titles,
  { tours }: Pick<TourResults, 'tours'>,
): Promise<Titles> {
  const shown = Object.fromEntries(tours.map(({ slug, title }) => [slug, title]))
  const titles = await Promise.all(
    slugs.map(async (slug) => [slug, shown[slug] ?? known[slug] ?? (await titleOf(call, slug))] as const),
  )
  return Object.fromEntries(titles.filter((entry): entry is [string, string] => entry[1] !== null))
}

const titleOf = (call: Call, slug: string) =>
  orThrow((tell) => fetchTourDetails(call, slug, tell)).then(
    (tour) => tour.title,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    },
  )
