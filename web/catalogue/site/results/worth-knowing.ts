import type { FoundTour, TourResults } from '#contract/tour-search.ts'
import type { TourSearch } from './tour-search-address.ts'

export interface WorthKnowing {
  question: string
  answer: string
  /** The tour that it speaks of; it must be among those found, so that the link leads somewhere. */
  slug: string
}

interface Rule extends WorthKnowing {
  /** All of these must be asked for. */
  words: readonly string[]
}

const rules: readonly Rule[] = [
  {
    words: ['fuji', 'hakone'],
    question: 'Fuji and Hakone in one day?',
    answer:
      'Not in eight hours: the drives alone take six and a half. In twelve it can be done, with an early start. We think one of the two, with time to bathe, is the better day.',
    slug: 'fuji-and-hakone-in-one-long-day',
  },
]

/** The one thing to know before choosing, where the search asks for it. */
export function worthKnowing(
  { q }: Pick<TourSearch, 'q'>,
  { readAs, tours }: Pick<TourResults, 'readAs'> & { tours: readonly Pick<FoundTour, 'slug'>[] },
): WorthKnowing | undefined {
  const asked = new Set((readAs ?? q ?? '').toLowerCase().match(/\p{L}+/gu))
  return rules.find(
    ({ words, slug }) => words.every((word) => asked.has(word)) && tours.some((tour) => tour.slug === slug),
  )
}
