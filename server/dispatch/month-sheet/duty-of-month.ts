import type { Context } from '#server/platform/context.ts'
import { dutiesOfPeople, type OnDuty } from './duties-of-people.ts'
import { type DutyOfMonth, splitAtNow } from './month-sheet.rules.ts'

/** How long each of these people is on duty in a month: until now, and as it is planned for the rest of it. */
export async function dutyOfMonth(
  ctx: Context,
  people: readonly OnDuty[],
  month: string,
): Promise<Map<string, DutyOfMonth>> {
  const now = ctx.clock.now()
  const all = await dutiesOfPeople(ctx, people, month)
  return new Map([...all].map(([id, { duties }]) => [id, splitAtNow(duties, month, now)]))
}
