import { randomUUID } from 'node:crypto'
import type { demoAccounts } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/context.ts'
import { hashPassword } from './passwords.ts'
import { sha256 } from './tokens.ts'
import { addUser, hasUser } from './users.store.ts'

export const demoPassword = 'annai-demo'

/** Eleanor, who travels. */
export const demoGuestId = '00000000-0000-4000-8000-000000000001'
/** Naomi, at the desk. */
export const demoDeskId = '00000000-0000-4000-8000-000000000002'

const demoPeople = [
  {
    id: demoGuestId,
    fullName: 'Eleanor Marsh',
    email: 'eleanor@annai.example',
    role: 'user',
    mobile: '+44 7700 900143',
    country: 'GB',
    description: 'Eleanor, a visitor',
  },
  {
    id: demoDeskId,
    fullName: 'Naomi Mizuno',
    email: 'naomi@annai.example',
    role: 'admin',
    country: 'JP',
    description: 'Naomi, at the desk',
  },
] as const

/** Adds the two demo people where they are missing; run again, it changes nothing. */
export async function seedDemoAccounts(ctx: Context): Promise<void> {
  for (const { description: _, ...person } of demoPeople) {
    if (await hasUser(ctx.db, person.email)) continue
    // A salt made from the address gives the same row on every machine; only for a password that is public anyway.
    const passwordHash = await hashPassword(demoPassword, sha256(person.email).subarray(0, 16))
    const account = { ...person, passwordHash, isDemo: true, emailVerifiedAt: new Date('2026-03-12T00:00:00Z') }
    // An erased account keeps its id, so whoever comes after it gets another.
    if (!(await addUser(ctx.db, account))) await addUser(ctx.db, { ...account, id: randomUUID() })
  }
}

export async function listDemoAccounts(ctx: Context): Promise<OutputOf<typeof demoAccounts>> {
  if (!ctx.settings.demo) return { password: null, accounts: [] }
  return {
    password: demoPassword,
    accounts: demoPeople.map((person) => ({
      email: person.email,
      name: person.fullName,
      role: person.role,
      description: person.description,
    })),
  }
}
