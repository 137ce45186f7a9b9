import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountNewsOf, jobsOf } from '#server/testing/account-jobs.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bearing } from '#server/testing/people.ts'
import { send, trailOf } from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({})
const password = 'three umbrellas in the rain'
let networks = 0

/** From another network each time, unless told: of each only so many are taken. */
async function signUp(given: object, remoteAddress = `198.51.100.${++networks}`) {
  const payload = { full_name: 'Mika Berg', email: `${randomUUID()}@example.com`, password, ...given }
  const answer = await annai().app.inject({ method: 'POST', url: '/api/sign-up', payload, remoteAddress })
  return { status: answer.statusCode, body: answer.json() }
}

test('signing up makes an account that works at once, leaves its trail, and has the address asked about', async () => {
  const { status, body } = await signUp({ full_name: '  Mika Berg ', email: ' Mika@Example.com ' })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    full_name: 'Mika Berg',
    email: 'Mika@Example.com',
    role: 'user',
    status: '1',
    email_verified_at: null,
    created_at: '2026-11-15T01:30:00.000Z',
  })
  expect((await send(annai(), 'GET', '/me', bearing(body.token))).body).toEqual(body.user)
  expect(await trailOf(annai(), body.user.id)).toEqual(['signed_up', 'signed_in'])
  const jobs = await jobsOf(annai(), body.user.id)
  expect(jobs).toEqual([
    {
      task: 'notifications.tell-account',
      payload: { occasion: 'verify', userId: body.user.id, newsId: expect.any(String) },
    },
  ])
  const row = await annai().ctx.db.selectFrom('users').selectAll().where('id', '=', body.user.id).executeTakeFirst()
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
})

test('an address that has an account is refused in every spelling that reaches it, and in no other', async () => {
  const name = randomUUID()
  expect((await signUp({ email: `${name}@exämple.de` })).status).toBe(200)
  for (const email of [`${name.toUpperCase()}@EXÄMPLE.de`, `${name}@xn--exmple-cua.de`]) {
    const { status, body } = await signUp({ email })
    expect(status, email).toBe(409)
    expect(body).toMatchObject({
      code: 'accounts.email-taken',
      fields: { email: 'There is an account with this address. Sign in, or ask for a new password.' },
    })
  }
  // A letter of another alphabet, and a wide one: other addresses, other accounts.
  const first = name.replace(/^./, 'a')
  for (const other of [first.replace('a', '\u0430'), first.replace('a', '\uff41'), `${name}+trips`])
    expect((await signUp({ email: `${other}@exämple.de` })).status, other).toBe(200)
})

test('of many at once with one address, one gets the account', async () => {
  const name = randomUUID()
  const emails = ['example.com', 'EXAMPLE.com', 'example.com', 'Example.Com'].map((host) => `${name}@${host}`)
  const answers = await Promise.all(emails.map((email) => signUp({ email })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const rows = await annai().ctx.db.selectFrom('users').select('id').where('email', 'like', `${name}@%`).execute()
  expect(rows).toHaveLength(1)
})

test.each([
  ['one letter', '李'],
  ['two hundred', 'x'.repeat(200)],
  ['emoji', 'Ada 🗻'],
  ['marks of direction', '\u202eMarsh\u202c \u200fعمر'],
  ['markup', '<b onmouseover=alert(1)>&amp; "Mika" \' --'],
])('a name of %s is kept as it was typed', async (_, full_name) => {
  const { status, body } = await signUp({ full_name })
  expect(status).toBe(200)
  expect(body.user.full_name).toBe(full_name)
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
  expect((await signUp({ full_name: 'Mika Berg', password: 'eleanormarsh seven' })).status).toBe(200)
})

test('one network makes ten accounts an hour, and others go on meanwhile', async () => {
  const [here, there] = ['2001:db8:7::1', '2001:db8:8::1']
  for (let nth = 1; nth <= 10; nth++) expect((await signUp({ password: 'Password1234' }, here)).status).toBe(400)
  const refused = await signUp({}, '2001:db8:7::2')
  expect(refused).toMatchObject({ status: 429, body: { code: 'accounts.too-many-attempts', retryAfterSeconds: 3600 } })
  expect((await signUp({}, there)).status).toBe(200)
})

test('the link is sent again while the address is not confirmed, five times an hour', async () => {
  const { body } = await signUp({})
  const again = () => send(annai(), 'POST', '/send-verification', bearing(body.token))
  for (let nth = 1; nth <= 5; nth++) expect((await again()).status).toBe(204)
  expect(await again()).toMatchObject({ status: 429, body: { code: 'accounts.too-many-attempts' } })
  expect(await accountNewsOf(annai(), body.user.id)).toEqual(Array(6).fill('verify'))
  // Whoever is confirmed is left in peace.
  const { db, clock } = annai().ctx
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', body.user.id).execute()
  expect((await again()).status).toBe(204)
  expect(await accountNewsOf(annai(), body.user.id)).toHaveLength(6)
})
