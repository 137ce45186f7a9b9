import * as z from 'zod/mini'
import { type BookingRow, findById } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { type OccasionName, occasionNames } from './occasions.ts'
import { sendOnce } from './send-once.ts'
import { writeLetter } from './write-letter.ts'

const News = z.object({
  bookingId: z.uuid(),
  occasion: z.enum(occasionNames),
  version: z.int(),
  refundIds: z._default(z.array(z.uuid()), []),
})

/** Tells a guest what became of their booking: each piece of news once, and only while it is true. */
export async function tell(ctx: Context, payload: unknown): Promise<void> {
  const news = News.parse(payload)
  const booking = await findById(ctx.db, news.bookingId)
  if (!booking) return
  const occasion = occasionOf(news.occasion, booking)
  await sendOnce(ctx, {
    occasion: nameOf(occasion, booking, news),
    bookingId: booking.id,
    write: () => writeLetter(ctx, occasion, booking, news.refundIds),
  })
}

/** Money that came late and found the car still free is a booking like any other. */
const occasionOf = (occasion: OccasionName, { state }: BookingRow): OccasionName =>
  occasion === 'expired-late-payment' && state === 'confirmed' ? 'confirmed' : occasion

/**
 * Each piece of news has a name of its own; how the day was is asked once. One reminder for a day: who moves to another one is reminded of that, too.
 * One mail for each decision to give money back, also where several fall into one version.
 */
function nameOf(occasion: OccasionName, { id, startsAt }: BookingRow, { version, refundIds }: z.output<typeof News>) {
  if (occasion === 'review') return `${occasion}:${id}`
  if (occasion === 'reminder') return `${occasion}:${id}:${tokyoDayOf(startsAt)}`
  return `${occasion}:${id}:${(occasion !== 'confirmed' && refundIds[0]) || version}`
}
