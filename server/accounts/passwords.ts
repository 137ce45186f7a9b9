import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#server/platform/app-error.ts'

/** argon2id (2), 19 MiB, two passes: the OWASP baseline. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Somebody's hash that is nobody's: an unknown address costs the same work as a wrong password. */
const nobodysHash = hash('there is nobody with this password', { ...cost, salt: Buffer.alloc(16, 7) })

const atOnce = 2
const mayWait = 64
let running = 0
const waiting: (() => void)[] = []

/**
 * Hashing is heavy on purpose, so only two run at a time: a flood of sign-ins must not take the cores and the memory
 * from everyone else. When the queue is full, the caller is told to come back.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait) throw new AppError('platform.busy', { retryAfterSeconds: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string, salt?: Buffer) =>
  inTurn(() => hash(password, { ...cost, ...(salt && { salt }) }))

export async function isPasswordRight(storedHash: string | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash)
  const right = await inTurn(() => verify(against, password))
  return right && storedHash !== undefined
}
