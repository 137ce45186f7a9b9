import type { LandingOutcome } from '#contract/landings.ts'
import type { Ride } from '#contract/rides.ts'
import { longDay, shortDay } from '#server/platform/day-words.rules.ts'
import { addMinutes, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

const dayMs = 86_400_000

export interface LandingQuestion {
  /** By plan. */
  plannedAt: Date
  landsAt: Date
  /** When the ride would be over then. */
  endsAt: Date
  now: Date
  /** The furthest that the crew marked. */
  hasBoarded: boolean
}

/** Why a flight cannot land then, for a ride that waits for it; null when it can. */
export function whyNotLanding({ plannedAt, landsAt, endsAt, now, hasBoarded }: LandingQuestion): string | null {
  if (hasBoarded) return 'You are on your way already: the hour of the pick-up stays.'
  if (Math.abs(landsAt.getTime() - plannedAt.getTime()) > dayMs)
    return 'That is more than a day from the plan. Please move the ride to another day.'
  if (endsAt <= now) return 'With that landing the ride would be over by now. Please ring the desk.'
  return null
}

export const isFullMinute = (at: Date) => at.getTime() % 60_000 === 0

/** Until then waiting costs nothing: counted from the landing as it is known by now, else from the pick-up. */
export const waitFreeUntil = ({ ride, landsAt, startsAt }: WaitedFor) =>
  addMinutes(ride.landsAt === null ? startsAt : (landsAt ?? startsAt), ride.freeWaitMinutes)

export interface WaitedFor {
  ride: Pick<Ride, 'landsAt' | 'freeWaitMinutes'>
  landsAt: Date | null
  startsAt: Date
}

/** "21:25", and where that is on another day than what it is told beside, "00:20 on Monday 23 November". */
export const hourOf = (at: Date, beside: Date) =>
  tokyoDayOf(at) === tokyoDayOf(beside) ? tokyoTimeOf(at) : `${tokyoTimeOf(at)} on ${longDay(tokyoDayOf(at))}`

export interface NewHours {
  landsAt: Date
  startsAt: Date
  freeUntil: Date
}

/** What the guest hears at once: "Your chauffeur is there at 21:25. Waiting is free until 21:40." */
export function landingInWords(outcome: LandingOutcome, { landsAt, startsAt, freeUntil }: NewHours): string {
  const waiting = `Waiting is free until ${hourOf(freeUntil, startsAt)}.`
  const at = hourOf(startsAt, landsAt)
  if (outcome === 'same') return `Nothing changes: your chauffeur is there at ${at}. ${waiting}`
  if (outcome === 'waits')
    return `The pick-up is at ${at} now. ${waiting} The desk chooses who drives you, and writes to you.`
  if (outcome === 'other-crew') return `Another chauffeur is there at ${at}. ${waiting}`
  return `Your chauffeur is there at ${at}. ${waiting}`
}

/** As the history tells it. */
export const landingMoved = (before: Date | null, { landsAt, startsAt }: Pick<NewHours, 'landsAt' | 'startsAt'>) =>
  `The flight lands at ${momentOf(landsAt)}${before ? ` instead of ${momentOf(before)}` : ''}: pick-up ${momentOf(startsAt)}`

const momentOf = (at: Date) => `${tokyoDayOf(at)} ${tokyoTimeOf(at)}`

/** What the office did, in the trail: "moved the ride after its flight: another crew has it now". */
export function landedDeed(isTold: boolean, outcome: LandingOutcome): string {
  if (outcome === 'waits') return 'moved the ride after its flight: it needs another crew'
  if (!isTold) return 'gave the ride to another crew'
  return `moved the ride after its flight${outcome === 'other-crew' ? ': another crew has it now' : ''}`
}

/** Where the flight landed and the pick-up was, before and after. */
export function landedChanges(
  before: { landsAt: Date | null; startsAt: Date },
  after: Pick<NewHours, 'landsAt' | 'startsAt'>,
) {
  const words = (at: Date | null) => (at ? `${shortDay(tokyoDayOf(at))}, ${tokyoTimeOf(at)}` : 'not known')
  return [
    { name: 'Flight lands', before: words(before.landsAt), after: words(after.landsAt) },
    { name: 'Pick-up', before: words(before.startsAt), after: words(after.startsAt) },
  ].filter((change) => change.before !== change.after)
}

/** Why somebody of a crew was exchanged: "NH 212 lands at 21:10". */
export const becauseOfLanding = (flight: string, landsAt: Date) =>
  `${flight || 'The flight'} lands at ${tokyoTimeOf(landsAt)}`
