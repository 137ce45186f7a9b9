import { randomBytes, randomUUID } from 'node:crypto'
import type { OfficeRole } from '#core/office-rights.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { addSession } from '#server/accounts/sessions.store.ts'
import { sessionEnds } from '#server/accounts/sign-in.rules.ts'
import { newToken, sha256 } from '#server/accounts/tokens.ts'
import { addChallenge } from '#server/accounts/two-factor/challenges.store.ts'
import { sealSecret } from '#server/accounts/two-factor/sealed-secret.ts'
import { codeAt, secretBytes } from '#server/accounts/two-factor/totp.ts'
import { saveBegun, saveOn } from '#server/accounts/two-factor/two-factor.store.ts'
import { addUser, type NewUser } from '#server/accounts/users.store.ts'
import type { TestAnnai } from './annai.ts'
import { bearing, rightPassword } from './people.ts'

type Annai = Pick<TestAnnai, 'ctx' | 'app'>

let hash: Promise<string> | undefined

export interface TestPerson {
  userId: string
  email: string
  sessionId: string
  headers: Record<string, string>
}

export const origin = { address: '203.0.113.7', userAgent: 'test', requestId: randomUUID() }

/** An account of any shape. */
export const addAccount = ({ ctx }: Pick<Annai, 'ctx'>, account: NewUser) => addUser(ctx.db, account)

/** Somebody new with the right password, signed in on one device. Who has the keys of the office has confirmed the address. */
export async function newPerson(
  { ctx }: Pick<Annai, 'ctx'>,
  role: 'user' | 'admin' = 'user',
  officeRoles: readonly OfficeRole[] = ['owner'],
): Promise<TestPerson> {
  hash ??= hashPassword(rightPassword)
  const userId = randomUUID()
  const email = `${userId}@example.com`
  const confirmed = role === 'admin' ? { emailVerifiedAt: ctx.clock.now() } : {}
  const person = { id: userId, fullName: 'Mika Berg', email, role, officeRoles, passwordHash: await hash }
  await addUser(ctx.db, { ...person, ...confirmed })
  return { userId, email, ...(await newDevice({ ctx }, userId)) }
}

/** The same, whose address is known to be theirs. */
export async function newConfirmedPerson(annai: Pick<Annai, 'ctx'>): Promise<TestPerson> {
  const person = await newPerson(annai)
  const { db, clock } = annai.ctx
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', person.userId).execute()
  return person
}

/** One more device on which somebody is signed in. */
export async function newDevice({ ctx }: Pick<Annai, 'ctx'>, userId: string, from: Partial<typeof origin> = {}) {
  const [token, now] = [newToken(), ctx.clock.now()]
  const sessionId = await addSession(ctx.db, {
    ...{ tokenHash: sha256(token), userId, now, expiresAt: sessionEnds(now) },
    ...{ ...origin, ...from },
  })
  return { sessionId, headers: bearing(token) }
}

/** Turns two-factor on as long ago as is needed for every code of now to be unused; answers what the app shows. */
export async function withApp(
  { ctx }: Pick<Annai, 'ctx'>,
  userId: string,
): Promise<(secondsFromNow?: number) => string> {
  const [secret, now] = [randomBytes(secretBytes), ctx.clock.now()]
  const sealed = sealSecret(ctx, userId, secret)
  await saveBegun(ctx.db, userId, sealed, now)
  await saveOn(ctx.db, userId, { secret: sealed, step: 0 }, now)
  return (secondsFromNow = 0) => codeAt(secret, new Date(ctx.clock.now().getTime() + secondsFromNow * 1000))
}

/** A sign-in whose password was right. */
export async function openChallenge({ ctx }: Pick<Annai, 'ctx'>, userId: string): Promise<string> {
  const challenge = newToken()
  await addChallenge(ctx.db, { tokenHash: sha256(challenge), userId, now: ctx.clock.now() })
  return challenge
}

export async function answerCode({ app }: Pick<Annai, 'app'>, challenge: string, code: string) {
  const answer = await app.inject({ method: 'POST', url: '/api/two-factor', payload: { challenge, code } })
  return { status: answer.statusCode, body: answer.json() }
}

/** Calls the API; answers the status and what came. */
export async function send(
  { app }: Pick<Annai, 'app'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Record<string, string>,
  payload?: object,
) {
  const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}

/** How many devices somebody is signed in on, by the rows. */
export async function countSessions({ ctx }: Pick<Annai, 'ctx'>, userId: string): Promise<number> {
  const rows = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.length
}

/** What the trail says of somebody, in order. */
export async function trailOf({ ctx }: Pick<Annai, 'ctx'>, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('sign_in_events')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
