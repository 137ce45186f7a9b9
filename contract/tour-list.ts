import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { FileLink, listInput, listOutput, someOf } from './office-list.ts'
import { onlyWith } from './only-with.ts'
import { TourState, tourStates } from './tour-states.ts'

export const OfficeTourRow = z.object({
  id: z.string(),
  /** Null: a new tour that has none yet. */
  slug: z.nullable(z.string()),
  title: z.string(),
  shortName: z.string(),
  state: TourState,
  /** Something is saved that is not public; always true of a draft. */
  hasDraft: z.boolean(),
  /** When it becomes public by itself; null: only by hand. */
  publishAt: z.nullable(z.string()),
  line: z.nullable(z.object({ slug: z.string(), letter: z.string(), name: z.string() })),
  station: z.nullable(z.int()),
  durationMinutes: z.nullable(z.int()),
  fromYen: z.nullable(z.int()),
  featured: z.boolean(),
  /** Of the last 90 days. */
  bookings: z.int(),
  revenueYen: onlyWith('see:earnings', z.int()),
  /** Of released reviews, one decimal; null while there is none. */
  rating: z.nullable(z.number()),
  reviews: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  cover: z.nullable(Picture),
})
export type OfficeTourRow = z.output<typeof OfficeTourRow>

export const officeTourColumns = [
  'title',
  'line',
  'state',
  'duration',
  'price',
  'bookings',
  'revenue',
  'rating',
  'changed',
] as const

const asked = {
  ...listInput(officeTourColumns, 'line'),
  state: someOf(tourStates),
  /** Slugs of lines, with commas; 'none': tours that have none yet. */
  line: z._default(
    z.pipe(
      z.string().check(z.maxLength(2000)),
      z.transform((typed: string) => typed.split(',').filter((word) => word !== '')),
    ),
    [],
  ),
  /** 'draft': with changes that are not public; 'featured': on the home page. */
  only: someOf(['draft', 'featured']),
}

export const officeTours = endpoint({
  method: 'GET',
  path: '/admin/tours',
  access: 'admin',
  right: 'see:tours',
  summary: 'The tours of every state, a page of them, with how they sell.',
  input: z.strictObject(asked),
  output: listOutput(OfficeTourRow),
})

export const officeToursFile = endpoint({
  method: 'GET',
  path: '/admin/tours-file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:tours',
  summary: 'A link to a CSV file of the tours that the filters leave.',
  input: z.strictObject({ ...asked, columns: someOf(officeTourColumns) }),
  output: FileLink,
})
