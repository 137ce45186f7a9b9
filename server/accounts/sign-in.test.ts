import { expect, test, vi } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { addPerson, bearing, rightPassword, tokenOf, trySignIn } from '#server/testing/people.ts'
import { noSoonerThan } from './no-sooner-than.ts'

test('a person who signs in gets a token and every field of the session user', async () => {
  const annai = await startTestAnnai()
  await addPerson(annai, 'mika@example.com')
  const answer = await trySignIn(annai)
  expect(answer.statusCode).toBe(200)
  const { token, user } = answer.json()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(Object.keys(user)).toEqual([
    ...['id', 'full_name', 'email', 'mobile', 'country', 'birth_date', 'gender', 'address', 'image', 'role', 'status'],
    ...['email_verified_at', 'created_at', 'updated_at'],
  ])
  expect(user).toMatchObject({ email: 'mika@example.com', role: 'user', status: '1' })
  const me = await annai.app.inject({ url: '/api/me', headers: bearing(token) })
  expect(me.json()).toEqual(user)
})

test('an unknown address, a wrong password and a closed account are answered alike, to the letter', async () => {
  const annai = await startTestAnnai()
  await addPerson(annai, 'mika@example.com')
  await addPerson(annai, 'closed@example.com')
  await annai.database.pool.query("UPDATE users SET status = '0' WHERE email = 'closed@example.com'")
  const answers = await Promise.all([
    trySignIn(annai, { password: 'wrong' }),
    trySignIn(annai, { email: 'nobody@example.com' }),
    trySignIn(annai, { email: 'closed@example.com' }),
  ])
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401)
    const { requestId, ...body } = answer.json()
    expect(body).toEqual({ error: 'Invalid email or password', code: 'accounts.invalid-credentials' })
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
  }
})

test('sign-in is served at /login too', async () => {
  const annai = await startTestAnnai()
  await addPerson(annai, 'mika@example.com')
  const answer = await annai.app.inject({
    method: 'POST',
    url: '/login',
    payload: { email: 'MIKA@example.com', password: rightPassword },
  })
  expect(answer.statusCode).toBe(200)
})

test('what is stored of a token cannot be used to sign in', async () => {
  const annai = await startTestAnnai()
  await addPerson(annai, 'mika@example.com')
  const token = await tokenOf(annai)
  const { rows } = await annai.database.pool.query('SELECT * FROM sessions')
  expect(JSON.stringify(rows)).not.toContain(token)
  const stored = rows[0].token_hash.toString('base64url')
  const answer = await annai.app.inject({ url: '/api/me', headers: bearing(stored) })
  expect(answer.statusCode).toBe(401)
})

test('letters that only look alike never reach another account', async () => {
  const annai = await startTestAnnai()
  await addPerson(annai, 'mika@example.com')
  for (const email of ['ｍika@example.com', 'mıka@example.com', 'mika@exаmple.com', 'mi\u212Aa@example.com']) {
    expect([401, 400], email).toContain((await trySignIn(annai, { email })).statusCode)
  }
})

test('demo accounts sign in only while demo data is on', async () => {
  const on = await startTestAnnai({ demo: true })
  const demo = { email: 'naomi@annai.example', password: 'annai-demo' }
  const token = (await trySignIn(on, demo)).json().token
  expect((await on.app.inject('/api/demo-accounts')).json().accounts).toHaveLength(2)

  const off = await startTestAnnai({ databaseUrl: on.databaseUrl })
  expect((await trySignIn(off, demo)).statusCode).toBe(401)
  expect((await off.app.inject({ url: '/api/me', headers: bearing(token) })).statusCode).toBe(401)
  expect((await off.app.inject('/api/demo-accounts')).json()).toEqual({ password: null, accounts: [] })
})

test('demo data filled in twice is the same as filled in once', async () => {
  const first = await startTestAnnai({ demo: true })
  const before = await first.database.pool.query('SELECT id, email, role, password_hash FROM users ORDER BY id')
  const again = await startTestAnnai({ demo: true, databaseUrl: first.databaseUrl })
  const after = await again.database.pool.query('SELECT id, email, role, password_hash FROM users ORDER BY id')
  expect(after.rows).toEqual(before.rows)
  const elsewhere = await startTestAnnai({ demo: true })
  expect(
    (await elsewhere.database.pool.query('SELECT id, email, role, password_hash FROM users ORDER BY id')).rows,
  ).toEqual(before.rows)
})

test('work under a floor ends no sooner, whether it went well or badly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const work of [async () => 'right', async () => Promise.reject(new Error('wrong'))]) {
      let ended = false
      const floor = vi.fn<(ms: number) => Promise<void>>((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
      const result = noSoonerThan(1000, work, floor).finally(() => {
        ended = true
      })
      result.catch(() => undefined)
      await vi.advanceTimersByTimeAsync(999)
      expect(ended).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(ended).toBe(true)
    }
  } finally {
    vi.useRealTimers()
  }
})
