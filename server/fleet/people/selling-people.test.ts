import { expect, onTestFinished, test } from 'vitest'
import type { CarJob } from '#contract/cars.ts'
import type { PersonDetail, PersonPaper } from '#contract/people.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { addJob } from '#server/platform/jobs.ts'
import { closeMail } from '#server/platform/mail.ts'
import { startMailServer } from '#server/platform/mail-server.fixture.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post, usualWish } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, ownDays, type SignedIn, signIn, wholeCoaster } from '#server/testing/scene.ts'
import { aPerson, noPapers } from './people.fixture.ts'

let desk: SignedIn
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await signIn(started, 'admin')
})
const ownDay = ownDays('2027-03-01')

const read = async (id: string, on: TestAnnai = annai()): Promise<PersonDetail> =>
  (await get(on, `/admin/people/${id}`, desk.headers)).body
const addPaper = async (id: string, fields: Record<string, string>) => {
  const answer = await annai().app.inject({
    method: 'POST',
    url: `/api/admin/people/${id}/papers?${new URLSearchParams(fields)}`,
    headers: desk.headers,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const busDrivers = async () => {
  const fleet = await loadFleet(annai().ctx)
  return fleet.chauffeurs.filter(({ drives }) => drives.includes('coaster')).map(({ id }) => id)
}
const quote = async (day: string) =>
  (await post(annai(), '/quotes', { ...usualWish, ...wholeCoaster, day })).body.code ?? 'quoted'
const paperOf = async (id: string, kind: PersonPaper['kind']) => {
  const paper = (await read(id)).papers.find((one) => one.kind === kind)
  if (!paper) throw new Error(`No ${kind}.`)
  return paper
}
const awayOf = async (id: string, day: string): Promise<string[]> => {
  const { rows } = (await get(annai(), `/admin/dispatch?day=${day}`, desk.headers)).body
  return rows.find((row: { id: string }) => row.id === id)?.away.map(({ words }: { words: string }) => words) ?? []
}

test('whoever drives is out of sale from the day after the health check ends, on the page and on the board', async () => {
  const drivers = await busDrivers()
  const [day, next] = [ownDay(), ownDay()]
  expect([await quote(day), await quote(next)]).toEqual(['quoted', 'quoted'])
  const kept = new Map<string, PersonPaper>()
  for (const id of drivers) {
    const paper = await paperOf(id, 'health-check')
    kept.set(id, paper)
    const short = { kind: 'health-check', name: 'Health check', endsOn: day, replaces: paper.id }
    expect((await addPaper(id, short)).body.papersUntil).toBe(day)
  }
  // On its last day they still drive.
  expect([await quote(day), await quote(next)]).toEqual(['quoted', 'inventory.sold-out'])
  expect(await awayOf(drivers[0] ?? '', next)).toContainEqual(expect.stringContaining('Papers ended on'))
  for (const id of drivers) {
    const replaces = (await paperOf(id, 'health-check')).id
    await addPaper(id, { kind: 'health-check', name: 'Health check', endsOn: kept.get(id)?.endsOn ?? '', replaces })
  }
  expect(await quote(next)).toBe('quoted')
})

test('without a licence nobody is sold: not before it is there, and not once it is dropped', async () => {
  const drivers = await busDrivers()
  const [id = ''] = drivers
  const day = ownDay()
  const licence = await paperOf(id, 'licence')
  const dropped = await post(annai(), `/admin/people/${id}/papers/${licence.id}/drop`, {}, desk.headers)
  expect([dropped.body.lacks, dropped.body.state.is]).toEqual([['licence'], expect.not.stringMatching(/^free/)])
  expect(await awayOf(id, day)).toContain('No licence yet')
  const fleet = await loadFleet(annai().ctx)
  expect(fleet.chauffeurs.find((one) => one.id === id)?.lacks).toEqual(['licence'])
  const small = await addPaper(id, { kind: 'licence', name: 'L', number: licence.number, licenceClass: 'ordinary' })
  expect(small.body.fields.licenceClass).toContain('needs a medium or large second-class licence')
  const again = await addPaper(id, {
    ...{ kind: 'licence', name: licence.name, number: licence.number, licenceClass: 'large' },
    endsOn: licence.endsOn ?? '',
  })
  expect([again.status, again.body.lacks]).toEqual([200, []])
  expect(await awayOf(id, day)).not.toContain('No licence yet')
})

test('somebody new is sold from the first day on, once the papers are there', async () => {
  const day = ownDay()
  const everyDay = aPerson.week.map((_, at) => (at < 5 ? { fromMinutes: 300, untilMinutes: 1080 } : null))
  const papers = {
    ...{ licenceClass: 'large', licenceNumber: '306100000001' },
    ...{ licenceEndsOn: '2029-01-01', healthCheckEndsOn: '2029-01-01', registrationNumber: '' },
  }
  const typed = { ...aPerson, drives: ['coaster'], week: everyDay, phone: '+819055501234', beginsOn: addDays(day, 7) }
  const drivers = await busDrivers()
  const without = async <T>(work: () => Promise<T>): Promise<T> => {
    await annai().database.pool.query('UPDATE resources SET active = false WHERE id = ANY ($1)', [drivers])
    try {
      return await work()
    } finally {
      await annai().database.pool.query('UPDATE resources SET active = true WHERE id = ANY ($1)', [drivers])
    }
  }
  await without(async () => {
    const { status, body } = await post(annai(), '/admin/people', { ...typed, ...papers }, desk.headers)
    expect([status, body.lacks]).toEqual([200, []])
    const week = Array.from({ length: 7 }, (_, at) => addDays(day, at))
    const after = Array.from({ length: 7 }, (_, at) => addDays(day, at + 7))
    const sold = async (days: string[]) => (await Promise.all(days.map(quote))).filter((one) => one === 'quoted').length
    expect(await sold(week)).toBe(0)
    expect(await sold(after)).toBeGreaterThan(0)
  })
})

test('a licence number is one person’s, of two who enter it at once too', async () => {
  const add = (phone: string, seal: string) =>
    post(
      annai(),
      '/admin/people',
      {
        ...{ ...aPerson, ...noPapers, phone, seal, licenceClass: 'ordinary', licenceNumber: '306199999999' },
        licenceEndsOn: '2029-01-01',
      },
      desk.headers,
    )
  const answers = await Promise.all([add('+819055509001', '雪'), add('+819055509002', '星')])
  expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true])
})

test('a paper of a person is of a person: kinds of cars, and of other work, are refused', async () => {
  const { id } = (await loadFleet(annai().ctx)).guides[0] ?? { id: '' }
  expect((await addPaper(id, { kind: 'inspection', name: 'Inspection' })).body.fields).toHaveProperty('kind')
  const licence = { kind: 'licence', name: 'L', number: '1', licenceClass: 'ordinary' }
  expect((await addPaper(id, licence)).body.fields).toHaveProperty('kind')
  expect((await addPaper(id, { kind: 'guide-registration', name: 'R' })).body.fields).toHaveProperty('number')
  const [driver = ''] = await busDrivers()
  expect((await addPaper(driver, { kind: 'licence', name: 'L' })).body.fields).toMatchObject({
    ...{ licenceClass: 'Which licence is it?', number: 'Write its number.' },
  })
  const car = (await loadFleet(annai().ctx)).vehicles[0]?.id ?? ''
  expect((await addPaper(car, { kind: 'first-aid', name: 'Aid' })).body.code).toBe('people.unknown')
})

test('whoever leaves keeps the past, works until the last day, and every later job goes to the tray at once', async () => {
  const [before, after] = [await bookAndPay(annai(), { day: ownDay() }), await bookAndPay(annai(), { day: ownDay() })]
  const chauffeurOf = async (reference: string) => {
    const row = await annai()
      .ctx.db.selectFrom('assignments')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .innerJoin('chauffeurs', 'chauffeurs.resource_id', 'assignments.resource_id')
      .select('assignments.resource_id')
      .where('reference', '=', reference)
      .where('live', '=', true)
      .executeTakeFirst()
    return row?.resource_id
  }
  const id = (await chauffeurOf(after.booking.reference)) ?? ''
  const { version, name } = await read(id)
  const lastDay = before.booking.startsAt.slice(0, 10)
  const ahead = (await get(annai(), `/admin/people/${id}/jobs-ahead?lastDay=${lastDay}`, desk.headers)).body.jobs
  expect(ahead.map(({ reference }: CarJob) => reference)).toContain(after.booking.reference)
  expect(ahead.every(({ startsAt }: CarJob) => startsAt.slice(0, 10) > lastDay)).toBe(true)
  const path = `/admin/people/${id}/employment`
  const deed = { version, lastDay, reason: 'Moves to Osaka' }
  const stale = await post(annai(), path, { ...deed, version: version + 5 }, desk.headers)
  expect(stale.body.code).toBe('office.changed-meanwhile')
  expect(await chauffeurOf(after.booking.reference)).toBe(id)
  const far = await post(annai(), path, { ...deed, lastDay: '2199-01-01' }, desk.headers)
  expect(far.body.fields).toHaveProperty('lastDay')
  const held = await chauffeurOf(before.booking.reference)
  const key = { ...desk.headers, 'idempotency-key': 'leaves-once-and-for-all' }
  const [done, again] = [await post(annai(), path, deed, key), await post(annai(), path, deed, key)]
  expect([done.status, done.body.lastDay, again.body]).toEqual([200, lastDay, done.body])
  expect(done.body.history[0]).toMatchObject({ deed: 'ended the employment', reason: 'Moves to Osaka' })
  expect(await chauffeurOf(after.booking.reference)).toBeUndefined()
  expect(await chauffeurOf(before.booking.reference)).toBe(held)
  expect(await awayOf(id, after.booking.startsAt.slice(0, 10))).toContainEqual(expect.stringMatching(/^With us until /))
  expect(await brokenPromises(annai())).toEqual([])
  // Until the last day they are ours, and after it they have left; the office still reads everything.
  expect((await read(id)).state.is).not.toBe('left')
  await atTime(annai(), tokyoInstant(addDays(lastDay, 1), '09:00'), async () => {
    desk = await signIn(annai(), 'admin')
    await addJob(annai().ctx.db, 'fleet.let-go', {})
    await runDueJobs(annai())
    const left = await read(id)
    expect([left.state.is, left.name, left.history.length]).toEqual(['left', name, done.body.history.length])
    const { rows } = (await get(annai(), '/admin/people?view=left', desk.headers)).body
    expect(rows.map((row: { id: string }) => row.id)).toEqual([id])
    // Back again: sold from now on; what went to the tray stays there.
    const back = await post(annai(), path, { version: left.version, lastDay: null, reason: 'Stays' }, desk.headers)
    expect([back.status, back.body.lastDay, back.body.state.is === 'left']).toEqual([200, null, false])
  })
  desk = await signIn(annai(), 'admin')
  expect(await chauffeurOf(after.booking.reference)).toBeUndefined()
})

test('demo people have papers that hold for longer than anybody books ahead', async () => {
  const { ctx } = await startTestAnnai({ demo: true })
  const fleet = await loadFleet(ctx)
  const people = [...fleet.chauffeurs, ...fleet.guides]
  expect(people.filter(({ lacks = [] }) => lacks.length > 0)).toEqual([])
  expect(people.filter(({ papersUntil }) => papersUntil && papersUntil < '2027-12-31')).toEqual([])
  expect(fleet.chauffeurs.every(({ papersUntil }) => typeof papersUntil === 'string')).toBe(true)
})

test('the desk is told before a licence ends as before a car’s inspection, and not of who left', async () => {
  const server = await startMailServer()
  const own = await startTestAnnai({
    ...{ demo: true, settings: { mail: server.settings, publicUrl: 'https://annai.example' } },
  })
  onTestFinished(() => closeMail(own.ctx))
  const [one, other] = (await loadFleet(own.ctx)).chauffeurs
  for (const id of [one?.id ?? '', other?.id ?? ''])
    await own.ctx.db
      .updateTable('papers')
      .set({ ends_on: '2026-11-25' })
      .where('resource_id', '=', id)
      .where('kind', '=', 'licence')
      .execute()
  await own.ctx.db
    .updateTable('resources')
    .set({ last_day: '2026-11-10' })
    .where('id', '=', other?.id ?? '')
    .execute()
  await addJob(own.ctx.db, 'fleet.warn-of-papers', {})
  expect(await runDueJobs(own)).toEqual([])
  const letters = server.letters.filter(({ subject }) => subject?.includes('Licence'))
  expect(letters.map(({ subject }) => subject)).toEqual([`${one?.name}: Licence, second class ends in 10 days`])
  expect(letters[0]?.text).toContain('they take no job until the new paper is there')
})
