import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccessLogger } from '#server/platform/log.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { newDevice } from '#server/testing/signed-in-people.ts'
import { newAccountLink } from './account-links.store.ts'

test('the log says that somebody came in, and not who; a link that is only looked at stays good', async () => {
  const lines: string[] = []
  const annai = await startTestAnnai({
    accessLog: createAccessLogger('info', { write: (line) => lines.push(line) }),
  })
  const { db, clock } = annai.ctx
  const private_ = { name: 'Wilhelmina Quist', email: 'quist@secret.example', password: 'three umbrellas in the rain' }
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = {}) =>
    annai.app.inject({ method, url, headers, ...(payload && { payload }) })
  const { email, password } = private_
  const signedUp = await ask('POST', '/api/sign-up', { full_name: private_.name, email, password })
  expect([signedUp.statusCode, signedUp.body]).toEqual([204, ''])
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const { headers: signedIn } = await newDevice(annai, user.id)
  const token = String(signedIn.authorization).replace('Bearer ', '')
  const linkFor = (purpose: 'verify_email' | 'reset_password') =>
    newAccountLink(db, { userId: user.id, purpose, email }, clock.now())
  const [verify, reset] = [await linkFor('verify_email'), await linkFor('reset_password')]

  // As programs that look into mails do.
  for (const url of [`/verify-email?token=${verify}`, `/reset-password?token=${reset}`]) await ask('GET', url)
  expect((await ask('GET', `/api/verify-email?token=${verify}`)).statusCode).toBe(405)
  const profile = { full_name: private_.name, mobile: '+81312345678', country: 'SE', birth_date: '1984-05-23' }
  const rest = { gender: 'female', address: '7 Kungsgatan', name_board: 'QUIST', crew_note: 'Nut allergy' }
  const answers = [
    await ask('POST', '/api/sign-up', { full_name: private_.name, email, password }),
    await ask('POST', '/api/verify-email', { token: verify }),
    await ask('PUT', '/api/profile', { ...profile, ...rest }, signedIn),
    await ask('PUT', '/api/profile', { ...profile, ...rest, mobile: 'Kungsgatan' }, signedIn),
    await ask('POST', '/api/profile/email', { email: 'new@secret.example', password }, signedIn),
    await ask('POST', '/api/forgot-password', { email }),
    await ask('POST', '/api/reset-password', { token: reset, password: 'four grey umbrellas' }),
    await ask('POST', '/api/reset-password', { token: reset, password: 'four grey umbrellas' }),
    await ask('POST', '/api/send-verification', undefined, signedIn),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 200, 200, 400, 200, 204, 204, 410, 401])
  const whole = lines.join('')
  expect(lines.map((line) => JSON.parse(line).path)).toContain('/api/reset-password')
  for (const secret of [token, verify, reset, 'Quist', 'QUIST', 'secret.example', '312345678', 'umbrellas'])
    expect(whole, secret).not.toContain(secret)
  for (const word of ['Kungsgatan', 'Nut allergy', '1984', user.id]) expect(whole, word).not.toContain(word)
})

test('a link that nobody mailed opens nothing, whatever it looks like', async () => {
  const annai = await startTestAnnai()
  for (const token of [randomUUID(), 'x'.repeat(128), '%00'.repeat(20), "' OR 1=1 -- ' OR 1=1", '様'.repeat(30)])
    for (const url of ['/api/verify-email', '/api/reset-password']) {
      const payload = { token, ...(url.includes('reset') && { password: 'four grey umbrellas' }) }
      expect((await annai.app.inject({ method: 'POST', url, payload })).statusCode, token).toBe(410)
    }
  const short = await annai.app.inject({ method: 'POST', url: '/api/verify-email', payload: { token: 'short' } })
  expect(short.statusCode).toBe(400)
})
