import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import type * as calls from '#contract/tour-versions.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { findCategoryIds } from './category-ids.store.ts'
import { differencesOf } from './differences.rules.ts'
import { toWire } from './draft-on-wire.ts'
import { editTour } from './edit-tour.ts'
import { findPublicTour } from './published-draft.store.ts'
import { readTourOfId } from './read-edited-tour.ts'
import { saveDraftRow } from './tour-drafts.store.ts'
import { findTourId } from './tour-ids.store.ts'
import { findVersion, findVersions, type VersionRow } from './tour-versions.store.ts'

const mostVersions = 50

const viewVersion = ({ number, publicFrom, publicUntil, by }: Omit<VersionRow, 'document'>) => ({
  ...{ number, by, publicFrom: publicFrom && tokyoIso(publicFrom), publicUntil: tokyoIso(publicUntil) },
})

export async function listVersions({ db }: Context, id: string): Promise<OutputOf<typeof calls.tourVersions>> {
  if (!(await findTourId(db, id))) throw new AppError('catalogue.unknown-tour')
  return { versions: (await findVersions(db, id, mostVersions)).map(viewVersion) }
}

export async function readVersion(
  { db }: Context,
  { id, number }: ReadInputOf<typeof calls.readTourVersion>,
): Promise<OutputOf<typeof calls.readTourVersion>> {
  if (!(await findTourId(db, id))) throw new AppError('catalogue.unknown-tour')
  const found = await findVersion(db, id, number)
  if (!found) throw new AppError('catalogue.unknown-version')
  const [draft] = await toWire(db, [found.document])
  if (!draft) throw new Error('A version came back as nothing.')
  return { ...viewVersion(found), draft }
}

/**
 * Puts an earlier version in the place of the draft. Visitors see nothing of it until it is published, and it is checked
 * then like any other. The address stays as it is: old ones lead to it for good.
 */
export async function restoreVersion(
  ctx: Context,
  { id, number, version }: ReadInputOf<typeof calls.restoreTourVersion>,
  userId: string,
): Promise<EditedTour> {
  const at = ctx.clock.now()
  await editTour(ctx, { id, version }, async (db) => {
    const found = await findVersion(db, id, number)
    const published = (await findPublicTour(db, id))?.draft
    if (!found || !published) throw new AppError('catalogue.unknown-version')
    const { categoryId } = found.document
    const isThere = (await findCategoryIds(db)).some((category) => category.id === categoryId)
    const draft = { ...found.document, slug: published.slug, categoryId: isThere ? categoryId : null }
    const document = differencesOf(draft, published).length === 0 ? null : draft
    await saveDraftRow(db, id, { document, version: version + 1, savedAt: at, savedBy: userId, publishAt: null })
    const until = `${shortDay(tokyoIso(found.publicUntil))}, ${tokyoTimeOf(found.publicUntil)}`
    const deed = `The version that was public until ${until} put back as the draft`
    await recordChange(db, { object: { kind: 'tour', id }, userId, deed, version: version + 1, at })
  })
  return readTourOfId(ctx, id)
}
