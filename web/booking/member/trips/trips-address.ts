import type { bookingTenses } from '#contract/own-bookings.ts'

export type Tense = (typeof bookingTenses)[number]

/** Which trips a page shows, as its address says. */
export interface TripsPage {
  when: Tense
  page: number
}

// The contract's own words, held to them by their type.
const tenses = Object.keys({ upcoming: true, past: true, cancelled: true } satisfies Record<Tense, true>) as Tense[]
const mostPages = 1000

/** What makes no sense is read as the first page of what is to come. */
export function readTripsPage(params: URLSearchParams): TripsPage {
  const when = tenses.find((one) => one === params.get('when')) ?? 'upcoming'
  const page = /^\d{1,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
  return { when, page: Math.min(Math.max(page, 1), mostPages) }
}

/** Without what is usual, so that every view has one address. */
export function tripsAddress(path: string, { when, page }: TripsPage): string {
  const query = new URLSearchParams()
  if (when !== 'upcoming') query.set('when', when)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
