import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { accountNewsOf, jobsOf } from '#server/testing/account-jobs.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { onceBefore } from '#server/testing/once-before.ts'
import { rightPassword } from '#server/testing/people.ts'
import { atTime, inMinutes } from '#server/testing/scene.ts'
import {
  countSessions,
  newDevice,
  newPerson,
  origin,
  send,
  type TestPerson,
  trailOf,
} from '#server/testing/signed-in-people.ts'
import { type LinkPurpose, newAccountLink } from './account-links.store.ts'
import { askForNewAddress } from './change-email.ts'
import { readProfileOf } from './profile.ts'

const annai = shareTestAnnai({})

const verify = (token: string) => send(annai(), 'POST', '/verify-email', {}, { token })

const linkFor = ({ userId, email, sessionId }: TestPerson, purpose: LinkPurpose, to = email) =>
  newAccountLink(annai().ctx.db, { userId, purpose, email: to, sessionId }, annai().clock.now())

const userRow = ({ userId }: TestPerson) =>
  annai().ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

const used = { status: 410, body: { code: 'accounts.link-used' } }

test('a link confirms the address once, ends its copies, and brings the bookings of the address', async () => {
  const mika = await newPerson(annai())
  const [token, copy] = [await linkFor(mika, 'verify_email'), await linkFor(mika, 'verify_email')]
  expect(await verify(token)).toEqual({ status: 200, body: { email: mika.email, changed: false } })
  expect((await userRow(mika)).email_verified_at).toEqual(annai().clock.now())
  expect(await verify(token)).toMatchObject(used)
  expect(await verify(copy)).toMatchObject(used)
  // What is asked of the queue names the account, and not its address.
  expect(await jobsOf(annai(), mika.userId)).toEqual([
    { task: 'booking.join-account', payload: { userId: mika.userId } },
  ])
  expect(await countSessions(annai(), mika.userId)).toBe(1)
})

