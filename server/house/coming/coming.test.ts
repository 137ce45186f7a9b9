import { expect, test } from 'vitest'
import type { EditedComing } from '#contract/coming-editing.ts'
import { runDueJobs } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { atTime, inMinutes, signIn } from '#server/testing/scene.ts'
import { openDesk } from '#server/testing/tour-desk.ts'
import { seedComing } from '../demo/seed-coming.ts'
import { takeComingAway } from '../demo/take-coming-away.ts'
import { housePersonalData } from '../personal-data.ts'

const { shared, server } = shareMailing()
type Desk = Awaited<ReturnType<typeof openDesk>>

let lastAddress = 10
const anAddress = () => `203.0.113.${lastAddress++}`
let lastPerson = 0
const somebody = () => `somebody${lastPerson++}@example.com`

const words = (title: string) => ({
  ...{ title, text: 'Boats under the blossom.', month: '2027-03', announced: true },
  ...{ news: 'The boats can be booked.\n\nCome early.', link: '/tour/grid?q=boats' },
  picture: { path: '', alt: 'Boats on the moat', focus: '50% 50%' },
})

let pictures: { path: string }[] = []
async function announce(title: string, change: object = {}): Promise<{ desk: Desk; thing: EditedComing }> {
  const desk = await openDesk(shared())
  if (pictures.length === 0)
    pictures = ((await desk.ask('GET', '/pictures')).body as { pictures: typeof pictures }).pictures
  const input = { ...words(title), picture: { ...words(title).picture, path: pictures.at(-1)?.path }, ...change }
  return { desk, thing: (await desk.ask('POST', '/coming', input)).body }
}
const read = async (desk: Desk, id: string): Promise<EditedComing> => (await desk.ask('GET', `/coming/${id}`)).body

