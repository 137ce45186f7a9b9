import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type KyselyPlugin, RawNode, sql } from 'kysely'
import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { accountNewsOf } from '#server/testing/account-jobs.ts'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { bearing } from '#server/testing/people.ts'
import { answerCode, newPerson, origin, send, trailOf } from '#server/testing/signed-in-people.ts'
import { codeAt } from '../two-factor/totp.ts'
import { becomeOwner } from './become-owner.ts'
import { forgetSecondFactor } from './forget-second-factor.ts'
import { offerSetUp, setUpFile } from './offer-set-up.ts'
import { makeSetUpLink } from './set-up-link.ts'

const minuteMs = 60_000
const password = 'four grey umbrellas'
const tetsuo = { full_name: 'Tetsuo Hara', name_in_japanese: '原 哲夫', email: 'tetsuo@example.com', password }

async function linkOf(annai: TestAnnai, email: string | null = null): Promise<string> {
  const made = await makeSetUpLink(annai.ctx, email)
  return made?.address.split('token=')[1] ?? ''
}

const look = (annai: TestAnnai, token: string) => send(annai, 'POST', '/set-up/link', {}, { token })

/** What an app that has read the drawing shows. */
async function appOf(annai: TestAnnai, token: string): Promise<(secondsFromNow?: number) => string> {
  const { body } = await look(annai, token)
  const bytes = Buffer.from(Secret.fromBase32(String(body.secret).replaceAll(' ', '')).buffer)
  return (secondsFromNow = 0) => codeAt(bytes, new Date(annai.clock.now().getTime() + secondsFromNow * 1000))
}

async function become(annai: TestAnnai, token: string, but: object = {}) {
  const code = (await appOf(annai, token).catch(() => () => '123456'))()
  return send(annai, 'POST', '/set-up/owner', {}, { token, ...tetsuo, code, ...but })
}

const owners = async ({ ctx }: TestAnnai) =>
  (await ctx.db.selectFrom('users').select('email').where('role', '=', 'admin').orderBy('email').execute()).map(
    ({ email }) => email,
  )

test('the set-up link makes the first owner, who is signed in, with two-factor on and ten codes on paper', async () => {
  const annai = await startTestAnnai()
  const token = await linkOf(annai)
  expect((await look(annai, token)).body).toMatchObject({
    ...{ madeAt: '2026-11-15T10:30:00+09:00', endsAt: '2026-11-15T11:30:00+09:00', now: '2026-11-15T10:30:00+09:00' },
    ...{ email: null, address: expect.stringContaining('otpauth://totp/Annai:owner') },
  })
  const app = await appOf(annai, token)
  const { status, body } = await become(annai, token)
  expect({ status, ...body }).toMatchObject({
    status: 200,
    user: { full_name: 'Tetsuo Hara', email: 'tetsuo@example.com', role: 'admin', email_verified_at: null },
  })
  expect(new Set(body.recoveryCodes).size).toBe(10)
  expect((await send(annai, 'GET', '/admin/settings/people', bearing(body.token))).body.people).toMatchObject([
    { email: 'tetsuo@example.com', twoFactorOn: true },
  ])
  expect(await accountNewsOf(annai, body.user.id)).toContain('verify')
  expect(await trailOf(annai, body.user.id)).toEqual(['role_changed', 'signed_in'])
  // From now on the password alone opens nothing, and the code that was shown is used up.
  const again = await send(annai, 'POST', '/login', {}, { email: tetsuo.email, password })
  expect(again.body).toMatchObject({ two_factor: true })
  expect((await answerCode(annai, again.body.challenge, app())).status).toBe(400)
  expect((await answerCode(annai, again.body.challenge, app(30))).status).toBe(200)
})

test('a link works once: whoever comes second reads when it was used', async () => {
  const annai = await startTestAnnai()
  const token = await linkOf(annai)
  await become(annai, token)
  const used = { status: 410, body: { code: 'accounts.set-up-used', error: 'This link was used at 10:30.' } }
  expect(await look(annai, token)).toMatchObject(used)
  annai.clock.advance(24 * 60 * minuteMs)
  const later = { ...used, body: { ...used.body, error: 'This link was used at Sun 15 Nov, 10:30.' } }
  expect(await become(annai, token, { email: 'second@example.com' })).toMatchObject(later)
  expect(await owners(annai)).toEqual(['tetsuo@example.com'])
})

