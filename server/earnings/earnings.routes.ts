import * as calls from '#contract/earnings.ts'
import type { Context } from '#server/platform/context.ts'
import { filePatienceMs, patienceNow } from '#server/platform/patience.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { linkMonth, openMonth } from './export-earnings.ts'
import { readEarnings } from './read-earnings.ts'

export function earningsRoutes(api: Api, ctx: Context): void {
  serve(api, calls.readEarnings, ({ input }) => readEarnings(ctx, input))
  serve(api, calls.exportEarnings, ({ input, caller }) => linkMonth(ctx, caller, input.month))
  // Opened by a browser itself, without a header of ours: the link carries the right.
  api.app.get<{ Params: { token: string } }>(`${api.basePath}/earnings/:token`, async (request, reply) => {
    patienceNow()?.extend(filePatienceMs)
    const { filename, content } = await openMonth(api, ctx, request.params.token)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
