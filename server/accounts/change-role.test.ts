import { expect, test } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import {
  answerCode,
  newPerson,
  openChallenge,
  send,
  type TestPerson,
  trailOf,
  withApp,
} from '#server/testing/signed-in-people.ts'

async function office() {
  const annai = await startTestAnnai()
  const change = async (by: TestPerson, who: { userId: string }, role: string) => {
    const { status, body } = await send(annai, 'POST', `/admin/users/${who.userId}/role`, by.headers, { role })
    return body?.code ?? status
  }
  const isIn = async ({ headers }: TestPerson) => (await send(annai, 'GET', '/me', headers)).status === 200
  return { annai, change, isIn, naomi: await newPerson(annai, 'admin') }
}

test('a change of role ends every session and open sign-in of that person, and of nobody else', async () => {
  const { annai, change, isIn, naomi } = await office()
  const mika = await newPerson(annai)
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

test('two admins who take the keys from each other at once: one keeps them', async () => {
  const { annai, change, naomi } = await office()
  const kenji = await newPerson(annai, 'admin')
  const answers = await Promise.all([change(naomi, kenji, 'user'), change(kenji, naomi, 'user')])
  expect(answers.filter((answer) => answer === 204)).toHaveLength(1)
  const admins = async () =>
    (await annai.database.pool.query("SELECT id FROM users WHERE role = 'admin' AND NOT is_demo")).rows.length
  expect(await admins()).toBe(1)

  // The control: with a look first and the change then, both go, and nobody is left.
  await annai.database.pool.query("UPDATE users SET role = 'admin' WHERE id = ANY($1)", [[naomi.userId, kenji.userId]])
  const seen = await Promise.all([admins(), admins()])
  const both = [naomi.userId, kenji.userId].filter((_, nth) => (seen[nth] ?? 0) > 1)
  await Promise.all(both.map((id) => annai.database.pool.query("UPDATE users SET role = 'user' WHERE id = $1", [id])))
  expect(await admins()).toBe(0)
})
