import type { TourResults } from '#contract/tour-search.ts'
import { longDay } from '#web/ui/day.ts'
import { toursInWords } from './facet-words.ts'
import type { TourSearch } from './tour-search-address.ts'

type Found = Pick<TourResults, 'total' | 'readAs' | 'words'>

/** How many there are, naming the day, else the words. */
export function headlineOf(search: Pick<TourSearch, 'q' | 'day'>, found: Pick<Found, 'total' | 'readAs'>): string {
  const count = toursInWords(found.total)
  if (search.day) return `${count} ${found.total === 1 ? 'runs' : 'run'} on ${longDay(search.day)}`
  return search.q ? `${count} for “${found.readAs ?? search.q}”` : count
}

/** How the words were read, where that is not as they were typed. */
export function readingOf(search: Pick<TourSearch, 'q'>, found: Found): { said: string; typed?: string } | null {
  if (found.total === 0 || !search.q) return null
  if (found.readAs) return { said: `Showing tours for “${found.readAs}”.`, typed: search.q }
  return found.words === 'some' ? { said: 'No tour has all of these words; these have some.' } : null
}
