import * as calls from '#contract/offer-editing.ts'
import { offerFigures, offersAtAGlance } from '#contract/offer-list.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { addOffer, deleteOffer, moveOffer, saveOffer } from './edit-offer.ts'
import { findOfferableTours } from './edited-offer.store.ts'
import { offersList } from './offers-list.ts'
import { previewOffer, readOfferFigures, readOfferForEditing, readOffersAtAGlance } from './read-edited-offer.ts'

export function offersOfficeRoutes(api: Api, ctx: Context): void {
  serveOfficeList(api, ctx, offersList)
  serve(api, offersAtAGlance, () => readOffersAtAGlance(ctx))
  serve(api, calls.offerForEditing, ({ input }) => readOfferForEditing(ctx, input.offer))
  serve(api, calls.offerableTours, async () => ({ tours: await findOfferableTours(ctx.db) }))
  serve(api, calls.addOffer, ({ input, caller }) => addOffer(ctx, input, caller.userId))
  serve(api, calls.saveOffer, ({ input, caller }) => saveOffer(ctx, input, caller.userId))
  serve(api, calls.moveOffer, ({ input, caller }) => moveOffer(ctx, input, caller.userId))
  serve(api, calls.deleteOffer, ({ input, caller }) => deleteOffer(ctx, input.id, caller.userId))
  serve(api, calls.previewOffer, ({ input }) => previewOffer(ctx, input))
  serve(api, offerFigures, ({ input }) => readOfferFigures(ctx, input.id))
}
