import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

interface Shift {
  from: string
  until: string
}

/** Of each resource of the query, what ends on this day or later. */
export const extraShiftsSince = (day: string) =>
  sql<
    Shift[]
  >`(SELECT coalesce(jsonb_agg(jsonb_build_object('from', starts_at, 'until', ends_at) ORDER BY starts_at), '[]')
    FROM extra_shifts WHERE resource_id = resources.id AND ends_at >= ${day}::date)`

export const toShifts = (shifts: readonly Shift[]): { from: Date; until: Date }[] =>
  shifts.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }))

export interface NewExtraShift {
  resourceId: string
  from: Date
  until: Date
  reason: string
  askedBy: string
  askedAt: Date
}

/** Somebody agreed to come. Whoever keeps the fleet in memory must be told. */
export async function addExtraShift(db: Database, shift: NewExtraShift): Promise<void> {
  await db
    .insertInto('extra_shifts')
    .values({
      ...{ resource_id: shift.resourceId, starts_at: shift.from, ends_at: shift.until },
      ...{ reason: shift.reason, asked_by: shift.askedBy, asked_at: shift.askedAt },
    })
    .execute()
}
