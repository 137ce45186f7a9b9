import * as z from 'zod/mini'
import type { ErrorDefinition } from './endpoint.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { Change, FileLink, listInput, listOutput, someOf } from './office-list.ts'
import { onlyWith } from './only-with.ts'
import { text } from './text.ts'
import { FocusPoint, PicturePath } from './tour-draft.ts'
import { TourState } from './tour-states.ts'

export const categoryEditingErrors = {
  'catalogue.letter-taken': { status: 409, sentence: 'Another category has this letter.' },
  'catalogue.line-has-tours': {
    status: 409,
    sentence: 'Tours are still in this category: {tours}. Move them first, or hide the category.',
  },
  'catalogue.other-lines': { status: 409, sentence: 'The categories changed a moment ago. Please look again.' },
  'catalogue.unknown-picture': { status: 400, sentence: 'There is no such picture.' },
} satisfies Record<string, ErrorDefinition>

/** 'shown': on the site. 'hidden': its page and its tours' places in lists are gone; nothing is deleted. */
export const categoryStates = ['shown', 'hidden'] as const
export const CategoryState = z.enum(categoryStates)
export type CategoryState = z.output<typeof CategoryState>

export const OfficeCategoryRow = z.object({
  id: z.string(),
  slug: z.string(),
  letter: z.string(),
  name: z.string(),
  summary: z.string(),
  picture: Picture,
  state: CategoryState,
  position: z.int(),
  /** Published, and all that are not archived, drafts included. */
  publishedTours: z.int(),
  tours: z.int(),
  /** Of the last 365 days. */
  bookings: z.int(),
  revenueYen: onlyWith('see:earnings', z.int()),
  rating: z.nullable(z.number()),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
})
export type OfficeCategoryRow = z.output<typeof OfficeCategoryRow>

export const officeCategoryColumns = ['position', 'letter', 'name', 'tours', 'bookings', 'rating', 'revenue'] as const

const asked = { ...listInput(officeCategoryColumns, 'position'), state: someOf(categoryStates) }

export const officeCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  access: 'admin',
  right: 'see:tours',
  summary: 'The categories in the order of the home page, with what runs and sells in them.',
  input: z.strictObject(asked),
  output: listOutput(OfficeCategoryRow),
})

export const officeCategoriesFile = endpoint({
  method: 'GET',
  path: '/admin/categories-file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:tours',
  summary: 'A link to a CSV file of the categories that the filters leave.',
  input: z.strictObject(asked),
  output: FileLink,
})

const letter = 'One letter from A to Z.'
const address = 'Small letters, digits and single hyphens, such as fuji-and-hakone.'

export const CategoryWords = z.strictObject({
  name: text(100, 'Give the category a name.'),
  slug: z
    .string(address)
    .check(z.trim(), z.maxLength(100, 'No address is so long.'), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, address)),
  letter: z.string(letter).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]$/, letter)),
  summary: text(120, 'Say in one line where it leads.'),
  description: text(1000, 'Write the opening paragraph.'),
  state: CategoryState,
  picture: z.strictObject({ path: PicturePath, alt: text(500, 'Say what one sees.'), focus: FocusPoint }),
})
export type CategoryWords = z.output<typeof CategoryWords>

export const EditedCategory = z.extend(CategoryWords, {
  id: z.string(),
  version: z.int(),
  oldSlugs: z.array(z.string()),
  /** Letters that other lines have. */
  takenLetters: z.array(z.string()),
  /** The picture with what its file is. */
  pictureFacts: Picture,
  /** In the order of their stations; drafts that are to run here come last. */
  tours: z.array(
    z.object({
      id: z.string(),
      slug: z.nullable(z.string()),
      title: z.string(),
      state: TourState,
      durationMinutes: z.nullable(z.int()),
      fromYen: z.nullable(z.int()),
      rating: z.nullable(z.number()),
      /** "Toshogu, Shinkyo, Kegon Falls". */
      stops: z.string(),
    }),
  ),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  history: z.array(Change),
})
export type EditedCategory = z.output<typeof EditedCategory>

const Which = z.string('Name the category.').check(z.minLength(1, 'Name the category.'), z.maxLength(100))
const CategoryId = z.uuid('There is no such category.')
const Version = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

export const categoryForEditing = endpoint({
  method: 'GET',
  path: '/admin/categories/:category',
  access: 'admin',
  right: 'see:tours',
  summary: 'A category with its tours and its history, by its slug, an old slug or its id.',
  input: z.strictObject({ category: Which }),
  output: EditedCategory,
  errors: ['catalogue.unknown-category'],
})

const savingErrors = ['catalogue.slug-taken', 'catalogue.letter-taken', 'catalogue.unknown-picture']

export const addCategory = endpoint({
  method: 'POST',
  path: '/admin/categories',
  access: 'admin',
  right: 'change:tours',
  summary: 'Adds a category, the last one in their order.',
  input: CategoryWords,
  output: EditedCategory,
  errors: savingErrors,
})

export const saveCategory = endpoint({
  method: 'PUT',
  path: '/admin/categories/:id',
  access: 'admin',
  right: 'change:tours',
  summary: 'Saves a category. Visitors see it at once; an address that it had leads to the new one.',
  input: z.extend(CategoryWords, { id: CategoryId, version: Version }),
  output: EditedCategory,
  errors: ['catalogue.unknown-category', 'office.changed-meanwhile', ...savingErrors],
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/admin/categories/:id',
  access: 'admin',
  right: 'change:tours',
  summary: 'Deletes a category in which no tour is or was.',
  input: z.strictObject({ id: CategoryId }),
  errors: ['catalogue.unknown-category', 'catalogue.line-has-tours'],
})

const Ordered = z.array(CategoryId).check(z.maxLength(100))

export const orderCategories = endpoint({
  method: 'PUT',
  path: '/admin/category-order',
  access: 'admin',
  right: 'change:tours',
  summary: 'The categories in a new order, which is that of the home page.',
  input: z.strictObject({
    /** All of them as the page had them, to see whether somebody ordered meanwhile. */
    before: Ordered,
    after: Ordered,
  }),
  errors: ['catalogue.other-lines'],
})
