import type { ServiceRow } from '#contract/dashboard.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** What somebody at the desk calls it (office.md, "Derived words"); the stored state stands in the history. */
export function statusOf(
  row: Pick<ServiceRow, 'state' | 'needsCrew' | 'startsAt' | 'endsAt'>,
  now: string,
): { tone: TagTone; word: string } {
  switch (row.state) {
    case 'on_hold':
      return { tone: 'waiting', word: 'On hold' }
    case 'pending':
      return { tone: 'waiting', word: 'With the partner' }
    case 'confirmed':
      if (row.endsAt <= now) return { tone: 'neutral', word: 'Done' }
      if (row.needsCrew) return { tone: 'error', word: 'Needs crew' }
      return row.startsAt <= now ? { tone: 'info', word: 'On the road' } : { tone: 'ok', word: 'Confirmed' }
    case 'redeemed':
      return { tone: 'neutral', word: 'Done' }
    case 'no_show':
      return { tone: 'neutral', word: 'No-show' }
    case 'cancelled':
      return { tone: 'neutral', word: 'Cancelled' }
    case 'rejected':
      return { tone: 'neutral', word: 'Refused' }
    case 'expired':
      return { tone: 'neutral', word: 'Hold ended' }
  }
}

export const bookingPath = (reference: string) => `/admin/tour-bookings/edit/${reference}`
