import { demoUuid } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { findJobsOfPeople } from '../crew-day/crew-day.store.ts'
import { hashOf, linkEndsAt, tokenOf } from '../crew-day/crew-links.ts'
import { jobsOnTheRoad, marksUntil } from './demo-road.rules.ts'
import { findDrivers, hasLinksTo, layMarks, layOpenedLinks } from './demo-road.store.ts'

/** The evening before, as the office sends them. */
const linksSentAt = '18:00'

/**
 * Today on the road, by the clock of this moment: somebody is done, somebody drives, one of them behind, and somebody is
 * on the way. Laid once a day; on a day with any link to it the office has begun to work.
 */
export async function seedDemoRoad(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const day = tokyoDayOf(now)
  if (await hasLinksTo(ctx.db, day)) return
  const span = { from: tokyoInstant(day, '00:00'), until: tokyoInstant(addDays(day, 1), '00:00') }
  const taken = (await findJobsOfPeople(ctx.db, span, null)).filter(({ startsAt }) => startsAt >= span.from)
  const drivers = await findDrivers(
    ctx.db,
    taken.map(({ resourceId }) => resourceId),
  )
  const told = jobsOnTheRoad(
    taken.filter(({ resourceId }) => drivers.has(resourceId)),
    now,
  ).map(({ job, isBehind }) => ({ job, marks: marksUntil(job, now, isBehind) }))
  if (told.length === 0) return
  const madeAt = tokyoInstant(addDays(day, -1), linksSentAt)
  const links = await Promise.all(
    told.map(async ({ job: { resourceId }, marks }) => {
      const id = demoUuid(`${resourceId} ${day}`, 'crew link')
      const openedAt = marks[0]?.at ?? now
      return {
        id,
        resourceId,
        day,
        tokenHash: hashOf(await tokenOf(ctx, id)),
        expiresAt: linkEndsAt(day),
        madeAt,
        openedAt,
      }
    }),
  )
  const marks = told.flatMap(({ job: { bookingId, resourceId }, marks: steps }) =>
    steps.map(({ step, at }) => ({
      id: demoUuid(`${bookingId} ${step}`, 'mark'),
      ...{ bookingId, resourceId, step, at, receivedAt: at },
    })),
  )
  await ctx.db.transaction().execute(async (db) => {
    await layOpenedLinks(db, links)
    await layMarks(db, marks)
  })
}
