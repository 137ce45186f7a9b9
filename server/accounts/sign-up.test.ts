import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { emailKey } from '#contract/text.ts'
import { accountNewsOf, jobsOf } from '#server/testing/account-jobs.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { countSessions, newPerson, send, trailOf } from '#server/testing/signed-in-people.ts'
import { newAccountLink } from './account-links.store.ts'

const annai = shareTestAnnai({})
const password = 'three umbrellas in the rain'
let networks = 0

/** From another network each time, unless told: of each only so many are taken. */
async function signUp(given: object, remoteAddress = `198.51.100.${++networks}`) {
  const payload = { full_name: 'Mika Berg', email: `${randomUUID()}@example.com`, password, ...given }
  const answer = await annai().app.inject({ method: 'POST', url: '/api/sign-up', payload, remoteAddress })
  return { status: answer.statusCode, body: answer.body && answer.json() }
}

const userOf = (email: string) =>
  annai().ctx.db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirstOrThrow()

/** Nothing but that it was taken: no token, no account, no word. */
const same = { status: 204, body: '' }

const logIn = async (email: string, secret = password) => {
  const payload = { email, password: secret }
  return (
    await annai().app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: `203.0.113.${++networks}` })
  ).statusCode
}

test('signing up makes an account, leaves its trail, and has the address asked about', async () => {
  expect(await signUp({ full_name: '  Mika Berg ', email: ' Mika@Example.com ' })).toEqual(same)
  const user = await userOf('mika@example.com')
  expect(user).toMatchObject({ full_name: 'Mika Berg', email: 'Mika@Example.com', role: 'user', status: '1' })
  expect(user).toMatchObject({ email_verified_at: null, created_at: annai().clock.now() })
  expect(user.password_hash).toMatch(/^\$argon2id\$/)
  expect(await trailOf(annai(), user.id)).toEqual(['signed_up'])
  expect(await countSessions(annai(), user.id)).toBe(0)
  expect(await jobsOf(annai(), user.id)).toEqual([
    {
      task: 'notifications.tell-account',
      payload: { occasion: 'verify', userId: user.id, newsId: expect.any(String) },
    },
  ])
})

test('its password opens it once the address is confirmed, by the link or by a new password, and not before', async () => {
  for (const purpose of ['verify_email', 'reset_password'] as const) {
    const email = `${randomUUID()}@example.com`
    await signUp({ email })
    // Signing in does not tell either that the account was new.
    expect(await logIn(email)).toBe(401)
    const { id } = await userOf(email)
    const token = await newAccountLink(annai().ctx.db, { userId: id, purpose, email }, annai().clock.now())
    const isReset = purpose === 'reset_password'
    const path = isReset ? '/reset-password' : '/verify-email'
    const chosen = isReset ? 'four grey umbrellas' : password
    await send(annai(), 'POST', path, {}, { token, ...(isReset && { password: chosen }) })
    expect([purpose, await logIn(email, chosen)]).toEqual([purpose, 200])
  }
})

test('an address that has an account is answered like any other, in every spelling that reaches it', async () => {
  const name = randomUUID()
  const headersOf = async (email: string) => {
    const payload = { full_name: 'Mika Berg', email, password }
    const remoteAddress = `198.51.100.${++networks}`
    const answer = await annai().app.inject({ method: 'POST', url: '/api/sign-up', payload, remoteAddress })
    return [answer.statusCode, answer.body, Object.keys(answer.headers).toSorted()]
  }
  const free = await headersOf(`${name}@exämple.de`)
  const before = await userOf(`${name}@exämple.de`)
  for (const email of [`${name.toUpperCase()}@EXÄMPLE.de`, `${name}@xn--exmple-cua.de`])
    expect([email, await headersOf(email)]).toEqual([email, free])
  // What was typed changes nothing about it; its owner is told, and the trail knows.
  expect(await userOf(`${name}@exämple.de`)).toEqual(before)
  expect(await accountNewsOf(annai(), before.id)).toEqual(['verify', 'exists', 'exists'])
  expect(await trailOf(annai(), before.id)).toEqual(['signed_up', 'refused', 'refused'])
  // A letter of another alphabet, and a wide one: other addresses, other accounts.
  const first = name.replace(/^./, 'a')
  for (const other of [first.replace('a', '\u0430'), first.replace('a', '\uff41'), `${name}+trips`]) {
    expect(await signUp({ email: `${other}@exämple.de` })).toEqual(same)
    expect(
      await annai().ctx.db.selectFrom('users').select('id').where('email', '=', `${other}@exämple.de`).execute(),
    ).toHaveLength(1)
  }
})

