import { findProposals as findProposalsCall } from '#contract/dispatch-moves.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { findProposals } from './find-proposals.ts'

export function proposalsRoutes(api: Api, ctx: Context): void {
  serve(api, findProposalsCall, ({ input }) => findProposals(ctx, input))
}
