import type { Context } from '#server/platform/context.ts'
import { type MailMessage, sendMail } from '#server/platform/mail.ts'
import { recordMail, wasSent } from './mails.store.ts'

export type Letter = Omit<MailMessage, 'messageId' | 'to'> & { to: string }

export interface Once {
  /** The mail's name: there is one mail of each. */
  occasion: string
  bookingId: string | null
  /** Null: there is nothing to say any more. */
  write: () => Promise<Letter | null>
}

/** Nobody's out-of-office answer should come back. */
const headers = { 'Auto-Submitted': 'auto-generated' }

/**
 * Looks first, sends, then writes down that it did. Whoever crashes in between sends the same mail again under the same
 * Message-ID, by which mail programs know a copy; the other order would lose mails instead.
 */
export async function sendOnce(ctx: Context, { occasion, bookingId, write }: Once): Promise<void> {
  if (await wasSent(ctx.db, occasion)) return
  const letter = await write()
  if (!letter) return
  const messageId = occasion.replaceAll(':', '.')
  await sendMail(ctx, { ...letter, headers, messageId })
  await recordMail(ctx.db, {
    occasion,
    bookingId,
    recipient: letter.to,
    subject: letter.subject,
    messageId,
    sentAt: ctx.clock.now(),
  })
}
