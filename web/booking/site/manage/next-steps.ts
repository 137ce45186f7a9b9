import type { Booking } from '#contract/booking.ts'
import { canNobodyCome, crewMissing, findingInWords } from '#contract/crew-missing.ts'
import { minutesEarly, reminderTime } from '#contract/meeting-times.ts'
import { handedBack } from '#contract/money-back.ts'
import { boardOf } from '#contract/names.ts'
import type { MoneyBack } from '#contract/payments.ts'
import { refundDueBy } from '#contract/refund-time.ts'
import { standsAt, willBeThere } from '#contract/stands-at.ts'
import { onTokyoClock } from '#core/days.ts'
import { longMoment } from '#web/pricing/site/index.ts'
import { longDay } from '#web/ui/day.ts'
import { languageName } from '#web/ui/language-name.ts'
import { chauffeurOf, clockOf, dayOf, givenName } from './booking-words.ts'
import { freeUntil } from './deadlines.ts'
import { isRide, rideHeadline, rideMeeting } from './ride-words.ts'

export interface Step {
  title: string
  text: string
  isDone?: boolean
}

const minuteMs = 60_000

const carIsThereAt = (startsAt: string) => onTokyoClock(new Date(Date.parse(startsAt) - minutesEarly * minuteMs))

/** What happens from now to the pick-up: three or four dated steps, without those that have passed. */
export function nextSteps(booking: Booking, place: string, now: string): Step[] {
  const free = freeUntil(booking)
  const reminder = `${dayOf(onTokyoClock(new Date(Date.parse(booking.startsAt) - 24 * 60 * minuteMs)))}T${reminderTime}:00+09:00`
  const meets = meetingStep(booking, place)
  // Of a ride the last free moment may lie after the mail of the day before.
  const dated = [
    ...(free && free > now ? [{ at: free, text: 'Last moment to cancel at no charge.' }] : []),
    ...(reminder > now
      ? [{ at: reminder, text: isRide(booking) ? 'A mail with where we meet.' : 'A mail with the plan of the day.' }]
      : []),
    meets,
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return [
    { title: 'Now', text: nowWords(booking), isDone: true },
    ...dated.map(({ at, text }) => ({ title: longMoment(at), text })),
  ]
}

/** Whoever is not found yet waits nowhere. */
function meetingStep(booking: Booking, place: string): { at: string; text: string } {
  if (canNobodyCome(booking)) return { at: booking.startsAt, text: `Pick-up at ${inSentence(place)}.` }
  return isRide(booking) ? rideMeeting(booking) : { at: carIsThereAt(booking.startsAt), text: meeting(booking, place) }
}

const nowWords = (booking: Booking) => `The voucher is in your mail. ${stillFinding(booking) ?? yours(booking)}`

const yours = (booking: Booking) =>
  isRide(booking) ? 'The car and the chauffeur are yours.' : 'The crew and the car are yours.'

/** "We are finding a chauffeur for 03:15 and write as soon as it is sure."; null where everybody is named. */
function stillFinding(booking: Booking): string | null {
  const missing = crewMissing(booking)
  const language = booking.guideLanguage && languageName(booking.guideLanguage, 'en')
  return missing && findingInWords(missing, { clock: clockOf(booking.startsAt), language })
}

/** How a confirmed booking stands, in one sentence. */
export const arrangedSentence = (booking: Booking) => stillFinding(booking) ?? 'Everything is arranged.'

function meeting({ crew, nameBoard, leadName, flight, pickUp }: Booking, place: string): string {
  const chauffeur = chauffeurOf(crew)
  const who = chauffeur ? givenName(chauffeur.name) : 'Your chauffeur'
  const board = boardOf({ nameBoard, leadName })
  if (pickUp?.kind === 'airport')
    return `${who} waits in arrivals${flight ? ` for ${flight}` : ''} with “${board}” on the board.`
  return `${who} waits at ${inSentence(place)} with “${board}” on the board.`
}

/** "your hotel in central Tokyo", as it stands inside a sentence; names keep their capitals. */
const inSentence = (place: string) => place.replace(/^(Your|The|A) /, (word) => word.toLowerCase())

/** The headline of a confirmed booking; it names who comes, where they stand, and when. */
export function arrangedHeadline(booking: Booking): string {
  const finding = stillFinding(booking)
  if (finding) return `It is booked. ${finding}`
  if (isRide(booking)) return rideHeadline(booking)
  const chauffeur = chauffeurOf(booking.crew)
  const clock = carIsThereAt(booking.startsAt).slice(11, 16)
  const who = chauffeur ? givenName(chauffeur.name) : 'Your chauffeur'
  return `It is arranged. ${willBeThere(who, standsAt(booking), clock)}`
}

/** From cancelling to the money on the card, or in the hand. */
export function refundSteps(back: readonly MoneyBack[], today: string): Step[] {
  const released = {
    title: 'At once',
    text: 'Car and crew are released, the calendar entry is withdrawn, a mail confirms it.',
  }
  return [
    released,
    ...back.flatMap(({ way, amountYen }) =>
      way === 'card'
        ? [
            { title: 'Within a day', text: 'We send the refund to your bank.' },
            { title: `By ${longDay(refundDueBy(today))}`, text: 'The bank shows it on your card.' },
          ]
        : [{ title: 'By hand', text: handedBack(way, amountYen) }],
    ),
  ]
}
