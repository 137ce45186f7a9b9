import type { MailKind } from '#contract/mail-choices.ts'
import type { BookingRow } from '#server/booking/index.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { mailCancelled } from './mail-cancelled.ts'
import { mailChanged } from './mail-changed.ts'
import { mailConfirmed } from './mail-confirmed.ts'
import type { MailFacts } from './mail-facts.ts'
import { mailHeld } from './mail-held.ts'
import type { Mail } from './mail-page.ts'
import { mailRefunded } from './mail-refunded.ts'
import { mailReminder } from './mail-reminder.ts'
import { mailReview } from './mail-review.ts'
import { mailTooLate } from './mail-too-late.ts'

export const occasionNames = [
  'held',
  'confirmed',
  'changed',
  'cancelled',
  'refunded',
  'expired-late-payment',
  'reminder',
  'review',
] as const
export type OccasionName = (typeof occasionNames)[number]

export interface Occasion {
  /** News can be old when their turn comes: what is no longer so is not told. */
  isTrue: (booking: BookingRow, now: Date) => boolean
  write: (facts: MailFacts) => Mail
  papers: readonly ('voucher' | 'calendar')[]
  /** It says all about the booking: the next such mail names what is another since. */
  tellsAll?: true
  /** One may do without it: written only to who wants this kind. */
  kind?: MailKind
}

const dayMs = 86_400_000

const isConfirmed = ({ state }: BookingRow) => state === 'confirmed'

export const occasions: Readonly<Record<OccasionName, Occasion>> = {
  held: {
    isTrue: ({ state, heldUntil }, now) => state === 'on_hold' && heldUntil !== null && heldUntil > now,
    write: mailHeld,
    papers: [],
  },
  confirmed: { isTrue: isConfirmed, write: mailConfirmed, papers: ['voucher', 'calendar'], tellsAll: true },
  changed: { isTrue: isConfirmed, write: mailChanged, papers: ['voucher', 'calendar'], tellsAll: true },
  cancelled: { isTrue: ({ state }) => state === 'cancelled', write: mailCancelled, papers: ['calendar'] },
  refunded: { isTrue: () => true, write: mailRefunded, papers: [] },
  'expired-late-payment': { isTrue: ({ state }) => state === 'expired', write: mailTooLate, papers: [] },
  reminder: {
    isTrue: (booking, now) => isConfirmed(booking) && tokyoDayOf(booking.startsAt) === addDays(tokyoDayOf(now), 1),
    write: mailReminder,
    papers: ['voucher'],
    kind: 'reminder',
  },
  review: {
    // Who is asked weeks later has other things on their mind.
    isTrue: ({ state, endsAt, ride }, now) =>
      state === 'redeemed' && !ride && now.getTime() - endsAt.getTime() < 7 * dayMs,
    write: mailReview,
    papers: [],
    kind: 'review',
  },
}
