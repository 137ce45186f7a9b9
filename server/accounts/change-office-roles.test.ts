import { expect, test } from 'vitest'
import type { OfficeRole } from '#core/office-rights.ts'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { rightPassword } from '#server/testing/people.ts'
import { newDevice, newPerson, send, type TestPerson, withApp } from '#server/testing/signed-in-people.ts'

const shared = shareTestAnnai({})
const other: readonly OfficeRole[] = ['reader']

type Wish = { roles: readonly string[]; was: readonly string[]; password?: string; code?: string }

const change = async (annai: TestAnnai, by: TestPerson, who: { userId: string }, wish: Wish) => {
  const input = { password: rightPassword, ...wish }
  const { status, body } = await send(annai, 'PUT', `/admin/settings/people/${who.userId}/roles`, by.headers, input)
  return { status, code: body.code as string | undefined, error: body.error as string | undefined, people: body.people }
}

const rolesOf = async (annai: TestAnnai, { userId }: { userId: string }) =>
  (await annai.ctx.db.selectFrom('users').select('office_roles').where('id', '=', userId).executeTakeFirstOrThrow())
    .office_roles

test('an owner gives several roles: their rights add up, sessions end, and the trail says who did what', async () => {
  const [naomi, ken] = [await newPerson(shared(), 'admin'), await newPerson(shared(), 'admin', ['desk'])]
  const given = await change(shared(), naomi, ken, { roles: ['bookkeeper', 'dispatcher'], was: ['desk'] })
  expect(given.people.find(({ id }: { id: string }) => id === ken.userId)).toMatchObject({
    roles: ['dispatcher', 'bookkeeper'],
  })
  expect((await send(shared(), 'GET', '/me', ken.headers)).status).toBe(401)
  const { headers } = await newDevice(shared(), ken.userId)
  const { body: me } = await send(shared(), 'GET', '/me', headers)
  expect(me).toMatchObject({ role: 'admin', office: { roles: ['dispatcher', 'bookkeeper'] } })
  expect(me.office.rights).toEqual(expect.arrayContaining(['change:board', 'change:largerRefunds']))
  expect((await send(shared(), 'GET', '/admin/earnings', headers)).status).toBe(200)
  expect((await send(shared(), 'GET', '/admin/reviews', headers)).body.code).toBe('platform.right-missing')
  const { body: trail } = await send(shared(), 'GET', '/admin/settings/people/trail', naomi.headers)
  expect(trail.changes[0]).toMatchObject({
    by: 'Mika',
    deed: 'changed',
    changes: expect.arrayContaining([{ name: 'roles', before: 'desk', after: 'dispatcher and bookkeeper' }]),
  })
})

test('it asks for the password and the code, and nobody but an owner may', async () => {
  const [naomi, ken] = [await newPerson(shared(), 'admin'), await newPerson(shared(), 'admin', ['desk'])]
  const wish = { roles: ['reader'], was: ['desk'] }
  expect((await change(shared(), naomi, ken, { ...wish, password: 'not this one' })).code).toBe(
    'accounts.wrong-password',
  )
  const app = await withApp(shared(), naomi.userId)
  expect((await change(shared(), naomi, ken, wish)).code).toBe('accounts.code-needed')
  for (const role of ['dispatcher', 'desk', 'bookkeeper', 'reader'] as const) {
    const person = await newPerson(shared(), 'admin', [role])
    expect(await change(shared(), person, person, { roles: ['owner'], was: [role] })).toMatchObject({
      status: 403,
      error:
        'You do not have the right to change who opens the office, and with which role. An owner of the office can give it to you.',
    })
  }
  expect(await rolesOf(shared(), ken)).toEqual(['desk'])
  expect((await change(shared(), naomi, ken, { ...wish, code: app() })).status).toBe(200)
})

test('nobody is left without a role, with one that there is not, or made of the office by it', async () => {
  const [naomi, guest] = [await newPerson(shared(), 'admin'), await newPerson(shared())]
  const to = (roles: readonly string[]) => change(shared(), naomi, naomi, { roles, was: ['owner'] })
  expect((await to([])).code).toBe('platform.invalid-input')
  expect((await to(['emperor'])).code).toBe('platform.invalid-input')
  const given = await change(shared(), naomi, guest, { roles: ['reader'], was: ['reader'] })
  expect(given.code).toBe('accounts.unknown-user')
})

test('the last owner who works keeps the role, whoever else was only invited or cannot sign in', async () => {
  const annai = await startTestAnnai()
  const naomi = await newPerson(annai, 'admin')
  const rin = { fullName: 'Rin Kato', email: 'rin@example.com', roles: ['owner'], password: rightPassword }
  expect((await send(annai, 'POST', '/admin/settings/people', naomi.headers, rin)).status).toBe(200)
  await newPerson(annai, 'admin', ['dispatcher', 'desk', 'bookkeeper', 'reader'])
  const giveUp = () => change(annai, naomi, naomi, { roles: other, was: ['owner'] })
  expect((await giveUp()).code).toBe('accounts.last-admin')
  const taken = await send(annai, 'POST', `/admin/users/${naomi.userId}/role`, naomi.headers, { role: 'user' })
  expect(taken.body.code).toBe('accounts.last-admin')
  const leaving = { email: naomi.email, password: rightPassword }
  expect((await send(annai, 'POST', '/profile/delete', naomi.headers, leaving)).status).toBe(403)
  const ken = await newPerson(annai, 'admin')
  await annai.ctx.db.updateTable('users').set({ status: '0' }).where('id', '=', ken.userId).execute()
  expect((await giveUp()).code).toBe('accounts.last-admin')
  // The control: with another owner who works, it goes.
  await annai.ctx.db.updateTable('users').set({ status: '1' }).where('id', '=', ken.userId).execute()
  expect((await giveUp()).status).toBe(200)
  expect(await rolesOf(annai, naomi)).toEqual(['reader'])
})

test('two owners who change the same person at once: one does, the other hears what the roles are now', async () => {
  const [naomi, ken] = [await newPerson(shared(), 'admin'), await newPerson(shared(), 'admin')]
  const rin = await newPerson(shared(), 'admin', ['reader'])
  const wishes = [
    { by: naomi, roles: ['desk'] },
    { by: ken, roles: ['dispatcher'] },
  ] as const
  const answers = await Promise.all(
    wishes.map(({ by, roles }) => change(shared(), by, rin, { roles, was: ['reader'] })),
  )
  const won = answers.findIndex(({ status }) => status === 200)
  expect(answers[1 - won]).toMatchObject({ status: 409, code: 'accounts.roles-changed' })
  const now = wishes[won]?.roles ?? []
  expect(answers[1 - won]?.error).toContain(`to ${now[0]}.`)
  expect(await rolesOf(shared(), rin)).toEqual([...now])
})

test('two owners who demote each other at once: one of them stays owner', async () => {
  const annai = await startTestAnnai()
  const [naomi, ken] = [await newPerson(annai, 'admin'), await newPerson(annai, 'admin')]
  const wish = { roles: ['reader'], was: ['owner'] }
  const answers = await Promise.all([change(annai, naomi, ken, wish), change(annai, ken, naomi, wish)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const all = [...(await rolesOf(annai, naomi)), ...(await rolesOf(annai, ken))]
  expect(all.toSorted()).toEqual(['owner', 'reader'])
})
