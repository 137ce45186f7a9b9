import { expect, onTestFinished, test, vi } from 'vitest'
import type { CarDetail, Paper } from '#contract/cars.ts'
import { addJob } from '#server/platform/jobs.ts'
import { closeMail } from '#server/platform/mail.ts'
import { startMailServer } from '#server/platform/mail-server.fixture.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post, usualWish } from '#server/testing/bookings.ts'
import { atTime, inMinutes, ownDays, type SignedIn, signIn, wholeCoaster } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'

let desk: SignedIn
const shared = shareTestAnnai({ demo: true }, async (annai) => {
  desk = await signIn(annai, 'admin')
})
const ownDay = ownDays('2027-03-01')

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')

/** Sends a paper as the browser does: the fields in the address, the scan as the body. */
async function addPaper(id: string, fields: Record<string, string>, file?: Buffer, on: TestAnnai = shared()) {
  const answer = await on.app.inject({
    method: 'POST',
    url: `/api/admin/cars/${id}/papers?${new URLSearchParams({ kind: 'inspection', name: 'Inspection', ...fields })}`,
    headers: { ...desk.headers, ...(file ? { 'content-type': 'application/octet-stream' } : {}) },
    ...(file ? { payload: file } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const read = async (id: string): Promise<CarDetail> => (await get(shared(), `/admin/cars/${id}`, desk.headers)).body
const carsOf = async (vehicleClass: string, on: TestAnnai = shared()): Promise<string[]> => {
  const cars = await on.ctx.db.selectFrom('vehicles').select('resource_id').where('class', '=', vehicleClass).execute()
  return cars.map(({ resource_id }) => resource_id).toSorted()
}
const drop = (id: string, paperId: string) =>
  post(shared(), `/admin/cars/${id}/papers/${paperId}/drop`, {}, desk.headers)
const lastAdded = async (id: string, name: string): Promise<Paper> => {
  const paper = (await read(id)).papers.find((one) => one.name === name)
  if (!paper) throw new Error(`No paper ${name}.`)
  return paper
}

test('a car is out of sale from the day after its inspection ends, on the page and on the board, until a new one is there', async () => {
  const coasters = await carsOf('coaster')
  const [day, next] = [ownDay(), ownDay()]
  const quote = async (on: string) =>
    (await post(shared(), '/quotes', { ...usualWish, ...wholeCoaster, day: on })).body.code ?? 'quoted'
  expect([await quote(day), await quote(next)]).toEqual(['quoted', 'quoted'])
  for (const id of coasters) await addPaper(id, { name: 'Short inspection', endsOn: day })
  // On its last day it still drives.
  expect([await quote(day), await quote(next)]).toEqual(['quoted', 'inventory.sold-out'])
  const board = (await get(shared(), `/admin/dispatch?day=${next}`, desk.headers)).body
  const row = JSON.stringify(board.rows?.find(({ id }: { id: string }) => id === coasters[0]) ?? board)
  expect(row).toContain('Papers ended on')
  expect((await read(coasters[0] ?? '')).papersUntil).toBe(day)
  for (const id of coasters) {
    const { id: paperId } = await lastAdded(id, 'Short inspection')
    expect((await addPaper(id, { name: 'New inspection', endsOn: addDays(next, 700), replaces: paperId })).status).toBe(
      200,
    )
  }
  expect(await quote(next)).toBe('quoted')
})

test('a process that heard of nothing else hears of a paper', async () => {
  const first = await startTestAnnai({ demo: true })
  const second = await startTestAnnai({ demo: true, databaseUrl: first.databaseUrl, hears: true })
  const { headers } = await signIn(first, 'admin')
  const day = '2027-03-20'
  const quote = async () =>
    (await post(second, '/quotes', { ...usualWish, ...wholeCoaster, day })).body.code ?? 'quoted'
  expect(await quote()).toBe('quoted')
  const mine = desk
  desk = { ...desk, headers }
  for (const id of await carsOf('coaster', first)) await addPaper(id, { endsOn: addDays(day, -1) }, undefined, first)
  desk = mine
  await vi.waitFor(async () => expect(await quote()).toBe('inventory.sold-out'), soon)
})

test('a child seat holds no car back', async () => {
  const [id = ''] = await carsOf('coaster')
  const before = (await read(id)).papersUntil
  const { body } = await addPaper(id, { kind: 'child-seat', name: 'A seat', endsOn: '2020-01-01' })
  expect(body.papersUntil).toBe(before)
  const seat = body.papers.find(({ name }: Paper) => name === 'A seat')
  expect(seat).toMatchObject({ holdsBack: false, daysLeft: expect.any(Number), fileName: null })
  expect((await drop(id, seat.id)).body.papers).toHaveLength(body.papers.length - 1)
  const again = await drop(id, seat.id)
  expect([again.status, again.body.code]).toEqual([404, 'cars.unknown-paper'])
})

test('a scan is what its bytes say; its link gives it back as a file and ends after five minutes', async () => {
  const [id = ''] = await carsOf('hiaceLong')
  const { body } = await addPaper(id, { kind: 'permit', name: 'Permit', fileName: '許可 "1".exe' }, pdf)
  const paper = body.papers.find(({ name }: Paper) => name === 'Permit')
  expect(paper).toMatchObject({ fileName: '許可 1.exe.pdf', endsOn: null, daysLeft: null, holdsBack: true })
  const linked = await post(shared(), `/admin/cars/${id}/papers/${paper.id}/file`, {}, desk.headers)
  const fetched = () => shared().app.inject({ url: `/api${linked.body.link}` })
  const file = await fetched()
  expect(file.rawPayload).toEqual(pdf)
  expect(file.headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
    'content-disposition': expect.stringMatching(/^attachment; filename="__ 1\.exe\.pdf"; filename\*=UTF-8''%E8/),
  })
  await atTime(shared(), inMinutes(shared(), 6), async () => {
    expect((await fetched()).json().code).toBe('office.file-ended')
  })
  expect((await shared().app.inject({ url: `/api${linked.body.link}A` })).statusCode).toBe(404)
  const other = await post(
    shared(),
    `/admin/cars/${(await carsOf('coaster'))[0]}/papers/${paper.id}/file`,
    {},
    desk.headers,
  )
  expect(other.body.code).toBe('cars.unknown-paper')
})

test('what is no scan is refused, and nothing of it is kept', async () => {
  const [id = ''] = await carsOf('hiaceLong')
  const { papers } = await read(id)
  const html = await addPaper(id, { name: 'Bad', fileName: 'a.pdf' }, Buffer.from('<html><script>1</script></html>'))
  expect([html.status, html.body.code]).toEqual([400, 'cars.no-file'])
  // A name without a file: it was lost on the way.
  expect((await addPaper(id, { name: 'Bad', fileName: 'a.pdf' })).body.code).toBe('cars.no-file')
  const large = await addPaper(
    id,
    { name: 'Bad', fileName: 'a.pdf' },
    Buffer.concat([pdf, Buffer.alloc(8 * 1024 * 1024)]),
  )
  expect(large.status).toBe(413)
  expect((await addPaper(id, { name: '' })).body.fields).toHaveProperty('name')
  expect((await addPaper(id, { kind: 'licence' })).body.fields).toHaveProperty('kind')
  expect((await addPaper(id, { endsOn: '2027-02-30' })).body.fields).toHaveProperty('endsOn')
  expect((await addPaper(id, { endsOn: '9999-12-31' })).body.fields).toHaveProperty('endsOn')
  const none = '00000000-0000-4000-8000-000000000000'
  expect((await addPaper(id, { name: 'Bad', replaces: none })).body.code).toBe('cars.unknown-paper')
  expect((await addPaper(none, { name: 'Bad' })).body.code).toBe('cars.unknown')
  expect((await read(id)).papers).toEqual(papers)
})

test('of two who replace the same paper one is told, and one new paper counts', async () => {
  const [id = ''] = await carsOf('hiaceLong')
  await addPaper(id, { kind: 'other', name: 'Tachograph' })
  const { id: replaces } = await lastAdded(id, 'Tachograph')
  const again = () => addPaper(id, { kind: 'other', name: 'Tachograph', detail: 'New', replaces })
  const answers = await Promise.all([again(), again()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await read(id)).papers.filter(({ name }) => name === 'Tachograph')).toHaveLength(1)
})

test('jobs that lie after the end of a paper are named', async () => {
  const day = ownDay()
  const { booking } = await bookAndPay(shared(), { day, ...wholeCoaster })
  const coasters = await carsOf('coaster')
  for (const id of coasters) await addPaper(id, { name: 'Too short', endsOn: addDays(day, -1) })
  const beyond = await Promise.all(coasters.map(async (id) => (await read(id)).beyondPapers))
  expect(beyond.flat().map(({ reference }) => reference)).toEqual([booking.reference])
  for (const id of coasters) await drop(id, (await lastAdded(id, 'Too short')).id)
  expect((await Promise.all(coasters.map(async (id) => (await read(id)).beyondPapers))).flat()).toEqual([])
})

test('a stop that the board knows is a stop of the car', async () => {
  const [id = ''] = await carsOf('hiaceLong')
  const day = ownDay()
  const span = { from: `${day}T09:00:00+09:00`, until: `${day}T12:00:00+09:00` }
  const entered = { resourceId: id, kind: 'repair', note: 'Tyres', ...span }
  await post(shared(), '/admin/dispatch/absences', entered, desk.headers)
  expect((await read(id)).stops).toEqual([{ id: expect.any(String), note: 'Tyres', ...span, state: 'planned' }])
  await atTime(shared(), tokyoInstant(day, '10:00'), async () => {
    desk = await signIn(shared(), 'admin')
    const { stops, state } = await read(id)
    expect([stops[0]?.state, state]).toEqual(['now', { is: 'in-repair', until: span.until }])
  })
})

test('the desk is told 30, 14 and 3 days before a paper ends, each time once', async () => {
  const server = await startMailServer()
  const annai = await startTestAnnai({
    demo: true,
    settings: { mail: server.settings, publicUrl: 'https://annai.example' },
  })
  onTestFinished(() => closeMail(annai.ctx))
  const sweepAt = async (day: string) => {
    annai.clock.advance(tokyoInstant(day, '08:10').getTime() - annai.clock.now().getTime())
    const before = server.letters.length
    await addJob(annai.ctx.db, 'fleet.warn-of-papers', {})
    expect(await runDueJobs(annai)).toEqual([])
    return server.letters
      .slice(before)
      .map(({ subject }) => subject ?? '')
      .filter((subject) => / ends /.test(subject))
  }
  const insurance = 'Alphard 35-60: Passenger insurance ends'
  const inspection = 'HiAce Grand Cabin 14-53: Three-month inspection ends'
  // The first start is two and three weeks before: what would have been told a month before is told at once.
  expect((await sweepAt('2026-11-15')).toSorted()).toEqual([`${insurance} in 15 days`, `${inspection} in 21 days`])
  expect(server.letters.at(-1)?.text).toContain('the car takes no job')
  expect(await sweepAt('2026-11-15')).toEqual([])
  expect(await sweepAt('2026-11-16')).toEqual([`${insurance} in 14 days`])
  expect(await sweepAt('2026-11-20')).toEqual([])
  // The server was away on the day itself.
  expect((await sweepAt('2026-11-28')).toSorted()).toEqual([`${insurance} in 2 days`, `${inspection} in 8 days`])
  expect(await sweepAt('2026-11-30')).toEqual([])
  // What has ended is not told any more.
  expect(await sweepAt('2026-12-01')).toEqual([])
})
