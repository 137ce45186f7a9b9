import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '#server/platform/database.ts'
import { queueFor } from '#server/platform/job-queue.rules.ts'
import { addJob } from '#server/platform/jobs.ts'

/** What people are told about their account by mail. It carries no secret, and an address only where it would be lost. */
export const AccountNews = z.discriminatedUnion('occasion', [
  z.object({
    occasion: z.enum([
      'verify',
      /** Somebody signed up with an address that has an account. */
      'exists',
      'reset',
      /** To the address that waits to be confirmed. */
      'change-email',
      /** To the address before. */
      'email-change-asked',
      'password-changed',
      'two-factor-on',
      'two-factor-off',
      'closing',
      'kept',
      /** With the link by which somebody new chooses a password. */
      'invited',
      'keys-given',
      'roles-changed',
      'keys-taken',
    ]),
    userId: z.uuid(),
  }),
  z.object({ occasion: z.literal('email-changed'), userId: z.uuid(), oldEmail: z.string() }),
  z.object({ occasion: z.literal('new-device'), userId: z.uuid(), sessionId: z.uuid() }),
  z.object({ occasion: z.literal('erased'), userId: z.uuid(), email: z.string(), name: z.string() }),
])
export type AccountNews = z.output<typeof AccountNews>

/** Mails about one account go out one after the other. */
export const accountMailQueue = (userId: string): string => queueFor('mails of accounts', userId)

/** Has somebody told, once this transaction stands. Each call is one mail, however often the job runs. */
export async function tellAccount(db: Database, news: AccountNews): Promise<void> {
  const { userId, occasion } = news
  // Of several wishes for another address, the mail goes to the latest.
  const only = occasion === 'change-email' ? { key: `notifications.tell-account:${occasion}:${userId}` } : {}
  const queue = accountMailQueue(userId)
  await addJob(db, 'notifications.tell-account', { ...news, newsId: randomUUID() }, { queue, ...only })
}
