import { expect } from 'vitest'
import { type TourQuery, TourResults } from '#contract/tour-search.ts'
import type { TestAnnai } from './annai.ts'

export const askForTours = (annai: TestAnnai, query: Record<string, string> | string) =>
  annai.app.inject({ url: `/api/tours?${typeof query === 'string' ? query : new URLSearchParams(query)}` })

export async function findTours(annai: TestAnnai, query: Record<string, string> = {}): Promise<TourResults> {
  const answer = await askForTours(annai, query)
  expect(answer.statusCode, JSON.stringify(query)).toBe(200)
  return TourResults.parse(answer.json())
}

/** Those of all pages. */
export async function collectTours(annai: TestAnnai, query: Partial<Record<keyof TourQuery, string>>) {
  const first = await findTours(annai, query)
  const found = [...first.tours]
  for (let page = 2; page <= first.pages; page++)
    found.push(...(await findTours(annai, { ...query, page: String(page) })).tours)
  return found
}
