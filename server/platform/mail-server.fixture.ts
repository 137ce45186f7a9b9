import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { MailSettings } from './settings.ts'

/** A message as it arrived. */
export interface Letter extends Email {
  /** Whom the server was told to give it to, whatever the headers say. */
  recipients: string[]
  /** It came over an encrypted connection. */
  isSecure: boolean
  raw: string
  header: (name: string) => string | undefined
  attached: (filename: string) => Buffer
}

export interface MailServer {
  letters: Letter[]
  /** How often somebody connected. */
  connections: () => number
  /** Which messages are refused from now on, by their recipient; none unless told. */
  refuse: (isRefused: (recipient: string) => boolean) => void
  /** Messages are taken, but the connection breaks before the sender hears of it. */
  breakAfterTaking: (isBroken: boolean) => void
  /** How long the server takes over a message before it has arrived; no time unless told. */
  takeTime: (over: (letter: Letter) => Promise<unknown>) => void
  settings: MailSettings
}

/** A real mail server on a free port of this machine, gone when the test is over. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { close, ...server } = await openMailServer(options)
  onTestFinished(close)
  return server
}

/** One for all tests of a file; its settings are complete as soon as it listens. */
export function shareMailServer(): { settings: MailSettings; server: () => MailServer } {
  const settings: MailSettings = { smtpUrl: undefined, from: '', office: '' }
  let opened: Awaited<ReturnType<typeof openMailServer>> | undefined
  beforeAll(async () => {
    opened = await openMailServer({})
    Object.assign(settings, opened.settings)
  })
  afterAll(() => opened?.close())
  const server = () => {
    if (!opened) throw new Error('The shared mail server is there inside tests only.')
    return opened
  }
  return { settings, server }
}

export interface MailServerOptions {
  hasEncryption?: boolean
}

async function openMailServer(options: MailServerOptions): Promise<MailServer & { close: () => Promise<void> }> {
  const letters: Letter[] = []
  let isRefused: (recipient: string) => boolean = () => false
  let isBroken = false
  let takesTime: (letter: Letter) => Promise<unknown> = async () => undefined
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.hasEncryption ? [] : ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_, done) => {
      connections++
      done()
    },
    onRcptTo: ({ address }, _, done) => {
      if (isRefused(address)) return done(Object.assign(new Error('Not now'), { responseCode: 451 }))
      done()
    },
    onData: async (stream, session, done) => {
      const raw = await readAll(stream)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const letter = await toLetter(raw, recipients, session.secure)
      await takesTime(letter)
      letters.push(letter)
      if (isBroken) return done(Object.assign(new Error('Shutting down'), { responseCode: 421 }))
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    close: () => new Promise<void>((resolve) => server.close(resolve)),
    letters,
    connections: () => connections,
    refuse: (next) => {
      isRefused = next
    },
    breakAfterTaking: (next) => {
      isBroken = next
    },
    takeTime: (next) => {
      takesTime = next
    },
    settings: {
      smtpUrl: `smtp://127.0.0.1:${port}/?tls.rejectUnauthorized=false`,
      from: 'Annai <desk@annai.example>',
      office: 'Office <office@annai.example>',
    },
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

export async function toLetter(raw: Buffer, recipients: string[] = [], isSecure = false): Promise<Letter> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  return {
    ...parsed,
    recipients,
    isSecure,
    raw: raw.toString('utf8'),
    header: (name) => parsed.headers.find(({ key }) => key === name.toLowerCase())?.value,
    attached: (filename) => {
      const found = parsed.attachments.find((attachment) => attachment.filename === filename)
      if (!found) throw new Error(`${filename} is not attached.`)
      return Buffer.from(found.content as ArrayBuffer)
    },
  }
}
