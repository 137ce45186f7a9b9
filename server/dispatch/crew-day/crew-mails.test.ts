import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { CrewLink } from '#contract/crew-day.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { createAccessLogger } from '#server/platform/log.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, startTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { linkFor, memberOf, openDay, sendLinks, sendTaps, tapOf, tokenIn, undoOf } from '#server/testing/crew-days.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const { shared, server } = shareMailing()
const ownDay = ownDays('2027-01-12')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(shared(), 'admin')
})

async function booked(): Promise<{ day: string; held: HeldBooking; chauffeur: Awaited<ReturnType<typeof memberOf>> }> {
  const day = ownDay()
  const held = await bookAndPay(shared(), { day, pickUp: 'imperial-hotel-tokyo' })
  await runDueJobs(shared())
  return { day, held, chauffeur: await memberOf(shared(), held, 'chauffeur') }
}

/** What arrives while the due jobs run. */
async function arriving() {
  const before = server().letters.length
  expect(await runDueJobs(shared())).toEqual([])
  return server().letters.slice(before)
}

test('a link comes by mail in both languages, opens the day, and no guest is named in it', async () => {
  const { day, held, chauffeur } = await booked()
  const { body } = await sendLinks(shared(), desk, day, [chauffeur.id], true)
  expect(body.links).toMatchObject([{ resourceId: chauffeur.id, mailedTo: chauffeur.email }])
  const letters = await arriving()
  expect(letters.map(({ recipients }) => recipients)).toEqual([[chauffeur.email]])
  const [letter] = letters
  expect(letter?.text).toContain(body.links[0].url)
  expect(letter?.text).toContain('One job, at 08:00.')
  expect(letter?.text).toContain('最初のお迎えは08:00です。')
  expect(letter?.subject).toMatch(/^Your day .+曜日$/)
  const said = `${letter?.subject} ${letter?.text} ${letter?.html}`
  for (const word of ['Marsh', 'Eleanor', held.booking.reference, 'Imperial']) expect(said).not.toContain(word)
  expect((await openDay(shared(), tokenIn(body.links[0].url))).status).toBe(200)
  expect(await arriving()).toEqual([])
})

test('who drives a car that is kept elsewhere is told by mail where to collect it, and where it goes back', async () => {
  const { day, held, chauffeur } = await booked()
  const { ctx } = shared()
  const car = await memberOf(shared(), held, 'vehicle')
  const mailed = async () => {
    await sendLinks(shared(), desk, day, [chauffeur.id], true)
    return (await arriving())[0]?.text ?? ''
  }
  expect(await mailed()).not.toContain('Collect ')
  const { garage_code: kept } = await ctx.db
    .selectFrom('resources')
    .select('garage_code')
    .where('id', '=', car.id)
    .executeTakeFirstOrThrow()
  const keepIn = async (garage: string) => {
    await ctx.db.updateTable('resources').set({ garage_code: garage }).where('id', '=', car.id).execute()
    forgetFleet(ctx)
  }
  const [en, ja, elsewhere] = kept === 'koto' ? ['Shinagawa', '品川', 'shinagawa'] : ['Koto', '江東', 'koto']
  await keepIn(elsewhere)
  const text = await mailed()
  expect(text).toMatch(new RegExp(`Collect \\S+ at ${en} garage, \\d\\d:\\d\\d\\. Hand \\S+ back at ${en} garage, `))
  expect(text).toMatch(new RegExp(`に${ja}車庫で\\S+を受け取ってください。.*に${ja}車庫へ\\S+を返却してください。`))
  await keepIn(kept)
})

test('who only brings a car is told by mail which, from where, and to whom, and no guest is named', async () => {
  const { day, held, chauffeur } = await booked()
  const { ctx } = shared()
  const car = await memberOf(shared(), held, 'vehicle')
  const { id: bringer } = await ctx.db
    .selectFrom('resources')
    .select('id')
    .where('kind', '=', 'chauffeur')
    .where('email', '<>', '')
    .where('id', '<>', chauffeur.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id: bookingId } = await ctx.db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', held.booking.reference)
    .executeTakeFirstOrThrow()
  const [at, until] = [tokyoInstant(day, '11:00'), tokyoInstant(day, '13:00')]
  const mailed = async () => {
    await sendLinks(shared(), desk, day, [bringer], true)
    return (await arriving())[0]?.text ?? ''
  }
  expect(await mailed(), 'the control: nothing is brought yet').toContain('No job stands there')
  await ctx.db
    .insertInto('road_duties')
    .values({
      ...{ resource_id: bringer, booking_id: bookingId, round: 1, kind: 'brings', car_id: car.id },
      ...{ joined_at: at, starts_at: at, ends_at: until, driving_minutes: 40 },
      ...{ from_area: 'shinagawa', to_area: 'shinagawa' },
    })
    .execute()
  const text = await mailed()
  expect(text).toContain('You bring a car to guests on the road.')
  expect(text).toMatch(/Bring .+ from \S+ garage to .+ with guests on the road\. Collect it at \d\d:\d\d, be there at /)
  expect(text).toContain(chauffeur.name)
  for (const word of ['No job', 'Marsh', 'Eleanor', held.booking.reference]) expect(text).not.toContain(word)
  const { body } = await get(shared(), `/admin/dispatch/links?day=${day}`, desk.headers)
  const { links }: { links: CrewLink[] } = body
  expect(links.find(({ resourceId }) => resourceId === bringer)).toMatchObject({ jobs: 0, brings: 1 })
})

