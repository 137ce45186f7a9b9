import { type KyselyPlugin, SelectQueryNode } from 'kysely'
import { expect, test } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { onceBefore } from '#server/testing/once-before.ts'
import { rightPassword } from '#server/testing/people.ts'
import {
  answerCode,
  newConfirmedPerson,
  newPerson,
  openChallenge,
  origin,
  send,
  type TestPerson,
  trailOf,
  withApp,
} from '#server/testing/signed-in-people.ts'
import { changeRole } from './change-role.ts'
import { closeAccount } from './leaving/close-account.ts'

async function office() {
  const annai = await startTestAnnai()
  const change = async (by: TestPerson, who: { userId: string }, role: string, proof: object = giving(role)) => {
    const input = { role, ...proof }
    const { status, body } = await send(annai, 'POST', `/admin/users/${who.userId}/role`, by.headers, input)
    return body?.code ?? status
  }
  /** Somebody who has been invited, and has not chosen a password. */
  const invite = async (by: TestPerson, email: string) => {
    const input = { fullName: 'Rin Kato', email, roles: ['owner'], password: rightPassword }
    const { body } = await send(annai, 'POST', '/admin/settings/people', by.headers, input)
    return { userId: body.people.find((person: { email: string }) => person.email === email).id as string }
  }
  const isIn = async ({ headers }: TestPerson) => (await send(annai, 'GET', '/me', headers)).status === 200
  return { annai, change, invite, isIn, naomi: await newPerson(annai, 'admin') }
}

const giving = (role: string) => (role === 'admin' ? { password: rightPassword } : {})

test('a change of role ends every session and open sign-in of that person, and of nobody else', async () => {
  const { annai, change, isIn, naomi } = await office()
  const mika = await newConfirmedPerson(annai)
  const app = await withApp(annai, mika.userId)
  const challenge = await openChallenge(annai, mika.userId)
  expect(await change(naomi, mika, 'user')).toBe(204)
  expect(await isIn(mika)).toBe(true)
  expect(await change(naomi, mika, 'admin')).toBe(204)
  expect([await isIn(mika), await isIn(naomi)]).toEqual([false, true])
  expect((await answerCode(annai, challenge, app())).status).toBe(410)
  expect(await trailOf(annai, mika.userId)).toEqual(['role_changed'])
  const role = await annai.database.pool.query('SELECT role FROM users WHERE id = $1', [mika.userId])
  expect(role.rows).toEqual([{ role: 'admin' }])
})

test('users change no role, what is nobody has none, and the last admin stays', async () => {
  const { annai, change, isIn, naomi } = await office()
  const [mika, closed] = [await newPerson(annai), await newPerson(annai, 'admin')]
  await annai.database.pool.query("UPDATE users SET status = '0' WHERE id = $1", [closed.userId])
  expect(await change(mika, mika, 'admin')).toBe('platform.forbidden')
  expect(await change(naomi, { userId: '00000000-0000-4000-8000-000000000000' }, 'admin')).toBe('accounts.unknown-user')
  expect(await change(naomi, closed, 'user')).toBe('accounts.unknown-user')
  expect(await change(naomi, naomi, 'user')).toBe('accounts.last-admin')
  expect(await isIn(naomi)).toBe(true)
})

test('giving the keys asks for the password and the code of who gives them, and for a confirmed address', async () => {
  const { annai, change, isIn, naomi } = await office()
  const [mika, unconfirmed] = [await newConfirmedPerson(annai), await newPerson(annai)]
  const give = (proof: object, who = mika) => change(naomi, who, 'admin', proof)
  expect(await give({})).toBe('accounts.wrong-password')
  expect(await give({ password: 'not this one' })).toBe('accounts.wrong-password')
  const app = await withApp(annai, naomi.userId)
  expect(await give({ password: rightPassword })).toBe('accounts.code-needed')
  expect(await give({ password: rightPassword, code: '000000' })).toBe('accounts.wrong-code')
  expect(await give({ password: rightPassword, code: app() }, unconfirmed)).toBe('accounts.not-confirmed')
  expect([await isIn(mika), await isIn(unconfirmed)]).toEqual([true, true])
  // Each code works once, so the next one is shown.
  expect(await give({ password: rightPassword, code: app(30) })).toBe(204)
  expect(await isIn(mika)).toBe(false)
})

test('a password that was changed meanwhile gives no keys', async () => {
  const { annai, naomi } = await office()
  const mika = await newConfirmedPerson(annai)
  const { ctx } = annai
  const give = (before: () => Promise<unknown>) =>
    changeRole(
      { ...ctx, db: onceBefore(ctx.db, before) },
      { ...naomi, role: 'admin', officeRoles: ['owner'] },
      { id: mika.userId, role: 'admin', password: rightPassword, code: '' },
      origin,
    )
  const change = (hash: string) => () =>
    annai.database.pool.query('UPDATE users SET password_hash = $1 WHERE id = $2', [hash, naomi.userId])
  const { rows } = await annai.database.pool.query('SELECT password_hash FROM users WHERE id = $1', [naomi.userId])
  await expect(give(change('another'))).rejects.toMatchObject({ code: 'accounts.wrong-password' })
  await change(rows[0].password_hash)()
  await give(async () => undefined)
})

