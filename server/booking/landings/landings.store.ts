import type { Ride } from '#contract/rides.ts'
import type { Database } from '#server/platform/database.ts'

/** Whether the crew marked that the guests are on board, or that all is done. */
export const hasBoarded = (db: Database, bookingId: string) => isMarked(db, bookingId, ['on_board', 'done'])

/** Whether the crew marked that all is done. */
export const isDone = (db: Database, bookingId: string) => isMarked(db, bookingId, ['done'])

/** Whether the crew is under way at least. */
export const hasSetOut = (db: Database, bookingId: string) =>
  isMarked(db, bookingId, ['on_the_way', 'arrived', 'on_board', 'done'])

const inOrder = ['on_the_way', 'arrived', 'on_board', 'done'] as const

/** How far the crew is by its marks; undefined: it has not set out. */
export async function furthestStep(db: Database, bookingId: string): Promise<(typeof inOrder)[number] | undefined> {
  const rows = await db.selectFrom('crew_steps').select('step').where('booking_id', '=', bookingId).execute()
  const steps = new Set(rows.map(({ step }) => step))
  return inOrder.findLast((step) => steps.has(step))
}

async function isMarked(db: Database, bookingId: string, steps: readonly string[]): Promise<boolean> {
  const mark = await db
    .selectFrom('crew_steps')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .where('step', 'in', steps)
    .limit(1)
    .executeTakeFirst()
  return mark !== undefined
}

export interface LandedRide {
  startsAt: Date
  endsAt: Date
  landsAt: Date
  ride: Ride
  needsCrew: boolean
  mostRefundPercent: number | null
}

/** The hours of a ride after its flight; what it costs stays. */
export async function saveLandedRide(
  db: Database,
  id: string,
  { startsAt, endsAt, landsAt, ride, needsCrew, mostRefundPercent }: LandedRide,
): Promise<{ version: number; sequence: number; edition: number }> {
  return db
    .updateTable('bookings')
    .set((old) => ({
      starts_at: startsAt,
      ends_at: endsAt,
      flight_lands_at: landsAt,
      ride: JSON.stringify(ride),
      needs_crew: needsCrew,
      most_refund_percent: mostRefundPercent,
      version: old('version', '+', 1),
      calendar_sequence: old('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .returning(['version', 'calendar_sequence as sequence', 'edition'])
    .executeTakeFirstOrThrow()
}
