import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { previewMail as previewCall, sendTestMail as testCall } from '#contract/mail-texts.ts'
import { findAccountFacts } from '#server/accounts/index.ts'
import { findById, findLatest } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller } from '#server/platform/serve.ts'
import { gatherFactsWith } from './mail-facts.ts'
import { paragraphsOf } from './mail-texts.rules.ts'
import { known, refuseUnknownFacts, wordsOf } from './mail-texts.ts'
import { type OccasionName, occasions } from './occasions.ts'
import { sendOnce } from './send-once.ts'

type Text = ReadInputOf<typeof previewCall>

/** In which state a booking is when it gets the mail; others get it as confirmed ones. */
const stateFor: Partial<Record<OccasionName, string>> = { held: 'on_hold', cancelled: 'cancelled' }

/** A text tried on the newest booking that could get it, or on the newest. Its link opens nothing: a trial hands out no keys. */
async function tryOn(ctx: Context, { occasion, subject, opening }: Text) {
  const name = known(occasion)
  refuseUnknownFacts({ subject, opening })
  const newest = await findLatest(ctx.db, 50)
  const latest = newest.find(({ state }) => state === (stateFor[name] ?? 'confirmed')) ?? newest[0]
  const booking = latest && (await findById(ctx.db, latest.id))
  if (!booking) return null
  const facts = await gatherFactsWith(ctx, booking, 'not-a-key')
  const own = wordsOf({ subject, opening }, facts)
  // The office's own words are for guests who cancel themselves, whatever became of this one.
  const tried = { ...facts, own, cancelled: null }
  return { reader: booking.leadName, own, facts, mail: occasions[name].write(tried) }
}

export async function previewMail(ctx: Context, text: Text): Promise<OutputOf<typeof previewCall>> {
  const tried = await tryOn(ctx, text)
  if (!tried) return { reader: null, subject: text.subject, prose: paragraphsOf(text.opening), text: '' }
  const { reader, own, mail, facts } = tried
  return {
    reader,
    subject: own.subject,
    prose: [...own.prose],
    text: mail.draw(facts.company, facts.now.slice(0, 10)).text,
  }
}

const hourly = { tries: 10, windowSeconds: 3600 }

/** To whoever asks and to nobody else: a test is no way to write to a guest. */
export async function sendTestMail(
  ctx: Context,
  { userId }: Caller,
  text: ReadInputOf<typeof testCall>,
): Promise<OutputOf<typeof testCall>> {
  const account = await findAccountFacts(ctx.db, userId)
  if (!account || !(await tryOn(ctx, text))) throw new AppError('notifications.nothing-to-try')
  await refuseTooMany(ctx, 'notifications.too-many-tests', [{ key: `mail-test:${userId}`, ...hourly }])
  await addJob(ctx.db, 'notifications.send-test', { ...text, userId, wish: randomUUID() })
  return { email: account.email }
}

const Wish = z.object({
  ...{ userId: z.uuid(), wish: z.uuid() },
  ...{ occasion: z.string(), subject: z.string(), opening: z.string() },
})

/** Without the papers of the booking that it speaks of. */
export async function sendTestTask(ctx: Context, payload: unknown): Promise<void> {
  const { userId, wish, ...text } = Wish.parse(payload)
  await sendOnce(ctx, {
    occasion: `test:${userId}:${wish}`,
    bookingId: null,
    write: async () => {
      const account = await findAccountFacts(ctx.db, userId)
      if (!account?.isOpen || account.role !== 'admin') return null
      const tried = await tryOn(ctx, text)
      if (!tried) return null
      const { subject, draw } = tried.mail
      return { to: account.email, replyTo: ctx.settings.mail.office, subject: `Test: ${subject}`, draw }
    },
  })
}
