/** What a failure of the database means to whoever called: try again in a moment, or our records are out of reach. */
export type Outage = 'platform.busy' | 'platform.unavailable'

/** PostgreSQL has more to do, or others stand in the way: the same call may well succeed in a moment. */
const busyStates = new Set([
  '25P03', // idle in transaction for too long
  '25P04', // transaction timeout
  '40000',
  '40001', // could not be serialized
  '40003', // nobody knows whether it was done
  '40P01', // deadlock
  '55006', // object in use
  '55P03', // a lock was not to be had in time
  '57014', // statement cancelled, or over its time
])

/** PostgreSQL is away, full, or may not write. */
const unavailableStates = new Set([
  '25006', // read-only
  '53000',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '53400', // a limit of its configuration
  '57000',
  '57P01', // shut down by its administrator
  '57P02', // crashed
  '57P03', // starting up, or stopping
  '57P04', // the database was dropped
  '57P05', // idle session timeout
  '58000',
  '58030', // its disk does not answer
])

/** Of the way there, and of our own disk. */
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EMFILE',
  'ENFILE',
])

/** What the driver says in words alone, and PostgreSQL of a database that takes no connections. */
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable|not currently accepting connections/

/** Class 08 as a whole is about the connection. */
const isConnectionState = (code: string) => /^08\w{3}$/.test(code)

/** The one list: which failures are an outage, and of which kind; undefined for a fault of our own. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (busyStates.has(code)) return 'platform.busy'
  if (unavailableStates.has(code) || unavailableSystemCodes.has(code) || isConnectionState(code))
    return 'platform.unavailable'
  if (unavailableMessages.test(error.message)) return 'platform.unavailable'
  const within = error instanceof AggregateError ? error.errors : []
  for (const one of [...within, error.cause]) {
    const outage = outageOf(one)
    if (outage) return outage
  }
  return undefined
}
