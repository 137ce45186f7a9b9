import type { Context } from '#server/platform/context.ts'
import type { Recurring, TaskList } from '#server/platform/jobs.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { addUpDayNews, findDaysKnown, mendDaySums, type WrongDay } from './day-sums.store.ts'

/** Few enough at once that nobody waits long for the one who adds up. */
const daysAtOnce = 31
/** So many of those that differ are named in the log. */
const mostNamed = 20

/** Adds up what bookings and crews told since the last time. May run twice, and beside itself. */
export async function addUpDays({ db }: Pick<Context, 'db'>): Promise<void> {
  while ((await addUpDayNews(db)) > 0);
}

/** Compares the sums of days with what bookings and crews say, and mends what differs; that stands in the log as an error. */
export async function checkDaySums({ db, log }: Pick<Context, 'db' | 'log'>): Promise<WrongDay[]> {
  const known = await findDaysKnown(db)
  const wrong: WrongDay[] = []
  for (let firstDay = known?.firstDay; known && firstDay && firstDay <= known.lastDay; ) {
    const next = addDays(firstDay, daysAtOnce)
    const moments = { from: tokyoInstant(firstDay, '00:00'), until: tokyoInstant(next, '00:00') }
    wrong.push(...(await mendDaySums(db, { firstDay, lastDay: addDays(next, -1), ...moments })))
    firstDay = next
  }
  if (wrong.length > 0)
    log.error(
      { wrong: wrong.length, first: wrong.slice(0, mostNamed) },
      'sums of days differed from the bookings and were mended',
    )
  return wrong
}

export const inventoryTasks: TaskList = {
  'inventory.add-up-days': addUpDays,
  'inventory.check-days': async (ctx) => {
    await checkDaySums(ctx)
  },
}

/** The check at a quiet hour of the night in Tokyo. */
export const inventoryRecurring: Recurring = {
  'inventory.add-up-days': '* * * * *',
  'inventory.check-days': '50 18 * * *',
}
