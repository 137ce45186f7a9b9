import { type DestinationStream, type Logger, pino } from 'pino'
import { secretNames } from './secrets.rules.ts'

export type { Logger }

const common = { base: null, timestamp: pino.stdTimeFunctions.isoTime }
const standardOutput = pino.destination({ dest: 1, sync: false })

export function createLogger(level: string): Logger {
  const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])
  return pino(
    { ...common, level, redact: { paths, censor: '[redacted]' }, serializers: { err: describeError } },
    standardOutput,
  )
}

/** For the one line per request: it names its few fields itself, so it does without looking for secrets in them. */
export function createAccessLogger(level: string, destination: DestinationStream = standardOutput): Logger {
  return pino({ ...common, level }, destination)
}

const isSqlState = /^[0-9A-Z]{5}$/

/**
 * A database error carries the offending row in `detail`; its message and stack are enough to find the fault, without the
 * value that it may quote: 'invalid input syntax for type uuid: "…"'.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const told = (text: string) => (code && isSqlState.test(code) ? text.replace(/: ".*"/g, ': "…"') : text)
  return { type: error.name, message: told(error.message), errorCode: code, stack: error.stack && told(error.stack) }
}
