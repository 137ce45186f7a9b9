import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** In the order in which they stand in the answer. */
export const searchGroups = ['bookings', 'guests', 'tours', 'crew', 'cars'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** One thing that was found; `to` is the office's own page about it. */
export const SearchHit = z.object({ title: z.string(), detail: z.string(), to: z.string() })
export type SearchHit = z.output<typeof SearchHit>

export const officeSearch = endpoint({
  method: 'GET',
  path: '/admin/search',
  access: 'admin',
  right: 'see:bookings',
  summary: 'Everything of the office by a few letters: references, guests, numbers, tours, people and plates.',
  input: z.strictObject({ q: text(100, 'What are you looking for?') }),
  output: z.object({
    groups: z.array(z.object({ group: z.enum(searchGroups), hits: z.array(SearchHit) })),
  }),
})
