import type { DeskHours } from '#core/desk-hours.ts'
import type { Hours } from '#core/usual-week.ts'
import type { Database } from '#server/platform/database.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Its rows, to be read along with the company's. */
export const selectDeskHours = (db: Database) =>
  db
    .selectFrom('desk_hours')
    .select(['weekday', 'day', 'from_minutes as fromMinutes', 'until_minutes as untilMinutes'])
    .orderBy('day')

type Row = Awaited<ReturnType<ReturnType<typeof selectDeskHours>['execute']>>[number]

export function toDeskHours(rows: readonly Row[]): DeskHours {
  const hoursOf = ({ fromMinutes, untilMinutes }: Row): Hours | null =>
    fromMinutes === null || untilMinutes === null ? null : { fromMinutes, untilMinutes }
  return {
    week: weekdays.map((weekday) => {
      const row = rows.find((one) => one.weekday === weekday)
      return row ? hoursOf(row) : null
    }),
    exceptions: rows.flatMap((row) => (row.day === null ? [] : [{ day: row.day, hours: hoursOf(row) }])),
  }
}

export async function saveDeskHours(db: Database, { week, exceptions }: DeskHours): Promise<void> {
  const columns = (hours: Hours | null) => ({
    from_minutes: hours?.fromMinutes ?? null,
    until_minutes: hours?.untilMinutes ?? null,
  })
  const rows = [
    ...week.flatMap((hours, at) => (hours ? [{ weekday: at + 1, day: null, ...columns(hours) }] : [])),
    ...exceptions.map(({ day, hours }) => ({ weekday: null, day, ...columns(hours) })),
  ]
  await db.deleteFrom('desk_hours').execute()
  if (rows.length > 0) await db.insertInto('desk_hours').values(rows).execute()
}

/** Gives the desk the same hours on each weekday where none were ever entered. */
export async function fillDeskHours(db: Database, { fromMinutes, untilMinutes }: Hours): Promise<void> {
  if (await db.selectFrom('desk_hours').select('day').limit(1).executeTakeFirst()) return
  const row = { from_minutes: fromMinutes, until_minutes: untilMinutes }
  await db
    .insertInto('desk_hours')
    .columns(['weekday', 'from_minutes', 'until_minutes'])
    .values(weekdays.map((weekday) => ({ weekday, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
