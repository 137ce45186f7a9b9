import { type BookingRow, dueYenOf, findPrinted, rideInWords } from '#server/booking/index.ts'
import { findCrewOnPaper } from '#server/fleet/index.ts'
import { sureCrewOf } from '#server/inventory/index.ts'
import { cropPicture } from '#server/media/index.ts'
import { balanceOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { readCompany } from './company.store.ts'
import { drawPaper } from './draw-papers.ts'
import { contentOfVoucher } from './voucher-content.rules.ts'
import { hasVoucher } from './vouchers.rules.ts'

/** The voucher of a booking as a PDF of one A4 page. A booking that is not confirmed has none. */
export async function makeVoucher(ctx: Context, booking: BookingRow): Promise<Buffer> {
  if (!hasVoucher(booking)) throw new AppError('vouchers.unknown')
  const tour = await findPrinted(ctx.db, booking)
  const crew = await crewOnPaperOf(ctx, booking)
  const balance = await balanceOf(ctx.db, booking.id)
  const money = { ...balance, dueYen: dueYenOf({ ...booking, ...balance }) }
  const company = await readCompany(ctx.db)
  const ride = booking.ride && rideInWords({ ...booking, ride: booking.ride }, tour.terminal)
  const madeAt = ctx.clock.now()
  const { publicUrl } = ctx.settings
  const content = contentOfVoucher({ booking, tour, ride, crew, money, company, publicUrl, now: madeAt })
  const { alt: bandAlt, ground } = tour.cover
  return drawPaper({ kind: 'voucher', content, bandAlt, ground, madeAt }, (size) =>
    cropPicture(ctx.db, tour.cover, size),
  )
}

export const crewOnPaperOf = async ({ db }: Context, booking: BookingRow) =>
  findCrewOnPaper(db, await sureCrewOf(db, booking.id))
