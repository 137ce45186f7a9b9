import type { ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/tour-editing.ts'
import type { EditedTour, SavedDraft } from '#contract/tour-editing.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { findCategoryId } from './category-ids.store.ts'
import { differencesOf } from './differences.rules.ts'
import { emptyDraft, type StoredDraft } from './draft.rules.ts'
import { findCovers } from './draft-facts.store.ts'
import { fromWire } from './draft-on-wire.ts'
import { editTour, type TourEdit } from './edit-tour.ts'
import { findPublicTour } from './published-draft.store.ts'
import { answerSave, readTourOfId } from './read-edited-tour.ts'
import { addDraft, findDraftRow, removeDraft, saveDraftRow } from './tour-drafts.store.ts'

export async function newTour(ctx: Context, category: string | undefined, userId: string): Promise<EditedTour> {
  const categoryId = category === undefined ? null : await findCategoryId(ctx.db, category)
  if (categoryId === undefined) throw new AppError('catalogue.unknown-category')
  return readTourOfId(ctx, await begin(ctx, { ...emptyDraft, categoryId }, userId, 'Begun'))
}

async function begin({ db, clock }: Context, draft: StoredDraft, userId: string, deed: string): Promise<string> {
  const at = clock.now()
  return db.transaction().execute(async (transaction) => {
    const id = await addDraft(transaction, draft, userId, at)
    await recordChange(transaction, { object: { kind: 'tour', id }, userId, deed, version: 1, at })
    return id
  })
}

/** Everything but what must be its own: the names, the address and the cover. */
export async function duplicateTour(ctx: Context, id: string, userId: string): Promise<EditedTour> {
  const [row, published] = await Promise.all([findDraftRow(ctx.db, id), findPublicTour(ctx.db, id)])
  const draft = row?.document ?? published?.draft
  if (!draft) throw new AppError('catalogue.unknown-tour')
  const [, ...others] = draft.pictures
  const covers = await findCovers(
    ctx.db,
    id,
    others.map(({ name }) => name),
  )
  // Before all others what is nobody's cover, where there is such a one.
  const pictures = others.toSorted((a, b) => Number(covers.has(a.name)) - Number(covers.has(b.name)))
  const copy: StoredDraft = {
    ...draft,
    title: draft.title ? `${draft.title}, copy`.slice(0, 120) : '',
    // The board would call both by one name.
    shortName: '',
    slug: '',
    pictures,
  }
  return readTourOfId(ctx, await begin(ctx, copy, userId, `Copied from ${draft.title || 'a draft'}`.slice(0, 200)))
}

type Saving = ReadInputOf<typeof calls.saveTourDraft>

/** Saves what is typed. Each save leaves the version behind that it was based on; an hour set for publishing is taken back. */
export async function saveDraft(ctx: Context, { id, version, draft }: Saving, userId: string): Promise<SavedDraft> {
  const at = ctx.clock.now()
  return editTour(ctx, { id, version }, async (db) => {
    const typed = await fromWire(ctx, db, draft)
    const published = (await findPublicTour(db, id))?.draft ?? null
    // What says the same as the page is no draft: undoing everything leaves nothing to publish.
    const document = published && differencesOf(typed, published).length === 0 ? null : typed
    await saveDraftRow(db, id, { document, version: version + 1, savedAt: at, savedBy: userId, publishAt: null })
    return answerSave(db, id, { typed, published, version: version + 1, at })
  })
}

/** Takes a draft away. What was never public is gone with it; its history says who did it. */
export async function throwAwayDraft(ctx: Context, edit: TourEdit, userId: string) {
  const at = ctx.clock.now()
  return editTour(ctx, edit, async (db, row) => {
    if (!row.document) throw new AppError('catalogue.no-draft')
    const gone = (await findPublicTour(db, edit.id)) === undefined
    const version = edit.version + 1
    if (gone) await removeDraft(db, edit.id)
    else await saveDraftRow(db, edit.id, { document: null, version, publishAt: null })
    const object = { kind: 'tour', id: edit.id }
    await recordChange(db, { object, userId, deed: 'Draft thrown away', version, at })
    return { gone, version }
  })
}
