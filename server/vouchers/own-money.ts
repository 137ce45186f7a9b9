import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { ownMoney as ownMoneyCall, receiptLink as receiptLinkCall } from '#contract/own-bookings.ts'
import { findBookingsOfUser, findById, loadTax } from '#server/booking/index.ts'
import { findMoneyMove, findMoneyMoves } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { linkReceipt } from './receipts.ts'

const perPage = 20

/** What the caller paid and got back, for all their bookings. */
export async function ownMoney(
  ctx: Context,
  userId: string,
  { page }: ReadInputOf<typeof ownMoneyCall>,
): Promise<OutputOf<typeof ownMoneyCall>> {
  const { db } = ctx
  const bookings = await findBookingsOfUser(db, userId)
  const { moves, count } = await findMoneyMoves(db, [...bookings.keys()], { most: perPage, skip: (page - 1) * perPage })
  const tax = await loadTax(ctx)
  return {
    moves: moves.flatMap(({ kind, id, bookingId, at, card, amountYen, byTax }) => {
      const booking = bookings.get(bookingId)
      if (!booking) return []
      const { endsAt, ...told } = booking
      return [{ kind, id, at: tokyoIso(at), ...told, card, amountYen, taxes: tax.ofMoney(byTax, endsAt) }]
    }),
    pages: Math.ceil(count / perPage),
  }
}

/** The money of others does not exist for the caller. */
export async function receiptLink(
  ctx: Context,
  userId: string,
  { kind, id }: ReadInputOf<typeof receiptLinkCall>,
): Promise<OutputOf<typeof receiptLinkCall>> {
  const move = await findMoneyMove(ctx.db, kind, id)
  const booking = move && (await findById(ctx.db, move.bookingId))
  if (booking?.userId !== userId) throw new AppError('vouchers.unknown')
  return { file: await linkReceipt(ctx, { kind, id }, true) }
}
