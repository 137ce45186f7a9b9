import { hashPassword } from '#server/accounts/passwords.ts'
import { addUser } from '#server/accounts/users.store.ts'
import type { TestAnnai } from './annai.ts'

export const rightPassword = 'correct horse battery staple'

/** Adds a person who can sign in with the right password. */
export async function addPerson(
  annai: TestAnnai,
  email: string,
  role: 'admin' | 'user' = 'user',
  verified: { emailVerifiedAt?: Date } = {},
): Promise<void> {
  const passwordHash = await hashPassword(rightPassword)
  await addUser(annai.ctx.db, { fullName: 'Test Person', email, role, passwordHash, ...verified })
}

export interface SignInTry {
  email?: string
  password?: string
  address?: string
  headers?: Record<string, string>
}

export function trySignIn(
  annai: TestAnnai,
  { email = 'mika@example.com', password = rightPassword, address = '203.0.113.7', headers }: SignInTry = {},
) {
  return annai.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: address,
    payload: { email, password },
    headers: headers ?? {},
  })
}

/** Signs in and answers the token. */
export async function tokenOf(annai: TestAnnai, email = 'mika@example.com'): Promise<string> {
  return (await trySignIn(annai, { email })).json().token
}

export const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
