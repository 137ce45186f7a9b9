import { beforeAll, expect, test } from 'vitest'
import { personalData } from '#server/capabilities.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, holdFor, post } from '#server/testing/bookings.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'
import { housePersonalData } from './personal-data.ts'

const annai = shareTestAnnai({ demo: true })
let [naomi, ken]: SignedIn[] = []
beforeAll(async () => {
  naomi = await signIn(annai(), 'admin')
  ken = await signIn(annai(), 'admin')
})

const keep = (who: SignedIn | undefined, view: object) =>
  post(annai(), '/office/views', { list: 'guests', shared: false, query: 'country=NL', ...view }, who?.headers)
const seen = async (who: SignedIn | undefined, list = 'guests') =>
  (await get(annai(), `/office/views?list=${list}`, who?.headers)).body.views.map(({ name }: { name: string }) => name)
const change = async (who: SignedIn | undefined, method: 'PATCH' | 'DELETE', id: string, payload?: object) => {
  const answer = await annai().app.inject({ method, url: `/api/office/views/${id}`, payload, headers: who?.headers })
  return answer.statusCode
}

test('a view is its owner’s, until it is shared with the desk', async () => {
  const { body } = await keep(naomi, { name: 'From Holland' })
  expect(body).toMatchObject({ name: 'From Holland', mine: true, by: 'Test', query: 'country=NL' })
  expect(await seen(naomi)).toEqual(['From Holland'])
  expect(await seen(ken)).toEqual([])
  expect(await change(naomi, 'PATCH', body.id, { shared: true })).toBe(200)
  expect(await seen(ken)).toEqual(['From Holland'])
  expect(await seen(naomi, 'agents')).toEqual([])
})

test('nobody else changes or deletes it, shared or not', async () => {
  const { body } = await keep(naomi, { name: 'Shared', shared: true })
  expect(await change(ken, 'PATCH', body.id, { name: 'Mine now' })).toBe(404)
  expect(await change(ken, 'PATCH', body.id, {})).toBe(404)
  expect(await change(ken, 'DELETE', body.id)).toBe(404)
  expect(await change(naomi, 'PATCH', body.id, { name: 'Renamed', query: 'sort=-name' })).toBe(200)
  expect(await change(naomi, 'DELETE', body.id)).toBe(204)
  expect(await change(naomi, 'DELETE', body.id)).toBe(404)
})

test('two views of one person have two names; two people may use the same', async () => {
  expect((await keep(naomi, { name: 'Twice' })).status).toBe(200)
  expect((await keep(naomi, { name: 'Twice' })).body).toMatchObject({ code: 'office.view-named' })
  const { body } = await keep(naomi, { name: 'Other' })
  expect(await change(naomi, 'PATCH', body.id, { name: 'Twice' })).toBe(409)
  expect((await keep(ken, { name: 'Twice' })).status).toBe(200)
})

test.each([{ name: '' }, { name: 'n'.repeat(41) }, { query: 'q'.repeat(2001) }, { list: '../etc' }, { userId: 'x' }])(
  '%j is refused',
  async (view) => {
    expect((await keep(naomi, { name: 'Good', ...view })).status).toBe(400)
  },
)

test('twenty are enough', async () => {
  const one = await signIn(annai(), 'admin')
  for (let nth = 0; nth < 20; nth++) expect((await keep(one, { name: `View ${nth}` })).status).toBe(200)
  expect((await keep(one, { name: 'One more' })).body).toMatchObject({ code: 'office.too-many-views' })
})

test('who is erased leaves no view that looks for them by name or address', async () => {
  const { ctx, clock } = annai()
  const { booking } = await holdFor(annai())
  const { id } = await ctx.db
    .updateTable('bookings')
    .set({ lead_name: 'Qwx Vanished', email: 'Qwx.Gone@example.com' })
    .where('reference', '=', booking.reference)
    .returning('id')
    .executeTakeFirstOrThrow()
  const desk = await signIn(annai(), 'admin')
  await keep(desk, { list: 'agents', name: 'By name', query: 'q=qwx+vanished&state=confirmed' })
  await keep(desk, { list: 'agents', name: 'By address', query: 'q=qwx.gone%40example.com' })
  await keep(desk, { list: 'agents', name: 'Calls of Qwx Vanished', query: 'state=confirmed' })
  await keep(desk, { list: 'agents', name: 'Somebody else', query: 'q=Vanished' })
  const traces = { person: null, bookingIds: [id] }
  await ctx.db.transaction().execute((tx) => housePersonalData.erase(tx, traces, clock.now()))
  expect(await seen(desk, 'agents')).toEqual(['Somebody else'])
})

test('whoever leaves takes their views along, shared ones too, and sees them in their copy before', async () => {
  const leaving = await signIn(annai(), 'admin')
  await keep(leaving, { name: 'Of one who leaves', shared: true })
  const person = { userId: leaving.userId, email: null }
  expect(await housePersonalData.copy(annai().ctx, person)).toMatchObject({
    saved_views: [{ name: 'Of one who leaves' }],
  })
  await annai()
    .ctx.db.transaction()
    .execute((tx) => housePersonalData.erase(tx, { person, bookingIds: [] }, annai().clock.now()))
  expect(await seen(ken)).not.toContain('Of one who leaves')
  expect(personalData).toContain(housePersonalData)
})
