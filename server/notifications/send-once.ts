import type { Context } from '#server/platform/context.ts'
import { isErasedEmail } from '#server/platform/erased.rules.ts'
import { type MailMessage, sendMail } from '#server/platform/mail.ts'
import { readCompany } from '#server/vouchers/index.ts'
import type { Mail } from './mail-page.ts'
import { recordMail, wasSent } from './mails.store.ts'

export type Letter = Omit<MailMessage, 'messageId' | 'to' | keyof ReturnType<Mail['draw']>> & Mail & { to: string }

export interface Once {
  /** The mail's name: there is one mail of each. */
  occasion: string
  bookingId: string | null
  /** It goes to somebody who left us: that it was sent is kept, and not to whom. */
  isFarewell?: boolean
  /** Null: there is nothing to say any more. */
  write: () => Promise<Letter | null>
}

/** Nobody's out-of-office answer should come back. */
const headers = { 'Auto-Submitted': 'auto-generated' }

/**
 * Looks first, sends, then writes down that it did. Whoever crashes in between sends the same mail again under the same
 * Message-ID, by which mail programs know a copy; the other order would lose mails instead.
 */
export async function sendOnce(ctx: Context, { occasion, bookingId, isFarewell, write }: Once): Promise<void> {
  if (await wasSent(ctx.db, occasion)) return
  const letter = await write()
  // Whoever has left us is written to no more.
  if (!letter || isErasedEmail(letter.to)) return
  const messageId = occasion.replaceAll(':', '.')
  // Whatever a person gave as an address is one as a whole, or none: only our own may be written with a name.
  const to = letter.to === ctx.settings.mail.office ? letter.to : { name: '', address: letter.to }
  const { draw, ...rest } = letter
  const drawn = draw(await readCompany(ctx.db))
  await sendMail(ctx, { ...rest, ...drawn, to, headers: { ...headers, ...letter.headers }, messageId })
  await recordMail(ctx.db, {
    occasion,
    bookingId,
    recipient: isFarewell ? '' : letter.to,
    subject: letter.subject,
    messageId,
    sentAt: ctx.clock.now(),
  })
}
