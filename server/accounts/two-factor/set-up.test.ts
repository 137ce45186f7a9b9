import { TOTP, URI } from 'otpauth'
import { expect, test } from 'vitest'
import { accountNewsOf } from '#server/testing/account-jobs.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { rightPassword, trySignIn } from '#server/testing/people.ts'
import {
  answerCode,
  countSessions,
  newConfirmedPerson,
  newDevice,
  newPerson,
  send,
  type TestPerson,
  trailOf,
} from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({})
const ask = (person: TestPerson, path: string, payload: object) =>
  send(annai(), 'POST', `/security${path}`, person.headers, payload)
const begin = (person: TestPerson) => ask(person, '/two-factor/begin', { password: rightPassword })
const overview = async (person: TestPerson) => (await send(annai(), 'GET', '/security', person.headers)).body.twoFactor

/** What an app reads from the address, and then shows. */
const show = (address: string) => URI.parse(address).generate({ timestamp: annai().clock.now().getTime() } as never)
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body?.code,
  Object.keys(body?.fields ?? {}),
]

test('two-factor is begun, tried and on: codes are asked for, other devices are out, the owner is told', async () => {
  const mika = await newConfirmedPerson(annai())
  await newDevice(annai(), mika.userId)
  const { status, body } = await begin(mika)
  expect(status).toBe(200)
  const app = URI.parse(body.address)
  expect(app).toBeInstanceOf(TOTP)
  expect(app).toMatchObject({ issuer: 'Annai', label: mika.email, algorithm: 'SHA1', digits: 6, period: 30 })
  expect(app.secret.buffer.byteLength).toBe(20)
  expect(body.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(body.secret.replaceAll(' ', '')).toBe(app.secret.base32)
  expect(new Set(body.qr.map((row: string) => row.length))).toEqual(new Set([body.qr.length]))
  expect(new Set(body.recoveryCodes)).toHaveProperty('size', 10)
  // Begun is not on.
  expect(await overview(mika)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
  expect((await trySignIn(annai(), { email: mika.email })).json().token).toBeDefined()

  expect(refusal(await ask(mika, '/two-factor/on', { code: '000 000' }))).toEqual([
    400,
    'accounts.wrong-code',
    ['code'],
  ])
  const code = show(body.address)
  expect((await ask(mika, '/two-factor/on', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(204)
  expect(await overview(mika)).toEqual({ isOn: true, since: '2026-11-15T01:30:00.000Z', recoveryCodesLeft: 10 })
  expect(await countSessions(annai(), mika.userId)).toBe(1)
  expect(await trailOf(annai(), mika.userId)).toContain('two_factor_on')
  expect(await accountNewsOf(annai(), mika.userId)).toContain('two-factor-on')

  const { challenge } = (await trySignIn(annai(), { email: mika.email })).json()
  // The code that turned it on is used up.
  expect((await answerCode(annai(), challenge, code)).status).toBe(400)
  expect((await answerCode(annai(), challenge, body.recoveryCodes[9])).status).toBe(200)
  expect((await overview(mika)).recoveryCodesLeft).toBe(9)
  for (const path of ['/two-factor/begin', '/two-factor/on'])
    expect((await ask(mika, path, path.endsWith('on') ? { code } : { password: rightPassword })).status).toBe(409)
})

test('begun anew replaces what was begun, and what was never begun cannot be turned on or off', async () => {
  const mika = await newConfirmedPerson(annai())
  expect(refusal(await ask(mika, '/two-factor/on', { code: '000000' }))).toEqual([409, 'accounts.two-factor-off', []])
  for (const path of ['/two-factor/off', '/two-factor/recovery-codes'])
    expect(refusal(await ask(mika, path, { password: rightPassword }))).toEqual([409, 'accounts.two-factor-off', []])
  const [first, second] = [(await begin(mika)).body, (await begin(mika)).body]
  expect((await ask(mika, '/two-factor/on', { code: show(first.address) })).status).toBe(400)
  expect((await ask(mika, '/two-factor/on', { code: show(second.address) })).status).toBe(204)
})

test('only with password and code it is turned off, or gets new recovery codes; the old ones are forgotten', async () => {
  const mika = await newConfirmedPerson(annai())
  const begun = (await begin(mika)).body
  await ask(mika, '/two-factor/on', { code: show(begun.address) })
  const [one, two, three] = begun.recoveryCodes
  for (const path of ['/two-factor/off', '/two-factor/recovery-codes']) {
    const withCode = (password: string, code?: string) => ask(mika, path, { password, ...(code && { code }) })
    expect(refusal(await withCode('wrong', one))).toEqual([400, 'accounts.wrong-password', ['password']])
    expect(refusal(await withCode(rightPassword))).toEqual([400, 'accounts.code-needed', ['code']])
    expect(refusal(await withCode(rightPassword, '000000'))).toEqual([400, 'accounts.wrong-code', ['code']])
  }
  const fresh = (await ask(mika, '/two-factor/recovery-codes', { password: rightPassword, code: one })).body
  expect(fresh.recoveryCodes).toHaveLength(10)
  const off = (code: string) => ask(mika, '/two-factor/off', { password: rightPassword, code })
  for (const old of [one, two, three]) expect((await off(old)).status).toBe(400)
  expect((await off(fresh.recoveryCodes[0])).status).toBe(204)
  expect(await overview(mika)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
  expect(await accountNewsOf(annai(), mika.userId)).toEqual(['two-factor-on', 'two-factor-off'])
  const { rows } = await annai().database.pool.query(
    'SELECT user_id FROM two_factor WHERE user_id = $1 UNION ALL SELECT user_id FROM recovery_codes WHERE user_id = $1',
    [mika.userId],
  )
  expect(rows).toEqual([])
})

test('two-factor waits for a confirmed address, so that nobody locks the owner of another one out', async () => {
  const mika = await newPerson(annai())
  expect(refusal(await begin(mika))).toEqual([409, 'accounts.unconfirmed-email', []])
  expect((await overview(mika)).isOn).toBe(false)
})
