import { demoUuid } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { writeRequest } from '../leave/ask-leave.ts'
import { findRequest } from '../leave/leave-requests.store.ts'
import { findNamed } from './demo-road.store.ts'

/** From today on, so that there is something to answer whenever the demo is looked at. */
const asks = [
  { name: 'Kenji Sakamoto', fromDay: 20, days: 5, words: 'Home to Akita for my mother’s 80th.' },
  { name: 'Akira Hamada', fromDay: 44, days: 3, words: 'My daughter’s entrance examination.' },
  { name: 'Haruka Ono', fromDay: 16, days: 2, words: '' },
]

/** Some of the crew ask for leave; once, and what was answered stays answered. Who is away then anyway asks for nothing. */
export async function seedDemoLeave(ctx: Context): Promise<void> {
  const today = tokyoDayOf(ctx.clock.now())
  const people = await findNamed(
    ctx.db,
    asks.map(({ name }) => name),
  )
  for (const { name, fromDay, days, words } of asks) {
    const resourceId = people.get(name)
    if (!resourceId) continue
    const id = demoUuid(resourceId, 'leave')
    if (await findRequest(ctx.db, id)) continue
    const firstDay = addDays(today, fromDay)
    const request = { id, resourceId, firstDay, lastDay: addDays(firstDay, days - 1), words }
    await ctx.db
      .transaction()
      .execute((db) => writeRequest(ctx, db, request))
      .catch(ifRefused)
  }
}

/** The days of the demo move with the first start: on some they meet leave that is planned. */
function ifRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}
