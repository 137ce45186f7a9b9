import { randomBytes } from 'node:crypto'
import type { contactOffice as contactOfficeCall } from '#contract/contact.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { network } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { codeFrom } from '#server/platform/drawn-code.rules.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { readLink, signLink } from '#server/platform/signed-links.ts'
import { formHours, isTypedByHand } from './contact.rules.ts'
import { addContactMessage, type ContactMessage } from './contact-messages.store.ts'

const hourly = { tries: 5, windowSeconds: 3600 }
const purpose = 'contact-form'

type Input = ReadInputOf<typeof contactOfficeCall>

const newReceipt = () => codeFrom('CM', randomBytes(6))

/** A form with a ticket that says when it was opened: robots have none, or send it back at once. */
export async function openContactForm(ctx: Context): Promise<{ ticket: string }> {
  const now = ctx.clock.now()
  const ends = new Date(now.getTime() + formHours * 3_600_000)
  return { ticket: await signLink(ctx, purpose, String(now.getTime()), ends) }
}

/** Keeps a message, and has it mailed to the office and a receipt to whoever wrote it. */
export async function contactOffice(ctx: Context, input: Input, origin: Origin): Promise<{ receipt: string }> {
  await refuseTooMany(ctx, 'messages.too-many', [{ key: `contact:${network(origin.address)}`, ...hourly }])
  // A robot that filled in what people do not see is thanked like everybody, and learns nothing.
  if (input.website) return { receipt: newReceipt() }
  const now = ctx.clock.now()
  const openedAt = await readLink(ctx, purpose, input.ticket, now)
  if (openedAt === null || !isTypedByHand(Number(openedAt), now)) throw new AppError('messages.form-ended')
  return { receipt: await keepMessage(ctx, input, now) }
}

async function keepMessage(ctx: Context, input: Input, at: Date): Promise<string> {
  const { topic, name, email, body } = input
  const message = { topic, name, email, bookingReference: input.bookingReference || null, body, at }
  return ctx.db.transaction().execute(async (db) => {
    const { id, receipt } = await addWithReceipt(db, message)
    // Two jobs: should one address refuse, the other mail goes all the same.
    await addJob(db, 'notifications.tell-of-contact', { contactId: id, to: 'office' })
    await addJob(db, 'notifications.tell-of-contact', { contactId: id, to: 'sender' })
    return receipt
  })
}

/** One receipt in a thousand million is somebody's already; then another is drawn. */
async function addWithReceipt(db: Database, message: Omit<ContactMessage, 'id' | 'receipt' | 'answer'>) {
  for (;;) {
    const receipt = newReceipt()
    const id = await addContactMessage(db, { ...message, receipt })
    if (id) return { id, receipt }
  }
}
