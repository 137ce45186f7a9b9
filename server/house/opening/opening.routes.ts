import * as cards from '#contract/card-proof.ts'
import * as opening from '#contract/opening.ts'
import * as standard from '#contract/standard.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { closeHouse, lookedAtFares, openHouse, setOpeningDay, type TellWaiting } from './open-and-close.ts'
import { finishProof, proveCards, readCardProof } from './prove-cards.ts'
import { readOpening } from './read-opening.ts'
import { readPublicOpening } from './read-public-opening.ts'
import { readStandard, takeBackStandard, takeOverStandard } from './standard.ts'

export function openingRoutes(api: Api, ctx: Context, tellWaiting: TellWaiting): void {
  serve(api, opening.readPublicOpening, () => readPublicOpening(ctx))
  serve(api, opening.readOpening, () => readOpening(ctx))
  serve(api, opening.openHouse, ({ caller }) => openHouse(ctx, caller, tellWaiting))
  serve(api, opening.closeHouse, ({ caller, input }) => closeHouse(ctx, caller, input))
  serve(api, opening.setOpeningDay, ({ caller, input }) => setOpeningDay(ctx, caller, input))
  serve(api, opening.lookedAtFares, ({ caller }) => lookedAtFares(ctx, caller))
  serve(api, cards.readCardProof, () => readCardProof(ctx))
  serve(api, cards.proveCard, ({ caller, input }) => proveCards(ctx, caller, input))
  serve(api, cards.finishCardProof, ({ caller, input }) => finishProof(ctx, caller, input))
  serve(api, standard.readStandard, () => readStandard(ctx))
  serve(api, standard.takeOverStandard, ({ caller, input }) => takeOverStandard(ctx, caller, input))
  serve(api, standard.takeBackStandard, ({ caller }) => takeBackStandard(ctx, caller))
}
