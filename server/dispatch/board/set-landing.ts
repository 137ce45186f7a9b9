import type { BoardJob } from '#contract/dispatch.ts'
import type { setLanding as setLandingCall } from '#contract/dispatch-landing.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import {
  findById,
  findForBoard,
  followLanding,
  type Landed,
  lockBookings,
  notPossible,
  saveLanding,
  transactWithRetries,
} from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { viewJobs } from './view-jobs.ts'

/** A flight that lands further from the pick-up than this is another day's, or mistyped. */
const nearMs = 24 * 3_600_000

type Input = ReadInputOf<typeof setLandingCall>

/** When the flight of a booking lands, as the desk knows it; null: nobody knows. A ride follows its flight. */
export async function setLanding(ctx: Context, input: Input, { userId }: Caller): Promise<BoardJob> {
  const [found] = await findForBoard(ctx.db, [input.reference])
  if (!found) throw new AppError('booking.unknown')
  if (found.service.kind === 'ride')
    return landRide(ctx, input, { bookingId: found.id, userId }, async (db) => {
      const [job] = await viewJobs(ctx, db, [found.id])
      if (!job) throw new AppError('booking.unknown')
      return job
    })
  const landsAt = input.landsAt === null ? null : new Date(input.landsAt)
  return transactWithRetries(ctx, async (db) => {
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

/** What the guest would hear, the desk hears in the words of the board. */
export async function landRide<T>(
  ctx: Context,
  { landsAt, version }: Pick<Input, 'landsAt' | 'version'>,
  { bookingId, userId }: { bookingId: string; userId: string },
  answerWith: (db: Database, landed: Landed) => Promise<T>,
): Promise<T> {
  if (landsAt === null)
    throw new AppError('dispatch.not-possible', {
      why: 'The pick-up of a ride follows its flight: name when it lands.',
    })
  const told = {
    ...{ bookingId, landsAt: new Date(landsAt), actor: userId, userId },
    check: ({ edition }: { edition: number }) => {
      if (edition !== version) throw new AppError('dispatch.changed-meanwhile')
    },
  }
  return followLanding(ctx, told, answerWith).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'booking.no-landing')
      throw new AppError('dispatch.not-possible', { why: 'No flight is waited for in this ride.' })
    if (error.code === 'booking.landing-not-possible')
      throw new AppError('dispatch.not-possible', { why: deskWords(String(error.details.why)) })
    throw error
  })
}

/** What is said to a guest, said of one. */
const deskWords = (why: string) =>
  why
    .replace('You are on your way already', 'The guests are on board')
    .replace('Please move the ride', 'Move the ride')
    .replace(' Please ring the desk.', '')

/** "Tue 24 Nov, 15:40". */
const inWords = (at: Date | null) => (at ? `${shortDay(tokyoIso(at))}, ${tokyoTimeOf(at)}` : 'not known')
