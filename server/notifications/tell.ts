import * as z from 'zod/mini'
import { reminderTime } from '#contract/meeting-times.ts'
import { type BookingRow, movesOf } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { findToldSince, wasSent } from './mails.store.ts'
import { type OccasionName, occasionNames, occasions } from './occasions.ts'
import { tellOfBooking } from './tell-of-booking.ts'
import { writeLetter } from './write-letter.ts'

const News = z.object({
  bookingId: z.uuid(),
  occasion: z.enum(occasionNames),
  version: z.int(),
  refundIds: z._default(z.array(z.uuid()), []),
  byOffice: z.optional(z.boolean()),
})

/** Tells a guest what became of their booking: each piece of news once, and only while it is true. */
export async function tell(ctx: Context, payload: unknown): Promise<void> {
  const news = News.parse(payload)
  await tellOfBooking(ctx, news.bookingId, async (booking) => {
    const { occasion, version } = await toBeTold(ctx, booking, news)
    if (occasion === 'reminder' && (await isReminded(ctx, booking))) return null
    return {
      occasion: nameOf(occasion, booking, { ...news, version }),
      isTrue: (now) => occasions[occasion].isTrue(booking, now),
      write: () => writeLetter(ctx, occasion, booking, news.refundIds),
      // Whoever holds a day names any address and pays nothing; whom the office writes to is on the telephone.
      ...(occasion === 'held' && !news.byOffice && { limit: 'unpaid' as const }),
    }
  })
}

/** Whoever booked or changed this evening has read it all in that mail, which may have gone a moment ago. */
async function isReminded({ db, clock }: Context, { id }: BookingRow): Promise<boolean> {
  const since = tokyoInstant(tokyoDayOf(clock.now()), reminderTime)
  return (await findToldSince(db, [id], since)).has(id)
}

type Told = Pick<z.output<typeof News>, 'occasion' | 'version'>

/** A mail that failed is tried again for so long. */
const triedForMs = 4 * 3_600_000

/** Which mail says it by now. */
async function toBeTold(
  { db, clock }: Context,
  booking: BookingRow,
  { occasion, version }: z.output<typeof News>,
): Promise<Told> {
  // Money that came late and found the car still free is a booking like any other.
  if (occasion === 'expired-late-payment' && booking.state === 'confirmed') return { occasion: 'confirmed', version }
  if (occasion !== 'changed') return { occasion, version }
  // Whoever has not even had "Arranged", since that mail failed and waits, gets it now with what was changed, and not
  // after this one.
  const confirmed = (await movesOf(db, booking.id)).findLast(({ from, to }) => to === 'confirmed' && from !== to)
  const isLate = confirmed && clock.now().getTime() - confirmed.at.getTime() < triedForMs
  if (isLate && !(await wasSent(db, nameOf('confirmed', booking, { version: confirmed.number, refundIds: [] }))))
    return { occasion: 'confirmed', version: confirmed.number }
  // Each change is told as the booking is by now: of two that are told late, the first says it all.
  return { occasion, version: Math.max(version, booking.calendarSequence) }
}

/**
 * Each piece of news has a name of its own; how the day was is asked once. One reminder for a day: who moves to another one is reminded of that, too.
 * One mail for each decision to give money back, also where several fall into one version.
 */
function nameOf(
  occasion: OccasionName,
  { id, startsAt }: BookingRow,
  { version, refundIds }: Pick<z.output<typeof News>, 'version' | 'refundIds'>,
) {
  if (occasion === 'review') return `${occasion}:${id}`
  if (occasion === 'reminder') return `${occasion}:${id}:${tokyoDayOf(startsAt)}`
  return `${occasion}:${id}:${(occasion !== 'confirmed' && refundIds[0]) || version}`
}
