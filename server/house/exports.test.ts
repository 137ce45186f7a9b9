import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { FileLink } from '#contract/office-list.ts'
import { forgetSearches } from '#server/platform/change-trail.store.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { atTime, signIn } from '#server/testing/scene.ts'
import { newPerson, send, trailOf } from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({ demo: true })

/**
 * Of one thing and no list: the scan of a paper, the month of a person, and what could not be read of a file that was
 * brought. Their own tests try their entries.
 */
const noLists = [
  '/admin/cars/:id/papers/:paperId/file',
  '/admin/people/:id/papers/:paperId/file',
  '/admin/people/:id/months/:month/file',
  '/admin/ground-imports/:id/bad-lines',
  // An example of nobody's month.
  '/admin/settings/month-sheet/try',
]

const listFiles = Object.values(endpoints)
  .flatMap((calls) => Object.values(calls))
  .filter(({ output, path }) => output === FileLink && !noLists.includes(path))

const trail = () =>
  annai().ctx.db.selectFrom('change_trail').selectAll().where('object_kind', '=', 'export').orderBy('id').execute()

async function linkTo(path: string, asked: Record<string, string>, headers: Record<string, string>): Promise<string> {
  const isRead = listFiles.some((file) => file.path === path && file.method === 'GET')
  const { status, body } = isRead
    ? await get(annai(), `${path}?${new URLSearchParams(asked)}`, headers)
    : await post(annai(), path, asked, headers)
  expect(status, path).toBe(200)
  return body.link
}

const open = (link: string) => annai().app.inject({ url: `/api${link}` })

const rowsIn = (content: string) => content.trim().split('\r\n').length - 1

test('every list that can be taken out is among those tried here', () => {
  expect(listFiles.map(({ path }) => path).toSorted()).toEqual([
    '/admin/agents-file',
    '/admin/areas/file',
    '/admin/cars/file',
    '/admin/categories-file',
    '/admin/distances/file',
    '/admin/driving-times/file',
    '/admin/earnings/export',
    '/admin/flights/file',
    '/admin/garages/file',
    '/admin/guests-file',
    '/admin/offers-file',
    '/admin/people/file',
    '/admin/places/file',
    '/admin/terminals/file',
    '/admin/tours-file',
    '/admin/traffic-seasons/file',
    '/office/bookings/file',
  ])
})

test.each(listFiles.map(({ path }) => path))('who takes %s out is written down, with list and rows', async (path) => {
  const desk = await signIn(annai(), 'admin')
  const link = await linkTo(path, path.includes('earnings') ? { month: '2026-10' } : {}, desk.headers)
  const before = await trail()
  const file = await open(link)
  expect(file.statusCode).toBe(200)
  const [entry, ...more] = (await trail()).slice(before.length)
  expect(more).toEqual([])
  const list = path.split('/')[2]?.replace(/-file$/, '') ?? ''
  expect(entry).toMatchObject({ object_id: list, user_id: desk.userId, at: annai().clock.now() })
  const rows = rowsIn(file.body)
  expect(entry?.deed).toBe(`took ${rows === 1 ? '1 row' : `${rows} rows`} of the list “${list}” out as a file`)
})

test('the filter is written down in words, and the office reads it all beside who got keys', async () => {
  const desk = await signIn(annai(), 'admin')
  const asked = { q: 'Marsh', account: 'yes', columns: 'name,mail', sort: '-paid' }
  await open(await linkTo('/admin/guests-file', asked, desk.headers))
  const bookings = { status: 'confirmed,cancelled', columns: 'reference' }
  await open(await linkTo('/office/bookings/file', bookings, desk.headers))
  await open(await linkTo('/admin/earnings/export', { month: '2026-10' }, desk.headers))
  const { body } = await get(annai(), '/admin/settings/people/trail', desk.headers)
  const [earnings, booked, guests] = body.changes
  expect(guests).toMatchObject({ by: 'Test', deed: expect.stringContaining('of the list “guests” out as a file') })
  const words = ({ changes }: { changes: { name: string; after: string }[] }) =>
    changes.map(({ name, after }) => `${name}: ${after}`)
  expect(words(guests)).toEqual(expect.arrayContaining(['searched for: Marsh', 'columns: name,mail']))
  expect(words(booked)).toEqual(expect.arrayContaining(['status: confirmed, cancelled', 'columns: reference']))
  expect(words(earnings)).toEqual(['month: 2026-10'])
  const visitor = await newPerson(annai())
  expect((await get(annai(), '/admin/settings/people/trail', visitor.headers)).status).toBe(403)
})

test('what cannot be written down is not given', async () => {
  const desk = await signIn(annai(), 'admin')
  const { pool } = annai().database
  const [guests, earnings] = [
    await linkTo('/admin/guests-file', {}, desk.headers),
    await linkTo('/admin/earnings/export', { month: '2026-10' }, desk.headers),
  ]
  await pool.query('CREATE TRIGGER no_room BEFORE INSERT ON change_trail FOR EACH ROW EXECUTE FUNCTION refuse_change()')
  for (const link of [guests, earnings]) {
    const { statusCode, headers } = await open(link)
    expect(statusCode).toBeGreaterThanOrEqual(500)
    expect(headers['content-type']).not.toContain('csv')
  }
  await pool.query('DROP TRIGGER no_room ON change_trail')
  for (const link of [guests, earnings]) expect((await open(link)).statusCode).toBe(200)
})

test('what the office typed to find somebody goes with them; who took how much stays', async () => {
  const desk = await signIn(annai(), 'admin')
  for (const q of ['Zqxleaver', 'leaver@zqx', 'somebody else', 'o'])
    await open(await linkTo('/admin/guests-file', { q }, desk.headers))
  const typed = async () => (await trail()).slice(-4).map(({ changes }) => JSON.stringify(changes))
  await forgetSearches(annai().ctx.db, ['Ada Zqxleaver', 'LEAVER@zqx.example'])
  const [byName, byMail, other, short] = await typed()
  expect([byName, byMail]).toEqual(['[]', '[]'])
  expect([other, short]).toEqual([expect.stringContaining('somebody else'), expect.stringContaining('"o"')])
  expect((await trail()).slice(-4).every(({ user_id, deed }) => user_id === desk.userId && /^took \d/.test(deed))).toBe(
    true,
  )
})

test('a copy of what we hold about somebody is written into the trail of their account', async () => {
  const mika = await newPerson(annai())
  const { body } = await send(annai(), 'POST', '/profile/export', mika.headers, {})
  expect((await open(body.file)).statusCode).toBe(200)
  expect(await trailOf(annai(), mika.userId)).toEqual(['data_copied'])
})

test('a file is named by the day in Tokyo, also in the hours in which Greenwich has another', async () => {
  const early = new Date('2026-11-18T07:30:00+09:00')
  const file = await atTime(annai(), early, async () => {
    const desk = await signIn(annai(), 'admin')
    return open(await linkTo('/admin/cars/file', {}, desk.headers))
  })
  expect(file.headers['content-disposition']).toBe('attachment; filename="cars-2026-11-18.csv"')
})
