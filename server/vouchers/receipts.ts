import type { OutputOf } from '#contract/endpoint.ts'
import type { bookingDocuments } from '#contract/vouchers.ts'
import { readProfileOf } from '#server/accounts/index.ts'
import { type BookingRow, findById } from '#server/booking/index.ts'
import { readTax } from '#server/catalogue/index.ts'
import { findMoneyMove, findMoneyMoves, type MoneyMove } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { readCompany } from './company.store.ts'
import { drawPaper } from './draw-papers.ts'
import { linkPaper, type OpenedPaper, readPaperLink } from './paper-links.ts'
import { contentOfReceipt } from './receipt-content.rules.ts'

type Kind = MoneyMove['kind']

export const receiptPapers = {
  payment: { name: 'receipt', ending: 'pdf' },
  refund: { name: 'credit-note', ending: 'pdf' },
} as const

/** More than a booking is ever paid and given back. */
const most = 200

/**
 * The owner's address is printed for the owner alone: a booking's link may have been handed on to whoever comes along,
 * who need not learn where they live.
 */
const ownersMark = '+address'

export const linkReceipt = (ctx: Context, { kind, id }: Pick<MoneyMove, 'kind' | 'id'>, isOwner: boolean) =>
  linkPaper(ctx, receiptPapers[kind], isOwner ? id + ownersMark : id)

/** A link to the paper of every payment and every refund of a booking, the newest first. */
export async function linkReceipts(
  ctx: Context,
  booking: BookingRow,
  caller: Caller | null,
): Promise<OutputOf<typeof bookingDocuments>['receipts']> {
  const { moves } = await findMoneyMoves(ctx.db, [booking.id], { most, skip: 0 })
  const isOwner = caller !== null && caller.userId === booking.userId
  return Promise.all(
    moves.map(async (move) => ({
      kind: move.kind,
      at: tokyoIso(move.at),
      amountYen: move.amountYen,
      card: move.card,
      file: await linkReceipt(ctx, move, isOwner),
    })),
  )
}

/** The paper behind a link, as things are now: a refund that the bank sent back has none any more. */
export async function openReceipt(ctx: Context, kind: Kind, file: string): Promise<OpenedPaper> {
  const payload = await readPaperLink(ctx, receiptPapers[kind], file)
  const isOwner = payload.endsWith(ownersMark)
  const move = await findMoneyMove(ctx.db, kind, isOwner ? payload.slice(0, -ownersMark.length) : payload)
  const booking = move && (await findById(ctx.db, move.bookingId))
  if (!booking) throw new AppError('vouchers.unknown')
  const address = isOwner && booking.userId ? (await readProfileOf(ctx, booking.userId)).address : null
  const company = await readCompany(ctx.db)
  const content = contentOfReceipt({
    ...{ booking, move, company, address: address ?? '' },
    taxes: (await readTax(ctx.db)).ofMoney(move.byTax, booking.endsAt),
    today: tokyoDayOf(ctx.clock.now()),
  })
  return {
    filename: `${content.number}.pdf`,
    contentType: 'application/pdf',
    content: await drawPaper({ kind: 'receipt', content, madeAt: ctx.clock.now() }),
  }
}
