import { createHash } from 'node:crypto'
import type { MailLimitKind } from '#contract/mail-limits.ts'
import { countAttempt, forgiveAttempt, sweepCounters } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import { mailboxOf } from './mail-limits.rules.ts'
import { readLimit } from './mail-limits.store.ts'

export interface Allowance {
  /** Null: it may go. */
  waitSeconds: number | null
  /** For a mail that did not go after all: it does not count. */
  giveBack: () => Promise<void>
}

/**
 * Whether one more mail of this kind may go to an address, whichever bookings or accounts it is about. Counted before it is
 * judged, so that many at once are many; what may not go does not count, so that nobody is kept out by being asked for.
 */
export async function takeAllowance(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: MailLimitKind,
  email: string,
): Promise<Allowance> {
  const now = clock.now()
  const { mostAnHour, mostADay } = await readLimit(db, kind)
  const whose = createHash('sha256').update(mailboxOf(email)).digest('base64url')
  const limits = [
    { key: `mails:${kind}:hour:${whose}`, most: mostAnHour, windowSeconds: 3600 },
    { key: `mails:${kind}:day:${whose}`, most: mostADay, windowSeconds: 86_400 },
  ]
  const counts = await countAttempt(db, now, limits)
  await sweepCounters(db, now)
  const giveBack = () =>
    forgiveAttempt(
      db,
      limits.map(({ key }) => key),
    )
  const waits = limits.map(({ key, most }) => {
    const count = counts.get(key)
    return count && count.hits > most ? count.resetsAt.getTime() - now.getTime() : 0
  })
  const longestMs = Math.max(...waits)
  if (longestMs === 0) return { waitSeconds: null, giveBack }
  await giveBack()
  return { waitSeconds: Math.ceil(longestMs / 1000), giveBack: async () => undefined }
}
