import type { Standstill } from '#contract/dashboard.ts'
import { refundTaskName } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { findStandstills } from '#server/platform/jobs.store.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'

/** Jobs are done within seconds; what waits for longer than this has a reason that the office wants to know. */
const lateSeconds = 120

/** What does not go on in the background, by the database's own clock, which is that of the jobs. */
export async function readStandstills({ db }: Context, mailTasks: readonly string[]): Promise<Standstill[]> {
  const found = await findStandstills(db, { mails: mailTasks, refunds: [refundTaskName] }, lateSeconds)
  return (['mails', 'refunds', 'other'] as const).flatMap((kind) =>
    found
      .filter((standstill) => standstill.kind === kind)
      .map(({ since, waiting }) => ({ kind, since: tokyoIso(since), waiting })),
  )
}
