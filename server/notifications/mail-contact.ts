import type { ContactMessage } from '#server/messages/index.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { facts as factTable, opening, quotation } from './mail-parts.ts'

const topics: Readonly<Record<string, string>> = {
  booking: 'a booking',
  change: 'a change to a booking',
  tour: 'a tour',
  business: 'working together',
  other: 'something else',
}

const topicOf = ({ topic }: ContactMessage) => topics[topic] ?? topic

/** What came through the contact form, to the office; answering the mail answers the person. */
export function mailContact(message: ContactMessage): Mail {
  return mailOf({
    subject: `${message.name} wrote about ${topicOf(message)} (${message.receipt})`,
    preview: message.body.slice(0, 120),
    reference: message.receipt,
    parts: [
      opening({ title: `${message.name} wrote about ${topicOf(message)}.`, prose: [] }),
      quotation(message.body),
      factTable('The sender', [
        ['Name', message.name],
        ['E-mail', message.email],
        ['Booking', message.bookingReference ?? 'not named'],
        ['Receipt', message.receipt],
      ]),
    ],
    answering: 'Answer this mail and it reaches the sender.',
  })
}

/**
 * To the sender. It repeats nothing that was typed: anybody can enter anybody's address, and would otherwise have us
 * carry their words to strangers.
 */
export function mailReceipt({ receipt }: ContactMessage): Mail {
  return mailOf({
    subject: `We have your message (${receipt})`,
    preview: 'A person reads it and answers to this address.',
    reference: receipt,
    parts: [
      opening({
        title: 'We have your message.',
        prose: [
          `Thank you. A person at the desk reads it and answers to this address. If you write or ring again, name the receipt ${receipt}.`,
          'If you did not write to us, somebody else typed this address. Then please forget this mail.',
        ],
      }),
    ],
  })
}

/** What the desk answers. It does not repeat what was asked: the address may have been typed by somebody else. */
export function mailAnswer({ receipt, answer }: ContactMessage): Mail {
  return mailOf({
    subject: `Our answer to your message (${receipt})`,
    preview: (answer ?? '').slice(0, 120),
    reference: receipt,
    parts: [opening({ title: 'Our answer to your message', prose: [] }), quotation(answer ?? '')],
    answering: 'Answer this mail and it reaches the desk.',
  })
}
