import type { Database } from '#server/platform/database.ts'
import type { ChargedLines } from './charged-lines.rules.ts'

/** Keeps beside a booking what the office charged otherwise than computed, with who and why. */
export async function noteCharges(
  db: Database,
  bookingId: string,
  { changed, reason, by, at }: Pick<ChargedLines, 'changed'> & { reason: string; by: string; at: Date },
): Promise<void> {
  const kept = changed.map(({ line, amountYen }) => ({
    kind: line.kind,
    label: line.label,
    computedYen: line.amountYen,
    amountYen,
    reason,
    by,
    at: at.toISOString(),
  }))
  await db
    .updateTable('bookings')
    .set({ price_overrides: JSON.stringify(kept) })
    .where('id', '=', bookingId)
    .execute()
}
