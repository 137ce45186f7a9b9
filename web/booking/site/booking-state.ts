import type { BookingState } from '#contract/booking.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** What the state of a booking is called, and how it is coloured; the word carries the meaning. */
export const stateTags: Record<BookingState, { tone: TagTone; word: string }> = {
  on_hold: { tone: 'waiting', word: 'Held, not paid' },
  pending: { tone: 'waiting', word: 'We are asking' },
  confirmed: { tone: 'ok', word: 'Confirmed' },
  rejected: { tone: 'error', word: 'Not possible' },
  expired: { tone: 'neutral', word: 'Hold ended' },
  cancelled: { tone: 'error', word: 'Cancelled' },
  redeemed: { tone: 'neutral', word: 'Done' },
  no_show: { tone: 'neutral', word: 'Nobody came' },
}
