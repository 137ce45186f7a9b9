import type { EditedTour } from '#contract/tour-editing.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { reindexing } from '../tour-index.store.ts'
import { editTour, type TourEdit } from './edit-tour.ts'
import { findPublicTour } from './published-draft.store.ts'
import { readTourOfId } from './read-edited-tour.ts'
import { saveDraftRow } from './tour-drafts.store.ts'
import { setTourState } from './tour-order.store.ts'

/**
 * Takes a tour off the site, or puts it back as it was. Bookings of it stay as they are; a draft stays one. An archived
 * tour is no longer one of the home page.
 */
export async function setArchived(
  ctx: Context,
  edit: TourEdit,
  archived: boolean,
  userId: string,
): Promise<EditedTour> {
  const at = ctx.clock.now()
  const state = archived ? 'archived' : 'published'
  await editTour(
    ctx,
    edit,
    async (db) => {
      const tour = await findPublicTour(db, edit.id)
      if (!tour) throw new AppError('catalogue.never-published')
      if (tour.state === state) return
      await reindexing(db, [edit.id], () => setTourState(db, edit.id, state, at))
      const version = edit.version + 1
      await saveDraftRow(db, edit.id, { version, ...(archived ? { publishAt: null } : {}) })
      const object = { kind: 'tour', id: edit.id }
      const deed = archived ? 'Archived' : 'Put back on the site'
      await recordChange(db, { object, userId, deed, version, at })
      await announceWith(db, 'pages')
    },
    { isPublic: true },
  )
  return readTourOfId(ctx, edit.id)
}
