import { listed } from '#core/words.ts'
import { chauffeurOf, firstNameOf } from './booking-parts.ts'
import type { MailFacts } from './mail-facts.ts'
import { deskPhone, type Mail, mailOf } from './mail-page.ts'
import { opening, remark } from './mail-parts.ts'
import { greeting, longDay } from './mail-words.rules.ts'

/** The morning after. */
export function mailReview(facts: MailFacts): Mail {
  const { booking, reviewUrl, picture, unsubscribeUrl } = facts
  const chauffeur = chauffeurOf(booking)
  const guide = booking.crew.find(({ kind }) => kind === 'guide')
  const who = [chauffeur, guide].filter((one) => one !== undefined).map(firstNameOf)
  const readers = who.length > 0 ? `${listed(who)} will read it, too.` : 'Those who drove you will read it, too.'
  return mailOf({
    subject: facts.own?.subject ?? `How was your day? ${booking.service.title} (${booking.reference})`,
    preview: `A few words about ${booking.service.title} help those who come after you.`,
    reference: booking.reference,
    picture,
    parts: [
      opening({
        title: 'How was your day?',
        prose: facts.own?.prose ?? [
          `${greeting(booking.leadName)}, on ${longDay(booking.startsAt)} you travelled with us: ${booking.service.title}. Stars for the crew, the car and the route, and a few words, help those who come after you. ${readers}`,
        ],
        button: { label: 'Write a review', url: reviewUrl },
      }),
      remark(
        'If something was not right',
        `Answer this mail, or ring the desk: ${deskPhone(facts.company)}. We would rather mend it than read about it.`,
      ),
    ],
    unsubscribe: unsubscribeUrl ? { label: 'Ask me no more after a day', url: unsubscribeUrl } : null,
  })
}