test('the work is the same for an address that has an account, up to the mail that is asked for', async () => {
  const known = await newPerson(annai())
  const statements = async (email: string) => countStatements(annai(), () => signUp({ email }))
  const [free, taken] = [await statements(`${randomUUID()}@example.com`), await statements(known.email)]
  expect(taken).toBe(free)
})

test('of many at once with one address, one makes the account, and all hear the same', async () => {
  const name = randomUUID()
  const emails = ['example.com', 'EXAMPLE.com', 'example.com', 'Example.Com'].map((host) => `${name}@${host}`)
  const answers = await Promise.all(emails.map((email) => signUp({ email })))
  expect(answers).toEqual(Array(4).fill(same))
  const rows = await annai().ctx.db.selectFrom('users').select('id').where('email', 'like', `${name}@%`).execute()
  expect(rows).toHaveLength(1)
  expect((await accountNewsOf(annai(), rows[0]?.id ?? '')).filter((news) => news === 'verify')).toHaveLength(1)
})

test.each([
  ['one letter', '李'],
  ['two hundred', 'x'.repeat(200)],
  ['emoji', 'Ada 🗻'],
  ['marks of direction', '\u202eMarsh\u202c \u200fعمر'],
  ['markup', '<b onmouseover=alert(1)>&amp; "Mika" \' --'],
])('a name of %s is kept as it was typed', async (_, full_name) => {
  const email = `${randomUUID()}@example.com`
  expect(await signUp({ full_name, email })).toEqual(same)
  expect((await userOf(email)).full_name).toBe(full_name)
})

test.each([
  ['three hundred letters', { full_name: 'x'.repeat(300) }, 'full_name'],
  ['nothing but spaces', { full_name: ' \u200f ' }, 'full_name'],
  ['nothing but an emoji', { full_name: '🗻' }, 'full_name'],
  ['a line break', { full_name: 'Mika\r\nBcc: all@example.com' }, 'full_name'],
  ['an address with a line break', { email: 'mika@example.com\r\nBcc: all@example.com' }, 'email'],
  ['two addresses', { email: 'mika@example.com,ada@example.com' }, 'email'],
  ['eleven characters', { password: 'elevenchar.' }, 'password'],
  ['257 characters', { password: 'long '.repeat(60) }, 'password'],
])('%s is refused at its field', async (_, given, field) => {
  const { status, body } = await signUp(given)
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

test('a password that would be guessed is refused at its field, with the reason', async () => {
  const { status, body } = await signUp({ full_name: 'Eleanor Marsh', password: 'eleanormarsh' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'accounts.weak-password', fields: { password: expect.stringMatching(/^Names/) } })
  // The control: it is good enough for somebody else.
  expect((await signUp({ full_name: 'Mika Berg', password: 'eleanormarsh seven' })).status).toBe(204)
})

test('one network makes ten accounts an hour, and others go on meanwhile', async () => {
  const [here, there] = ['2001:db8:7::1', '2001:db8:8::1']
  for (let nth = 1; nth <= 10; nth++) expect((await signUp({ password: 'Password1234' }, here)).status).toBe(400)
  const refused = await signUp({}, '2001:db8:7::2')
  expect(refused).toMatchObject({ status: 429, body: { code: 'accounts.too-many-attempts', retryAfterSeconds: 3600 } })
  expect((await signUp({}, there)).status).toBe(204)
})

test('the link is sent again while the address is not confirmed, five times an hour', async () => {
  const { userId, headers } = await newPerson(annai())
  const again = () => send(annai(), 'POST', '/send-verification', headers)
  for (let nth = 1; nth <= 5; nth++) expect((await again()).status).toBe(204)
  expect(await again()).toMatchObject({ status: 429, body: { code: 'accounts.too-many-attempts' } })
  expect(await accountNewsOf(annai(), userId)).toEqual(Array(5).fill('verify'))
  // Whoever is confirmed is left in peace.
  const { db, clock } = annai().ctx
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', userId).execute()
  expect((await again()).status).toBe(204)
  expect(await accountNewsOf(annai(), userId)).toHaveLength(5)
})
