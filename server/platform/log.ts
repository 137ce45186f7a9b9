import { type Logger, pino } from 'pino'

export type { Logger }

/** Names under which secrets and personal data travel through our objects: never written to a log. */
const secrets = [
  'password',
  'token',
  'authorization',
  'email',
  'full_name',
  'mobile',
  'address',
  'birth_date',
  'secret',
  'code',
]

const common = { base: null, timestamp: pino.stdTimeFunctions.isoTime }
const standardOutput = pino.destination({ dest: 1, sync: false })

export function createLogger(level: string): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])
  return pino(
    { ...common, level, redact: { paths, censor: '[redacted]' }, serializers: { err: describeError } },
    standardOutput,
  )
}

/** For the one line per request: it names its few fields itself, so it does without looking for secrets in them. */
export function createAccessLogger(level: string): Logger {
  return pino({ ...common, level }, standardOutput)
}

/** A database error carries the offending row in `detail`; its message and stack are enough to find the fault. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, message: error.message, errorCode: code, stack: error.stack }
}
