import { randomBytes } from 'node:crypto'
import { lettersFrom } from '#server/platform/drawn-code.rules.ts'
import { hashPassword } from '../passwords.ts'
import { sha256 } from '../tokens.ts'

const count = 10
const length = 8

/** Ten codes such as 7KQ4-XMTD, to be shown once, and what is kept of them. */
export async function drawRecoveryCodes(userId: string): Promise<{ codes: string[]; hashes: string[] }> {
  const drawn = new Set<string>()
  while (drawn.size < count) drawn.add(lettersFrom(randomBytes(length)))
  const plain = [...drawn]
  return {
    codes: plain.map((code) => `${code.slice(0, 4)}-${code.slice(4)}`),
    hashes: await Promise.all(plain.map((code) => hashRecoveryCode(userId, code))),
  }
}

/**
 * As costly as a password's, since eight letters are few. The salt is the account's own: another one for each code
 * would make every try cost ten times as much, and everybody else wait for it.
 */
export const hashRecoveryCode = (userId: string, code: string) =>
  hashPassword(code, sha256(`recovery codes of ${userId}`).subarray(0, 16))