test('who was invited and has not joined does not count: the last who works keeps the keys', async () => {
  const { annai, change, invite, isIn, naomi } = await office()
  const rin = await invite(naomi, 'rin@example.com')
  expect(await change(naomi, naomi, 'user')).toBe('accounts.last-admin')
  // Who has not joined may lose them at any time.
  expect(await change(naomi, rin, 'user')).toBe(204)
  const kenji = await newPerson(annai, 'admin')
  for (const cannot of ["status = '0'", 'email_verified_at = NULL', 'is_demo = true']) {
    await annai.database.pool.query(`UPDATE users SET ${cannot} WHERE id = $1`, [kenji.userId])
    expect(await change(naomi, naomi, 'user'), cannot).toBe('accounts.last-admin')
    const well = "status = '1', email_verified_at = now(), is_demo = false"
    await annai.database.pool.query(`UPDATE users SET ${well} WHERE id = $1`, [kenji.userId])
  }
  expect(await isIn(naomi)).toBe(true)
  // The control: with somebody who has joined, hers can go.
  expect(await change(naomi, naomi, 'user')).toBe(204)
})

test('an account that is given the keys while it is closed stays open: no keys go with it', async () => {
  const { annai, change, naomi } = await office()
  const { ctx } = annai
  const close = (person: TestPerson, before: () => Promise<unknown>) =>
    closeAccount(
      { ...ctx, db: onceBefore(ctx.db, before) },
      { ...person, role: 'user', officeRoles: [] },
      { email: person.email, password: rightPassword, code: '' },
      origin,
    )
  const mika = await newConfirmedPerson(annai)
  // She gets them, and is the last to have them, before her own wish to leave is written.
  const given = async () => {
    expect(await change(naomi, mika, 'admin')).toBe(204)
    expect(await change(naomi, naomi, 'user')).toBe(204)
  }
  await expect(close(mika, given)).rejects.toMatchObject({ code: 'platform.not-signed-in' })
  const row = await annai.database.pool.query('SELECT role, status, erase_after FROM users WHERE id = $1', [
    mika.userId,
  ])
  expect(row.rows).toEqual([{ role: 'admin', status: '1', erase_after: null }])
  // The control: somebody without keys leaves.
  const ada = await newConfirmedPerson(annai)
  expect((await close(ada, async () => undefined)).eraseAfter).toBeTruthy()
})

/** For the control: nobody waits for a lock on an account, and all have looked before any goes on. */
function withoutKeyLocks(all: number): KyselyPlugin {
  const looks = new WeakSet<object>()
  const { promise: allHaveLooked, resolve } = Promise.withResolvers<void>()
  let looked = 0
  return {
    transformQuery({ node, queryId }) {
      if (!SelectQueryNode.is(node) || !node.endModifiers || !JSON.stringify(node).includes('"admin"')) return node
      looks.add(queryId)
      const { endModifiers: _, ...unlocked } = node
      return Object.freeze(unlocked)
    },
    async transformResult({ result, queryId }) {
      if (looks.has(queryId)) {
        looked += 1
        if (looked === all) resolve()
        await allHaveLooked
      }
      return result
    },
  }
}

test.each(['from each other', 'from themselves'])(
  'two admins who take the keys %s at once, beside one who was only invited: one keeps them',
  async (whose) => {
    const { annai, change, invite, naomi } = await office()
    const kenji = await newPerson(annai, 'admin')
    await invite(naomi, 'rin@example.com')
    const pairs =
      whose === 'from themselves'
        ? ([
            [naomi, naomi],
            [kenji, kenji],
          ] as const)
        : ([
            [naomi, kenji],
            [kenji, naomi],
          ] as const)
    const answers = await Promise.all(pairs.map(([by, who]) => change(by, who, 'user')))
    expect(answers.filter((answer) => answer === 204)).toHaveLength(1)
    const working = async () =>
      (
        await annai.database.pool.query(
          "SELECT id FROM users WHERE role = 'admin' AND NOT is_demo AND email_verified_at IS NOT NULL",
        )
      ).rows.length
    expect(await working()).toBe(1)

    // The control: without the locks both go, and nobody is left who works.
    const both = [naomi.userId, kenji.userId]
    await annai.database.pool.query("UPDATE users SET role = 'admin', office_roles = '{owner}' WHERE id = ANY($1)", [
      both,
    ])
    const ctx = { ...annai.ctx, db: annai.ctx.db.withPlugin(withoutKeyLocks(2)) }
    const input = { role: 'user', password: '', code: '' } as const
    await Promise.all(
      pairs.map(([by, who]) =>
        changeRole(ctx, { ...by, role: 'admin', officeRoles: ['owner'] }, { id: who.userId, ...input }, origin),
      ),
    )
    expect(await working()).toBe(0)
  },
)
