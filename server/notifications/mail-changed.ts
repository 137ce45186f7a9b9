import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import {
  dayOrRide,
  ifFlightIsLate,
  ifOtherWayStays,
  ifPlansChange,
  stillDue,
  theDay,
  thePrice,
  whatChanged,
  whichHotel,
} from './booking-parts.ts'
import { attached } from './mail-confirmed.ts'
import type { MailFacts } from './mail-facts.ts'
import { deskPhone, type Mail, mailOf } from './mail-page.ts'
import { opening } from './mail-parts.ts'
import { greeting, longDay, shortDay, timeOf } from './mail-words.rules.ts'
import { priceOfChange } from './price-of-change.ts'
import { changesInWords } from './told-changes.rules.ts'
import { whoComes } from './who-comes.ts'

/** Another day, party, pick-up, or a detail: the whole as it stands now, so that nobody has to put mails together. */
export function mailChanged(facts: MailFacts): Mail {
  const { booking, manageUrl } = facts
  const day = shortDay(booking.startsAt)
  const when = facts.isOnTheWay ? day : `${day}, ${timeOf(booking.startsAt)}`
  const due = booking.dueYen > 0 ? [stillDue(booking)] : []
  const moved = facts.movedFor
    ? [
        `We are sorry that we had to move your day. ${facts.movedFor} It costs what it did. If this day does not suit you, answer this mail: you may have another, or all your money back.`,
      ]
    : []
  return mailOf({
    subject:
      facts.own?.subject ??
      `Changed: ${changesInWords(facts.changes)}. ${booking.service.title}, ${when} (${booking.reference})`,
    preview: facts.isOnTheWay
      ? whoComes(facts)
      : `This is how ${longDay(booking.startsAt)} stands now. A new voucher is attached.`,
    reference: booking.reference,
    parts: [
      opening({
        title:
          facts.isOnTheWay && whoComes(facts) ? whoComes(facts) : `Your booking is changed. ${whoComes(facts)}`.trim(),
        prose: [
          ...moved,
          ...(facts.own?.prose ?? [
            `${greeting(booking.leadName)}, ${howItStands(facts)}`,
            ...priceOfChange(facts),
            ...due,
          ]),
        ],
        button: { label: 'Open the booking', url: manageUrl },
      }),
      ...whatChanged(facts),
      ...ifOtherWayStays(facts),
      ...(facts.isOnTheWay ? [] : whichHotel(facts)),
      theDay(facts, `The ${dayOrRide(facts)}, as it is now`),
      ...(facts.isOnTheWay ? [] : ifFlightIsLate(facts)),
      thePrice(facts),
      ...(facts.isOnTheWay ? [] : ifPlansChange(facts)),
      attached(facts),
    ],
  })
}

/** To whoever is on the way the hours say nothing new. */
const howItStands = (facts: MailFacts) =>
  facts.isOnTheWay
    ? `all else of your ${dayOrRide(facts)} stays as it is. For anything now, ring the desk: ${deskPhone(facts.company)}.`
    : `this is how your ${dayOrRide(facts)} stands now: ${longDay(facts.booking.startsAt)}, ${hoursOf(facts)}. Please use the new voucher; the calendar file brings the entry in your calendar up to date.`

/** Of a ride the pick-up and until when waiting is free; when it ends depends on the guests and the road. */
function hoursOf({ booking, ride }: MailFacts): string {
  if (!ride) return `${timeOf(booking.startsAt)} to ${timeOf(booking.endsAt)}`
  const waiting = ride.freeUntil ? `, waiting free until ${tokyoTimeOf(ride.freeUntil)}` : ''
  return `pick-up at ${timeOf(booking.startsAt)}${waiting}`
}
