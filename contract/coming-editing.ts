import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'
import { FocusPoint, PicturePath } from './tour-draft.ts'

/** What the house plans, as the office writes it. */

export const comingStates = ['draft', 'announced', 'here'] as const
export const ComingState = z.enum(comingStates)
export type ComingState = z.output<typeof ComingState>

const path = 'A page of ours, such as /tour/grid.'

export const ComingWords = z.strictObject({
  title: text(80, 'Say what is coming.'),
  text: text(400, 'Say in a sentence or two what it will be.'),
  month: z.nullable(z.string('Choose a month.').check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month.'))),
  picture: z.strictObject({ path: PicturePath, alt: text(500, 'Say what one sees.'), focus: FocusPoint }),
  /** Visitors see it, and can ask to be told. */
  announced: z.boolean(),
  news: text(600, 'Write what the mail says once it is here.'),
  link: z
    .string(path)
    .check(z.trim(), z.maxLength(300, 'No address is so long.'), z.regex(/^\/(?![/\\])[^\s\\]*$/, path)),
})
export type ComingWords = z.output<typeof ComingWords>

/** How many want to hear of it. */
const Counts = z.object({
  /** They pressed the link, and are told once it is here. */
  waiting: z.int(),
  /** They did not press it yet: nothing is sent to them. */
  unconfirmed: z.int(),
  told: z.int(),
})
export type ComingCounts = z.output<typeof Counts>

const kept = {
  ...{ id: z.string(), version: z.int(), state: ComingState, title: z.string(), month: z.nullable(z.string()) },
  /** When it came; null: not yet. */
  hereAt: z.nullable(z.string()),
  picture: Picture,
  counts: Counts,
}

export const OfficeComingRow = z.object(kept)
export type OfficeComingRow = z.output<typeof OfficeComingRow>

export const officeComing = endpoint({
  method: 'GET',
  path: '/admin/coming',
  access: 'admin',
  right: 'see:tours',
  summary: 'What the house plans, in the order of the page, and how many wait for each.',
  output: z.object({
    things: z.array(OfficeComingRow),
    /** Who asked on the page of a closed house to hear when it opens. */
    opening: Counts,
  }),
})

/** As it is kept: rules that are newer than it do not hide it. */
export const EditedComing = z.object({
  ...kept,
  ...{ text: z.string(), news: z.string(), link: z.string() },
  history: z.array(Change),
})
export type EditedComing = z.output<typeof EditedComing>

const Id = z.uuid('There is no such thing.')
const Version = z.int().check(z.gte(1))

export const comingForEditing = endpoint({
  method: 'GET',
  path: '/admin/coming/:id',
  access: 'admin',
  right: 'see:tours',
  summary: 'Something that the house plans, with its history.',
  input: z.strictObject({ id: Id }),
  output: EditedComing,
  errors: ['house.unknown-coming'],
})

export const mostComing = 24

export const addComing = endpoint({
  method: 'POST',
  path: '/admin/coming',
  access: 'admin',
  right: 'change:tours',
  summary: 'Adds something that the house plans, below all others.',
  input: ComingWords,
  output: EditedComing,
  errors: ['catalogue.unknown-picture'],
})

export const saveComing = endpoint({
  method: 'PUT',
  path: '/admin/coming/:id',
  access: 'admin',
  right: 'change:tours',
  summary: 'Changes something that the house plans.',
  input: z.extend(ComingWords, { id: Id, version: Version }),
  output: EditedComing,
  errors: ['house.unknown-coming', 'office.changed-meanwhile', 'catalogue.unknown-picture'],
})

export const dropComing = endpoint({
  method: 'DELETE',
  path: '/admin/coming/:id',
  access: 'admin',
  right: 'change:tours',
  summary: 'Takes something away that was planned. Who waited for it is not told, and forgotten.',
  input: z.strictObject({ id: Id, version: z.coerce.number().check(z.int(), z.gte(1)) }),
  errors: ['house.unknown-coming', 'office.changed-meanwhile'],
})

const Ordered = z.array(Id).check(z.maxLength(500))

export const orderComing = endpoint({
  method: 'PUT',
  path: '/admin/coming-order',
  access: 'admin',
  right: 'change:tours',
  summary: 'What the house plans in another order.',
  input: z.strictObject({ before: Ordered, after: Ordered }),
  errors: ['house.other-coming'],
})

export const previewComing = endpoint({
  method: 'GET',
  path: '/admin/coming/:id/mail',
  access: 'admin',
  right: 'see:tours',
  summary: 'The mail that goes out once it is here, and to how many.',
  input: z.strictObject({ id: Id }),
  output: z.object({
    version: z.int(),
    counts: Counts,
    subject: z.string(),
    /** All of it as plain text. */
    text: z.string(),
  }),
  errors: ['house.unknown-coming'],
})

export const tellComing = endpoint({
  method: 'POST',
  path: '/admin/coming/:id/here',
  access: 'admin',
  right: 'change:tours',
  summary: 'Says that it is here: it leaves the page, and everybody who confirmed is told by one mail.',
  input: z.strictObject({ id: Id, version: Version }),
  output: EditedComing,
  errors: ['house.unknown-coming', 'house.coming-here', 'house.not-announced', 'office.changed-meanwhile'],
})
