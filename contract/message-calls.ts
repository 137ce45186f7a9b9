import * as contact from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import * as inbox from './inbox.ts'
import * as messages from './messages.ts'
import { writeToGuests } from './office-bookings.ts'

/** Every call of those who write to each other: guest, visitor and office. */
export const messageCalls = {
  bookingMessages: messages.bookingMessages,
  writeMessage: messages.writeMessage,
  contactForm: contact.contactForm,
  contactOffice: contact.contactOffice,
  writeToGuests,
  readInbox: inbox.readInbox,
  answerLetter: inbox.answerLetter,
  settleLetter: inbox.settleLetter,
} satisfies Record<string, Endpoint>
