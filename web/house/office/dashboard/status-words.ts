import type { ServiceRow } from '#contract/dashboard.ts'
import { kindWords } from '#core/crew.ts'
import { phaseWords } from '#web/dispatch/office/index.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** What somebody at the desk calls it (design.md, "Derived words"); the stored state stands in the history. */
export function statusOf(
  row: Pick<ServiceRow, 'state' | 'needsCrew' | 'startsAt' | 'endsAt' | 'phase'>,
  now: string,
): { tone: TagTone; word: string } {
  switch (row.state) {
    case 'on_hold':
      return { tone: 'waiting', word: 'On hold' }
    case 'pending':
      return { tone: 'waiting', word: 'With the partner' }
    case 'confirmed':
      if (row.endsAt <= now && row.phase !== 'on-board') return { tone: 'neutral', word: 'Done' }
      if (row.needsCrew) return { tone: 'error', word: 'Needs crew' }
      return row.phase === null || row.phase === 'assigned' ? { tone: 'ok', word: 'Confirmed' } : onTheRoad(row.phase)
    case 'redeemed':
      return row.phase === null || row.phase === 'done' ? { tone: 'neutral', word: 'Done' } : onTheRoad(row.phase)
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

/** As the board says it. */
const onTheRoad = (phase: NonNullable<ServiceRow['phase']>): { tone: TagTone; word: string } => ({
  tone: phase === 'no-word' ? 'waiting' : phase === 'done' ? 'neutral' : 'info',
  word: phaseWords[phase],
})

/** "No chauffeur, no car": what is missing, where somebody would read who is there. */
export const missingWords = ({ missing }: Pick<ServiceRow, 'missing'>) =>
  missing.map((kind, index) => `${index === 0 ? 'No' : 'no'} ${kindWords[kind]}`).join(', ')

export const bookingPath = (reference: string) => `/admin/tour-bookings/edit/${reference}`
