import { dayOrRide, theDay, thePrice } from './booking-parts.ts'
import type { MailFacts } from './mail-facts.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { opening } from './mail-parts.ts'
import { greeting, longDay, shortDay, timeOf } from './mail-words.rules.ts'

/** Held but not paid: the guest left, and there are a few minutes still. */
export function mailHeld(facts: MailFacts): Mail {
  const { booking, manageUrl, picture, takesCards } = facts
  const ends = booking.heldUntil ?? facts.now
  // The office may hold a day for longer than the evening.
  const isToday = ends.slice(0, 10) === facts.now.slice(0, 10)
  const until = isToday ? timeOf(ends) : `${shortDay(ends)}, ${timeOf(ends)},`
  return mailOf({
    subject:
      facts.own?.subject ??
      `Your ${dayOrRide(facts)} is held until ${until.replace(/,$/, '')}: ${booking.service.title}, ${shortDay(booking.startsAt)} (${booking.reference})`,
    preview: `The car is kept for you until ${until} Tokyo time. Nothing has been charged.`,
    reference: booking.reference,
    picture,
    parts: [
      opening({
        title: `Your ${dayOrRide(facts)} is held until ${until.replace(/,$/, '')}.`,
        prose: facts.own?.prose ?? [
          `${greeting(booking.leadName)}, the car for ${longDay(booking.startsAt)} is kept until ${shortDay(ends)}, ${timeOf(ends)}, Tokyo time. ${takesCards ? 'Pay' : 'Confirm'} by then and it is yours${takesCards ? '' : '; you pay your chauffeur on the day'}. If you do not, it is let go and nothing is charged.`,
        ],
        button: { label: takesCards ? 'Pay and confirm' : 'Confirm', url: manageUrl },
      }),
      theDay(facts),
      thePrice(facts),
    ],
  })
}
