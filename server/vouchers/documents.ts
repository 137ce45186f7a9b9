import type { OutputOf } from '#contract/endpoint.ts'
import type { bookingDocuments } from '#contract/vouchers.ts'
import { type BookingRow, findById, openBooking, type Which } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { makeCalendarFile } from './make-calendar-file.ts'
import { makeVoucher } from './make-voucher.ts'
import { linkPaper, type OpenedPaper, readPaperLink } from './paper-links.ts'
import { linkReceipts } from './receipts.ts'
import { hasCalendarFile, hasVoucher } from './vouchers.rules.ts'

export type DocumentKind = 'voucher' | 'calendar'

interface Paper {
  ending: string
  contentType: string
  isThere(booking: BookingRow): boolean
  make(ctx: Context, booking: BookingRow): Promise<Buffer | string>
}

export const papers: Readonly<Record<DocumentKind, Paper>> = {
  voucher: { ending: 'pdf', contentType: 'application/pdf', isThere: hasVoucher, make: makeVoucher },
  calendar: {
    ending: 'ics',
    contentType: 'text/calendar; charset=utf-8',
    isThere: hasCalendarFile,
    make: makeCalendarFile,
  },
}

const kindOf = (kind: DocumentKind) => ({ name: kind, ending: papers[kind].ending })

/** Links to everything that there is on paper about a booking. */
export async function linkDocuments(
  ctx: Context,
  which: Which,
  caller: Caller | null,
): Promise<OutputOf<typeof bookingDocuments>> {
  const booking = await openBooking(ctx, which, caller)
  const link = async (kind: DocumentKind) =>
    papers[kind].isThere(booking) ? linkPaper(ctx, kindOf(kind), booking.id) : null
  return {
    voucher: await link('voucher'),
    calendar: await link('calendar'),
    receipts: await linkReceipts(ctx, booking, caller),
  }
}

/** The paper behind a link, as the booking is now. */
export async function openDocument(ctx: Context, kind: DocumentKind, file: string): Promise<OpenedPaper> {
  const { ending, contentType, isThere, make } = papers[kind]
  const booking = await findById(ctx.db, await readPaperLink(ctx, kindOf(kind), file))
  if (!booking || !isThere(booking)) throw new AppError('vouchers.unknown')
  return { filename: `${booking.reference}.${ending}`, contentType, content: await make(ctx, booking) }
}
