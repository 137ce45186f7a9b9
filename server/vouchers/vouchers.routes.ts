import { ownMoney as ownMoneyCall, receiptLink as receiptLinkCall } from '#contract/own-bookings.ts'
import { bookingDocuments, checkVoucher as checkVoucherCall } from '#contract/vouchers.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { checkVoucher } from './check-voucher.ts'
import { type DocumentKind, linkDocuments, openDocument, papers } from './documents.ts'
import { ownMoney, receiptLink } from './own-money.ts'
import type { OpenedPaper } from './paper-links.ts'
import { openReceipt, receiptPapers } from './receipts.ts'

export function vouchersRoutes(api: Api, ctx: Context): void {
  serve(api, bookingDocuments, ({ input, caller }) => linkDocuments(ctx, input, caller))
  serve(api, checkVoucherCall, ({ input, origin }) => checkVoucher(ctx, input.code, origin))
  serve(api, ownMoneyCall, ({ input, caller }) => ownMoney(ctx, caller.userId, input))
  serve(api, receiptLinkCall, ({ input, caller }) => receiptLink(ctx, caller.userId, input))
  for (const kind of Object.keys(papers) as DocumentKind[])
    servePapers(api, kind, (file) => openDocument(ctx, kind, file))
  for (const kind of ['payment', 'refund'] as const)
    servePapers(api, receiptPapers[kind].name, (file) => openReceipt(ctx, kind, file))
}

/** Opened by a browser itself, without a header of ours: the link carries the right. */
function servePapers({ app, basePath }: Api, name: string, open: (file: string) => Promise<OpenedPaper>) {
  app.get<{ Params: { token: string } }>(`${basePath}/documents/${name}/:token`, async (request, reply) => {
    const { filename, contentType, content } = await open(request.params.token)
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