test('a link that was printed here opens on another machine, is spent there for both, and each is bounded by itself', async () => {
  const annai = await startTestAnnai()
  const token = await linkOf(annai)
  const from = (remoteAddress: string, url: string, payload: object) =>
    annai.app.inject({ ...{ method: 'POST', url: `/api${url}`, remoteAddress }, payload })
  const elsewhere = '203.0.113.7'
  // Somebody at another machine tries wrong codes until they must wait; whoever sits here goes on.
  const wrong = { token, ...tetsuo, code: '000000' }
  const codes: string[] = []
  for (let tries = 0; tries < 61; tries++) codes.push((await from(elsewhere, '/set-up/owner', wrong)).json().code)
  expect(codes.at(-1)).toBe('accounts.too-many-attempts')
  const opened = await from('203.0.114.9', '/set-up/link', { token })
  expect(opened.statusCode).toBe(200)
  const code = (await appOf(annai, token))()
  expect((await from('203.0.114.9', '/set-up/owner', { token, ...tetsuo, code })).statusCode).toBe(200)
  const used = { code: 'accounts.set-up-used' }
  expect((await look(annai, token)).body).toMatchObject(used)
  expect((await from(elsewhere, '/set-up/link', { token })).json()).toMatchObject(used)
  expect(await owners(annai)).toEqual(['tetsuo@example.com'])
})

const people = ['one@example.com', 'two@example.com']

async function bothAtOnce(annai: TestAnnai, ctx: TestAnnai['ctx']): Promise<void> {
  const token = await linkOf(annai)
  const code = (await appOf(annai, token))()
  await Promise.allSettled(people.map((email) => becomeOwner(ctx, { token, ...tetsuo, email, code }, origin)))
}

test('of two people who press at once with the same link, one becomes the owner', async () => {
  const annai = await startTestAnnai()
  await bothAtOnce(annai, annai.ctx)
  expect(await owners(annai)).toHaveLength(1)
})

test('without the lock both would (the control)', async () => {
  const annai = await startTestAnnai()
  const { promise: bothAreThere, resolve } = Promise.withResolvers<void>()
  const locks = new WeakSet<object>()
  let arrived = 0
  const withoutLock: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!RawNode.is(node) || !node.sqlFragments[0]?.startsWith('LOCK TABLE set_up_links')) return node
      locks.add(queryId)
      return RawNode.createWithSql('SELECT')
    },
    async transformResult({ result, queryId }) {
      if (!locks.has(queryId)) return result
      arrived += 1
      if (arrived === people.length) resolve()
      await bothAreThere
      return result
    },
  }
  await bothAtOnce(annai, { ...annai.ctx, db: annai.ctx.db.withPlugin(withoutLock) })
  expect(await owners(annai)).toEqual(people)
})

test('a link ends after an hour, and a newer one takes its place', async () => {
  const annai = await startTestAnnai()
  const [first, second] = [await linkOf(annai), await linkOf(annai, 'naomi@example.com')]
  const replaced = { code: 'accounts.set-up-replaced', error: 'A newer link took its place at 10:30.' }
  expect(await look(annai, first)).toMatchObject({ status: 410, body: replaced })
  expect((await look(annai, second)).body).toMatchObject({ email: 'naomi@example.com' })
  annai.clock.advance(60 * minuteMs - 1)
  expect((await look(annai, second)).status).toBe(200)
  annai.clock.advance(1)
  const ended = { code: 'accounts.set-up-ended', error: 'This link ended at 11:30.' }
  for (const answer of [await look(annai, second), await become(annai, second)])
    expect(answer).toMatchObject({ status: 410, body: ended })
  expect(await look(annai, 'A'.repeat(43))).toMatchObject({ status: 404, body: { code: 'accounts.set-up-unknown' } })
  expect(await owners(annai)).toEqual([])
})

test('where somebody has the keys, no link opens anything and none is made', async () => {
  const annai = await startTestAnnai()
  const token = await linkOf(annai)
  const { email } = await newPerson(annai, 'admin')
  for (const answer of [await look(annai, token), await become(annai, token)])
    expect(answer).toMatchObject({ status: 410, body: { code: 'accounts.owner-there' } })
  expect(await makeSetUpLink(annai.ctx, null)).toBeUndefined()
  expect(await owners(annai)).toEqual([email])
})

