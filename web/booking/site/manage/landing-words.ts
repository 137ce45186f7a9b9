import type { LandingOutcome } from '#contract/landings.ts'
import { addDays, isTimeOfDay } from '#core/days.ts'
import { shortDay } from '#web/ui/day.ts'
import { clockOf, dayOf } from './booking-words.ts'
import { afterLanding, clockBeside, type RideBooking } from './ride-words.ts'

/** Before six a flight that comes early may still land the evening before. */
const earlyHour = '06:00'

export interface LandingDay {
  day: string
  /** "Today, Sat 21 Nov", "Tomorrow, Sun 22 Nov", "Mon 23 Nov". */
  label: string
}

/** The days on which a late flight can land: the one it was to land on, and the next. */
export function landingDays(landsAt: string, now: string): LandingDay[] {
  const planned = dayOf(landsAt)
  const days = [planned, addDays(planned, 1)]
  if (clockOf(landsAt) < earlyHour) days.unshift(addDays(planned, -1))
  return days.map((day) => ({ day, label: nameOf(day, dayOf(now)) }))
}

function nameOf(day: string, today: string): string {
  if (day === today) return `Today, ${shortDay(day)}`
  return day === addDays(today, 1) ? `Tomorrow, ${shortDay(day)}` : shortDay(day)
}

/** The moment that was chosen, in Tokyo; null while it is no time of the day. */
export const landingAt = (day: string, time: string) => (isTimeOfDay(time) ? `${day}T${time}:00+09:00` : null)

/** What a landing would mean, before it is told: "Your chauffeur would be there at 21:25. Waiting would be free until 21:40." */
export function landingForecast(booking: RideBooking, landsAt: string): string {
  const { startsAt, waitFreeUntil } = afterLanding(booking.ride, landsAt)
  return `Your chauffeur would be there at ${clockBeside(startsAt, landsAt)}. Waiting would be free until ${clockBeside(waitFreeUntil, landsAt)}. Nothing to pay.`
}

interface OutcomeWords {
  title: string
  /** Beside what the server says of the hours. */
  more: string
}

/** What became of it, for whoever has just landed, or is about to fly. */
export function outcomeWords(outcome: LandingOutcome, crew: string): OutcomeWords {
  switch (outcome) {
    case 'other-crew':
      return {
        title: 'Thank you. We will be there.',
        more: crew ? `${crew} meets you now. A mail confirms it.` : 'A mail tells you who comes.',
      }
    case 'waits':
      return {
        title: 'Thank you. We are finding a car for the new hour.',
        more: 'The desk sees it now and writes to you as soon as a car is sure. There is nothing for you to do.',
      }
    case 'same':
      return { title: 'That is the hour we have already.', more: '' }
    case 'moved':
    case 'next-job-moved':
      return { title: 'Thank you. We will be there.', more: crew ? `${crew} still meets you. A mail confirms it.` : '' }
  }
}
