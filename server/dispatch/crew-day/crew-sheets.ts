import type { CrewDay } from '#contract/crew-day.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { readCrewDays } from './read-crew-days.ts'

/** The sheets of a day: of everybody with a job, or of one of them. Cars have none. */
export async function readCrewSheets(
  ctx: Context,
  { day, resourceId }: { day: string; resourceId?: string | undefined },
): Promise<{ sheets: CrewDay[] }> {
  const days = await readCrewDays(ctx, ctx.db, { day, ...(resourceId && { resourceIds: [resourceId] }) })
  if (resourceId && days.length === 0) throw new AppError('dispatch.unknown-resource')
  return { sheets: days.map((one) => one.day) }
}