test('no token waits in the queue, and one that was replaced meanwhile is not mailed', async () => {
  const { day, chauffeur } = await booked()
  const first = (await sendLinks(shared(), desk, day, [chauffeur.id], true)).body.links[0].url
  const second = (await sendLinks(shared(), desk, day, [chauffeur.id], true)).body.links[0].url
  const { rows } = await shared().database.pool.query('SELECT payload::text FROM graphile_worker._private_jobs')
  for (const url of [first, second]) expect(JSON.stringify(rows)).not.toContain(tokenIn(url))
  const letters = await arriving()
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain(second)
})

test('somebody without an address gets no mail: the link is there to be copied', async () => {
  const { day, chauffeur } = await booked()
  const { db } = shared().ctx
  const setEmail = (email: string) =>
    db.updateTable('resources').set({ email }).where('id', '=', chauffeur.id).execute()
  await setEmail('')
  const { body } = await sendLinks(shared(), desk, day, [chauffeur.id], true)
  expect(body.links).toMatchObject([{ url: expect.stringContaining('/my-day/'), mailedTo: '' }])
  expect(await arriving()).toEqual([])
  await setEmail(chauffeur.email)
})

test('a problem on the road reaches the board and the office once, however often it is sent', async () => {
  const { day, held, chauffeur } = await booked()
  const token = await linkFor(shared(), desk, day, chauffeur.id)
  const trouble = { id: randomUUID(), reference: held.booking.reference, words: 'The tyre is flat.' }
  const tell = (change: object = {}) => post(shared(), `/crew-day/${token}/trouble`, { ...trouble, ...change })
  const told = await Promise.all([tell(), tell(), tell()])
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(told.map(({ body }) => body.at)).size).toBe(1)
  const letters = await arriving()
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toBe(`${chauffeur.name} has a problem on the road (${held.booking.reference})`)
  expect(letters[0]?.text).toContain('> The tyre is flat.')
  expect(letters[0]?.text).toContain(chauffeur.phone)
  const board = await get(shared(), `/admin/dispatch?day=${day}`, desk.headers)
  const row = board.body.rows?.find(({ id }: { id: string }) => id === chauffeur.id)
  expect(row?.troubles).toMatchObject([{ id: trouble.id, words: 'The tyre is flat.' }])
  const url = `/api/admin/dispatch/troubles/${trouble.id}/seen`
  const seen = () => shared().app.inject({ method: 'POST', url, headers: desk.headers })
  expect([(await seen()).statusCode, (await seen()).statusCode]).toEqual([204, 204])
  const after = await get(shared(), `/admin/dispatch?day=${day}`, desk.headers)
  const without = after.body.rows.find(({ id }: { id: string }) => id === chauffeur.id)
  expect(without.troubles).toEqual([])
  // A job that is not theirs is left out, and what is wrong is told all the same.
  const foreign = await tell({ id: randomUUID(), reference: 'AN-NOBODY' })
  expect(foreign.status).toBe(200)
  const kept = await shared()
    .ctx.db.selectFrom('crew_troubles')
    .select(['booking_id', 'words'])
    .where('resource_id', '=', chauffeur.id)
    .orderBy('booking_id')
    .execute()
  expect(kept.map(({ booking_id }) => booking_id === null)).toEqual([false, true])
  expect((await tell({ id: randomUUID(), words: ' ' })).body.fields).toEqual({ words: 'Say what is wrong.' })
})

