import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bearing, trySignIn } from '#server/testing/people.ts'
import {
  answerCode,
  countSessions,
  newPerson,
  openChallenge,
  send,
  trailOf,
  withApp,
} from '#server/testing/signed-in-people.ts'
import { revokeSessions } from '../sessions.store.ts'
import { challengeTries } from './challenges.store.ts'
import { replaceRecoveryCodes } from './recovery-codes.store.ts'
import { drawRecoveryCodes } from './recovery-codes.ts'

const annai = shareTestAnnai({})

async function withTwoFactor() {
  const person = await newPerson(annai())
  return { ...person, app: await withApp(annai(), person.userId) }
}

const answered = async (challenge: string, code: string) => {
  const { status, body } = await answerCode(annai(), challenge, code)
  return [status, body.code]
}
const right = [200, undefined]
const wrong = [400, 'accounts.wrong-code']
const ended = [410, 'accounts.challenge-ended']

test('with two-factor on a right password opens nothing yet, and a code then does', async () => {
  const { email, userId, app } = await withTwoFactor()
  const asked = await trySignIn(annai(), { email, address: '203.0.113.20' })
  expect(asked.statusCode).toBe(200)
  expect(asked.json()).toEqual({ two_factor: true, challenge: expect.stringMatching(/^[\w-]{43}$/) })
  const { challenge } = asked.json()
  expect(await countSessions(annai(), userId)).toBe(1)
  expect((await annai().app.inject({ url: '/api/me', headers: bearing(challenge) })).statusCode).toBe(401)
  const { rows } = await annai().database.pool.query('SELECT * FROM two_factor_challenges WHERE user_id = $1', [userId])
  expect(JSON.stringify(rows)).not.toContain(challenge)

  const { status, body } = await answerCode(annai(), challenge, app())
  expect([status, body.user.email]).toEqual([200, email])
  expect((await annai().app.inject({ url: '/api/me', headers: bearing(body.token) })).json()).toEqual(body.user)
  expect(await trailOf(annai(), userId)).toEqual(['code_asked', 'signed_in'])
})

test('a wrong password is answered as without two-factor', async () => {
  const { email } = await withTwoFactor()
  const answer = await trySignIn(annai(), { email, password: 'wrong', address: '203.0.113.21' })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'accounts.invalid-credentials'])
})

test('a code works once, and with it those before it; the next one works again', async () => {
  const { userId, app } = await withTwoFactor()
  const next = async (code: string) => answered(await openChallenge(annai(), userId), code)
  const [before, now, after] = [app(-30), app(), app(30)]
  expect(await next(now)).toEqual(right)
  expect(await next(now)).toEqual(wrong)
  expect(await next(before)).toEqual(wrong)
  expect(await next(after)).toEqual(right)
})

test('codes of half a minute before and after are taken, and none further away', async () => {
  for (const [seconds, answer] of [
    [-60, wrong],
    [-30, right],
    [30, right],
    [60, wrong],
  ] as const) {
    const { userId, app } = await withTwoFactor()
    expect(await answered(await openChallenge(annai(), userId), app(seconds)), `${seconds}`).toEqual(answer)
  }
})

test('a recovery code works once, however it is written, and only for its owner', async () => {
  const [mika, other] = [await withTwoFactor(), await withTwoFactor()]
  const { codes, hashes } = await drawRecoveryCodes(mika.userId)
  await replaceRecoveryCodes(annai().ctx.db, mika.userId, hashes)
  const [code = '', second = ''] = codes
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const next = async ({ userId }: { userId: string }, typed: string) =>
    answered(await openChallenge(annai(), userId), typed)
  expect(await next(other, code)).toEqual(wrong)
  expect(await next(mika, ` ${code.toLowerCase().replace('-', ' – ')} `)).toEqual(right)
  expect(await next(mika, code)).toEqual(wrong)
  expect(await next(mika, second)).toEqual(right)
  const { rows } = await annai().database.pool.query('SELECT * FROM recovery_codes WHERE user_id = $1', [mika.userId])
  expect(rows.filter(({ used_at }) => used_at)).toHaveLength(2)
  for (const drawn of codes) expect(JSON.stringify(rows)).not.toContain(drawn.slice(0, 4))
})

test('the fifth wrong code ends the challenge; another sign-in is not touched by it', async () => {
  const { userId, app } = await withTwoFactor()
  const [challenge, other] = [await openChallenge(annai(), userId), await openChallenge(annai(), userId)]
  for (const typed of ['000000', 'ABCD-EFGH', 'nonsense', '12']) expect(await answered(challenge, typed)).toEqual(wrong)
  expect(await answered(challenge, '000000')).toEqual(ended)
  expect(await answered(challenge, app())).toEqual(ended)
  expect(await trailOf(annai(), userId)).toEqual(Array(challengeTries).fill('code_refused'))
  expect(await answered(other, app())).toEqual(right)
})

test('a challenge ends after five minutes, by being answered, with the account, and one that never was is over', async () => {
  const { userId, app } = await withTwoFactor()
  const [late, used] = [await openChallenge(annai(), userId), await openChallenge(annai(), userId)]
  expect(await answered(used, app())).toEqual(right)
  expect(await answered(used, app(30))).toEqual(ended)
  expect(await answered('A'.repeat(43), app())).toEqual(ended)
  annai().clock.advance(5 * 60_000)
  expect(await answered(late, app())).toEqual(ended)
  const closing = await openChallenge(annai(), userId)
  await annai().database.pool.query("UPDATE users SET status = '0' WHERE id = $1", [userId])
  expect(await answered(closing, app())).toEqual(ended)
})

test('whatever ends sessions ends sign-ins that wait for a code', async () => {
  const { userId, app, sessionId } = await withTwoFactor()
  const { ctx } = annai()
  const [first, second] = [await openChallenge(annai(), userId), await openChallenge(annai(), userId)]
  await ctx.db.transaction().execute((tx) => revokeSessions(tx, userId, { except: sessionId }, ctx.clock.now()))
  for (const challenge of [first, second]) expect(await answered(challenge, app())).toEqual(ended)
  expect(await countSessions(annai(), userId)).toBe(1)
  expect(await answered(await openChallenge(annai(), userId), app())).toEqual(right)
})

test('twenty wrong codes in an hour are enough, over however many sign-ins', async () => {
  const { userId, app } = await withTwoFactor()
  for (let sign = 0; sign < 4; sign++) {
    const challenge = await openChallenge(annai(), userId)
    for (let nth = 0; nth < 5; nth++) await answered(challenge, '000000')
  }
  expect(await answered(await openChallenge(annai(), userId), app())).toEqual([429, 'accounts.too-many-attempts'])
  annai().clock.advance(60 * 60_000)
  expect(await answered(await openChallenge(annai(), userId), app())).toEqual(right)
  const { headers } = await newPerson(annai())
  expect((await send(annai(), 'GET', '/security', headers)).status).toBe(200)
})
