import { expect, test } from 'vitest'
import { accountNewsOf } from '#server/testing/account-jobs.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { rightPassword, trySignIn } from '#server/testing/people.ts'
import {
  answerCode,
  countSessions,
  newDevice,
  newPerson,
  openChallenge,
  origin,
  send,
  type TestPerson,
  trailOf,
  withApp,
} from '#server/testing/signed-in-people.ts'
import { findAccountLink, linkPendingChange, newAccountLink } from './account-links.store.ts'
import { addSession, revokeSessions } from './sessions.store.ts'
import { sessionEnds } from './sign-in.rules.ts'
import { startSession } from './start-session.ts'
import { newToken, sha256 } from './tokens.ts'
import { findUser } from './users.store.ts'

const annai = shareTestAnnai({})
const newPassword = 'a lantern over quiet water'
const change = (person: TestPerson, fields: object) =>
  send(annai(), 'POST', '/security/password', person.headers, { password: rightPassword, newPassword, ...fields })

test('a new password ends every other session, open sign-ins, reset links and awaited addresses; the owner is told', async () => {
  const mika = await newPerson(annai())
  const { ctx } = annai()
  await newDevice(annai(), mika.userId)
  const app = await withApp(annai(), mika.userId)
  const challenge = await openChallenge(annai(), mika.userId)
  const reset = { userId: mika.userId, purpose: 'reset_password', email: mika.email } as const
  const link = await newAccountLink(ctx.db, reset, ctx.clock.now())
  // Of somebody who knew the old one, to a mailbox of theirs.
  const wish = { userId: mika.userId, purpose: 'change_email', email: 'thief@example.org' } as const
  const moving = await newAccountLink(ctx.db, wish, ctx.clock.now())
  expect((await change(mika, { code: app() })).status).toBe(204)
  expect((await send(annai(), 'POST', '/verify-email', {}, { token: moving })).status).toBe(410)
  expect(await linkPendingChange(ctx.db, mika.userId, ctx.clock.now())).toBeUndefined()
  expect(await countSessions(annai(), mika.userId)).toBe(1)
  expect((await send(annai(), 'GET', '/me', mika.headers)).status).toBe(200)
  expect((await answerCode(annai(), challenge, app(30))).status).toBe(410)
  expect(await findAccountLink(ctx.db, link, ['reset_password'], ctx.clock.now())).toBeUndefined()
  expect(await trailOf(annai(), mika.userId)).toEqual(['password_changed'])
  expect(await accountNewsOf(annai(), mika.userId)).toEqual(['password-changed'])
  const signIn = async (password: string) => (await trySignIn(annai(), { email: mika.email, password })).statusCode
  expect([await signIn(rightPassword), await signIn(newPassword)]).toEqual([401, 200])
})

test('a wrong password, a weak one, and the one they have change nothing, and a code is not used up', async () => {
  const mika = await newPerson(annai())
  const other = await newDevice(annai(), mika.userId)
  const app = await withApp(annai(), mika.userId)
  for (const [fields, code, field] of [
    [{ password: 'wrong' }, 'accounts.wrong-password', 'password'],
    [{ newPassword: 'password1234' }, 'accounts.weak-password', 'newPassword'],
    [{ newPassword: rightPassword }, 'accounts.weak-password', 'newPassword'],
    [{ newPassword: 'short' }, 'platform.invalid-input', 'newPassword'],
    [{ code: '' }, 'accounts.code-needed', 'code'],
  ] as const) {
    const { status, body } = await change(mika, { code: app(), ...fields })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, code, [field]])
  }
  expect((await send(annai(), 'GET', '/me', other.headers)).status).toBe(200)
  expect((await change(mika, { code: app() })).status).toBe(204)
})

test('of two changes at once with the same old password one goes through', async () => {
  const mika = await newPerson(annai())
  const both = await Promise.all([
    change(mika, { newPassword: 'a lantern over quiet water' }),
    change(mika, { newPassword: 'two lanterns over the sea' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 400])
})

test('a sign-in that was under way with the old password opens nothing (the control: it would without the lock)', async () => {
  const mika = await newPerson(annai())
  const { db, clock } = annai().ctx
  const before = await findUser(db, mika.userId)
  if (!before) throw new Error('nobody there')
  expect((await change(mika, {})).status).toBe(204)
  const late = db.transaction().execute((tx) => startSession(annai().ctx, tx, before, origin))
  await expect(late).rejects.toMatchObject({ code: 'accounts.invalid-credentials' })
  expect(await countSessions(annai(), mika.userId)).toBe(1)
  const now = clock.now()
  await addSession(db, {
    ...{ tokenHash: sha256(newToken()), userId: mika.userId, now, expiresAt: sessionEnds(now) },
    ...origin,
  })
  expect(await countSessions(annai(), mika.userId)).toBe(2)
})

test('revoking waits for a sign-in that is being written, and ends it too (the control: a plain update misses it)', async () => {
  const mika = await newPerson(annai())
  const { db, clock } = annai().ctx
  const user = await findUser(db, mika.userId)
  if (!user) throw new Error('nobody there')
  const signingIn = await db.startTransaction().execute()
  await startSession(annai().ctx, signingIn, user, origin)
  const plain = await db
    .updateTable('sessions')
    .set({ revoked_at: clock.now() })
    .where('user_id', '=', mika.userId)
    .executeTakeFirst()
  expect(plain.numUpdatedRows).toBe(1n)
  const revoking = db.transaction().execute((tx) => revokeSessions(tx, mika.userId, {}, clock.now()))
  await signingIn.commit().execute()
  expect(await revoking).toBe(1)
  expect(await countSessions(annai(), mika.userId)).toBe(0)
})
