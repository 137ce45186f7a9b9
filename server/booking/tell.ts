import { askRefund, type RefundWish } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { addDays, addMinutes, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { BookingRow } from './bookings.store.ts'
import { findMailQueue, mailQueueOf } from './mail-queue.ts'

export type Occasion = 'held' | 'confirmed' | 'changed' | 'cancelled' | 'expired-late-payment' | 'refunded' | 'review'

/** What happened to a booking, for those who tell its guest: sent with the transaction in which it happened. */
export interface News {
  bookingId: string
  occasion: Occasion
  /** Which one of its kind: the booking's version, or of a change the calendar's sequence. */
  version: number
  /** Of money that goes back: what was decided together. One version of a booking may see several decisions. */
  refundIds?: string[]
  /** The office wrote down who it is: nobody else chose the address. */
  byOffice?: true
}

const task = 'notifications.tell'

export const tell = async (db: Database, news: News): Promise<void> =>
  addJob(db, task, news, { queue: await findMailQueue(db, news.bookingId) })

/**
 * Only who has left without paying needs to hear of a hold: that shows shortly before it ends. One that is extended is
 * told of before its new end; who was told already is not told again.
 */
export const tellOfHold = (
  db: Database,
  booking: Pick<BookingRow, 'id' | 'orderId'>,
  heldUntil: Date,
  { isNew = false } = {},
) =>
  addJob(db, task, { bookingId: booking.id, occasion: 'held', version: 1 } satisfies News, {
    key: `booking.held:${booking.id}`,
    isNewKey: isNew,
    queue: mailQueueOf(booking),
    runAt: addMinutes(heldUntil, -5),
  })

/** The first ten o'clock in Tokyo on a day after the service: nobody is asked at night, or in the car. */
export async function tellOfDayOver(db: Database, { id, endsAt, version }: DayOver, now: Date): Promise<void> {
  const morningAfter = (at: Date) => tokyoInstant(addDays(tokyoDayOf(at), 1), '10:00')
  const runAt = morningAfter(endsAt) > now ? morningAfter(endsAt) : morningAfter(now)
  const news: News = { bookingId: id, occasion: 'review', version }
  await addJob(db, task, news, { key: `booking.review:${id}`, queue: await findMailQueue(db, id), runAt })
}

export interface DayOver {
  id: string
  endsAt: Date
  version: number
}

/** Money goes back: decided and told in one step, each decision once. */
export async function giveBackAndTell(
  db: Database,
  wish: RefundWish,
  { version, occasion = 'refunded' }: { version: number; occasion?: Occasion },
): Promise<void> {
  const refundIds = (await askRefund(db, wish)).map(({ id }) => id)
  if (refundIds.length > 0) await tell(db, { bookingId: wish.bookingId, occasion, version, refundIds })
}

/** Changes that follow each other closely are told together, about the booking as it is by then. */
export async function tellOfChange(
  db: Database,
  { bookingId, sequence }: { bookingId: string; sequence: number },
  runAt?: Date,
): Promise<void> {
  const news: News = { bookingId, occasion: 'changed', version: sequence }
  const queue = await findMailQueue(db, bookingId)
  await addJob(db, task, news, { key: `booking.changed:${bookingId}`, queue, ...(runAt && { runAt }) })
}
