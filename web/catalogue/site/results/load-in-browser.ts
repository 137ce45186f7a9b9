import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { findToursFor, type GridAnswer, type Titles } from './find-tours.ts'
import type { TourSearch } from './tour-search-address.ts'

let known: Titles = {}

/** In the browser an outage is an answer too: the page then says so and keeps the search. */
export async function askForTours(search: TourSearch, ask = call): Promise<GridAnswer> {
  try {
    const found = await findToursFor(ask, search, known)
    known = { ...known, ...found.titles }
    return { found }
  } catch (error) {
    if (error instanceof ApiError) return { found: null }
    throw error
  }
}