test('what is wrong is named at its field, and leaves the link as it was', async () => {
  const annai = await startTestAnnai()
  const token = await linkOf(annai)
  const { email: taken } = await newPerson(annai)
  const wrong: [but: object, field: string][] = [
    [{ full_name: ' ' }, 'full_name'],
    [{ email: 'tetsuo' }, 'email'],
    [{ email: taken }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'passwordpassword' }, 'password'],
    [{ password: 'tetsuo hara tetsuo' }, 'password'],
    [{ code: '12345' }, 'code'],
    [{ code: (await appOf(annai, token))(120) }, 'code'],
    [{ name_in_japanese: '原\n哲夫' }, 'name_in_japanese'],
    [{ role: 'user' }, 'role'],
  ]
  for (const [but, field] of wrong) {
    const { status, body } = await become(annai, token, but)
    expect([400, 409], JSON.stringify(but)).toContain(status)
    expect(Object.keys(body.fields), JSON.stringify(but)).toEqual([field])
  }
  expect(await owners(annai)).toEqual([])
  expect((await become(annai, token, { code: (await appOf(annai, token))().replace(/(?=...$)/, ' ') })).status).toBe(
    200,
  )
})

test('each start offers a link while nobody has the keys: the same again while it works, in a file for its owner alone', async () => {
  const annai = await startTestAnnai()
  const { ctx, clock } = annai
  const offered = async () => {
    const said: string[] = []
    await offerSetUp(ctx, (line) => said.push(line))
    return said.find((line) => line.startsWith('http'))
  }
  const first = await offered()
  expect(first).toMatch(/^http:\/\/localhost:\d+\/set-up\?token=[\w-]{43}$/)
  const file = setUpFile(ctx.settings.dataDir)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await offered()).toBe(first)
  clock.advance(61 * minuteMs)
  const second = await offered()
  expect(second).not.toBe(first)
  expect((await become(annai, second?.split('token=')[1] ?? '')).status).toBe(200)
  expect(await offered()).toBeUndefined()
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('the folder of the file is made where it is not there, and where it cannot be made the link is said all the same', async () => {
  const annai = await startTestAnnai()
  const { ctx } = annai
  const offered = async (dataDir: string) => {
    const said: string[] = []
    await offerSetUp({ ...ctx, settings: { ...ctx.settings, dataDir } }, (line) => said.push(line))
    return said
  }
  const below = path.join(ctx.settings.dataDir, 'not', 'there')
  expect(await offered(below)).toContainEqual(expect.stringContaining(`lies in ${setUpFile(below)}`))
  expect((await stat(below)).mode & 0o777).toBe(0o700)
  // A file stands where the folder would be.
  const inTheWay = setUpFile(below)
  const said = await offered(inTheWay)
  expect(said.at(-1)).toContain(`${setUpFile(inTheWay)} could not be written`)
  expect((await look(annai, said[1]?.split('token=')[1] ?? '')).status).toBe(200)
})

test('nothing that lies in the database opens the link', async () => {
  const annai = await startTestAnnai()
  const token = await linkOf(annai)
  const { rows } = await sql<{ row: string }>`SELECT row_to_json(set_up_links)::text AS row FROM set_up_links`.execute(
    annai.ctx.db,
  )
  expect(rows[0]?.row).not.toContain(token)
  expect(rows[0]?.row).not.toContain(Buffer.from(token).toString('hex'))
})

test('a lost second factor is forgotten from the machine itself: signed out, told by mail, and the password stays', async () => {
  const annai = await startTestAnnai()
  const { body } = await become(annai, await linkOf(annai))
  expect(await forgetSecondFactor(annai.ctx, 'TETSUO@example.com')).toBe('forgotten')
  expect((await send(annai, 'GET', '/me', bearing(body.token))).status).toBe(401)
  expect(await accountNewsOf(annai, body.user.id)).toContain('two-factor-off')
  expect((await send(annai, 'POST', '/login', {}, { email: tetsuo.email, password })).body.user.role).toBe('admin')
  expect(await forgetSecondFactor(annai.ctx, tetsuo.email)).toBe('off')
  const guest = await newPerson(annai)
  expect(await forgetSecondFactor(annai.ctx, guest.email)).toBe('nobody')
})
