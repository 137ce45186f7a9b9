import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountNewsOf, jobsOf } from '#server/testing/account-jobs.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { rightPassword, trySignIn } from '#server/testing/people.ts'
import { atTime, inMinutes } from '#server/testing/scene.ts'
import {
  answerCode,
  countSessions,
  newDevice,
  newPerson,
  openChallenge,
  send,
  type TestPerson,
  trailOf,
  withApp,
} from '#server/testing/signed-in-people.ts'
import { type LinkPurpose, newAccountLink } from './account-links.store.ts'
import { isPasswordRight } from './passwords.ts'

const annai = shareTestAnnai({})
const chosen = 'four grey umbrellas'

const linkFor = ({ userId, email }: TestPerson, purpose: LinkPurpose = 'reset_password') =>
  newAccountLink(annai().ctx.db, { userId, purpose, email }, annai().clock.now())

const reset = (token: string, password = chosen) => send(annai(), 'POST', '/reset-password', {}, { token, password })

async function forgot(email: string, remoteAddress = '198.51.100.1') {
  const answer = await annai().app.inject({
    method: 'POST',
    url: '/api/forgot-password',
    payload: { email },
    remoteAddress,
  })
  const { date: _, 'x-request-id': __, ...headers } = answer.headers
  return { status: answer.statusCode, body: answer.body, headers }
}

const used = { status: 410, body: { code: 'accounts.link-used' } }

const userRow = ({ userId }: TestPerson) =>
  annai().ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

/** Jobs and lines of the trail there are. */
async function workDone() {
  const { rows } = await sql`SELECT (SELECT count(*) FROM graphile_worker._private_jobs) AS jobs,
    (SELECT count(*) FROM sign_in_events) AS events, (SELECT count(*) FROM account_links) AS links`.execute(
    annai().ctx.db,
  )
  return rows[0] as { jobs: string; events: string; links: string }
}

