import { expect, test } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { addPerson, bearing, tokenOf, trySignIn } from '#server/testing/people.ts'
import { absoluteDays, idleHours } from './sign-in.rules.ts'

const hour = 3_600_000

async function signedIn() {
  const annai = await startTestAnnai()
  await addPerson(annai, 'mika@example.com')
  const token = await tokenOf(annai)
  const me = (bearer = token) =>
    annai.app.inject({ url: '/api/me', headers: bearing(bearer) }).then((answer) => answer.statusCode)
  return { annai, token, me }
}

test('a token with one bit changed opens nothing', async () => {
  const { token, me } = await signedIn()
  expect(await me()).toBe(200)
  const bytes = Buffer.from(token, 'base64url')
  for (const at of [0, 15, 31]) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at)
    expect(await me(changed.toString('base64url'))).toBe(401)
  }
})

test('a session ends after twelve quiet hours, and not before', async () => {
  const { annai, me } = await signedIn()
  annai.clock.advance(idleHours * hour - 1000)
  expect(await me()).toBe(200)
  annai.clock.advance(idleHours * hour - 1000)
  expect(await me()).toBe(200)
  annai.clock.advance(idleHours * hour)
  expect(await me()).toBe(401)
})

test('a session ends after a week however busy it was', async () => {
  const { annai, me } = await signedIn()
  for (let hours = 0; hours < absoluteDays * 24 - 6; hours += 6) {
    annai.clock.advance(6 * hour)
    expect(await me()).toBe(200)
  }
  annai.clock.advance(6 * hour)
  expect(await me()).toBe(401)
})

test('signing out revokes this session and no other', async () => {
  const { annai, token, me } = await signedIn()
  const other = await tokenOf(annai)
  const answer = await annai.app.inject({ method: 'POST', url: '/api/logout', headers: bearing(token) })
  expect(answer.statusCode).toBe(204)
  expect(await me()).toBe(401)
  expect(await me(other)).toBe(200)
  expect((await annai.app.inject({ method: 'POST', url: '/api/logout', headers: bearing(token) })).statusCode).toBe(401)
})

test('an account that is closed loses its sessions at once', async () => {
  const { annai, me } = await signedIn()
  await annai.database.pool.query("UPDATE users SET status = '0'")
  expect(await me()).toBe(401)
})

test('the trail of sign-ins records what happened, without the address, and cannot be changed', async () => {
  const { annai, token } = await signedIn()
  await trySignIn(annai, { password: 'wrong' })
  await trySignIn(annai, { email: 'nobody@example.com' })
  await annai.app.inject({ method: 'POST', url: '/api/logout', headers: bearing(token) })
  const { rows } = await annai.database.pool.query('SELECT * FROM sign_in_events ORDER BY id')
  expect(rows.map((row) => row.kind)).toEqual(['signed_in', 'refused', 'refused', 'signed_out'])
  expect(rows.map((row) => row.user_id !== null)).toEqual([true, true, false, true])
  expect(JSON.stringify(rows)).not.toContain('example.com')
  for (const change of [
    'UPDATE sign_in_events SET kind = kind',
    'DELETE FROM sign_in_events',
    'TRUNCATE sign_in_events',
  ]) {
    await expect(annai.database.pool.query(change)).rejects.toThrow('append-only')
  }
})

test('the trail forgets whose it was, and nothing else about it changes', async () => {
  const { annai } = await signedIn()
  const { pool } = annai.database
  const forget = "user_id = NULL, email_hash = NULL, origin_address = '0.0.0.0', user_agent = ''"
  for (const change of [
    `${forget}, kind = 'refused'`,
    `${forget}, at = at + interval '1 second'`,
    `${forget}, request_id = gen_random_uuid()`,
    "user_id = NULL, email_hash = NULL, origin_address = '0.0.0.0'",
    "user_id = NULL, email_hash = NULL, user_agent = ''",
    "user_id = gen_random_uuid(), email_hash = NULL, origin_address = '0.0.0.0', user_agent = ''",
    'user_id = NULL',
  ])
    await expect(pool.query(`UPDATE sign_in_events SET ${change}`), change).rejects.toThrow('append-only')
  const before = (await pool.query('SELECT * FROM sign_in_events')).rows
  await pool.query(`UPDATE sign_in_events SET ${forget}`)
  const after = (await pool.query('SELECT * FROM sign_in_events')).rows
  const forgotten = { user_id: null, email_hash: null, origin_address: '0.0.0.0', user_agent: '' }
  expect(after).toEqual(before.map((row) => ({ ...row, ...forgotten })))
  await expect(pool.query('DELETE FROM sign_in_events')).rejects.toThrow('append-only')
})
