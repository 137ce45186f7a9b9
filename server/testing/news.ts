import { sql } from 'kysely'
import type { TestAnnai } from './annai.ts'
import type { HeldBooking } from './bookings.ts'

interface News {
  bookingId: string
  occasion: string
  version: number
}

export interface EnqueuedNews extends News {
  runAt: Date
}

/** What is to be told about a booking, in the order in which it was enqueued. */
export async function newsOf({ ctx }: Pick<TestAnnai, 'ctx'>, { booking }: HeldBooking): Promise<EnqueuedNews[]> {
  const { rows } = await sql<{ payload: News; run_at: Date }>`
    SELECT payload, run_at FROM graphile_worker._private_jobs
    WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'notifications.tell')
      AND payload->>'bookingId' = (SELECT id::text FROM bookings WHERE reference = ${booking.reference})
    ORDER BY id`.execute(ctx.db)
  return rows.map(({ payload, run_at }) => ({ ...payload, runAt: run_at }))
}

export const occasionsOf = async (annai: Pick<TestAnnai, 'ctx'>, held: HeldBooking) =>
  (await newsOf(annai, held)).map(({ occasion }) => occasion)