test('known, unknown, closed and demo addresses get the same answer after the same work', async () => {
  const [known, closed, demo] = [await newPerson(annai()), await newPerson(annai()), await newPerson(annai())]
  const { db } = annai().ctx
  await db.updateTable('users').set({ status: '0' }).where('id', '=', closed.userId).execute()
  await db.updateTable('users').set({ is_demo: true }).where('id', '=', demo.userId).execute()
  const answers = []
  for (const email of [known.email.toUpperCase(), 'nobody@example.com', closed.email, demo.email]) {
    const before = await workDone()
    answers.push(await forgot(email))
    const after = await workDone()
    expect(Number(after.jobs) - Number(before.jobs), email).toBe(1)
    expect({ ...after, jobs: before.jobs }, email).toEqual(before)
  }
  expect(answers[0]).toMatchObject({ status: 204, body: '' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  // Only one of the four is written to.
  expect(await accountNewsOf(annai(), known.userId)).toEqual(['reset'])
  expect(await jobsOf(annai(), closed.userId)).toEqual([])
  expect(await jobsOf(annai(), demo.userId)).toEqual([])
})

test('asking is limited for an address from one network, and nobody elsewhere is kept from asking', async () => {
  const mika = await newPerson(annai())
  for (const email of [mika.email, `${randomUUID()}@example.com`]) {
    for (let nth = 1; nth <= 5; nth++) expect((await forgot(email, '198.51.100.2')).status).toBe(204)
    expect((await forgot(email.toUpperCase(), '198.51.100.2')).status).toBe(429)
    expect((await forgot(email, '198.51.100.3')).status).toBe(204)
  }
})

test('one network asks twenty times an hour, whatever the addresses', async () => {
  for (let nth = 1; nth <= 20; nth++)
    expect((await forgot(`${randomUUID()}@example.com`, '198.51.100.4')).status).toBe(204)
  expect((await forgot(`${randomUUID()}@example.com`, '198.51.100.4')).status).toBe(429)
})

test('a reset sets the password, signs everybody out, ends what was open and confirms the address', async () => {
  const mika = await newPerson(annai())
  await newDevice(annai(), mika.userId)
  const code = await withApp(annai(), mika.userId)
  const challenge = await openChallenge(annai(), mika.userId)
  // Shared by whoever signed up with this address before it was confirmed.
  await annai().ctx.db.updateTable('users').set({ wishlist_code: mika.userId }).where('id', '=', mika.userId).execute()
  const [token, older, change] = [await linkFor(mika), await linkFor(mika), await linkFor(mika, 'change_email')]
  await atTime(annai(), inMinutes(annai(), 29), async () => {
    expect(await reset(token)).toEqual({ status: 204, body: null })
    const row = await userRow(mika)
    expect(await isPasswordRight(row.password_hash, chosen)).toBe(true)
    expect(row).toMatchObject({ password_changed_at: annai().clock.now(), email_verified_at: annai().clock.now() })
    expect(row.wishlist_code).toBeNull()
  })
  expect(await countSessions(annai(), mika.userId)).toBe(0)
  expect(await reset(token)).toMatchObject(used)
  expect(await reset(older)).toMatchObject(used)
  expect(await send(annai(), 'POST', '/verify-email', {}, { token: change })).toMatchObject(used)
  expect(await answerCode(annai(), challenge, code())).toMatchObject({ status: 410 })
  expect(await trailOf(annai(), mika.userId)).toEqual(['password_reset'])
  expect(await accountNewsOf(annai(), mika.userId)).toEqual(['password-changed'])
  // The second question is still asked, and the password before opens nothing.
  expect((await trySignIn(annai(), { email: mika.email, password: rightPassword })).statusCode).toBe(401)
  const signedIn = (await trySignIn(annai(), { email: mika.email, password: chosen })).json()
  expect(signedIn).toMatchObject({ two_factor: true, challenge: expect.any(String) })
  expect((await answerCode(annai(), signedIn.challenge, code())).status).toBe(200)
})

test('one link in eight hands at once sets one password', async () => {
  const mika = await newPerson(annai())
  const token = await linkFor(mika)
  const passwords = Array.from({ length: 8 }, (_, nth) => `umbrellas by the ${nth}th door`)
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(410)])
  const winner = passwords[answers.findIndex(({ status }) => status === 204)] ?? ''
  expect(await isPasswordRight((await userRow(mika)).password_hash, winner)).toBe(true)
  expect(await trailOf(annai(), mika.userId)).toEqual(['password_reset'])
})

test('several links of one account at once are no knot: one sets the password', async () => {
  const mika = await newPerson(annai())
  const tokens = [await linkFor(mika), await linkFor(mika), await linkFor(mika)]
  const answers = await Promise.all(tokens.map((token) => reset(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410])
})

test('a refused password leaves the link as it was', async () => {
  const mika = await newPerson(annai())
  const token = await linkFor(mika)
  const weak = await reset(token, 'Password1234')
  expect(weak).toMatchObject({
    status: 400,
    body: { code: 'accounts.weak-password', fields: { password: expect.stringContaining('tried first') } },
  })
  expect((await reset(token, 'short')).status).toBe(400)
  expect((await reset(token)).status).toBe(204)
})

test('half an hour is the end of a link, and a closed account is not opened by one', async () => {
  const mika = await newPerson(annai())
  const token = await linkFor(mika)
  await atTime(annai(), inMinutes(annai(), 30), async () => expect(await reset(token)).toMatchObject(used))
  const { db } = annai().ctx
  await db.updateTable('users').set({ status: '0' }).where('id', '=', mika.userId).execute()
  expect(await reset(token)).toMatchObject(used)
  expect(await reset(await linkFor(mika, 'verify_email'))).toMatchObject(used)
  expect(await reset(randomUUID())).toMatchObject(used)
  expect(await isPasswordRight((await userRow(mika)).password_hash, rightPassword)).toBe(true)
})

test('of a link only the hash is kept', async () => {
  const token = await linkFor(await newPerson(annai()))
  const { rows } = await annai().database.pool.query('SELECT * FROM account_links')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await reset(rows.at(-1).token_hash.toString('base64url'))).toMatchObject(used)
})
