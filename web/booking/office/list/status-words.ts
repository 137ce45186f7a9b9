import type { BookingStatus } from '#contract/office-bookings.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** What the desk calls a booking, and how that is coloured; the word carries the meaning. */
export const statusTags: Record<BookingStatus, { word: string; tone: TagTone }> = {
  'on-hold': { word: 'On hold', tone: 'waiting' },
  pending: { word: 'With the partner', tone: 'waiting' },
  'needs-crew': { word: 'Needs crew', tone: 'error' },
  confirmed: { word: 'Confirmed', tone: 'ok' },
  'on-the-road': { word: 'Under way', tone: 'info' },
  done: { word: 'Done', tone: 'neutral' },
  'no-show': { word: 'No-show', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  rejected: { word: 'Turned down', tone: 'neutral' },
  expired: { word: 'Expired', tone: 'neutral' },
}

/** All but what was called off or never came. */
export const serviceStatuses = 'on-hold,pending,needs-crew,confirmed,on-the-road,done,no-show'

/** What is still to be driven. */
export const comingStatuses = 'on-hold,pending,needs-crew,confirmed,on-the-road'
