import path from 'node:path'
import { Email } from '#contract/text.ts'
import { listed } from '#core/words.ts'
import { onOneLine } from './mail-message.rules.ts'
import { StartupError } from './postgres/startup-error.ts'
import { projectDir } from './project-dir.ts'
import { readTrustedProxies, type TrustedProxies } from './proxies.rules.ts'
import { readSecretKey, type SecretKeys } from './sealing.rules.ts'

/** Everything that can be set from outside, read once at the start and checked here and nowhere else. */
export interface Settings {
  /** With demo accounts, whose password everybody knows, this machine alone unless told otherwise. */
  host: string
  port: number
  dataDir: string
  /** Undefined: the embedded PostgreSQL under the data directory. */
  databaseUrl: string | undefined
  /** Demo accounts and content: on with the embedded database, off with DATABASE_URL unless asked for. */
  demo: boolean
  publicUrl: string
  apiBaseUrl: string
  imageBaseUrl: string
  /** Which proxies may name the visitor's address; with none of them, only the socket is believed. */
  trustProxy: TrustedProxies
  /** Who has it may read the figures from anywhere; undefined: only the machine itself may, where no proxy is told of. */
  metricsToken: string | undefined
  logLevel: string
  /** What this process does: serve, work on jobs, or both. */
  role: Role
  /** What secrets in the database are sealed with, the newest first; none: those of the file in the data directory. */
  secretKeys: SecretKeys
  /** Pages come from Vite instead of the build. */
  development: boolean
  /** Null: no real card is taken. */
  stripe: StripeSettings | null
  /** Nobody takes cards, not even the built-in test gateway: guests pay on the day. */
  onTheDayOnly: boolean
  mail: MailSettings
}

export type Role = 'all' | 'web' | 'worker'

export interface MailSettings {
  /** Undefined: each message is a file `mail/*.eml` under the data directory. */
  smtpUrl: string | undefined
  from: string
  /** Where guests' messages go. */
  office: string
  /** What becomes of the mails of a restored copy, which is named by its code. */
  afterRestore?: MailAfterRestore
}

export interface MailAfterRestore {
  what: 'send' | 'drop'
  code: string
}

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another host that answers in Stripe's place. */
  apiBase?: string
}

