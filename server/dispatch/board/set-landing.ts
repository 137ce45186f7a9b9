import type { BoardJob, setLanding as setLandingCall } from '#contract/dispatch.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { findById, findForBoard, inTurn, lockBookings, notPossible, saveLanding } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { viewJobs } from './view-jobs.ts'

/** A flight that lands further from the pick-up than this is another day's, or mistyped. */
const nearMs = 24 * 3_600_000

/** When the flight of a booking lands, as the desk knows it; null: nobody knows. */
export async function setLanding(
  ctx: Context,
  input: ReadInputOf<typeof setLandingCall>,
  { userId }: Caller,
): Promise<BoardJob> {
  const [found] = await findForBoard(ctx.db, [input.reference])
  if (!found) throw new AppError('booking.unknown')
  const landsAt = input.landsAt === null ? null : new Date(input.landsAt)
  return inTurn(ctx, async (db) => {
    const booking = (await lockBookings(db, [found.id])).get(found.id)
    const [before] = await findForBoard(db, [found.id])
    if (!booking || !before) throw new AppError('booking.unknown')
    if (booking.edition !== input.version) throw new AppError('dispatch.changed-meanwhile')
    if (!['confirmed', 'pending', 'on_hold'].includes(booking.state) || booking.erasedAt) throw notPossible(booking)
    const now = ctx.clock.now()
    if (booking.endsAt <= now) throw new AppError('dispatch.not-possible', { why: 'This day is over.' })
    if (landsAt && Math.abs(landsAt.getTime() - booking.startsAt.getTime()) > nearMs)
      throw new AppError('platform.invalid-input', {
        fields: { landsAt: `Name a moment within a day of the pick-up, ${inWords(booking.startsAt)}.` },
      })
    if (before.landsAt?.getTime() !== landsAt?.getTime()) {
      await saveLanding(db, booking.id, landsAt)
      await recordChange(db, {
        object: { kind: 'booking', id: booking.id },
        userId,
        deed: landsAt ? 'set when the flight lands' : 'took out when the flight lands',
        changes: [{ name: 'Flight lands', before: inWords(before.landsAt), after: inWords(landsAt) }],
        version: (await findById(db, booking.id))?.edition ?? null,
        at: now,
      })
    }
    const [job] = await viewJobs(ctx, db, [booking.id])
    if (!job) throw new AppError('booking.unknown')
    return job
  })
}

/** "Tue 24 Nov, 15:40". */
const inWords = (at: Date | null) => (at ? `${shortDay(tokyoIso(at))}, ${tokyoTimeOf(at)}` : 'not known')
