import { runsOn } from '#server/catalogue/index.ts'
import { loadBookingPolicy, whyNotAt } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { PreparedRide } from './prepare-ride.ts'
import { rideHours } from './ride-hours.rules.ts'

/** Whether rides are sold at an hour at all, whoever is free. */
export type IsOpen = (start: Date) => boolean

/** By the hour as it is wished: the landing, or the pick-up. Too soon it may still be. */
async function questionAt(ctx: Context) {
  const { horizonDays } = await loadBookingPolicy(ctx)
  return { hours: { ...rideHours, minimumNoticeHours: 0 }, now: ctx.clock.now(), horizonDays, runsOn }
}

export async function openHours(ctx: Context, prepared: PreparedRide): Promise<IsOpen> {
  const question = await questionAt(ctx)
  return (start) =>
    whyNotAt(question, { day: tokyoDayOf(start), start: tokyoTimeOf(start) }) === null &&
    !isTooSoon(ctx, prepared.at(start).times.startsAt)
}

/**
 * Refuses an hour that has passed, or that nobody plans for yet. Before the cars are looked at: a day in the year 9999
 * has no neighbours that a database could know.
 */
export async function refuseClosed(ctx: Context, { wish, fields }: PreparedRide): Promise<void> {
  const question = await questionAt(ctx)
  const why = whyNotAt(question, { day: wish.day, start: wish.start })
  const today = tokyoDayOf(question.now)
  if (why === 'past') throw notPossible(wish.day < today ? fields.day : fields.start, 'This time has passed.')
  if (why !== null) throw notPossible(fields.day, 'Our calendar is not open that far ahead.')
}

/** By the pick-up: who has just landed is still some way from the arrivals hall. */
export const isTooSoon = ({ clock }: Pick<Context, 'clock'>, startsAt: Date) =>
  startsAt < addMinutes(clock.now(), rideHours.minimumNoticeHours * 60)

export const tooSoon = ({ fields }: PreparedRide) =>
  notPossible(fields.start, `We need ${rideHours.minimumNoticeHours} hours to send a car. Please choose a later time.`)

const notPossible = (field: string, sentence: string) =>
  new AppError('pricing.not-possible', { fields: { [field]: sentence } })
