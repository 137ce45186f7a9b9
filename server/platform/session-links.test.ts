import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { post } from '#server/testing/bookings.ts'
import { newDevice, newPerson, send, type TestPerson } from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({ demo: true, settings: { demo: false } })

const files: [path: string, asked: object][] = [
  ['/office/bookings/file', { columns: 'reference' }],
  ['/admin/cars/file', { columns: 'plate' }],
  ['/admin/earnings/export', { month: '2026-10' }],
]

const linkOf = async ({ headers }: Pick<TestPerson, 'headers'>, [path, asked]: [string, object]): Promise<string> =>
  (await post(annai(), path, asked, headers)).body.link
const revoke = (id: string) =>
  annai().ctx.db.updateTable('sessions').set({ revoked_at: annai().clock.now() }).where('id', '=', id).execute()
const statusOf = async (link: string) => (await annai().app.inject({ url: `/api${link}` })).statusCode

test('the link of a list ends with the session that asked for it, however that ends', async () => {
  const { ctx, clock } = annai()
  const ends: [how: string, end: (person: TestPerson) => Promise<unknown>][] = [
    ['signed out', ({ headers }) => send(annai(), 'POST', '/logout', headers, {})],
    ['ended', ({ sessionId }) => revoke(sessionId)],
    [
      'no longer of the office',
      ({ userId }) =>
        ctx.db.updateTable('users').set({ role: 'user', office_roles: [] }).where('id', '=', userId).execute(),
    ],
    ['closed', ({ userId }) => ctx.db.updateTable('users').set({ status: '0' }).where('id', '=', userId).execute()],
    [
      'run out',
      ({ sessionId }) =>
        ctx.db.updateTable('sessions').set({ expires_at: clock.now() }).where('id', '=', sessionId).execute(),
    ],
  ]
  for (const [how, end] of ends) {
    const person = await newPerson(annai(), 'admin')
    const links = await Promise.all(files.map((file) => linkOf(person, file)))
    expect(await Promise.all(links.map(statusOf)), how).toEqual([200, 200, 200])
    await end(person)
    expect(await Promise.all(links.map(statusOf)), how).toEqual([404, 404, 410])
  }
})

test('another session of the same person goes on, and so do its links (the control)', async () => {
  const person = await newPerson(annai(), 'admin')
  const other = await newDevice(annai(), person.userId)
  const [file] = files
  if (!file) throw new Error('There are some.')
  const link = await linkOf(other, file)
  await revoke(person.sessionId)
  expect(await statusOf(link)).toBe(200)
})
