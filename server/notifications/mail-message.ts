import type { Booking } from '#contract/booking.ts'
import type { MessageRow } from '#server/messages/index.ts'
import type { MailFacts } from './mail-facts.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { facts as factTable, opening, quotation } from './mail-parts.ts'
import { greeting, longDayWithYear, timeOf } from './mail-words.rules.ts'

/** What the office wrote, to the guest. */
export function mailToGuest({ booking, manageUrl }: MailFacts, { body, authorName }: MessageRow): Mail {
  const who = authorName ?? 'Our office'
  return mailOf({
    subject: `${who} wrote to you about ${booking.service.title} (${booking.reference})`,
    preview: body.slice(0, 120),
    reference: booking.reference,
    parts: [
      opening({
        title: `${who} wrote to you.`,
        prose: [`${greeting(booking.leadName)}, this is about your booking ${booking.reference}.`],
        button: { label: 'Read and answer', url: manageUrl },
      }),
      quotation(body),
    ],
  })
}

/** What a guest wrote, to the office. It carries no link: it would open the booking to whoever gets the mail. */
export function mailToOffice(booking: Booking, { body }: MessageRow): Mail {
  return mailOf({
    subject: `${booking.leadName} wrote about ${booking.reference}`,
    preview: body.slice(0, 120),
    reference: booking.reference,
    parts: [
      opening({ title: `${booking.leadName} wrote about ${booking.reference}.`, prose: [] }),
      quotation(body),
      factTable('The booking', [
        ['Reference', `${booking.reference}, ${booking.state.replace('_', ' ')}`],
        [booking.ride ? 'Ride' : 'Tour', booking.service.title],
        ['Day', `${longDayWithYear(booking.startsAt)}, ${timeOf(booking.startsAt)}`],
        ['Pick-up', booking.pickUp?.name ?? 'where the tour begins'],
        ['E-mail', booking.email],
        ['Telephone', booking.phone || 'not given'],
      ]),
    ],
    answering: 'Answer this mail and it reaches the guest.',
  })
}
