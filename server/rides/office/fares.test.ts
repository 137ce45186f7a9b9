import { expect, test } from 'vitest'
import type { Fares, OfficeFares, TriedRide } from '#contract/fares.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, guest, post } from '#server/testing/bookings.ts'
import { signIn } from '#server/testing/scene.ts'

const begins = '2026-12-01T00:00:00+09:00'

/** An office with the usual fares, and what it can do with them. */
async function openOffice() {
  const annai = await startTestAnnai({ demo: true })
  let { headers } = await signIn(annai, 'admin')
  const read = async (): Promise<OfficeFares> => (await get(annai, '/admin/fares', headers)).body
  return {
    annai,
    headers: () => headers,
    read,
    start: (more: object = {}) =>
      post(annai, '/admin/fares/draft', { name: 'Winter', inForceFrom: begins, ...more }, headers),
    save: async (version: number, fares: Fares, more: object = {}) => {
      const payload = { version, name: 'Winter', inForceFrom: begins, fares, ...more }
      const answer = await annai.app.inject({ method: 'PUT', url: '/api/admin/fares/draft', payload, headers })
      return { status: answer.statusCode, body: answer.json() }
    },
    put: (version: number, more: Record<string, string> = {}) =>
      post(annai, '/admin/fares/draft/put-in-force', { version }, { ...headers, ...more }),
    tried: (fares: Fares, month = '2026-11', more: object = {}) =>
      post(annai, '/admin/fares/try', { month, fares, ...more }, headers),
    takeBack: (id: string) => post(annai, `/admin/fares/tables/${id}/take-back`, {}, headers),
    look: (id: string) => get(annai, `/admin/fares/tables/${id}`, headers),
    /** At a moment of the test's clock, signed in anew. */
    goTo: async (day: string, time = '12:00') => {
      annai.clock.advance(tokyoInstant(day, time).getTime() - annai.clock.now().getTime())
      headers = (await signIn(annai, 'admin')).headers
    },
  }
}

const dearer = (fares: Fares, by = 1_000): Fares => ({
  ...fares,
  flat: fares.flat.map((row, index) =>
    index === 0
      ? { ...row, yen: Object.fromEntries(Object.entries(row.yen).map(([code, yen]) => [code, yen + by])) }
      : row,
  ),
})

/** Haneda to Marunouchi, which the first row is about. */
const aRide = {
  ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'aman-tokyo', day: '2026-12-20', time: '13:00', guests: 2 },
  vehicleClass: 'sedan',
}
const quoteRide = async (annai: TestAnnai, more: object = {}) => post(annai, '/rides/quotes', { ...aRide, ...more })
const yenOf = async (annai: TestAnnai, more: object = {}): Promise<number> => {
  const { status, body } = await quoteRide(annai, more)
  if (status !== 200) throw new Error(`No quote: ${JSON.stringify(body)}`)
  return body.totalYen
}