/** The path under which this server answers `{api}`, also where that names another origin. */
export const apiPath = ({ apiBaseUrl, publicUrl }: Pick<Settings, 'apiBaseUrl' | 'publicUrl'>) =>
  new URL(apiBaseUrl, publicUrl).pathname.replace(/\/+$/, '')

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = readPort(env.PORT)
  const databaseUrl = readDatabaseUrl(env.DATABASE_URL)
  const publicUrl = readUrl('PUBLIC_URL', env.PUBLIC_URL) ?? `http://localhost:${port}`
  const demo = readSwitch('DEMO', env.DEMO) ?? databaseUrl === undefined
  return {
    host: env.HOST || (demo ? '127.0.0.1' : '0.0.0.0'),
    port,
    dataDir: path.resolve(env.DATA_DIR || path.join(projectDir, 'data')),
    databaseUrl,
    demo,
    publicUrl,
    apiBaseUrl: readBase('API_BASE_URL', env.API_BASE_URL || '/api').replace(/\/+$/, ''),
    imageBaseUrl: readBase('IMAGE_BASE_URL', env.IMAGE_BASE_URL || '/uploads/').replace(/\/*$/, '/'),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    metricsToken: readMetricsToken(env.METRICS_TOKEN),
    logLevel: readLogLevel(env.LOG_LEVEL),
    role: readRole(env.ROLE),
    secretKeys: readSecretKeys(env),
    development: env.ANNAI_DEV === '1',
    ...readGateway(env, demo),
    mail: readMail(env),
  }
}

function readMail(env: NodeJS.ProcessEnv): MailSettings {
  const smtpUrl = env.SMTP_URL || undefined
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol)))
    throw new StartupError(`SMTP_URL must be an address like smtp://user:password@mail.example:587.`)
  const from = readMailAddress('MAIL_FROM', env.MAIL_FROM) ?? 'Annai <desk@annai.example>'
  const afterRestore = readAfterRestore(env.MAIL_AFTER_RESTORE)
  const office = readMailAddress('MAIL_OFFICE', env.MAIL_OFFICE) ?? from
  return { smtpUrl, from, office, ...(afterRestore && { afterRestore }) }
}

function readAfterRestore(value: string | undefined): MailAfterRestore | undefined {
  if (!value) return undefined
  const [, what, code] = /^(send|drop)-([0-9a-f]{8})$/.exec(value) ?? []
  if ((what === 'send' || what === 'drop') && code) return { what, code }
  throw new StartupError('MAIL_AFTER_RESTORE must be as the restored copy said at its start, like send-1a2b3c4d.')
}

/** One address, with a name before it or without: a list would send each mail to several, a fault would fail each one. */
function readMailAddress(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  const [, bare, named] = /^([^<>]*)$|^[^<>@]*<([^<>]*)>$/.exec(value.trim()) ?? []
  if (Email.safeParse(bare ?? named).success) return value.trim()
  throw new StartupError(`${name} must be like "Annai <desk@annai.example>", but it is "${onOneLine(value)}".`)
}

function readPort(value: string | undefined): number {
  const port = Number(value || 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new StartupError(`PORT must be a number from 0 to 65535, but it is "${value}".`)
}

function readSwitch(name: string, value: string | undefined): boolean | undefined {
  if (!value) return undefined
  if (['1', 'true', 'on'].includes(value)) return true
  if (['0', 'false', 'off'].includes(value)) return false
  throw new StartupError(`${name} must be 1 or 0, but it is "${value}".`)
}

function readUrl(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '')
  throw new StartupError(`${name} must be an address like https://annai.example, but it is "${value}".`)
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value
  // The value itself is not repeated: it may hold a password.
  throw new StartupError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
}

/** A path on this origin, or another origin altogether. */
function readBase(name: string, value: string): string {
  if (/^\/(?!\/)[\w\-./]*$/.test(value) && value !== '/') return value
  return readUrl(name, value) ?? value
}

function readTrustProxy(value: string | undefined): TrustedProxies {
  const proxies = readTrustedProxies(value)
  if (proxies !== 'wrong') return proxies
  throw new StartupError(
    `TRUST_PROXY must be a count of proxies like 1, or their addresses like 10.0.0.1,192.168.0.0/16, but it is "${value}".`,
  )
}

function readRole(value: string | undefined): Role {
  const role = (['all', 'web', 'worker'] as const).find((one) => one === (value || 'all'))
  if (role) return role
  throw new StartupError(`ROLE must be all, web or worker, but it is "${value}".`)
}

/** The key that seals, and those before it, with which something may still be sealed. */
function readSecretKeys(env: NodeJS.ProcessEnv): SecretKeys {
  const older = (env.SECRET_KEY_OLD || '').split(',').filter((text) => text.trim() !== '')
  if (!env.SECRET_KEY && older.length > 0)
    throw new StartupError('SECRET_KEY must be set, too, where SECRET_KEY_OLD is.')
  return [...(env.SECRET_KEY ? [env.SECRET_KEY] : []), ...older].map((text, place) => {
    const key = readSecretKey(text.trim())
    if (key) return key
    // The value itself is not repeated: it is a secret.
    throw new StartupError(`${place === 0 ? 'SECRET_KEY' : 'SECRET_KEY_OLD'} must be 64 hexadecimal digits.`)
  })
}

function readMetricsToken(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^[\w-]{20,200}$/.test(value)) return value
  // The value itself is not repeated: it may be a secret.
  throw new StartupError('METRICS_TOKEN must be 20 to 200 letters, digits, - and _.')
}

function readLogLevel(value: string | undefined): string {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
  // A person at a terminal reads progress and problems; a machine that collects logs gets every request.
  if (!value) return process.stdout.isTTY ? 'warn' : 'info'
  if (levels.includes(value)) return value
  throw new StartupError(`LOG_LEVEL must be one of ${levels.join(', ')}, but it is "${value}".`)
}

/** The shape of each key is checked, since a secret key in the place of the publishable one would go to every browser. */
const stripeKeys: Record<string, { shape: RegExp; looks: string }> = {
  STRIPE_SECRET_KEY: { shape: /^[sr]k_\w+$/, looks: 'sk_…' },
  STRIPE_PUBLISHABLE_KEY: { shape: /^pk_\w+$/, looks: 'pk_…' },
  STRIPE_WEBHOOK_SECRET: { shape: /^whsec_[\w+/=]+$/, looks: 'whsec_…' },
}

/**
 * Nobody sells real days for play money by leaving something out: without demo data the test gateway is asked for by
 * name, and who names nothing is paid on the day.
 */
function readGateway(env: NodeJS.ProcessEnv, demo: boolean): Pick<Settings, 'stripe' | 'onTheDayOnly'> {
  const stripe = readStripe(env)
  const asked = env.PAYMENT_GATEWAY || undefined
  if (asked !== undefined && asked !== 'test' && asked !== 'stripe' && asked !== 'none')
    throw new StartupError(`PAYMENT_GATEWAY must be stripe, test or none, but it is "${asked}".`)
  if (asked === 'stripe' && !stripe)
    throw new StartupError(`PAYMENT_GATEWAY must not be stripe without ${Object.keys(stripeKeys).join(', ')}.`)
  if (asked && asked !== 'stripe' && stripe)
    throw new StartupError(
      `PAYMENT_GATEWAY must not be ${asked} where the keys of Stripe are set: leave out one of them.`,
    )
  return { stripe, onTheDayOnly: !stripe && (asked ?? (demo ? 'test' : 'none')) === 'none' }
}

function readStripe(env: NodeJS.ProcessEnv): StripeSettings | null {
  const names = Object.keys(stripeKeys)
  const given = names.filter((name) => env[name])
  if (given.length === 0) return null
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = names.map((name) => {
    const value = env[name]
    if (!value)
      throw new StartupError(`${name} must be set, too, where ${listed(given)} ${given.length > 1 ? 'are' : 'is'}.`)
    // The value itself is not repeated: it may be a secret.
    if (!stripeKeys[name]?.shape.test(value))
      throw new StartupError(`${name} must look like ${stripeKeys[name]?.looks}.`)
    return value
  })
  const apiBase = readUrl('STRIPE_API_BASE', env.STRIPE_API_BASE)
  return { secretKey, publishableKey, webhookSecret, ...(apiBase && { apiBase }) }
}
