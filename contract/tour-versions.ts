import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { TourDraft } from './tour-draft.ts'
import { EditedTour } from './tour-editing.ts'

/** What a tour said to visitors before it was published anew. */

export const tourVersionErrors = {
  'catalogue.unknown-version': { status: 404, sentence: 'There is no such version of this tour.' },
} satisfies Record<string, ErrorDefinition>

const which = {
  id: z.uuid('There is no such tour.'),
  number: z.coerce.number('There is no such version.').check(z.int(), z.gte(1), z.lte(1_000_000)),
}

export const TourVersion = z.object({
  /** In the order in which they were public, from 1. */
  number: z.int(),
  /** Null: published before anybody wrote it down. */
  publicFrom: z.nullable(z.string()),
  publicUntil: z.string(),
  /** First name of who published it. */
  by: z.nullable(z.string()),
})
export type TourVersion = z.output<typeof TourVersion>

export const tourVersions = endpoint({
  method: 'GET',
  path: '/admin/tours/:id/versions',
  access: 'admin',
  right: 'see:drafts',
  summary: 'The versions of a tour that were public before the present one, the latest first; at most fifty.',
  input: z.strictObject({ id: which.id }),
  output: z.object({ versions: z.array(TourVersion) }),
  errors: ['catalogue.unknown-tour'],
})

export const readTourVersion = endpoint({
  method: 'GET',
  path: '/admin/tours/:id/versions/:number',
  access: 'admin',
  right: 'see:drafts',
  summary: 'An earlier public version of a tour, all of it.',
  input: z.strictObject(which),
  output: z.extend(TourVersion, { draft: TourDraft }),
  errors: ['catalogue.unknown-tour', 'catalogue.unknown-version'],
})

export const restoreTourVersion = endpoint({
  method: 'POST',
  path: '/admin/tours/:id/versions/:number/restore',
  access: 'admin',
  right: 'change:drafts',
  summary: 'Puts an earlier public version back as the draft, in the place of the one there is. The address stays.',
  input: z.strictObject({
    ...which,
    /** Of the tour, as it was seen. */
    version: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  }),
  output: EditedTour,
  errors: ['catalogue.unknown-tour', 'catalogue.unknown-version', 'office.changed-meanwhile'],
})
