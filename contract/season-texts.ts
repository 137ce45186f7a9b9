import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { MonthDay } from './fee-settings.ts'
import { Picture } from './media.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'
import { FocusPoint, PicturePath } from './tour-draft.ts'

/** What the site says of the season: written by the office, shown on its days of every year. */

export const seasonTextsErrors = {
  'catalogue.unknown-season': { status: 404, sentence: 'There is no such season.' },
  'catalogue.season-taken': { status: 409, sentence: 'Another season has this name.' },
  'catalogue.second-usual': { status: 409, sentence: 'Another text is the usual one already.' },
  'catalogue.other-seasons': { status: 409, sentence: 'The seasons changed a moment ago. Please look again.' },
} satisfies Record<string, ErrorDefinition>

/** What a page shows of a season. */
export const SeasonText = z.object({
  /** "In season now: ginkgo and maple, until about 5 December". */
  note: z.string(),
  headline: z.string(),
  text: z.string(),
  picture: Picture,
  /** Slugs of the lines in which its days are found. */
  lines: z.array(z.string()),
  /** Named beside the text, in this order. */
  tours: z.array(z.object({ slug: z.string(), title: z.string(), fromYen: z.number() })),
})
export type SeasonText = z.output<typeof SeasonText>

export const seasonToday = endpoint({
  method: 'GET',
  path: '/season-today',
  access: 'public',
  summary:
    'What the home page shows today: the season in Tokyo, where the office says anything of it, and how many picks.',
  output: z.object({ season: z.nullable(SeasonText), picks: z.int() }),
})

export const seasonLimits = { seasons: 24, tours: 4, lines: 20 } as const

/** Both included; over the new year where it ends before it begins. Null: the usual text, on all days without a season. */
const Days = z.nullable(z.strictObject({ from: MonthDay, to: MonthDay }, 'Choose the first and the last day.'))

export const SeasonWords = z.strictObject({
  name: text(40, 'Name the season.'),
  days: Days,
  note: text(120, 'Say in one line what is in season.'),
  headline: text(100, 'Write the headline.'),
  text: text(600, 'Write the text.'),
  picture: z.strictObject({ path: PicturePath, alt: text(500, 'Say what one sees.'), focus: FocusPoint }),
  lines: z.array(z.uuid('There is no such category.')).check(z.maxLength(seasonLimits.lines)),
  tours: z
    .array(z.uuid('There is no such tour.'))
    .check(z.maxLength(seasonLimits.tours, `At most ${seasonLimits.tours} tours beside the text.`)),
})
export type SeasonWords = z.output<typeof SeasonWords>

const kept = {
  id: z.string(),
  version: z.int(),
  name: z.string(),
  days: z.nullable(z.object({ from: z.int(), to: z.int() })),
}

export const OfficeSeasonRow = z.object({
  ...kept,
  headline: z.string(),
  picture: Picture,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
})
export type OfficeSeasonRow = z.output<typeof OfficeSeasonRow>

export const officeSeasons = endpoint({
  method: 'GET',
  path: '/admin/season-texts',
  access: 'admin',
  right: 'see:tours',
  summary: 'The texts of the seasons in the order in which one gives way to another, and which of them is on the site.',
  output: z.object({
    seasons: z.array(OfficeSeasonRow),
    /** In Tokyo. */
    today: z.string(),
    /** Which is on the site today; null: none. */
    shownId: z.nullable(z.string()),
  }),
})

/** A tour that may stand on the home page, in the order of the site. */
export const HomeTour = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  fromYen: z.number(),
  line: z.object({ letter: z.string(), name: z.string() }),
})
export type HomeTour = z.output<typeof HomeTour>

export const homeChoices = endpoint({
  method: 'GET',
  path: '/admin/home-choices',
  access: 'admin',
  right: 'see:tours',
  summary: 'The categories and public tours that the home page may name, in the order of the site.',
  output: z.object({
    tours: z.array(HomeTour),
    lines: z.array(z.object({ id: z.string(), letter: z.string(), name: z.string() })),
  }),
})
export type HomeChoices = z.output<NonNullable<typeof homeChoices.output>>

/** As it is kept: rules that are newer than a text do not hide it. */
export const EditedSeason = z.object({
  ...kept,
  ...{ note: z.string(), headline: z.string(), text: z.string() },
  picture: Picture,
  lines: z.array(z.string()),
  tours: z.array(z.string()),
  /** Those of its tours that are not on the site now, and so are passed over. */
  passedOver: z.array(z.object({ id: z.string(), title: z.string() })),
  history: z.array(Change),
})
export type EditedSeason = z.output<typeof EditedSeason>

const Id = z.uuid('There is no such season.')
const Version = z.int().check(z.gte(1))

export const seasonForEditing = endpoint({
  method: 'GET',
  path: '/admin/season-texts/:id',
  access: 'admin',
  right: 'see:tours',
  summary: 'The text of a season with its history.',
  input: z.strictObject({ id: Id }),
  output: EditedSeason,
  errors: ['catalogue.unknown-season'],
})

const savingErrors = ['catalogue.season-taken', 'catalogue.second-usual', 'catalogue.unknown-picture']

export const addSeason = endpoint({
  method: 'POST',
  path: '/admin/season-texts',
  access: 'admin',
  right: 'change:tours',
  summary: 'Adds the text of a season, below all others.',
  input: SeasonWords,
  output: EditedSeason,
  errors: savingErrors,
})

export const saveSeason = endpoint({
  method: 'PUT',
  path: '/admin/season-texts/:id',
  access: 'admin',
  right: 'change:tours',
  summary: 'Changes the text of a season. Visitors read it from then on, on its days.',
  input: z.extend(SeasonWords, { id: Id, version: Version }),
  output: EditedSeason,
  errors: ['catalogue.unknown-season', 'office.changed-meanwhile', ...savingErrors],
})

export const dropSeason = endpoint({
  method: 'DELETE',
  path: '/admin/season-texts/:id',
  access: 'admin',
  right: 'change:tours',
  summary: 'Takes the text of a season away.',
  input: z.strictObject({ id: Id, version: z.coerce.number().check(z.int(), z.gte(1)) }),
  errors: ['catalogue.unknown-season', 'office.changed-meanwhile'],
})

const Ordered = z.array(Id).check(z.maxLength(500))

export const orderSeasons = endpoint({
  method: 'PUT',
  path: '/admin/season-texts-order',
  access: 'admin',
  right: 'change:tours',
  summary: 'The seasons in another order: where two meet, the one that stands first is shown.',
  input: z.strictObject({ before: Ordered, after: Ordered }),
  errors: ['catalogue.other-seasons'],
})

/** Every call about the texts of the seasons. */
export const seasonCalls = {
  ...{ seasonToday, officeSeasons, homeChoices, seasonForEditing, addSeason, saveSeason, dropSeason, orderSeasons },
}
