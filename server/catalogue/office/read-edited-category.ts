import type { EditedCategory } from '#contract/category-editing.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findOldSlugs } from '../old-slugs.store.ts'
import { findCategoryRow, findTakenLetters, findToursOnLine } from './edited-category.store.ts'
import { findDraftsOfCategory } from './tour-drafts.store.ts'

/** By its slug, an old slug or its id. */
export async function readCategoryForEditing({ db }: Context, which: string): Promise<EditedCategory> {
  const row = await findCategoryRow(db, which)
  if (!row) throw new AppError('catalogue.unknown-category')
  const { pictureName: _, changedAt, picture, ...words } = row
  const [oldSlugs, takenLetters, tours, drafts, history] = await Promise.all([
    findOldSlugs(db, 'category', row.id),
    findTakenLetters(db, row.id),
    findToursOnLine(db, row.id),
    findDraftsOfCategory(db, row.id),
    readChanges(db, { kind: 'category', id: row.id }, 50),
  ])
  return {
    ...words,
    picture: { path: picture.path, alt: picture.alt, focus: picture.focus },
    pictureFacts: picture,
    oldSlugs,
    takenLetters,
    tours: [
      ...tours,
      ...drafts.map(({ id, draft }) => ({
        id,
        slug: null,
        title: draft.title,
        state: 'draft' as const,
        durationMinutes: draft.durationMinutes,
        fromYen: null,
        rating: null,
        stops: draft.stops.map(({ name }) => name).join(', '),
      })),
    ],
    changedAt: changedAt && tokyoIso(changedAt),
    history,
  }
}
