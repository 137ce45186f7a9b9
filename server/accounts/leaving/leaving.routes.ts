import type { OutputOf } from '#contract/endpoint.ts'
import { keepAccount as keepAccountCall } from '#contract/getting-in.ts'
import { deleteProfile, exportData, leavingOverview } from '#contract/profile.ts'
import type { Context } from '#server/platform/context.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { type Api, originOf, serve } from '#server/platform/serve.ts'
import { closeAccount } from './close-account.ts'
import { keepAccount } from './keep-account.ts'
import { graceDays } from './leaving.rules.ts'
import { readOwnTravellers } from './own-record.store.ts'
import { linkCopy, openCopy } from './take-copy.ts'

type Overview = OutputOf<typeof leavingOverview>

/** What other capabilities say about leaving; capabilities.ts brings it. */
export type LeavingFacts = {
  [Fact in Exclude<keyof Overview, 'graceDays' | 'travellers'>]: (
    ctx: Context,
    userId: string,
  ) => Promise<Overview[Fact]>
}

export function leavingRoutes(api: Api, ctx: Context, holders: readonly PersonalData[], facts: LeavingFacts): void {
  serve(api, leavingOverview, async ({ caller: { userId } }) => ({
    graceDays,
    tripsAhead: await facts.tripsAhead(ctx, userId),
    travellers: (await readOwnTravellers(ctx.db, userId)).map(({ name }) => name),
    cards: await facts.cards(ctx, userId),
    wishes: await facts.wishes(ctx, userId),
    messages: await facts.messages(ctx, userId),
    reviews: await facts.reviews(ctx, userId),
    receipts: await facts.receipts(ctx, userId),
  }))
  serve(api, exportData, ({ caller }) => linkCopy(ctx, caller))
  serve(api, deleteProfile, ({ input, caller, origin }) => closeAccount(ctx, caller, input, origin))
  serve(api, keepAccountCall, ({ input, origin }) => keepAccount(ctx, input.token, origin))
  serveCopies(api, ctx, holders)
}

/** Opened by a browser itself, without a header of ours: the link carries the right. */
function serveCopies({ app, basePath }: Api, ctx: Context, holders: readonly PersonalData[]) {
  app.get<{ Params: { token: string } }>(`${basePath}/documents/my-data/:token`, async (request, reply) => {
    const { filename, content } = await openCopy(ctx, holders, request.params.token, originOf(request))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
