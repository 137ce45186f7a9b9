import { bookingDocuments, checkVoucher as checkVoucherCall } from '#contract/vouchers.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { checkVoucher } from './check-voucher.ts'
import { type DocumentKind, linkDocuments, openDocument, papers } from './documents.ts'

export function vouchersRoutes(api: Api, ctx: Context): void {
  serve(api, bookingDocuments, ({ input, caller }) => linkDocuments(ctx, input, caller))
  serve(api, checkVoucherCall, ({ input, origin }) => checkVoucher(ctx, input.code, origin))
  for (const kind of Object.keys(papers) as DocumentKind[]) serveDocuments(api, ctx, kind)
}

/** Opened by a browser itself, without a header of ours: the link carries the right. */
function serveDocuments({ app, basePath }: Api, ctx: Context, kind: DocumentKind) {
  app.get<{ Params: { token: string } }>(`${basePath}/documents/${kind}/:token`, async (request, reply) => {
    const { filename, contentType, content } = await openDocument(ctx, kind, request.params.token)
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
