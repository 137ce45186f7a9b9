import type { tellTrouble as tellTroubleCall } from '#contract/crew-day.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/context.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { openLink, readDayOf } from './open-link.ts'
import { addTrouble, findTroubleAt } from './troubles.store.ts'

const hourly = { tries: 20, windowSeconds: 3600 }

/**
 * Keeps what somebody tells from the road, for the board and a mail to the office. What names a job that is not theirs
 * is kept without it: trouble must reach the desk in any case.
 */
export async function tellTrouble(
  ctx: Context,
  { token, id, reference, words }: ReadInputOf<typeof tellTroubleCall>,
  origin: Origin,
): Promise<{ at: string }> {
  const link = await openLink(ctx, token, origin)
  const known = await findTroubleAt(ctx.db, id, link.resourceId)
  if (known) return { at: tokyoIso(known) }
  await refuseTooMany(ctx, 'crew.too-many', [{ key: `crew-trouble:${link.id}`, ...hourly }])
  const { day, bookingIds } = await readDayOf(ctx, ctx.db, link)
  const place = day.jobs.findIndex((job) => job.reference === reference?.toUpperCase())
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (db) => {
    const bookingId = bookingIds[place] ?? null
    const isNew = await addTrouble(db, { id, resourceId: link.resourceId, bookingId, words, at })
    if (isNew) await addJob(db, 'dispatch.mail-trouble', { troubleId: id })
  })
  return { at: tokyoIso((await findTroubleAt(ctx.db, id, link.resourceId)) ?? at) }
}
