import type { MailLimitKind } from '#contract/mail-limits.ts'
import type { Context } from '#server/platform/context.ts'
import { isErasedEmail } from '#server/platform/erased.rules.ts'
import { type MailMessage, sendMail } from '#server/platform/mail.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { readCompany } from '#server/vouchers/index.ts'
import { takeAllowance } from './mail-limits.ts'
import type { Mail } from './mail-page.ts'
import { recordMail, wasSent } from './mails.store.ts'
import type { Told } from './told-changes.rules.ts'

export type Letter = Omit<MailMessage, 'messageId' | 'to' | keyof ReturnType<Mail['draw']>> &
  Mail & {
    to: string
    /** What it says of a booking, kept for the next one. */
    told?: Told | null
  }

export interface Once {
  /** The mail's name: there is one mail of each. */
  occasion: string
  bookingId: string | null
  /** It goes to somebody who left us: that it was sent is kept, and not to whom. */
  isFarewell?: boolean
  /** Null: there is nothing to say any more. */
  write: () => Promise<Letter | null>
  /** Whether all is as it was when the mail was begun. Asked right before it goes: writing takes its time. */
  isStillSo?: () => Promise<boolean>
  /** Anybody can have it sent to anybody: an address that had enough of its kind does not get it. */
  limit?: MailLimitKind
}

/** Nobody's out-of-office answer should come back. */
const headers = { 'Auto-Submitted': 'auto-generated' }

/** So often a mail is begun anew because what it tells of changed meanwhile; then the job is tried again later. */
const mostBeginnings = 5

export const sendOnce = (ctx: Context, once: Once): Promise<void> => sendTrue(ctx, async () => once)

/**
 * Looks first, writes, looks again, sends, then writes down that it did. What was decided before the second look is what
 * the mail says; what is decided after it has a mail of its own, which waits in the same queue until this one is gone.
 * Whoever crashes between sending and writing it down sends the same mail again under the same Message-ID, by which mail
 * programs know a copy; the other order would lose mails instead.
 */
export async function sendTrue(ctx: Context, look: () => Promise<Once | null>): Promise<void> {
  for (let beginning = 1; beginning <= mostBeginnings; beginning++) {
    const once = await look()
    if (!once || (await wasSent(ctx.db, once.occasion))) return
    const letter = await once.write()
    // Whoever has left us is written to no more.
    if (!letter || isErasedEmail(letter.to)) return
    const message = messageOf(ctx, once, letter, letter.draw(await readCompany(ctx.db), tokyoDayOf(ctx.clock.now())))
    if (once.isStillSo && !(await once.isStillSo())) continue
    if (!(await sendWithin(ctx, once.limit, letter.to, message))) return
    await recordMail(ctx.db, {
      occasion: once.occasion,
      bookingId: once.bookingId,
      recipient: once.isFarewell ? '' : letter.to,
      subject: letter.subject,
      messageId: message.messageId,
      sentAt: ctx.clock.now(),
      told: letter.told ?? null,
    })
    return
  }
  throw new Error('What this mail tells of changes faster than the mail is written.')
}

/** Answers whether it was sent. What was left out is no failure: nobody's booking depends on a mail that has a limit. */
async function sendWithin(ctx: Context, limit: Once['limit'], to: string, message: MailMessage): Promise<boolean> {
  const allowance = limit && (await takeAllowance(ctx, limit, to))
  if (allowance && allowance.waitSeconds !== null) {
    ctx.log.info({ limit }, 'a mail was left out: its address had enough of its kind')
    return false
  }
  try {
    await sendMail(ctx, message)
    return true
  } catch (error) {
    await allowance?.giveBack()
    throw error
  }
}

function messageOf(
  { settings }: Context,
  { occasion }: Once,
  { draw, told: _, ...letter }: Letter,
  drawn: ReturnType<Mail['draw']>,
): MailMessage {
  // Whatever a person gave as an address is one as a whole, or none: only our own may be written with a name.
  const to = letter.to === settings.mail.office ? letter.to : { name: '', address: letter.to }
  const messageId = occasion.replaceAll(':', '.')
  return { ...letter, ...drawn, to, headers: { ...headers, ...letter.headers }, messageId }
}
