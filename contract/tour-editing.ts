import * as z from 'zod/mini'
import { Load, TourDetail, VehicleClass } from './catalogue.ts'
import type { ErrorDefinition } from './endpoint.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { Change } from './office-list.ts'
import { onlyWith } from './only-with.ts'
import { TourDraft } from './tour-draft.ts'
import { TourState } from './tour-states.ts'

export const tourEditingErrors = {
  'catalogue.no-draft': { status: 404, sentence: 'This tour has no draft at the moment.' },
  'catalogue.slug-taken': {
    status: 409,
    sentence: 'This address is or was that of another page. Please choose another.',
  },
  'catalogue.never-published': {
    status: 409,
    sentence: 'This tour was never public. Throw its draft away instead.',
  },
  'catalogue.other-tours': {
    status: 409,
    sentence: 'The tours of this list changed a moment ago. Please look again.',
  },
} satisfies Record<string, ErrorDefinition>

/** Where a problem is mended: the five parts of the editor. */
export const editorAnchors = ['basics', 'words', 'day', 'pictures', 'prices'] as const
export const EditorAnchor = z.enum(editorAnchors)
export type EditorAnchor = z.output<typeof EditorAnchor>

/** What must be mended before publishing. `field` is the path in the draft, as 'title', 'stops.3', 'pictures.4.alt'. */
export const TourProblem = z.object({
  anchor: EditorAnchor,
  field: z.string(),
  sentence: z.string(),
  /** Ways to mend times that do not add up; each is a change of one value of the draft. */
  mends: z.array(
    z.object({
      label: z.string(),
      /** 'stops.3.stayMinutes', 'stops.4.fixedArrival' or 'durationMinutes', with what it would be. */
      changes: z.array(z.object({ field: z.string(), value: z.nullable(z.union([z.int(), z.string()])) })),
    }),
  ),
})
export type TourProblem = z.output<typeof TourProblem>

/** The name of a tour in an address of the office: its slug, an old slug of its, or its id. */
const Which = z.string('Name the tour.').check(z.minLength(1, 'Name the tour.'), z.maxLength(100))
const TourId = z.uuid('There is no such tour.')
const Version = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

/** A picture that the draft names, with what its file is; alt and focus as the picture brings them along. */
export const DraftedPicture = z.extend(Picture, {
  /** Title of another tour that has it as its cover; null: free to be one. */
  coverOf: z.nullable(z.string()),
})
export type DraftedPicture = z.output<typeof DraftedPicture>

