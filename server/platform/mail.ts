import type { Context } from './context.ts'
import { mailBreakerOf } from './mail-breaker.ts'
import { writeMailFile } from './mail-files.ts'
import { type MailMessage, onOneLine, readAddress, wholeMessageId } from './mail-message.rules.ts'
import type { MailSettings } from './settings.ts'
import { TookTooLong, within } from './within.ts'

export type { MailAddress, MailAttachment, MailMessage } from './mail-message.rules.ts'

type MailContext = Pick<Context, 'clock'> & { settings: Pick<Context['settings'], 'mail' | 'dataDir'> }

/**
 * The server that takes our mail has a minute for each answer; then the job fails and is tried again. Nothing but mails
 * waits for it, and whoever gives up on a server that is only slow sends the mail twice.
 */
const patienceMs = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 60_000 }
/** For all answers together: a server could give each of them just in time. */
const wholeMs = 150_000

/** What a message may not do, whatever it says: read our files, or ask other hosts. */
const closedIn = { disableFileAccess: true, disableUrlAccess: true }

/** Sends one message, or writes it to a file where no server is named. Returns when it was accepted, else throws. */
export async function sendMail(ctx: MailContext, message: MailMessage): Promise<void> {
  const { mail, dataDir } = ctx.settings
  const envelope = toEnvelope(message, mail.from, ctx.clock.now())
  if (mail.smtpUrl) return sendToServer(ctx, mail.smtpUrl, envelope)
  const { createTransport } = await import('nodemailer')
  const written = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...closedIn,
  }).sendMail(envelope)
  if (!Buffer.isBuffer(written.message)) throw new Error('A message was not written as a whole.')
  await writeMailFile(dataDir, message, written.message, ctx.clock.now())
}

async function sendToServer(ctx: MailContext, url: string, envelope: ReturnType<typeof toEnvelope>): Promise<void> {
  const breaker = mailBreakerOf(ctx.settings.mail)
  try {
    const server = await connectionTo(ctx.settings.mail, url)
    await within(wholeMs, 'Sending a mail', server.sendMail(envelope))
  } catch (error) {
    if (!isAboutServer(error)) {
      // Whoever judges a mail is there.
      if (hasCode(error) && error.responseCode) breaker.succeeded()
      throw error
    }
    // What still waits on a connection that hangs is not waited for.
    if (error instanceof TookTooLong) await closeMail(ctx)
    throw breaker.failed(error)
  }
  breaker.succeeded()
}

const hasCode = (error: unknown): error is Error & { code: string; responseCode?: number } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** What nodemailer calls a server that cannot be reached, breaks off, or does not let us in. */
const serverCodes = /^(ECONN|EDNS|ESOCKET|ETIMEDOUT|ETLS|EREQUIRETLS|EAUTH|ENOAUTH|EPROXY|EPROTOCOL|EHOST|EPIPE)/

/** 421 is a server's word for being about to close. */
const isAboutServer = (error: unknown) =>
  error instanceof TookTooLong || (hasCode(error) && (error.responseCode === 421 || serverCodes.test(error.code)))

function toEnvelope(message: MailMessage, from: string, date: Date) {
  const headers = Object.entries(message.headers ?? {}).map(([name, value]) => [name, onOneLine(value)])
  return {
    from: readAddress(from),
    to: readAddress(message.to),
    ...(message.replyTo && { replyTo: readAddress(message.replyTo) }),
    subject: onOneLine(message.subject),
    messageId: wholeMessageId(message.messageId, from),
    date,
    text: message.text,
    html: message.html,
    attachments: (message.attachments ?? []).map((attachment) => ({ ...attachment })),
    headers: Object.fromEntries(headers),
    xMailer: false as const,
  }
}

const openConnection = async (url: string) => {
  // Read when the first mail goes out: a start need not wait for it.
  const { createTransport } = await import('nodemailer')
  // Tried anew by the job queue and not here: a connection that broke may have delivered already.
  return createTransport({ url, pool: true, maxConnections: 2, maxRequeues: 0, ...patienceMs, ...closedIn })
}

const connections = new WeakMap<MailSettings, ReturnType<typeof openConnection>>()

/** Kept open between messages; encrypted by STARTTLS wherever the server offers it. */
function connectionTo(settings: MailSettings, url: string) {
  const open = connections.get(settings) ?? openConnection(url)
  connections.set(settings, open)
  return open
}

/** Lets the server go. A mail after that would connect anew. */
export async function closeMail({ settings }: MailContext): Promise<void> {
  const open = connections.get(settings.mail)
  connections.delete(settings.mail)
  await open?.then((connection) => connection.close())
}
