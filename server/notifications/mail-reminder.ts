import { dayOrRide, ifFlightIsLate, theDay, whichHotel } from './booking-parts.ts'
import type { MailFacts } from './mail-facts.ts'
import { deskReach, type Mail, mailOf } from './mail-page.ts'
import { opening, remark } from './mail-parts.ts'
import { greeting, longDay, timeOf } from './mail-words.rules.ts'
import { whoComes } from './who-comes.ts'

/** The evening before. */
export function mailReminder(facts: MailFacts): Mail {
  const { booking, manageUrl, picture, unsubscribeUrl } = facts
  return mailOf({
    subject:
      facts.own?.subject ?? `Tomorrow, ${timeOf(booking.startsAt)}: ${booking.service.title} (${booking.reference})`,
    preview: whoComes(facts),
    reference: booking.reference,
    picture,
    parts: [
      opening({
        title: `Tomorrow. ${whoComes(facts)}`,
        prose: facts.own?.prose ?? [
          `${greeting(booking.leadName)}, your ${dayOrRide(facts)} is ${longDay(booking.startsAt)}. Have the voucher at hand, on paper or on the phone: it is attached once more.`,
        ],
        button: { label: 'Open the booking', url: manageUrl },
      }),
      ...whichHotel(facts),
      theDay(facts, 'Tomorrow'),
      ...ifFlightIsLate(facts),
      remark('If something comes between', `Ring the desk: ${deskReach(facts.company, facts.now.slice(0, 10))}.`),
    ],
    unsubscribe: unsubscribeUrl ? { label: 'Remind me no more on the evening before', url: unsubscribeUrl } : null,
  })
}