export const EditedTour = z.object({
  id: z.string(),
  state: TourState,
  /** The public address; null: never public. */
  slug: z.nullable(z.string()),
  /** Addresses that it had; they lead to the present one. */
  oldSlugs: z.array(z.string()),
  /** Of what is stored: each save names the version that it was based on. */
  version: z.int(),
  /** What the editor shows: the draft where there is one, else what is public. */
  draft: TourDraft,
  /** Whether a draft is stored that differs from what is public. */
  hasDraft: z.boolean(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
  /** As visitors see it, in the same shape; null: never public. */
  published: z.nullable(TourDraft),
  publishedAt: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  publishAt: z.nullable(z.string()),
  /** Names of the fields in which draft and public version differ, for people. */
  differences: z.array(z.string()),
  problems: z.array(TourProblem),
  pictures: z.array(DraftedPicture),
  featured: z.boolean(),
  /** Of the last 90 days. */
  sales: z.object({
    bookings: z.int(),
    revenueYen: onlyWith('see:earnings', z.int()),
    /** Of all that were sold; null while there is none. */
    cancelledPercent: z.nullable(z.number()),
    /** Of all released reviews. */
    rating: z.nullable(z.number()),
    reviews: z.int(),
  }),
  /** All that it may be sold in, from the smallest to the largest, with what each usually takes. */
  classes: z.array(z.object({ vehicleClass: VehicleClass, name: z.string(), loads: z.array(Load) })),
})
export type EditedTour = z.output<typeof EditedTour>

export const tourForEditing = endpoint({
  method: 'GET',
  path: '/admin/tours/:tour',
  access: 'admin',
  right: 'see:drafts',
  summary: 'A tour with its draft, what is public of it, and what stands against publishing.',
  input: z.strictObject({ tour: Which }),
  output: EditedTour,
  errors: ['catalogue.unknown-tour'],
})

export const newTour = endpoint({
  method: 'POST',
  path: '/admin/tours',
  access: 'admin',
  right: 'change:drafts',
  summary: 'Begins a tour as an empty draft, inside a category or in none.',
  input: z.strictObject({ category: z.optional(z.string().check(z.maxLength(100))) }),
  output: EditedTour,
  errors: ['catalogue.unknown-category'],
})

/** What a save answers: enough to go on typing. */
export const SavedDraft = z.object({
  version: z.int(),
  savedAt: z.string(),
  hasDraft: z.boolean(),
  differences: z.array(z.string()),
  problems: z.array(TourProblem),
  /** Facts of pictures that were not known to the page yet. */
  pictures: z.array(DraftedPicture),
})
export type SavedDraft = z.output<typeof SavedDraft>

export const saveTourDraft = endpoint({
  method: 'PUT',
  path: '/admin/tours/:id/draft',
  access: 'admin',
  right: 'change:drafts',
  summary: 'Saves what was typed, finished or not. Visitors see nothing of it.',
  // A text of 200 KB, and formulas as the server drew them, which are sent back with it.
  largeBody: { field: 'draft.details', mostBytes: 1024 * 1024, mostValues: 150_000 },
  input: z.strictObject({ id: TourId, version: Version, draft: TourDraft }),
  output: SavedDraft,
  errors: ['catalogue.unknown-tour', 'office.changed-meanwhile'],
})

export const throwAwayDraft = endpoint({
  method: 'POST',
  path: '/admin/tours/:id/throw-away',
  access: 'admin',
  right: 'change:drafts',
  summary: 'Takes the draft away: the public version stays; a tour that was never public is gone.',
  input: z.strictObject({ id: TourId, version: Version }),
  output: z.object({ gone: z.boolean(), version: z.int() }),
  errors: ['catalogue.unknown-tour', 'catalogue.no-draft', 'office.changed-meanwhile'],
})

export const publishTour = endpoint({
  method: 'POST',
  path: '/admin/tours/:id/publish',
  access: 'admin',
  right: 'change:tours',
  summary: 'Makes the draft public, all of it at once; or at an hour to come.',
  input: z.strictObject({
    id: TourId,
    version: Version,
    /** An hour to come, ISO 8601 with its zone; left out: now. A newer save takes it back. */
    at: z.optional(z.iso.datetime({ offset: true })),
  }),
  output: z.object({
    /** Empty: it is public, or will be at `publishAt`. */
    problems: z.array(TourProblem),
    tour: EditedTour,
  }),
  errors: ['catalogue.unknown-tour', 'catalogue.no-draft', 'office.changed-meanwhile'],
})

/** Takes back an hour that was set for publishing. */
export const holdBackTour = endpoint({
  method: 'POST',
  path: '/admin/tours/:id/hold-back',
  access: 'admin',
  right: 'change:tours',
  summary: 'Takes back the hour at which a draft would have become public.',
  input: z.strictObject({ id: TourId, version: Version }),
  output: EditedTour,
  errors: ['catalogue.unknown-tour', 'office.changed-meanwhile'],
})

export const archiveTour = endpoint({
  method: 'POST',
  path: '/admin/tours/:id/archive',
  access: 'admin',
  right: 'change:tours',
  summary: 'Takes a tour off the site. Its bookings stay as they are, and it can come back.',
  input: z.strictObject({ id: TourId, version: Version }),
  output: EditedTour,
  errors: ['catalogue.unknown-tour', 'catalogue.never-published', 'office.changed-meanwhile'],
})

export const unarchiveTour = endpoint({
  method: 'POST',
  path: '/admin/tours/:id/unarchive',
  access: 'admin',
  right: 'change:tours',
  summary: 'Puts an archived tour back on the site as it was.',
  input: z.strictObject({ id: TourId, version: Version }),
  output: EditedTour,
  errors: ['catalogue.unknown-tour', 'catalogue.never-published', 'office.changed-meanwhile'],
})

export const duplicateTour = endpoint({
  method: 'POST',
  path: '/admin/tours/:id/duplicate',
  access: 'admin',
  right: 'change:drafts',
  summary: 'A new draft with the words, stops and prices of another tour; its cover and its address are its own.',
  input: z.strictObject({ id: TourId }),
  output: EditedTour,
  errors: ['catalogue.unknown-tour'],
})

/** The whole list in its new order, so that two who order at once do not make a third order of both. */
const Ordered = z.array(TourId).check(z.maxLength(500))

export const orderTours = endpoint({
  method: 'PUT',
  path: '/admin/categories/:slug/order',
  access: 'admin',
  right: 'change:tours',
  summary: 'The stations of a category in a new order.',
  input: z.strictObject({
    slug: z.string().check(z.maxLength(100)),
    /** As the page had them, to see whether somebody ordered meanwhile. */
    before: Ordered,
    after: Ordered,
  }),
  errors: ['catalogue.unknown-category', 'catalogue.other-tours'],
})

export const previewTour = endpoint({
  method: 'GET',
  path: '/admin/tours/:id/preview',
  access: 'admin',
  right: 'see:drafts',
  summary: 'The draft as the page of a tour would show it; what is missing is left blank.',
  input: z.strictObject({ id: TourId }),
  output: TourDetail,
  errors: ['catalogue.unknown-tour'],
})

export const tourChanges = endpoint({
  method: 'GET',
  path: '/admin/tours/:id/changes',
  access: 'admin',
  right: 'see:drafts',
  summary: 'Who published, archived or moved a tour, when, and what changed.',
  input: z.strictObject({ id: TourId }),
  output: z.object({ changes: z.array(Change) }),
  errors: ['catalogue.unknown-tour'],
})
