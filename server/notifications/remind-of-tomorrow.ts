import { reminderTime } from '#contract/meeting-times.ts'
import { emailKey } from '#contract/text.ts'
import { findToRemindOf, mailQueueOf } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addJob } from '#server/platform/jobs.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { refusingAmong } from './mail-refusals.store.ts'
import { findToldSince } from './mails.store.ts'

/**
 * From 17:00 in Tokyo on, whoever travels tomorrow is reminded; whoever booked or changed after that has just read it
 * all. Each reminder is a job of its own, so that one bad address keeps nobody else waiting.
 */
export async function remindOfTomorrow(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const today = tokyoDayOf(now)
  const since = tokyoInstant(today, reminderTime)
  if (now < since) return
  const [from, until] = [addDays(today, 1), addDays(today, 2)].map((day) => tokyoInstant(day, '00:00'))
  if (!from || !until) return
  const bookings = await findToRemindOf(ctx.db, from, until)
  const ids = bookings.map(({ id }) => id)
  const told = await findToldSince(ctx.db, ids, since)
  const refusing = await refusingAmong(
    ctx.db,
    bookings.map(({ email }) => email),
    'reminder',
  )
  const wanted = bookings.filter(({ id, email }) => !told.has(id) && !refusing.has(emailKey(email)))
  for (const booking of wanted) {
    const { id, version } = booking
    await addJob(
      ctx.db,
      'notifications.tell',
      { bookingId: id, occasion: 'reminder', version },
      // While one is waiting, the next sweep does not add another.
      { key: `reminder ${id}`, queue: mailQueueOf(booking) },
    )
  }
}
