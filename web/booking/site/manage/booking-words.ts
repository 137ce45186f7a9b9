import type { Booking } from '#contract/booking.ts'
import { daysBetween } from '#core/days.ts'
import { numeral } from '#core/words.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { monthInWords } from '#web/ui/month-days.ts'

/** Day and clock of a moment as the wire writes it, in Tokyo: the visitor's own zone never moves it. */
export const dayOf = (iso: string) => iso.slice(0, 10)
export const clockOf = (iso: string) => iso.slice(11, 16)

/** "Tuesday 24 November 2026, 05:30 to 17:30". */
export const whenInWords = ({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>) =>
  `${longDay(dayOf(startsAt), { withYear: true })}, ${clockOf(startsAt)} to ${clockOf(endsAt)}`

/** "Tue 24 Nov 2026, 05:30 to 17:30", for tickets. */
export const shortWhen = ({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>) =>
  `${shortDay(dayOf(startsAt))} ${startsAt.slice(0, 4)}, ${clockOf(startsAt)} to ${clockOf(endsAt)}`

/** Where the day begins or ends: as the guest chose, else as the tour says. */
export const meetingName = (chosen: { name: string } | null, usual: { name: string } | undefined) =>
  chosen?.name ?? usual?.name ?? 'As arranged with the desk'

export const chauffeurOf = (crew: Booking['crew']) => crew.find(({ kind }) => kind === 'chauffeur')
/** Staff are called by their given name (design.md, "Voice"). */
export const givenName = (name: string) => name.split(' ')[0] ?? name

/** "Kenji Sato, Yuki Mori"; the car is no person. */
export const crewInWords = (crew: Booking['crew']) =>
  crew
    .filter(({ kind }) => kind !== 'vehicle')
    .map(({ name }) => name)
    .join(', ')

/** "Fuji at first light, in nine days"; on the day itself, and after it, so. */
export function headlineOf({ service, startsAt, state }: Pick<Booking, 'service' | 'startsAt' | 'state'>, now: string) {
  if (state !== 'confirmed') return service.title
  const ahead = aheadInWords(startsAt, now)
  return ahead ? `${service.title}, ${ahead}` : service.title
}

/** How many days of the calendar lie between, in Tokyo; below 0 once it is past. */
export const daysAhead = (startsAt: string, now: string) => daysBetween(dayOf(now), dayOf(startsAt))

/** "yesterday", "nine days ago", and the month once it is long past. */
export function agoInWords(startsAt: string, now: string): string {
  const days = -daysAhead(startsAt, now)
  if (days === 1) return 'yesterday'
  return days < 60 ? `${numeral(days)} days ago` : `in ${monthInWords(startsAt.slice(0, 7))}`
}

/** "in nine days", "tomorrow", "today"; null once it is past. */
export function aheadInWords(startsAt: string, now: string): string | null {
  const days = daysAhead(startsAt, now)
  if (days < 0) return null
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return `in ${numeral(days)} days`
}

/** "18:00", or "Mon 16 Nov, 18:00" of a hold that lasts beyond today in Tokyo. */
export const heldUntilWords = (heldUntil: string, now: string) =>
  heldUntil === '' || dayOf(heldUntil) === dayOf(now)
    ? clockOf(heldUntil)
    : `${shortDay(dayOf(heldUntil))}, ${clockOf(heldUntil)}`
