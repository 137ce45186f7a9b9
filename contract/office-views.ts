import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { text } from './text.ts'

export const officeViewsErrors = {
  'office.view-unknown': { status: 404, sentence: 'This view is not there any more.' },
  'office.view-named': { status: 409, sentence: 'You have a view of this name already. Please choose another.' },
  'office.too-many-views': {
    status: 409,
    sentence: 'This list has 20 views of yours already. Delete one that you no longer need.',
  },
} satisfies Record<string, ErrorDefinition>

/** A list as somebody keeps it: filters, order and columns, as they stand in the page's address. */
export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The whole desk sees it; only its owner changes it. */
  shared: z.boolean(),
  mine: z.boolean(),
  /** First name of whose it is. */
  by: z.string(),
  query: z.string(),
})
export type SavedView = z.output<typeof SavedView>

const list = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40))
const name = text(40, 'A name of at most 40 characters.')
const query = z.string().check(z.maxLength(2000, 'This view is too long to be kept.'))
const id = z.uuid()

export const savedViews = endpoint({
  method: 'GET',
  path: '/office/views',
  access: 'admin',
  right: 'see:bookings',
  summary: 'The views of a list that the caller sees: their own, and those shared with the desk.',
  input: z.strictObject({ list }),
  output: z.object({ views: z.array(SavedView) }),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/office/views',
  access: 'admin',
  right: 'see:bookings',
  summary: 'Keeps a view of a list.',
  input: z.strictObject({ list, name, shared: z.boolean(), query }),
  output: SavedView,
  errors: ['office.view-named', 'office.too-many-views'],
})

export const changeView = endpoint({
  method: 'PATCH',
  path: '/office/views/:id',
  access: 'admin',
  right: 'see:bookings',
  summary: 'Renames, shares or overwrites a view of one’s own.',
  input: z.strictObject({
    id,
    name: z.optional(name),
    shared: z.optional(z.boolean()),
    query: z.optional(query),
  }),
  output: SavedView,
  errors: ['office.view-unknown', 'office.view-named'],
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/office/views/:id',
  access: 'admin',
  right: 'see:bookings',
  summary: 'Deletes a view of one’s own.',
  input: z.strictObject({ id }),
  errors: ['office.view-unknown'],
})