test('after twenty problems in an hour a link waits; what was told before is still answered', async () => {
  const { day, chauffeur } = await booked()
  const token = await linkFor(shared(), desk, day, chauffeur.id)
  const ids = Array.from({ length: 21 }, () => randomUUID())
  const statuses: number[] = []
  for (const id of ids)
    statuses.push((await post(shared(), `/crew-day/${token}/trouble`, { id, reference: null, words: 'Help' })).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  const again = await post(shared(), `/crew-day/${token}/trouble`, { id: ids[0], reference: null, words: 'Help' })
  expect(again.status).toBe(200)
  await runDueJobs(shared())
})

const doorMails = async (held: HeldBooking) =>
  (await arriving()).filter(({ subject }) => subject?.includes(held.booking.reference))

test('the guest hears once that somebody is at the door, when the tap can no longer be taken back', async () => {
  const { day, held, chauffeur } = await booked()
  const token = await linkFor(shared(), desk, day, chauffeur.id)
  const at = tokyoInstant(day, '07:48')
  await atTime(shared(), at, async () => {
    await sendTaps(shared(), token, [tapOf(held, 'on_the_way', addMinutes(at, -20)), tapOf(held, 'arrived', at)])
    expect(await doorMails(held)).toEqual([])
  })
  await atTime(shared(), addMinutes(at, 3), async () => {
    const letters = await doorMails(held)
    expect(letters).toHaveLength(1)
    const [first] = chauffeur.name.split(' ')
    expect(letters[0]?.subject).toBe(`${first} is at the door (${held.booking.reference})`)
    expect(letters[0]?.text).toContain('since 07:48: Imperial Hotel, Tokyo.')
    expect(letters[0]?.recipients).toEqual(['eleanor@example.com'])
  })
})

test('nothing is told of an arrival that was taken back, came late, or of a day that was called off', async () => {
  const undone = await booked()
  const late = await booked()
  const off = await booked()
  const act = async ({ day, held, chauffeur }: typeof undone, minutesLate: number, isUndone: boolean) => {
    const token = await linkFor(shared(), desk, day, chauffeur.id)
    const at = tokyoInstant(day, '07:48')
    const tap = tapOf(held, 'arrived', at)
    await atTime(shared(), addMinutes(at, minutesLate), () =>
      sendTaps(shared(), token, [
        ...[tapOf(held, 'on_the_way', addMinutes(at, -20)), tap],
        ...(isUndone ? [undoOf(tap, addMinutes(at, 1))] : []),
      ]),
    )
  }
  await act(undone, 1, true)
  await act(late, 21, false)
  await act(off, 0, false)
  const { db } = shared().ctx
  const { reference } = off.held.booking
  await db.updateTable('bookings').set({ state: 'cancelled' }).where('reference', '=', reference).execute()
  for (const { day, held } of [undone, late, off])
    await atTime(shared(), tokyoInstant(day, '08:12'), async () => expect(await doorMails(held)).toEqual([]))
})

test('nothing is told of an arrival once the guests are on board, nor of one hours before the day', async () => {
  const boarded = await booked()
  const early = await booked()
  const act = async ({ day, held, chauffeur }: typeof boarded, time: string, isOnBoard: boolean) => {
    const token = await linkFor(shared(), desk, day, chauffeur.id)
    const at = tokyoInstant(day, time)
    await atTime(shared(), addMinutes(at, 1), () =>
      sendTaps(shared(), token, [
        ...[tapOf(held, 'on_the_way', addMinutes(at, -20)), tapOf(held, 'arrived', at)],
        ...(isOnBoard ? [tapOf(held, 'on_board', addMinutes(at, 1))] : []),
      ]),
    )
    await atTime(shared(), addMinutes(at, 4), async () => expect(await doorMails(held)).toEqual([]))
  }
  await act(boarded, '07:48', true)
  await act(early, '05:00', false)
})

test('the log of requests holds no token of a link', async () => {
  const lines: string[] = []
  const accessLog = createAccessLogger('info', { write: (line) => lines.push(line) })
  const annai = await startTestAnnai({ demo: true, accessLog })
  const held = await bookAndPay(annai)
  const office = await signIn(annai, 'admin')
  const { id } = await memberOf(annai, held, 'chauffeur')
  const token = await linkFor(annai, office, held.booking.startsAt.slice(0, 10), id)
  lines.length = 0
  await openDay(annai, token)
  await sendTaps(annai, token, [tapOf(held, 'on_the_way', annai.clock.now())])
  await annai.app.inject({ url: `/my-day/${token}` })
  await annai.app.inject({ url: `/my-day/${token}/cut` })
  await annai.app.inject({ method: 'DELETE', url: `/api/crew-day/${token}` })
  expect(lines.length).toBeGreaterThanOrEqual(5)
  expect(lines.join('')).toContain('/api/crew-day/:token/taps')
  expect(lines.join('')).not.toContain(token)
})
