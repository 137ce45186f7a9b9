import * as calls from '#contract/earnings.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { linkMonth, openMonth } from './export-earnings.ts'
import { readEarnings } from './read-earnings.ts'

export function earningsRoutes(api: Api, ctx: Context): void {
  serve(api, calls.readEarnings, ({ input }) => readEarnings(ctx, input))
  serve(api, calls.exportEarnings, ({ input, caller }) => linkMonth(ctx, caller, input.month))
  // Opened by a browser itself, without a header of ours: the link carries the right.
  api.app.get<{ Params: { file: string } }>(`${api.basePath}/earnings/:file`, async (request, reply) => {
    const { filename, content } = await openMonth(api, ctx, request.params.file)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
