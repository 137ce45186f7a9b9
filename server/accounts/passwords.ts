import { hash, verify } from '@node-rs/argon2'
import { limitAtOnce } from '#server/platform/limit-at-once.ts'
import { once } from '#server/platform/once.ts'

/** argon2id (2), 19 MiB, two passes: the OWASP baseline. Only tests change it, which hash thousands. */
export const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Somebody's hash that is nobody's: an unknown address costs the same work as a wrong password. */
const nobodysHash = once(() => hash('there is nobody with this password', { ...cost, salt: Buffer.alloc(16, 7) }))

/** Hashing is heavy on purpose: two at a time. */
const limited = limitAtOnce({ atOnce: 2, mayWait: 64 })

export const hashPassword = (password: string, salt?: Buffer) =>
  limited(() => hash(password, { ...cost, ...(salt && { salt }) }))

export async function isPasswordRight(storedHash: string | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash())
  const right = await limited(() => verify(against, password))
  return right && storedHash !== undefined
}
