import { findBookableTour, runsOn } from '#server/catalogue/index.ts'
import { loadBookingPolicy, type WhyClosed, whyClosedOn, whyNotAt } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { rideHours } from '#server/rides/index.ts'

export interface JobInTime {
  startsAt: Date
  /** When its guest's flight lands, as the desk knows it. */
  landsAt: Date | null
  service: { slug: string | null }
}

/** The office decides about the notice that guests must give. */
const closedWords: Record<Exclude<WhyClosed, 'too-short-notice'>, string> = {
  past: 'That is over',
  'too-far-ahead': 'Our calendar is not open that far ahead',
  'outside-season': 'The tour does not run on that day',
}

/** Why a job cannot begin at an hour, whoever is free; null when it can. Its own hour always can. */
export async function whyNotHour(ctx: Context, job: JobInTime, startsAt: Date): Promise<string | null> {
  const now = ctx.clock.now()
  if (startsAt.getTime() === job.startsAt.getTime()) return null
  if (job.startsAt <= now) return 'The job has begun: its hour stays'
  if (startsAt <= now) return closedWords.past
  if (startsAt.getTime() % 60_000 !== 0) return 'A job begins at a full minute'
  // The office tells when the flight lands, and the pick-up goes with it.
  if (job.service.slug === null && job.landsAt) return 'The pick-up follows the flight: tell when it lands'
  if (job.landsAt && startsAt < job.landsAt) return `The flight lands at ${tokyoTimeOf(job.landsAt)}`
  const { slug } = job.service
  // A ride goes at any hour for which the calendar is open.
  const tour = slug === null ? rideHours : await findBookableTour(ctx.db, slug)
  if (!tour) return 'The tour is not offered any more'
  const { horizonDays } = await loadBookingPolicy(ctx)
  const slot = { day: tokyoDayOf(startsAt), start: tokyoTimeOf(startsAt) }
  const closed = whyNotAt({ hours: tour, now, horizonDays, runsOn }, slot)
  if (closed === null || closed === 'too-short-notice') return null
  const because = closed === 'outside-season' ? whyClosedOn(tour, slot.day) : undefined
  return because === undefined ? closedWords[closed] : `The tour ${because}`
}
