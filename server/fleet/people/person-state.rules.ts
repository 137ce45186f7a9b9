import type { PersonState } from '#contract/people.ts'
import {
  addDays,
  addMinutes,
  minutesOfTokyoDay,
  tokyoDayOf,
  tokyoInstant,
  tokyoIso,
  weekdayOf,
} from '#server/platform/tokyo-time.rules.ts'
import { isHeldBack } from '../cars/car-state.rules.ts'
import type { Resource } from '../fleet.rules.ts'
import { hoursOn, isWithUs } from '../works-on.rules.ts'

/** What somebody is busy with: a job with guests, or being away. */
export interface PersonBusy {
  what: 'job' | 'ill' | 'away'
  startsAt: Date
  endsAt: Date
  /** With the turn-round after it. */
  freeAt: Date
}

interface Employed {
  inService: boolean
  lastDay: string | null
}

type Facts = Employed &
  Pick<Resource, 'workingDays' | 'worksFromMinutes' | 'worksUntilMinutes' | 'otherHours'> & {
    beginsOn: string | null
    papersUntil: string | null
    lacks: readonly string[]
  }

export const hasLeft = ({ inService, lastDay }: Employed, now: Date): boolean =>
  !inService || (lastDay !== null && lastDay < tokyoDayOf(now))

/** Where somebody is at this moment: what lasts longest is said first. */
export function personStateOf(person: Facts, busy: readonly PersonBusy[], now: Date): PersonState {
  if (hasLeft(person, now)) return { is: 'left', until: null }
  if (!isWithUs(person, tokyoDayOf(now))) return { is: 'not-begun', until: null }
  const out = busy.find(({ what, startsAt, endsAt }) => what === 'job' && startsAt <= now && now < endsAt)
  if (out) return { is: 'on-the-road', until: tokyoIso(out.endsAt) }
  if (person.lacks.length > 0 || isHeldBack(person, now)) return { is: 'held-back', until: null }
  const away = busy.find(({ what }) => what !== 'job')
  if (away) return { is: away.what === 'ill' ? 'ill' : 'away', until: tokyoIso(away.endsAt) }
  // Still on the way home, or leaving within the hour.
  const last = busy.at(-1)
  if (last) return { is: 'free-later', until: tokyoIso(last.freeAt) }
  const end = endOfShift(person, now)
  return end ? { is: 'free', until: tokyoIso(end) } : { is: 'off', until: null }
}

/** When the shift that runs now is over; null: none does. It may have begun the evening before. */
function endOfShift(person: Facts, now: Date): Date | null {
  const today = tokyoDayOf(now)
  for (const [day, minutes] of [
    [today, minutesOfTokyoDay(now)],
    [addDays(today, -1), minutesOfTokyoDay(now) + 1440],
  ] as const) {
    const { fromMinutes, untilMinutes } = hoursOn(person, weekdayOf(day))
    if (person.workingDays.includes(weekdayOf(day)) && fromMinutes <= minutes && minutes < untilMinutes)
      return addMinutes(tokyoInstant(day, '00:00'), untilMinutes)
  }
  return null
}
