import type { ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/tour-editing.ts'
import type { EditedTour, TourProblem } from '#contract/tour-editing.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { longDayWithYear } from '#server/platform/day-words.rules.ts'
import { addJob } from '#server/platform/jobs.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { StoredDraft } from './draft.rules.ts'
import { findSurroundings } from './draft-facts.store.ts'
import { editTour } from './edit-tour.ts'
import { putPublic } from './put-public.ts'
import { readTourOfId } from './read-edited-tour.ts'
import { type DraftRow, saveDraftRow } from './tour-drafts.store.ts'
import { findProblems } from './tour-problems.rules.ts'

type Publishing = ReadInputOf<typeof calls.publishTour>

/** Makes a draft public, or sets the hour for it; where something stands against it, says what, and changes nothing. */
export async function publishTour(
  ctx: Context,
  { id, version, at }: Publishing,
  userId: string,
): Promise<{ problems: TourProblem[]; tour: EditedTour }> {
  const publishAt = at === undefined ? null : new Date(at)
  const later = publishAt !== null && publishAt > ctx.clock.now() ? publishAt : null
  const problems = await editTour(
    ctx,
    { id, version },
    async (db, row) => {
      const draft = wanted(row)
      const found = await problemsOf(db, id, draft)
      if (found.length > 0) return found
      if (later) await setHour(ctx, db, { id, version, later, userId })
      else await makePublic(ctx, db, { id, version, draft, userId })
      return []
    },
    { isPublic: true },
  )
  return { problems, tour: await readTourOfId(ctx, id) }
}

function wanted({ document }: DraftRow): StoredDraft {
  if (!document) throw new AppError('catalogue.no-draft')
  return document
}

const problemsOf = async (db: Database, id: string, draft: StoredDraft) =>
  findProblems(draft, (await findSurroundings(db, id, draft)).facts)

interface Going {
  id: string
  version: number
  draft: StoredDraft
  /** Null: by itself, at the hour that was set. */
  userId: string | null
}

/** All of it in this transaction: the rows that visitors read, what is found of them, and the news that pages are old. */
async function makePublic({ clock }: Context, db: Database, { id, version, draft, userId }: Going): Promise<void> {
  const at = clock.now()
  const changes = await putPublic(db, id, draft, at)
  await saveDraftRow(db, id, {
    document: null,
    version: version + 1,
    publishedAt: at,
    publishedBy: userId,
    publishAt: null,
  })
  const object = { kind: 'tour', id }
  await recordChange(db, { object, userId, deed: 'Published', changes, version: version + 1, at })
  await announceWith(db, 'pages')
}

const publishTask = 'catalogue.publish-tour'

async function setHour(
  { clock }: Context,
  db: Database,
  { id, version, later, userId }: { id: string; version: number; later: Date; userId: string },
): Promise<void> {
  await saveDraftRow(db, id, { version: version + 1, publishAt: later })
  // One for each tour: a later hour takes the place of an earlier one.
  const job = { tourId: id, version: version + 1 }
  await addJob(db, publishTask, job, { runAt: later, key: `publish-tour ${id}` })
  const deed = `Set to become public on ${longDayWithYear(tokyoDayOf(later))} at ${tokyoTimeOf(later)}`
  const object = { kind: 'tour', id }
  await recordChange(db, { object, userId, deed, version: version + 1, at: clock.now() })
}

/** At the hour that was set: if nothing was saved since, the draft becomes public; if something stands against it now, it stays one. */
async function publishAtItsHour(ctx: Context, payload: unknown): Promise<void> {
  const { tourId: id, version } = payload as { tourId: string; version: number }
  const work = async (db: Database, row: DraftRow) => {
    if (!row.document || !row.publishAt) return
    const problems = await problemsOf(db, id, row.document)
    if (problems.length === 0) return makePublic(ctx, db, { id, version, draft: row.document, userId: null })
    await saveDraftRow(db, id, { version: version + 1, publishAt: null })
    const reason = problems
      .map(({ sentence }) => sentence)
      .join(' ')
      .slice(0, 500)
    const object = { kind: 'tour', id }
    const deed = 'Could not become public at its hour'
    await recordChange(db, { object, userId: null, deed, reason, version: version + 1, at: ctx.clock.now() })
  }
  await editTour(ctx, { id, version }, work, { isPublic: true }).catch((error: unknown) => {
    // Saved again, or thrown away, since the hour was set.
    const isOver =
      error instanceof AppError && ['office.changed-meanwhile', 'catalogue.unknown-tour'].includes(error.code)
    if (!isOver) throw error
  })
}

export const publishingTasks = { [publishTask]: publishAtItsHour }

/** Takes back an hour that was set; the draft stays as it is. */
export async function holdBack(ctx: Context, edit: { id: string; version: number }, userId: string) {
  const version = edit.version + 1
  await editTour(ctx, edit, async (db, row) => {
    if (!row.publishAt) return
    await saveDraftRow(db, edit.id, { version, publishAt: null })
    const object = { kind: 'tour', id: edit.id }
    await recordChange(db, { object, userId, deed: 'The hour of publishing taken back', version, at: ctx.clock.now() })
  })
  return readTourOfId(ctx, edit.id)
}
