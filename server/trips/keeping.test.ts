import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mostItems } from '#core/references.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post, usualWish } from '#server/testing/bookings.ts'
import { signIn } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })

const tourOn = (day: string, more: object = {}) => ({ kind: 'tour', ...usualWish, day, ...more })
const itemOf = (wish: object, id: string = randomUUID()) => ({ id, wish, seenYen: null, seenAt: null })
type Headers = Record<string, string>

const add = (headers: Headers, items: readonly object[]) => post(shared(), '/trip', { items }, headers)
const daysOf = ({ body }: { body: { items: { wish: { day: string } }[] } }) =>
  body.items.map(({ wish }) => wish.day).toSorted()

async function send(method: 'PUT' | 'DELETE', headers: Headers, id: string, payload?: object) {
  const answer = await shared().app.inject({ method, url: `/api/trip/${id}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

test('what a device kept joins the account: said twice, at once, or under another name, it is there once', async () => {
  const { headers } = await signIn(shared())
  const [first, second] = [itemOf(tourOn('2026-12-09')), itemOf(tourOn('2026-12-10'))]
  await add(headers, [first])
  const again = itemOf(tourOn('2026-12-09'))
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(headers, [first, second, again])))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(daysOf(await get(shared(), '/trip', headers))).toEqual(['2026-12-09', '2026-12-10'])
})

test('the same wish is the same however its fields are ordered, and another party is another wish', async () => {
  const { headers } = await signIn(shared())
  const { kind, ...rest } = tourOn('2026-12-09')
  await add(headers, [itemOf({ kind, ...rest }), itemOf({ ...rest, kind }), itemOf({ ...rest, kind, guests: 4 })])
  expect((await get(shared(), '/trip', headers)).body.items).toHaveLength(2)
})

test('a trip is full at twenty, also for two who add at once; nothing of what was too much is kept', async () => {
  const { headers, userId } = await signIn(shared())
  const most = Array.from({ length: mostItems - 1 }, (_, index) => itemOf(tourOn('2026-12-09', { guests: index + 1 })))
  expect((await add(headers, most)).status).toBe(200)
  const two = () => add(headers, [itemOf(tourOn('2027-01-11')), itemOf(tourOn('2027-01-12'))])
  expect((await two()).body.code).toBe('trips.full')
  const one = (day: string) => add(headers, [itemOf(tourOn(day))])
  const statuses = (await Promise.all([one('2027-01-13'), one('2027-01-14')])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  const kept = await shared().ctx.db.selectFrom('trip_items').select('id').where('user_id', '=', userId).execute()
  expect(kept).toHaveLength(mostItems)
  // What is there already can be said again.
  expect((await add(headers, most.slice(0, 3))).status).toBe(200)
})

test('of two tabs each changes its own item, and of one item the later change counts', async () => {
  const { headers } = await signIn(shared())
  const [one, other] = [itemOf(tourOn('2026-12-09')), itemOf(tourOn('2026-12-10'))]
  await add(headers, [one, other])
  await send('PUT', headers, one.id, { ...one, wish: tourOn('2026-12-15') })
  await send('PUT', headers, other.id, { ...other, wish: tourOn('2026-12-16') })
  const { body } = await send('PUT', headers, one.id, { ...one, wish: tourOn('2026-12-17'), seenYen: 48_000 })
  expect(daysOf({ body })).toEqual(['2026-12-16', '2026-12-17'])
  const kept = body.items.find(({ id }: { id: string }) => id === one.id)
  expect(kept).toMatchObject({ wish: { day: '2026-12-17' }, seenYen: 48_000 })
  // Who only looked at an earlier wish notes what it cost, and changes nothing.
  const looked = { id: one.id, seenYen: 50_000, seenAt: '2026-11-15T10:30:00+09:00' }
  const noted = (await send('PUT', headers, one.id, looked)).body.items.find(({ id }: { id: string }) => id === one.id)
  expect(noted).toMatchObject({ wish: { day: '2026-12-17' }, seenYen: 50_000, seenAt: looked.seenAt })
  // Taken out in the other tab meanwhile: it does not come back by a change.
  await send('DELETE', headers, one.id)
  expect((await send('PUT', headers, one.id, one)).body.code).toBe('trips.unknown-item')
  expect((await send('DELETE', headers, one.id)).body.items).toHaveLength(1)
})

test('what is changed into another item of the trip is one with it', async () => {
  const { headers } = await signIn(shared())
  const [one, other] = [itemOf(tourOn('2026-12-09')), itemOf(tourOn('2026-12-10'))]
  await add(headers, [one, other])
  const { body } = await send('PUT', headers, one.id, { ...one, wish: other.wish })
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([one.id])
})

test('one person’s trip is nobody else’s, also by the same names', async () => {
  const [mine, theirs] = [await signIn(shared()), await signIn(shared())]
  const item = itemOf(tourOn('2026-12-09'))
  await add(mine.headers, [item])
  expect((await send('PUT', theirs.headers, item.id, item)).status).toBe(404)
  await send('DELETE', theirs.headers, item.id)
  await add(theirs.headers, [itemOf(tourOn('2026-12-20'), item.id)])
  expect(daysOf(await get(shared(), '/trip', mine.headers))).toEqual(['2026-12-09'])
  expect((await get(shared(), '/trip')).status).toBe(401)
})

test.each([
  [{ items: [itemOf({ kind: 'boat', day: '2026-12-09' })] }, 'items.0.wish.kind'],
  [{ items: [itemOf(tourOn('2026-02-30'))] }, 'items.0.wish.day'],
  [{ items: [itemOf(tourOn('2026-12-09', { guests: 0 }))] }, 'items.0.wish.guests'],
  [{ items: [{ ...itemOf(tourOn('2026-12-09')), id: 'mine' }] }, 'items.0.id'],
  [{ items: Array.from({ length: 21 }, () => itemOf(tourOn('2026-12-09'))) }, 'items'],
])('what is no trip is refused by the field that is wrong (%#)', async (trip, field) => {
  const { headers } = await signIn(shared())
  const { status, body } = await post(shared(), '/trip', trip, headers)
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'platform.invalid-input', [field]])
})
