import { isDeepStrictEqual } from 'node:util'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/season-texts.ts'
import type { EditedSeason, SeasonWords } from '#contract/season-texts.ts'
import { seasonLimits } from '#contract/season-texts.ts'
import { type MonthDays, monthDaysInWords, partOn } from '#core/parts-of-year.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type NewChange, readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { takeCatalogueTurn } from './catalogue-turn.store.ts'
import * as store from './edited-season.store.ts'
import { columnsOfSeason, seasonObject, writeNewSeason, writeSeasonLinks } from './write-season.ts'

export async function readSeasons({ db, clock }: Context): Promise<OutputOf<typeof calls.officeSeasons>> {
  const rows = await store.findSeasonRows(db)
  const today = tokyoDayOf(clock.now())
  return {
    seasons: rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt && tokyoIso(changedAt) })),
    today,
    shownId: partOn(rows, today)?.id ?? null,
  }
}

export async function readHomeChoices({ db }: Context): Promise<OutputOf<typeof calls.homeChoices>> {
  const [tours, lines] = await Promise.all([store.findHomeTours(db), store.findShownLines(db)])
  return { tours, lines }
}

export async function readSeasonForEditing({ db }: Context, id: string): Promise<EditedSeason> {
  const row = await store.findSeasonRow(db, id)
  if (!row) throw new AppError('catalogue.unknown-season')
  const { tourTitles, ...season } = row
  const passedOver = tourTitles.filter(({ isPublic }) => !isPublic).map((tour) => ({ id: tour.id, title: tour.title }))
  return { ...season, passedOver, history: await readChanges(db, seasonObject(id), 50) }
}

/** A change of what visitors read: one at a time, with its line in the trail, and heard by the pages of every process. */
async function change(
  { db, clock }: Context,
  userId: string,
  deed: (db: Database, at: Date) => Promise<Pick<NewChange, 'object' | 'deed'> & Partial<NewChange>>,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    await takeCatalogueTurn(tx)
    const done = await deed(tx, at)
    await recordChange(tx, { userId, at, ...done })
    await announceWith(tx, 'pages')
  })
}

/** Of two who save at once one is told. */
async function holdSeason(db: Database, id: string, version: number): Promise<store.SeasonRow> {
  const before = await store.findSeasonRow(db, id, { hold: true })
  if (!before) throw new AppError('catalogue.unknown-season')
  if (before.version !== version) throw new AppError('office.changed-meanwhile')
  return before
}

export async function addSeason(ctx: Context, words: SeasonWords, userId: string): Promise<EditedSeason> {
  const id = await ctx.db.transaction().execute(async (tx) => {
    await takeCatalogueTurn(tx)
    if ((await store.findSeasonRows(tx)).length >= seasonLimits.seasons)
      throw new AppError('platform.invalid-input', { fields: { name: `At most ${seasonLimits.seasons} seasons.` } })
    const added = await writeNewSeason(tx, words, { by: userId, at: ctx.clock.now() })
    await announceWith(tx, 'pages')
    return added
  })
  return readSeasonForEditing(ctx, id)
}

export async function saveSeason(
  ctx: Context,
  { id, version, ...words }: ReadInputOf<typeof calls.saveSeason>,
  userId: string,
): Promise<EditedSeason> {
  await change(ctx, userId, async (db, at) => {
    const before = await holdSeason(db, id, version)
    const columns = await columnsOfSeason(db, words, id, at)
    await store.updateSeason(db, id, columns, { by: userId, at }, version + 1)
    await writeSeasonLinks(db, id, words)
    return { object: seasonObject(id), deed: 'Saved', changes: changesOf(before, words), version: version + 1 }
  })
  return readSeasonForEditing(ctx, id)
}

export async function dropSeason(
  ctx: Context,
  { id, version }: ReadInputOf<typeof calls.dropSeason>,
  userId: string,
): Promise<undefined> {
  await change(ctx, userId, async (db) => {
    const { name } = await holdSeason(db, id, version)
    await store.removeSeason(db, id)
    return { object: seasonObject(id), deed: `Taken away: ${name}` }
  })
}

/** If they still stand as the person saw them. */
export async function orderSeasons(
  ctx: Context,
  { before, after }: ReadInputOf<typeof calls.orderSeasons>,
  userId: string,
): Promise<undefined> {
  await change(ctx, userId, async (db) => {
    const rows = await store.findSeasonRows(db)
    const ids = rows.map(({ id }) => id)
    if (ids.join() !== before.join() || ids.toSorted().join() !== after.toSorted().join())
      throw new AppError('catalogue.other-seasons')
    await store.setSeasonOrder(db, after)
    const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
    const inWords = (list: readonly string[]) => list.map((id) => nameOf.get(id)).join(', ')
    return {
      object: { kind: 'home', id: 'seasons' },
      deed: 'Seasons put into another order',
      changes: [{ name: 'Order', before: inWords(before), after: inWords(after) }],
    }
  })
}

const names = { name: 'Name', note: 'Line above', headline: 'Headline', text: 'Text' } as const

function changesOf(before: store.SeasonRow, words: SeasonWords): NonNullable<NewChange['changes']> {
  const { path, alt, focus } = before.picture
  const isSamePicture = isDeepStrictEqual({ path, alt, focus }, words.picture)
  const texts = (Object.keys(names) as (keyof typeof names)[]).map((field) => ({
    ...{ name: names[field], before: before[field], after: words[field] },
  }))
  return [
    ...texts.filter((piece) => piece.before !== piece.after),
    ...(isDeepStrictEqual(before.days, words.days)
      ? []
      : [{ name: 'Days', before: inWords(before.days), after: inWords(words.days) }]),
    ...(isSamePicture ? [] : [{ name: 'Picture', before: alt, after: words.picture.alt }]),
    ...(before.lines.toSorted().join() === words.lines.toSorted().join()
      ? []
      : [{ name: 'Categories', before: count(before.lines), after: count(words.lines) }]),
    ...(before.tours.join() === words.tours.join()
      ? []
      : [{ name: 'Tours', before: count(before.tours), after: count(words.tours) }]),
  ]
}

const inWords = (days: MonthDays | null) => (days ? monthDaysInWords(days) : 'the usual text')
const count = (ids: readonly string[]) => (ids.length === 0 ? 'none' : String(ids.length))