test.each(['verify_email', 'change_email'] as const)(
  'one link in ten hands at once works once: %s',
  async (purpose) => {
    const mika = await newPerson(annai())
    const token = await linkFor(mika, purpose, purpose === 'change_email' ? `${randomUUID()}@example.org` : mika.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
  },
)

test('several links of one account at once are no knot: one works', async () => {
  const mika = await newPerson(annai())
  const to = `${randomUUID()}@example.org`
  const tokens = [
    await linkFor(mika, 'change_email', to),
    await linkFor(mika, 'change_email', to),
    await linkFor(mika, 'change_email', to),
  ]
  const answers = await Promise.all(tokens.map(verify))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
})

test('a link that has ended, is of another kind, of a closed account or invented confirms nothing', async () => {
  const mika = await newPerson(annai())
  const late = await linkFor(mika, 'verify_email')
  await atTime(annai(), inMinutes(annai(), 24 * 60), async () => expect(await verify(late)).toMatchObject(used))
  for (const purpose of ['reset_password', 'keep_account'] as const)
    expect(await verify(await linkFor(mika, purpose))).toMatchObject(used)
  expect(await verify(randomUUID())).toMatchObject(used)
  const { db } = annai().ctx
  await db.updateTable('users').set({ status: '0' }).where('id', '=', mika.userId).execute()
  expect(await verify(late)).toMatchObject(used)
  expect((await userRow(mika)).email_verified_at).toBeNull()
  // The control: the very same link a moment before its end, of an open account.
  await db.updateTable('users').set({ status: '1' }).where('id', '=', mika.userId).execute()
  await atTime(annai(), inMinutes(annai(), 24 * 60 - 1), async () => expect((await verify(late)).status).toBe(200))
})

test('a link proves the address it was sent to, and not the one that the account has by now', async () => {
  const mika = await newPerson(annai())
  const token = await linkFor(mika, 'verify_email', 'before@example.com')
  expect(await verify(token)).toMatchObject(used)
  expect((await userRow(mika)).email_verified_at).toBeNull()
})

test('asking for a new address changes nothing yet, tells both, and shows what is awaited', async () => {
  const mika = await newPerson(annai())
  const ask = (email: string, password = rightPassword) =>
    send(annai(), 'POST', '/profile/email', mika.headers, { email, password })
  expect(await ask('new@example.org', 'wrong')).toMatchObject({
    status: 400,
    body: { code: 'accounts.wrong-password' },
  })
  expect(await ask(mika.email.toUpperCase())).toMatchObject({
    status: 400,
    body: { fields: { email: 'This is your address already.' } },
  })
  expect(await accountNewsOf(annai(), mika.userId)).toEqual([])

  expect(await ask('new@example.org')).toMatchObject({
    status: 200,
    body: { email: mika.email, pending_email: 'new@example.org' },
  })
  expect((await ask('newer@example.org')).body).toMatchObject({ email: mika.email, pending_email: 'newer@example.org' })
  // To the latest new address once, to the present one each time.
  expect((await accountNewsOf(annai(), mika.userId)).sort()).toEqual([
    'change-email',
    'email-change-asked',
    'email-change-asked',
  ])
  // Whether another account has an address is not told here; the mail to that address says it.
  const other = await newPerson(annai())
  expect(await ask(other.email)).toMatchObject({ status: 200, body: { email: mika.email, pending_email: other.email } })
  expect((await ask('newest@example.org')).status).toBe(200)
  expect((await ask('one@example.org')).status).toBe(429)
  await atTime(annai(), inMinutes(annai(), 24 * 60), async () =>
    expect((await readProfileOf(annai().ctx, mika.userId)).pending_email).toBeNull(),
  )
})

test('an address asked for with a password that was changed meanwhile is not awaited', async () => {
  const mika = await newPerson(annai())
  const { ctx } = annai()
  const changed = () =>
    ctx.db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', mika.userId).execute()
  const ask = (db: Database) => {
    const wish = { email: `${randomUUID()}@example.org`, password: rightPassword, code: '' }
    return askForNewAddress({ ...ctx, db }, { ...mika, role: 'user', officeRoles: [] }, wish, origin)
  }
  await expect(ask(onceBefore(ctx.db, changed))).rejects.toMatchObject({ code: 'accounts.wrong-password' })
  expect((await readProfileOf(ctx, mika.userId)).pending_email).toBeNull()
  // The control: what happens before it may be nothing.
  const other = await newPerson(annai())
  const wish = { email: `${randomUUID()}@example.org`, password: rightPassword, code: '' }
  const db = onceBefore(ctx.db, async () => undefined)
  const profile = await askForNewAddress({ ...ctx, db }, { ...other, role: 'user', officeRoles: [] }, wish, origin)
  expect(profile.pending_email).toBe(wish.email)
})

test('a confirmed change moves the account, signs everybody else out and ends what was mailed before', async () => {
  const mika = await newPerson(annai())
  const elsewhere = await newDevice(annai(), mika.userId)
  const [reset, older] = [await linkFor(mika, 'reset_password'), await linkFor(mika, 'change_email', 'old@example.org')]
  const to = `${randomUUID()}@Example.org`
  expect(await verify(await linkFor(mika, 'change_email', to))).toEqual({
    status: 200,
    body: { email: to, changed: true },
  })
  expect(await userRow(mika)).toMatchObject({
    email: to,
    email_key: to.toLowerCase(),
    email_verified_at: annai().clock.now(),
  })
  expect((await send(annai(), 'GET', '/profile', mika.headers)).body).toMatchObject({ email: to, pending_email: null })
  expect((await send(annai(), 'GET', '/profile', elsewhere.headers)).status).toBe(401)
  expect(await verify(older)).toMatchObject(used)
  const answer = await send(annai(), 'POST', '/reset-password', {}, { token: reset, password: 'four grey umbrellas' })
  expect(answer).toMatchObject(used)
  expect(await trailOf(annai(), mika.userId)).toEqual(['email_changed'])
  const told = (await jobsOf(annai(), mika.userId)).map(({ payload: { newsId: _, ...payload } }) => payload)
  expect(told).toEqual([
    { userId: mika.userId },
    { occasion: 'email-changed', userId: mika.userId, oldEmail: mika.email },
  ])
})

test('an address that was taken meanwhile is refused, and the account stays as it was', async () => {
  const mika = await newPerson(annai())
  const other = await newPerson(annai())
  const token = await linkFor(mika, 'change_email', other.email.toUpperCase())
  expect(await verify(token)).toMatchObject({ status: 409, body: { code: 'accounts.email-taken' } })
  expect(await userRow(mika)).toMatchObject({ email: mika.email, email_verified_at: null })
  expect(await countSessions(annai(), mika.userId)).toBe(1)
})

test('two accounts that confirm one address at once: one gets it', async () => {
  const [mika, ada] = [await newPerson(annai()), await newPerson(annai())]
  const to = `${randomUUID()}@example.org`
  const tokens = [await linkFor(mika, 'change_email', to), await linkFor(ada, 'change_email', to)]
  const answers = await Promise.all(tokens.map(verify))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
