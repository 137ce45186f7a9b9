import type * as z from 'zod/mini'
import type { LeaveJob } from '#contract/leave.ts'
import { findBriefly } from '#server/booking/index.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'

/** These bookings as far as leave is concerned, the soonest first. */
export async function findLeaveJobs(db: Database, ids: readonly string[]): Promise<z.output<typeof LeaveJob>[]> {
  const found = await findBriefly(db, [...new Set(ids)])
  return found
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ reference, tour, leadName, startsAt, endsAt }) => ({
      ...{ reference, leadName, startsAt: tokyoIso(startsAt), endsAt: tokyoIso(endsAt) },
      title: tour,
    }))
}
