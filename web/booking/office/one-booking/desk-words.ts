import type { BookingState } from '#contract/booking.ts'
import type { DeskBooking, DeskMember, DeskMoney, ResourceKind } from '#contract/booking-desk.ts'
import { cardInWords } from '#contract/card-words.ts'
import { formatYen } from '#contract/money.ts'
import { byHandWords } from '#contract/money-back.ts'
import { takenWords } from '#contract/taken-words.ts'
import { hoursInWords, onTokyoClock } from '#core/days.ts'
import { capitalized } from '#core/words.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { languageName } from '#web/ui/language-name.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { type DeskForm, readYen } from './desk-form.ts'

export const kindWords: Readonly<Record<ResourceKind, string>> = {
  chauffeur: 'Chauffeur',
  vehicle: 'Vehicle',
  guide: 'Guide',
}

/** "13 h 10", which stays on one line. */
export const hours = (minutes: number) => hoursInWords(minutes).replaceAll(' ', '\u00a0')

/** "Rest before 13 h 10, after 14 h"; nothing where nobody stands near. */
export function restsInWords(before: number | null, after: number | null): string {
  if (before === null && after === null) return 'Rested before and after'
  const words = [before !== null && `before ${hours(before)}`, after !== null && `after ${hours(after)}`]
  return `Rest ${words.filter(Boolean).join(', ')}`
}

export const editAddress = (reference: string) => `/admin/tour-bookings/edit/${reference}`

export const moment = (iso: string) => `${shortDay(iso.slice(0, 10))}, ${iso.slice(11, 16)}`

/** Derived words of the office beside the stored state (design.md, "Derived words"). */
export function stateOf(
  { state, needsCrew, startsAt, underWay }: DeskBooking,
  now: string,
): { tone: TagTone; word: string } {
  if (state === 'confirmed' && needsCrew) return { tone: 'error', word: 'Needs crew' }
  // On board is what a crew says; that its hours run, the clock.
  if (state === 'confirmed' && underWay === 'on-board') return { tone: 'info', word: 'On board' }
  if (state === 'confirmed' && startsAt <= now) return { tone: 'info', word: 'Under way' }
  return states[state]
}

/** As it is stored, without what the hour and the crew make of it. */
export const stateWord = (state: BookingState) => states[state].word

/** Of a day that may still come: it begins at the guest's hotel, and nobody has told us which. */
export const lacksHotel = ({ isHotelUntold, state }: Pick<DeskBooking, 'isHotelUntold' | 'state'>) =>
  isHotelUntold && (state === 'on_hold' || state === 'pending' || state === 'confirmed')

const states: Record<BookingState, { tone: TagTone; word: string }> = {
  on_hold: { tone: 'waiting', word: 'On hold' },
  pending: { tone: 'waiting', word: 'With the partner' },
  confirmed: { tone: 'ok', word: 'Confirmed' },
  rejected: { tone: 'error', word: 'Declined' },
  expired: { tone: 'neutral', word: 'Expired' },
  cancelled: { tone: 'error', word: 'Cancelled' },
  redeemed: { tone: 'neutral', word: 'Done' },
  no_show: { tone: 'neutral', word: 'Nobody came' },
}

/** "Free until Mon 16 Nov, 08:00. Then 50% back, from Tue 17 Nov, 08:00 nothing." */
export function termsInWords({ cancellationTiers, startsAt }: DeskBooking): string {
  const at = (hoursBefore: number) => moment(onTokyoClock(Date.parse(startsAt) - hoursBefore * 3_600_000))
  const tiers = cancellationTiers
    .filter(({ refundPercent }) => refundPercent > 0)
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  if (tiers.length === 0) return 'Nothing comes back.'
  return tiers
    .map(({ hoursBefore, refundPercent }) => `${refundPercent}% back until ${at(hoursBefore)}`)
    .join('. ')
    .concat('. Then nothing.')
}

/** "Visa ending 4242", "Cash, given to Kenji Morita", "In cash, by hand". */
export function howInWords({ kind, card, takenHow, takenBy }: DeskMoney): string {
  if (takenHow === null) return card ? cardInWords(card) : ''
  if (kind === 'refund') return `${capitalized(byHandWords[takenHow])}, by hand`
  return capitalized(takenWords[takenHow].en) + (takenBy && `, given to ${takenBy}`)
}

/** What was typed as an amount as we write it; what is none as it was typed. */
const yenInWords = (typed: string) => {
  const yen = readYen(typed)
  return yen === null ? typed : formatYen(yen)
}

type Hours = Pick<DeskBooking, 'startsAt' | 'endsAt'>

/** "Tuesday 24 November 2026, 08:00 to 17:00". */
export const hoursInDay = ({ startsAt, endsAt }: Hours) =>
  `${longDay(startsAt.slice(0, 10), { withYear: true })}, ${startsAt.slice(11, 16)} to ${endsAt.slice(11, 16)}`

/** The same of what is typed, with the end that the server gives it; null: as it stands, or not known yet. */
export const hoursThen = (booking: Hours, proposal: Hours | null): string | null =>
  proposal && hoursInDay(proposal) !== hoursInDay(booking) ? hoursInDay(proposal) : null

type Crew = { crew: readonly Pick<DeskMember, 'id' | 'name'>[] }

/** Who would come in the place of whom; null: those of today, or not known yet. */
export function crewThen(booking: Crew, proposal: Crew | null): { before: string; after: string } | null {
  if (!proposal) return null
  const without = (one: Crew, other: Crew) =>
    one.crew.filter(({ id }) => !other.crew.some((member) => member.id === id)).map(({ name }) => name)
  const [before, after] = [without(booking, proposal).join(', '), without(proposal, booking).join(', ')]
  return before === after ? null : { before, after }
}

/** A field of the form for the table of two versions. */
export function fieldInWords(name: keyof DeskForm, form: DeskForm, { classes }: Pick<DeskBooking, 'classes'>): string {
  switch (name) {
    case 'day':
      return shortDay(form.day)
    case 'vehicleClass':
      return classes.find(({ id }) => id === form.vehicleClass)?.label ?? form.vehicleClass
    case 'extraHalfHours':
      return form.extraHalfHours === 0 ? 'as the tour' : `${hours(form.extraHalfHours * 30)} longer`
    case 'guide':
      return form.guide ? 'wanted' : 'not wanted'
    case 'guideLanguage':
      return languageName(form.guideLanguage, 'en')
    case 'extras':
      return form.extras.map(({ code, pieces }) => `${pieces} × ${code.replaceAll(/[-_]/g, ' ')}`).join(', ')
    case 'charged':
      return form.charged.map(({ label, amount, reason }) => `${label}: ${yenInWords(amount)}, “${reason}”`).join('; ')
    default:
      return String(form[name])
  }
}
