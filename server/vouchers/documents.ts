import type { OutputOf } from '#contract/endpoint.ts'
import type { bookingDocuments } from '#contract/vouchers.ts'
import { type BookingRow, findById, openBooking, type Which } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { openLink, signLink } from '#server/platform/signed-links.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { makeCalendarFile } from './make-calendar-file.ts'
import { makeVoucher } from './make-voucher.ts'
import { hasCalendarFile, hasVoucher, linkMinutes } from './vouchers.rules.ts'

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

const purposeOf = (kind: DocumentKind) => `vouchers.${kind}`

/** Addresses under `{api}` that a browser can open by itself: whoever may see the booking may hand them on for a while. */
export async function linkDocuments(
  ctx: Context,
  which: Which,
  caller: Caller | null,
): Promise<OutputOf<typeof bookingDocuments>> {
  const booking = await openBooking(ctx, which, caller)
  const expiresAt = addMinutes(ctx.clock.now(), linkMinutes)
  const link = async (kind: DocumentKind) => {
    const { isThere, ending } = papers[kind]
    if (!isThere(booking)) return null
    return `/documents/${kind}/${await signLink(ctx, purposeOf(kind), booking.id, expiresAt)}.${ending}`
  }
  return { voucher: await link('voucher'), calendar: await link('calendar') }
}

export interface OpenedDocument {
  filename: string
  contentType: string
  content: Buffer | string
}

/** The paper behind a link, as the booking is now. */
export async function openDocument(ctx: Context, kind: DocumentKind, file: string): Promise<OpenedDocument> {
  const { ending, contentType, isThere, make } = papers[kind]
  if (!file.endsWith(`.${ending}`)) throw new AppError('vouchers.unknown')
  const signed = file.slice(0, -ending.length - 1)
  const link = await openLink(ctx, purposeOf(kind), signed, ctx.clock.now())
  if (link.state === 'ended') throw new AppError('vouchers.link-ended')
  const booking = link.state === 'good' ? await findById(ctx.db, link.payload) : undefined
  if (!booking || !isThere(booking)) throw new AppError('vouchers.unknown')
  return { filename: `${booking.reference}.${ending}`, contentType, content: await make(ctx, booking) }
}
