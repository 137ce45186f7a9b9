import type { Booking } from '#contract/booking.ts'
import { crewMissing } from '#contract/crew-missing.ts'
import { reminderTime } from '#contract/meeting-times.ts'
import { ifFlightIsLate, ifPlansChange, theDay, thePrice, whichHotel } from './booking-parts.ts'
import type { MailFacts } from './mail-facts.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { opening, type Part, remark } from './mail-parts.ts'
import { greeting, longDay, shortDay, timeOf } from './mail-words.rules.ts'
import { whoComes } from './who-comes.ts'

export function mailConfirmed(facts: MailFacts): Mail {
  const { booking, manageUrl, picture } = facts
  const isArranged = crewMissing(booking) === null
  const when = `${shortDay(booking.startsAt)}, ${timeOf(booking.startsAt)}`
  return mailOf({
    subject:
      facts.own?.subject ??
      `${isArranged ? 'Arranged' : 'Booked'}: ${booking.service.title}, ${when} (${booking.reference})`,
    preview: `${whoComes(facts)} Voucher and calendar file are attached.`.trim(),
    reference: booking.reference,
    picture,
    parts: [
      opening({
        title: `${isArranged ? 'It is arranged.' : 'It is booked.'} ${whoComes(facts)}`.trim(),
        prose: facts.own?.prose ?? [
          `${greeting(booking.leadName)}, thank you. ${yours(booking)} for ${longDay(booking.startsAt)}. ${whatIsOpen(booking)}`,
        ],
        button: { label: 'Open the booking', url: manageUrl },
      }),
      ...whichHotel(facts),
      theDay(facts),
      ...ifFlightIsLate(facts),
      thePrice(facts),
      ...ifPlansChange(facts),
      attached(facts),
    ],
  })
}

/** Whoever books on the evening before hears from us once, not twice. */
export function attached({ booking, now }: MailFacts): Part {
  const reminderAt = Date.parse(`${booking.startsAt.slice(0, 10)}T${reminderTime}:00+09:00`) - 86_400_000
  const again = reminderAt > Date.parse(now) ? ` At ${reminderTime} on the day before we write once more.` : ''
  return remark('Attached', `Voucher (PDF, one page, show it at pick-up) and calendar file.${again}`)
}

function yours(booking: Booking): string {
  if (crewMissing(booking) !== null) return 'Your booking stands'
  return booking.crew.some(({ kind }) => kind === 'guide')
    ? 'The car, the chauffeur and the guide are yours'
    : 'The car and the chauffeur are yours'
}

/** The office may confirm with a balance due. */
const whatIsOpen = ({ dueYen }: Booking) =>
  dueYen === 0 ? 'There is nothing more to pay, not even in the car.' : 'What is still to pay stands below.'