async function ask(
  id: string,
  email: string,
  { remoteAddress = anAddress(), ...more }: { remoteAddress?: string; website?: string } = {},
) {
  const url = `/api/coming/${id}/tell-me`
  const answer = await shared().app.inject({ method: 'POST', url, remoteAddress, payload: { email, ...more } })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
async function deliver() {
  const before = server().letters.length
  expect(await runDueJobs(shared())).toEqual([])
  return server().letters.slice(before)
}
const to = (letters: Awaited<ReturnType<typeof deliver>>, email: string) =>
  letters.filter(({ recipients }) => recipients.includes(email))
const tokenIn = (text = '') => decodeURIComponent(/\/tell-me\?token=(\S+)/.exec(text)?.[1] ?? '')
const press = (token: string, stop = false) => post(shared(), `/coming-wishes/${token}`, { stop })

/** Asks, and presses the link of the mail. */
async function confirmed(id: string, email = somebody()) {
  expect((await ask(id, email)).status).toBe(204)
  const token = tokenIn(to(await deliver(), email)[0]?.text)
  expect((await press(token)).body).toMatchObject({ state: 'waiting' })
  return { email, token }
}

test('what the office announces is on the page at once, in its order, and a draft is not', async () => {
  const { desk, thing } = await announce('Boats')
  const draft = await announce('A plan', { announced: false })
  const onPage = async () => (await get(shared(), '/coming')).body.things.map(({ id }: { id: string }) => id)
  expect(await onPage()).toContain(thing.id)
  expect(await onPage()).not.toContain(draft.thing.id)
  const { things } = (await desk.ask('GET', '/coming')).body as { things: EditedComing[] }
  const before = things.map(({ id }) => id)
  const after = before.toReversed()
  expect((await desk.ask('PUT', '/coming-order', { before, after })).status).toBe(204)
  expect(await onPage()).toEqual(after.filter((id) => id !== draft.thing.id))
  expect((await desk.ask('PUT', '/coming-order', { before, after })).body).toMatchObject({ code: 'house.other-coming' })
})

test('nothing but the link goes to an address that did not press it, and what is typed is repeated to nobody', async () => {
  const { desk, thing } = await announce('A quiet boat')
  const [asked, waits] = [somebody(), await confirmed(thing.id)]
  expect((await ask(thing.id, asked)).status).toBe(204)
  const [link, ...others] = to(await deliver(), asked)
  expect([link?.subject, others]).toEqual(['Shall we tell you?', []])
  expect((await read(desk, thing.id)).counts).toEqual({ waiting: 1, unconfirmed: 1, told: 0 })
  expect((await desk.ask('POST', `/coming/${thing.id}/here`, { version: thing.version })).status).toBe(200)
  const letters = await deliver()
  expect(to(letters, asked)).toEqual([])
  // The control: who pressed it is told.
  expect(to(letters, waits.email).map(({ subject }) => subject)).toEqual(['It is here: A quiet boat'])
})

test('whoever confirmed is told once, whatever is tried again, by the words that the office saw before', async () => {
  const { desk, thing } = await announce('Three boats')
  const people = [await confirmed(thing.id), await confirmed(thing.id)]
  const preview = (await desk.ask('GET', `/coming/${thing.id}/mail`)).body as { subject: string; text: string }
  expect(preview).toMatchObject({ subject: 'It is here: Three boats', version: 1, counts: { waiting: 2 } })
  expect(preview.text).toContain('The boats can be booked.\n\nCome early.')

  server().refuse((recipient) => recipient === people[0]?.email)
  const here = () => desk.ask('POST', `/coming/${thing.id}/here`, { version: 1 })
  const both = await Promise.all([here(), here()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const before = server().letters.length
  expect(await runDueJobs(shared())).toMatchObject([{ task: 'house.tell-coming' }])
  server().refuse(() => false)
  await deliver()
  const told = server().letters.slice(before)
  for (const { email } of people) {
    const [letter, ...more] = to(told, email)
    expect(more).toEqual([])
    expect(letter?.text).toContain('https://annai.example/tour/grid?q=boats')
    expect(letter?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  }
  expect((await read(desk, thing.id)).counts).toEqual({ waiting: 0, unconfirmed: 0, told: 2 })
  const { state, history, version } = await read(desk, thing.id)
  expect([state, history[0]]).toMatchObject(['here', { deed: 'It is here', changes: [{ name: 'Mails', after: '2' }] }])
  expect((await desk.ask('POST', `/coming/${thing.id}/here`, { version })).body).toMatchObject({
    code: 'house.coming-here',
  })
  expect((await get(shared(), '/coming')).body.things.map(({ id }: { id: string }) => id)).not.toContain(thing.id)
  expect((await ask(thing.id, somebody())).body).toMatchObject({ code: 'house.unknown-coming' })
})

test('the same is answered whether an address is known or not; who is on the list gets no second link', async () => {
  const { thing } = await announce('A known boat')
  const { email } = await confirmed(thing.id)
  const answers = [
    await ask(thing.id, email),
    await ask(thing.id, email.toUpperCase()),
    await ask(thing.id, somebody()),
  ]
  expect(answers).toEqual(Array(3).fill({ status: 204, body: null }))
  expect(to(await deliver(), email)).toEqual([])
})

test('a network asks so often in an hour, an address gets so many links, and a robot none', async () => {
  const { thing } = await announce('A full boat')
  const remoteAddress = '198.51.100.7'
  const email = somebody()
  for (let time = 0; time < 10; time++) expect((await ask(thing.id, email, { remoteAddress })).status).toBe(204)
  expect((await ask(thing.id, email, { remoteAddress })).body).toMatchObject({ code: 'house.too-many-wishes' })
  // The control: from elsewhere it is taken, and the address still gets no more links than it may.
  expect((await ask(thing.id, email)).status).toBe(204)
  expect(to(await deliver(), email)).toHaveLength(4)
  const robot = somebody()
  expect((await ask(thing.id, robot, { website: 'https://spam.example' })).status).toBe(204)
  expect(to(await deliver(), robot)).toEqual([])
  for (const typed of ['', 'nobody', 'a@b', 'x'.repeat(300)])
    expect((await ask(thing.id, typed)).body).toMatchObject({ fields: { email: expect.any(String) } })
})

test('one press takes an address off again, by the page or by the mail program, and another puts it back', async () => {
  const { desk, thing } = await announce('A light boat')
  const [first, second] = [await confirmed(thing.id), await confirmed(thing.id)]
  expect((await press(first.token, true)).body).toMatchObject({ state: 'stopped' })
  const waiting = async () => (await read(desk, thing.id)).counts.waiting
  expect(await waiting()).toBe(1)
  expect((await press(first.token)).body).toMatchObject({ state: 'waiting' })
  expect(await waiting()).toBe(2)

  await desk.ask('POST', `/coming/${thing.id}/here`, { version: 1 })
  const [news] = to(await deliver(), second.email)
  const other = await announce('Another boat')
  await confirmed(other.thing.id, second.email)
  const oneClick = new URL(/<(.+)>/.exec(news?.header('list-unsubscribe') ?? '')?.[1] ?? '').pathname
  const program = { method: 'POST' as const, url: oneClick, payload: 'List-Unsubscribe=One-Click' }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await shared().app.inject({ ...program, headers })).statusCode).toBe(200)
  expect((await read(desk, other.thing.id)).counts.waiting).toBe(0)
  const token = oneClick.split('/').at(-2) ?? ''
  expect((await post(shared(), `/unsubscribe/${token}`, { again: true })).body).toEqual({
    kind: 'coming',
    wanted: true,
  })
  expect((await read(desk, other.thing.id)).counts.waiting).toBe(1)
  await post(shared(), `/unsubscribe/${token}`, {})
  await desk.ask('POST', `/coming/${other.thing.id}/here`, { version: 1 })
  expect(to(await deliver(), second.email)).toEqual([])
})

test('who presses the link after it came reads that it is here, and gets no mail', async () => {
  const { desk, thing } = await announce('A late boat')
  const late = somebody()
  await ask(thing.id, late)
  const token = tokenIn(to(await deliver(), late)[0]?.text)
  await desk.ask('POST', `/coming/${thing.id}/here`, { version: 1 })
  expect((await press(token)).body).toEqual({ title: 'A late boat', state: 'here', link: '/tour/grid?q=boats' })
  expect(to(await deliver(), late)).toEqual([])
  expect((await press(`${token.slice(0, -2)}AA`)).body).toMatchObject({ code: 'house.unknown-wish' })
})

test('what nobody pressed is forgotten in a week, and whom was told in a month', async () => {
  const { desk, thing } = await announce('An old boat')
  await confirmed(thing.id)
  await ask(thing.id, somebody())
  await deliver()
  const { comingTasks } = await import('./tell-coming.ts')
  const sweepIn = (days: number) =>
    atTime(shared(), inMinutes(shared(), days * 24 * 60), async () =>
      comingTasks['house.sweep-coming']?.(shared().ctx, {}),
    )
  await sweepIn(6)
  expect((await read(desk, thing.id)).counts).toEqual({ waiting: 1, unconfirmed: 1, told: 0 })
  await sweepIn(8)
  expect((await read(desk, thing.id)).counts).toEqual({ waiting: 1, unconfirmed: 0, told: 0 })
  await desk.ask('POST', `/coming/${thing.id}/here`, { version: 1 })
  await deliver()
  await sweepIn(29)
  expect((await read(desk, thing.id)).counts.told).toBe(1)
  await sweepIn(31)
  expect((await read(desk, thing.id)).counts.told).toBe(0)
})

test('what is held of an address is in the copy of its owner, and goes with them; a mail that waits is not sent', async () => {
  const { desk, thing } = await announce('A boat of one’s own')
  const [leaves, stays] = [await confirmed(thing.id), await confirmed(thing.id)]
  const { ctx } = shared()
  const { userId } = await signIn(shared())
  const person = { userId, email: leaves.email }
  const copyOf = async (email: string | null) =>
    (await housePersonalData.copy(ctx, { userId, email })) as { wishes_to_hear: { title: string }[] }
  expect((await copyOf(leaves.email)).wishes_to_hear).toMatchObject([
    { title: 'A boat of one’s own', email: leaves.email },
  ])
  expect((await copyOf(null)).wishes_to_hear).toEqual([])
  await desk.ask('POST', `/coming/${thing.id}/here`, { version: 1 })
  await ctx.db.transaction().execute((tx) => housePersonalData.erase(tx, { person, bookingIds: [] }, ctx.clock.now()))
  expect((await copyOf(leaves.email)).wishes_to_hear).toEqual([])
  const letters = await deliver()
  expect([to(letters, leaves.email).length, to(letters, stays.email).length]).toEqual([0, 1])
})

test('whoever saves an old version is told so, a draft is not told of, and what is taken away is gone with who waited', async () => {
  const { desk, thing } = await announce('A changed boat')
  const { email } = await confirmed(thing.id)
  const { title, text, month, news, link, picture } = thing
  const { path, alt, focus } = picture
  const form = { title, text, month, news, link, picture: { path, alt, focus }, announced: false }
  const save = (change: object, version: number) =>
    desk.ask('PUT', `/coming/${thing.id}`, { ...form, ...change, version })
  expect((await save({}, 1)).body).toMatchObject({ state: 'draft', version: 2 })
  expect((await save({}, 1)).body).toMatchObject({ code: 'office.changed-meanwhile' })
  for (const [change, field] of [
    [{ title: '' }, 'title'],
    [{ month: '2027-13' }, 'month'],
    [{ link: 'https://elsewhere.example' }, 'link'],
    [{ link: '//elsewhere.example' }, 'link'],
    [{ news: '' }, 'news'],
  ] as const)
    expect(Object.keys(((await save(change, 2)).body as { fields: object }).fields)).toEqual([field])
  const here = (version: number) => desk.ask('POST', `/coming/${thing.id}/here`, { version })
  expect((await here(2)).body).toMatchObject({ code: 'house.not-announced' })
  expect((await desk.ask('DELETE', `/coming/${thing.id}?version=2`)).status).toBe(204)
  expect((await here(2)).status).toBe(404)
  const left = await shared().ctx.db.selectFrom('coming_wishes').select('id').where('email', '=', email).execute()
  expect(left).toEqual([])
})

test('demo data brings what is coming once, and takes back what nobody wrote anew', async () => {
  const { ctx } = shared()
  const titles = async () =>
    (await ctx.db.selectFrom('coming_things').select('title').execute()).map(({ title }) => title)
  expect(await titles()).toContain('Boats at Chidorigafuchi')
  const before = (await titles()).length
  await seedComing(ctx)
  expect(await titles()).toHaveLength(before)
  expect(await takeComingAway(ctx.db)).toBe(2)
  await seedComing(ctx)
  expect(await titles()).not.toContain('Boats at Chidorigafuchi')
})