test('a draft begins as what is in force; there is one at a time, and none in the past', async () => {
  const { read, start, annai, headers } = await openOffice()
  const { inForce, draft } = await read()
  expect(draft).toBeNull()
  expect((await start({ inForceFrom: '2026-11-15T00:00:00+09:00' })).body.code).toBe('fares.too-early')
  expect((await start({ inForceFrom: 'soon' })).body.fields).toHaveProperty('inForceFrom')
  expect((await start({ name: '' })).body.fields).toHaveProperty('name')
  expect((await start({ from: '00000000-0000-4000-8000-000000000000' })).body.fields).toHaveProperty('from')
  const both = await Promise.all([start(), start()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const begun = (await read()).draft
  expect(begun).toMatchObject({ name: 'Winter', version: 1, changed: 0, inForceFrom: begins, fares: inForce.fares })
  expect((await start()).body.code).toBe('fares.draft-exists')
  expect((await post(annai, '/admin/fares/draft/drop', { version: 9 }, headers())).body.code).toBe(
    'office.changed-meanwhile',
  )
  expect((await post(annai, '/admin/fares/draft/drop', { version: 1 }, headers())).status).toBe(200)
  expect((await post(annai, '/admin/fares/draft/drop', { version: 1 }, headers())).body.code).toBe('fares.no-draft')
  expect((await read()).history.slice(0, 2).map(({ deed }) => deed)).toEqual([
    'threw the draft “Winter” away',
    `began the draft “Winter” from “${inForce.name}”`,
  ])
})

test('the draft is saved in the version that was looked at, counts its changes, and changes nothing that is sold', async () => {
  const { annai, read, start, save } = await openOffice()
  const before = await yenOf(annai)
  const { body } = await start()
  const saved = await save(1, dearer(body.fares))
  expect([saved.status, saved.body.version, saved.body.changed]).toEqual([200, 2, 3])
  const stale = await save(1, dearer(body.fares, 5_000))
  expect([stale.status, stale.body.code]).toEqual([409, 'office.changed-meanwhile'])
  expect((await read()).draft?.fares).toEqual(dearer(body.fares))
  expect(await yenOf(annai)).toBe(before)
  const [row] = (await read()).tables
  expect(row).toMatchObject({ state: 'draft', changed: 3, sold: 0, perRideYen: null, madeBy: 'Test' })
})

test('what makes no sense is refused by its field, whether it is to be saved or only tried', async () => {
  const { read, start, save, tried } = await openOffice()
  await start()
  const { fares } = (await read()).inForce
  const twice = { ...fares, flat: [...fares.flat, ...fares.flat.slice(0, 1)] }
  const where = `fares.flat.${fares.flat.length}.areas.0`
  expect((await save(1, twice)).body.fields).toEqual({ [where]: 'Another row has a fare to this area.' })
  expect((await tried(twice)).body.fields).toHaveProperty(where)
  const night = { ...fares, night: { ...fares.night, until: fares.night.from } }
  expect((await save(1, night)).body.fields).toHaveProperty('fares.night.until')
  expect((await save(1, { ...fares, roundingYen: 7 as never })).body.fields).toHaveProperty('fares.roundingYen')
  expect((await tried(fares, '2026-13')).body.fields).toHaveProperty('month')
  const [first, ...others] = fares.flat
  const free = { ...fares, flat: first ? [{ ...first, yen: { ...first.yen, sedan: 0 } }, ...others] : [] }
  expect((await save(1, free)).body.fields).toEqual({ 'fares.flat.0.yen.sedan': 'A ride is never free.' })
  const never = await save(1, fares, { inForceFrom: '9999-12-31T00:00:00+09:00' })
  expect(never.body.fields).toEqual({ inForceFrom: 'At most two years ahead.' })
  expect((await read()).draft?.version).toBe(1)
})

test('from its moment on the draft is what rides cost; quotes that were given are kept, and can be booked', async () => {
  const { annai, read, start, save, put, goTo } = await openOffice()
  await goTo('2026-11-30', '23:50')
  const before = await yenOf(annai)
  const { body: draft } = await start()
  await save(1, dearer(draft.fares))
  const { status, body } = await put(2)
  expect([status, body.draft]).toEqual([200, null])
  expect(body.tables.slice(0, 2).map(({ state }: { state: string }) => state)).toEqual(['coming', 'in-force'])
  expect(body.history[0]).toMatchObject({ deed: 'put “Winter” in force from Tuesday 1 December 2026', by: 'Test' })
  expect(body.history[0].changes).toHaveLength(3)
  const given = (await quoteRide(annai)).body
  expect(given.totalYen).toBe(before)
  annai.clock.advance(15 * 60_000)
  expect(await yenOf(annai)).toBe(before + 1_000)
  // The quote of ten to midnight still holds for its half hour, at its price.
  const held = await post(annai, '/orders', { items: [{ quoteId: given.quotes[0].id }], ...guest })
  expect([held.status, held.body.held?.[0]?.booking.totalYen]).toEqual([200, before])
  const { reference } = held.body.held[0].booking
  const bookings = [{ reference, token: held.body.held[0].token }]
  const paid = await post(annai, '/orders/pay', { bookings, card: { token: await cardToken(annai) } })
  expect(paid.status).toBe(200)
  const [now, last] = (await read()).tables
  expect(now).toMatchObject({ state: 'in-force', sold: 0, perRideYen: null, inForceUntil: null })
  const was = body.tables[1]
  expect(last).toMatchObject({ state: 'past', sold: was.sold + 1, inForceUntil: begins })
  expect(Math.abs((last?.perRideYen ?? 0) - (was.sold * (was.perRideYen ?? 0) + before) / (was.sold + 1))).toBeLessThan(
    2,
  )
  // Pages that name prices are drawn anew at that moment, and once.
  let drawn = 0
  const begin = async () => void drawn++
  await runDueJobs(annai, { 'rides.fares-begin': begin })
  await runDueJobs(annai, { 'rides.fares-begin': begin })
  expect(drawn).toBe(1)
})

test('fares begin in the future, with a change, and at a moment of their own', async () => {
  const { start, save, put, goTo, read } = await openOffice()
  const { body: draft } = await start()
  expect((await put(1)).body.code).toBe('fares.unchanged')
  const { body: saved } = await save(1, dearer(draft.fares))
  expect((await put(1)).body.code).toBe('office.changed-meanwhile')
  expect((await put(saved.version)).status).toBe(200)
  expect((await put(saved.version)).body.code).toBe('fares.no-draft')
  const { body: second } = await start({ name: 'Also winter' })
  // What it begins with is what counts at its moment.
  expect([second.changed, second.fares]).toEqual([0, dearer(draft.fares)])
  const other = await save(1, dearer(second.fares, 2_000))
  expect((await put(other.body.version)).body.fields).toHaveProperty('inForceFrom')
  await goTo('2026-12-02')
  expect((await put(other.body.version)).body.code).toBe('fares.too-early')
  expect((await read()).inForce.name).toBe('Winter')
})

test('of two who put it in force at once one does, and the same attempt sent twice is one', async () => {
  const { start, save, put, read } = await openOffice()
  const before = (await read()).tables.length
  const { body: draft } = await start()
  await save(1, dearer(draft.fares))
  const answers = await Promise.all([put(2), put(2), put(2)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect((await read()).tables).toHaveLength(before + 1)
  await start({ name: 'Spring', inForceFrom: '2027-03-01T00:00:00+09:00' })
  await save(1, dearer(draft.fares, 3_000), { name: 'Spring', inForceFrom: '2027-03-01T00:00:00+09:00' })
  const key = { 'idempotency-key': 'spring-fares-once' }
  const [first, again] = [await put(2, key), await put(2, key)]
  expect([first.status, again.body]).toEqual([200, first.body])
})

test('before its moment a table can be made a draft again and looked into; from its moment on it counts', async () => {
  const { annai, start, save, put, takeBack, look, goTo, read } = await openOffice()
  const before = await yenOf(annai)
  const { body: draft } = await start()
  await save(1, dearer(draft.fares))
  const { body: coming } = await put(2)
  const [winter, autumn] = coming.tables
  expect((await look(winter.id)).body).toMatchObject({
    ...{ state: 'coming', name: 'Winter', inForceFrom: begins, inForceUntil: null, fares: dearer(draft.fares) },
    before: { id: autumn.id, fares: draft.fares },
  })
  // Another draft stands in its way, and stays as it is.
  await start({ name: 'Spring', inForceFrom: '2027-03-01T00:00:00+09:00' })
  expect((await takeBack(winter.id)).body.code).toBe('fares.draft-exists')
  expect((await read()).draft?.name).toBe('Spring')
  await post(annai, '/admin/fares/draft/drop', { version: 1 }, (await signIn(annai, 'admin')).headers)
  // Of two who take it back at once one does.
  const answers = await Promise.all([takeBack(winter.id), takeBack(winter.id)])
  expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true])
  expect(answers.some(({ status }) => status >= 500)).toBe(false)
  const again = (await read()).draft
  expect(again).toMatchObject({ id: winter.id, name: 'Winter', changed: 3, version: 3 })
  expect((await read()).history[0]?.deed).toBe('made “Winter” a draft again')
  await goTo('2026-12-02')
  expect(await yenOf(annai)).toBe(before)
  await save(3, dearer(draft.fares), { inForceFrom: '2026-12-05T00:00:00+09:00' })
  expect((await put(4)).status).toBe(200)
  await goTo('2026-12-06')
  expect(await yenOf(annai)).toBe(before + 1_000)
  expect((await takeBack(winter.id)).body.code).toBe('fares.not-coming')
  expect((await takeBack('00000000-0000-4000-8000-000000000000')).body.code).toBe('fares.unknown-table')
  expect((await look('00000000-0000-4000-8000-000000000000')).body.code).toBe('fares.unknown-table')
})

test('a draft is compared and tried with the table that counts at its moment', async () => {
  const { start, save, put, tried, read } = await openOffice()
  const { body: draft } = await start()
  await save(1, dearer(draft.fares))
  await put(2)
  const { body: spring } = await start({ name: 'Spring', inForceFrom: '2027-03-01T00:00:00+09:00' })
  expect([spring.before.name, spring.fares, spring.changed]).toEqual(['Winter', dearer(draft.fares), 0])
  expect((await save(1, draft.fares, { name: 'Spring', inForceFrom: spring.inForceFrom })).body.changed).toBe(3)
  const now = (await tried(dearer(draft.fares), '2028-02')).body.rides
  const then = (await tried(dearer(draft.fares), '2028-02', { at: '2027-03-01T00:00:00+09:00' })).body.rides
  const changed = (rides: TriedRide[]) => rides.filter(({ nowYen, draftYen }) => nowYen !== draftYen).length
  expect([changed(now) > 0, changed(then)]).toEqual([true, 0])
  // A moment long ago is compared with what counts now.
  const moved = await save(2, draft.fares, { name: 'Spring', inForceFrom: '1970-01-01T00:00:00+09:00' })
  expect([moved.status, moved.body.before.id]).toEqual([200, (await read()).inForce.id])
  expect((await put(3)).body.code).toBe('fares.too-early')
  expect((await tried(draft.fares, '2028-02', { at: '1970-01-01T00:00:00+09:00' })).status).toBe(200)
})

test('tried on twenty rides: real ones first, usual ones to fill up, and nothing is changed by it', async () => {
  const { annai, read, tried } = await openOffice()
  const { body: given } = await quoteRide(annai, { day: '2027-06-16' })
  const held = await post(annai, '/orders', { items: [{ quoteId: given.quotes[0].id }], ...guest })
  const { booking, token } = held.body.held[0]
  const paying = { bookings: [{ reference: booking.reference, token }], card: { token: await cardToken(annai) } }
  expect((await post(annai, '/orders/pay', paying)).status).toBe(200)
  const before = await read()
  const { fares } = before.inForce
  const { status, body } = await tried(dearer(fares), '2027-06')
  expect([status, body.rides.length]).toEqual([200, 20])
  const real = body.rides.find(({ reference }: TriedRide) => reference === booking.reference)
  expect(real).toMatchObject({ nowYen: booking.totalYen, draftYen: booking.totalYen + 1_000 })
  expect(real.detail).toBe('Crown, Marsh, 2')
  expect(body.rides.map(({ reference }: TriedRide) => reference)).toEqual([booking.reference, ...Array(19).fill(null)])
  expect(body.all).toEqual({ count: 1, nowYen: booking.totalYen, draftYen: booking.totalYen + 1_000 })
  expect(body.remarks[0]).toMatch(/^Haneda to Chiyoda would cost ¥[\d,]+ more than the taxi’s /)
  const same = (await tried(fares, '2027-06')).body
  expect(same.rides.every(({ nowYen, draftYen }: TriedRide) => nowYen === draftYen)).toBe(true)
  expect(same.remarks).toEqual([])
  // A month that nobody rides in is tried on usual rides alone.
  const empty = (await tried(dearer(fares), '2028-02')).body
  expect([empty.rides.length, empty.all]).toEqual([20, { count: 0, nowYen: 0, draftYen: 0 }])
  expect(empty.rides.every(({ reference }: TriedRide) => reference === null)).toBe(true)
  expect(await read()).toEqual(before)
})

test('nobody but the office sees or changes fares', async () => {
  const { annai } = await openOffice()
  const { headers } = await signIn(annai)
  for (const path of ['/admin/fares/draft', '/admin/fares/draft/put-in-force', '/admin/fares/try'])
    expect((await post(annai, path, {}, headers)).body.code, path).toBe('platform.forbidden')
  expect((await get(annai, '/admin/fares')).body.code).toBe('platform.not-signed-in')
})
