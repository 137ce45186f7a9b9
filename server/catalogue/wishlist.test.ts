import { expect, test } from 'vitest'
import { mostWishes } from '#contract/wishlist.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { atTime, inMinutes, signIn } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })
const [first, second] = ['tour:kamakura-and-the-great-buddha', 'tour:fuji-at-first-light']

const add = (headers: Record<string, string>, items: string[]) => post(shared(), '/wishlist', { items }, headers)
const list = async (headers: Record<string, string>) => (await get(shared(), '/wishlist', headers)).body
const share = async (headers: Record<string, string>, on: boolean): Promise<string | null> =>
  (await post(shared(), '/wishlist/share', { share: on }, headers)).body.shareCode

async function remove(headers: Record<string, string>, item: string) {
  const url = `/api/wishlist/${encodeURIComponent(item)}`
  const answer = await shared().app.inject({ method: 'DELETE', url, headers })
  return answer.json()
}

test('what is saved comes back as it is offered today, the newest first', async () => {
  const { headers } = await signIn(shared())
  expect((await add(headers, [first, second])).body).toEqual({ items: [second, first] })
  const { wishes, shareCode } = await list(headers)
  expect(shareCode).toBeNull()
  expect(wishes.map(({ item }: { item: string }) => item)).toEqual([second, first])
  const { body: tour } = await post(shared(), '/get-tour-details', { slug: first.slice(5) })
  expect(wishes[1]).toEqual({
    item: first,
    kind: 'tour',
    slug: tour.slug,
    title: tour.title,
    durationMinutes: tour.duration,
    maxGuests: tour.maxGuests,
    priceYen: tour.price,
    unit: tour.unit,
    picture: tour.cover,
  })
})

test('what a device kept is merged: saved twice, and at once, it is on the list once', async () => {
  const { headers } = await signIn(shared())
  await add(headers, [first])
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(headers, [second, first, second])))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await list(headers)).wishes).toHaveLength(2)
  expect(await remove(headers, first)).toEqual({ items: [second] })
  expect(await remove(headers, first)).toEqual({ items: [second] })
})

test('a list is full at its limit, also for two who add at once', async () => {
  const { headers, userId } = await signIn(shared())
  const unknown = Array.from({ length: mostWishes - 1 }, (_, index) => `tour:gone-${index}`)
  expect((await add(headers, unknown)).status).toBe(200)
  const statuses = (await Promise.all([add(headers, [first]), add(headers, [second])])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 400])
  const refused = await add(headers, ['tour:one-too-many'])
  expect(refused.body).toMatchObject({ code: 'platform.invalid-input', fields: { items: expect.any(String) } })
  const kept = await shared().ctx.db.selectFrom('wishes').select('item').where('user_id', '=', userId).execute()
  expect(kept).toHaveLength(mostWishes)
  // What is there already can be said again.
  expect((await add(headers, unknown.slice(0, 3))).status).toBe(200)
})

test('a tour that is taken off offer leaves the list, and comes back with its return', async () => {
  const { headers } = await signIn(shared())
  await add(headers, [first, second, 'tour:there-is-none', 'cab:later'])
  const setStatus = (status: string) =>
    shared().ctx.db.updateTable('tours').set({ status }).where('slug', '=', second.slice(5)).execute()
  await setStatus('draft')
  try {
    expect((await list(headers)).wishes.map(({ item }: { item: string }) => item)).toEqual([first])
  } finally {
    await setStatus('published')
  }
  expect((await list(headers)).wishes).toHaveLength(2)
})

test('a shared list opens by its link with the first name only, and no longer once that is withdrawn', async () => {
  const { headers, userId } = await signIn(shared())
  await add(headers, [first])
  const [code, again] = await Promise.all([share(headers, true), share(headers, true)])
  expect(code).toMatch(/^[\w-]{22}$/)
  expect(again).toBe(code)
  const opened = await get(shared(), `/shared-wishlists/${code}`)
  expect(opened.body).toMatchObject({ owner: 'Test', wishes: [{ item: first }] })
  expect(JSON.stringify(opened.body)).not.toMatch(new RegExp(`Person|@|${userId}`))

  expect(await share(headers, false)).toBeNull()
  const wrong = await get(shared(), '/shared-wishlists/AAAAAAAAAAAAAAAAAAAAAA')
  const withdrawn = await get(shared(), `/shared-wishlists/${code}`)
  expect(withdrawn.status).toBe(404)
  const { requestId: _, ...answer } = withdrawn.body
  expect(wrong).toMatchObject({ status: 404, body: answer })
  expect(await share(headers, true)).not.toBe(code)
})

test('a closed account shares nothing', async () => {
  const { headers, userId } = await signIn(shared())
  const code = await share(headers, true)
  expect((await get(shared(), `/shared-wishlists/${code}`)).status).toBe(200)
  await shared().ctx.db.updateTable('users').set({ status: '0' }).where('id', '=', userId).execute()
  expect((await get(shared(), `/shared-wishlists/${code}`)).body.code).toBe('catalogue.unknown-list')
})

test('one person’s list is nobody else’s', async () => {
  const [mine, theirs] = [await signIn(shared()), await signIn(shared())]
  await add(mine.headers, [first])
  await add(theirs.headers, [second])
  await remove(theirs.headers, first)
  expect((await list(mine.headers)).wishes).toHaveLength(1)
  expect((await get(shared(), '/wishlist')).status).toBe(401)
})

test.each(['tour:Upper', 'boat:slug', 'tour:', 'tour:a b', `tour:${'a'.repeat(101)}`])(
  '%s is nothing to save',
  async (item) => {
    const { headers } = await signIn(shared())
    expect((await add(headers, [item])).status).toBe(400)
  },
)

test('one network opens so many lists in a quarter of an hour, known or not, and others are not in its way', async () => {
  const { headers } = await signIn(shared())
  const code = await share(headers, true)
  const open = async (wanted: string, remoteAddress: string) => {
    const answer = await shared().app.inject({ url: `/api/shared-wishlists/${wanted}`, remoteAddress })
    return [answer.statusCode, answer.json().code, answer.headers['retry-after']]
  }
  for (let tries = 0; tries < 60; tries++)
    expect((await open(tries % 2 ? `${code}` : `AAAAAAAAAAAAAAAAAA${1000 + tries}`, '10.8.0.1'))[0]).not.toBe(429)
  const refused = [429, 'catalogue.too-many-lists', '900']
  expect([await open(`${code}`, '10.8.0.1'), await open('AAAAAAAAAAAAAAAAAAAAAA', '10.8.0.1')]).toEqual([
    refused,
    refused,
  ])
  expect((await open(`${code}`, '10.8.0.2'))[0]).toBe(200)
  await atTime(shared(), inMinutes(shared(), 15), async () => expect((await open(`${code}`, '10.8.0.1'))[0]).toBe(200))
})

test('who opens lists by their pages is counted by their own network, too', async () => {
  const { headers } = await signIn(shared())
  const code = await share(headers, true)
  const open = async (wanted: string, remoteAddress: string) =>
    (await shared().app.inject({ url: `/wishlist/${wanted}`, remoteAddress })).body
  for (let tries = 0; tries < 60; tries++) await open(`BBBBBBBBBBBBBBBBBB${1000 + tries}`, '10.8.1.1')
  expect(await open(`${code}`, '10.8.1.1')).toContain('The list did not load')
  expect(await open(`${code}`, '10.8.1.2')).toMatch(/Saved by (<!-- -->)?Test/)
})
