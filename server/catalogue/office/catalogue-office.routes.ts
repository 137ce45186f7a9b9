import * as lines from '#contract/category-editing.ts'
import * as picks from '#contract/home-picks.ts'
import * as tours from '#contract/tour-editing.ts'
import * as versions from '#contract/tour-versions.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { setArchived } from './archive-tour.ts'
import { categoriesList, toursList } from './catalogue-lists.ts'
import { listVersions, readVersion, restoreVersion } from './earlier-versions.ts'
import { addCategory, deleteCategory, orderCategories, saveCategory } from './edit-category.ts'
import { featureTours, orderTours, readFeatured, showPicks } from './order-tours.ts'
import { previewTour } from './preview-tour.ts'
import { holdBack, publishTour } from './publish-tour.ts'
import { readCategoryForEditing } from './read-edited-category.ts'
import { readEditedTour } from './read-edited-tour.ts'
import { findTourId } from './tour-ids.store.ts'
import { duplicateTour, newTour, saveDraft, throwAwayDraft } from './write-draft.ts'

export function catalogueOfficeRoutes(api: Api, ctx: Context) {
  tourRoutes(api, ctx)
  categoryRoutes(api, ctx)
}

function tourRoutes(api: Api, ctx: Context) {
  serveOfficeList(api, ctx, toursList)
  serve(api, tours.tourForEditing, ({ input }) => readEditedTour(ctx, input.tour))
  serve(api, tours.newTour, ({ input, caller }) => newTour(ctx, input.category, caller.userId))
  serve(api, tours.saveTourDraft, ({ input, caller }) => saveDraft(ctx, input, caller.userId))
  serve(api, tours.throwAwayDraft, ({ input, caller }) => throwAwayDraft(ctx, input, caller.userId))
  serve(api, tours.publishTour, ({ input, caller }) => publishTour(ctx, input, caller.userId))
  serve(api, tours.holdBackTour, ({ input, caller }) => holdBack(ctx, input, caller.userId))
  serve(api, tours.archiveTour, ({ input, caller }) => setArchived(ctx, input, true, caller.userId))
  serve(api, tours.unarchiveTour, ({ input, caller }) => setArchived(ctx, input, false, caller.userId))
  serve(api, tours.duplicateTour, ({ input, caller }) => duplicateTour(ctx, input.id, caller.userId))
  serve(api, tours.orderTours, ({ input, caller }) => orderTours(ctx, input, caller.userId))
  serve(api, picks.featuredTours, () => readFeatured(ctx))
  serve(api, picks.featureTours, ({ input, caller }) => featureTours(ctx, input, caller.userId))
  serve(api, picks.setPicksShown, ({ input, caller }) => showPicks(ctx, input, caller.userId))
  serve(api, tours.previewTour, ({ input }) => previewTour(ctx, input.id))
  serve(api, tours.tourChanges, async ({ input: { id } }) => {
    if (!(await findTourId(ctx.db, id))) throw new AppError('catalogue.unknown-tour')
    return { changes: await readChanges(ctx.db, { kind: 'tour', id }) }
  })
  serve(api, versions.tourVersions, ({ input }) => listVersions(ctx, input.id))
  serve(api, versions.readTourVersion, ({ input }) => readVersion(ctx, input))
  serve(api, versions.restoreTourVersion, ({ input, caller }) => restoreVersion(ctx, input, caller.userId))
}

function categoryRoutes(api: Api, ctx: Context) {
  serveOfficeList(api, ctx, categoriesList)
  serve(api, lines.categoryForEditing, ({ input }) => readCategoryForEditing(ctx, input.category))
  serve(api, lines.addCategory, ({ input, caller }) => addCategory(ctx, input, caller.userId))
  serve(api, lines.saveCategory, ({ input, caller }) => saveCategory(ctx, input, caller.userId))
  serve(api, lines.deleteCategory, ({ input, caller }) => deleteCategory(ctx, input.id, caller.userId))
  serve(api, lines.orderCategories, ({ input, caller }) => orderCategories(ctx, input, caller.userId))
}
