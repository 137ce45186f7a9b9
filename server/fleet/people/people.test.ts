import { expect, test } from 'vitest'
import type { PersonDetail, PersonRow } from '#contract/people.ts'
import { demoId } from '#server/fleet/demo/demo-id.rules.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'
import { aPerson, noPapers } from './people.fixture.ts'

let desk: SignedIn
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await signIn(started, 'admin')
})

const list = async (query = '') => (await get(annai(), `/admin/people${query}`, desk.headers)).body
const read = async (id: string): Promise<PersonDetail> => (await get(annai(), `/admin/people/${id}`, desk.headers)).body
let phones = 100
const newPhone = () => `+81 90 5550 0${phones++}`
/** A character that nobody has yet on the seal, each time. */
let seals = 0x5200
const add = (more: object = {}) =>
  post(
    annai(),
    '/admin/people',
    { ...aPerson, ...noPapers, phone: newPhone(), seal: String.fromCodePoint(seals++), ...more },
    desk.headers,
  )
const save = async ({ id, version, ...person }: PersonDetail, changed: object) => {
  const {
    familyName,
    givenName,
    nameJa,
    reading,
    seal,
    phone,
    email,
    languages,
    garage,
    beginsOn,
    drives,
    week,
    contractMonthMinutes,
  } = person
  const fields = {
    familyName,
    givenName,
    nameJa,
    reading,
    seal,
    phone,
    email,
    languages,
    garage,
    beginsOn,
    contractMonthMinutes,
    drives,
    week,
  }
  const answer = await annai().app.inject({
    ...{ method: 'PUT', url: `/api/admin/people/${id}`, payload: { version, ...fields, ...changed } },
    headers: desk.headers,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const nagai = demoId('chauffeur', 4)

test('the list begins with whoever lacks a paper, then with the paper that ends first', async () => {
  const { rows, total, counts } = await list('?rows=100')
  expect(total).toBe(rows.length)
  expect(counts).toMatchObject({ all: total, papers: 2, left: 0 })
  expect(
    rows.slice(0, 2).map(({ name, nextPaper }: PersonRow) => [name, nextPaper?.name, nextPaper?.daysLeft]),
  ).toEqual([
    ['Kenji Sakamoto', 'Aptitude test', 47],
    ['James Whitfield', 'First aid', 55],
  ])
  const { body: bare } = await add({ givenName: 'Aaron' })
  const after = await list()
  expect([after.rows[0].id, after.rows[0].lacks]).toEqual([bare.id, ['licence', 'health-check']])
  expect(after.heldBack).toEqual([{ id: bare.id, name: 'Aaron Uchimura', paper: 'Licence', endedOn: null }])
})

test('somebody is found by name, reading or telephone, however it is typed, and filters narrow further', async () => {
  const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).rows.map(({ name }: PersonRow) => name)
  for (const q of ['nagai', 'Nagai Hiroshi', '永井', 'ながい', 'ナガイ', '090-0000-0004', '0004'])
    expect(await found(q), q).toEqual(['Hiroshi Nagai'])
  expect(await found("' OR 1=1 --")).toEqual([])
  const korean = (await list('?language=ko')).rows.map(({ name }: PersonRow) => name)
  expect(korean.toSorted()).toEqual(['Ji-Woo Park', 'Mai Sugawara'])
  expect((await list('?view=guides')).total).toBe(14)
  const buses = (await list('?drives=coaster&garage=koto')).rows.map(({ name }: PersonRow) => name)
  expect(buses.toSorted()).toEqual(['Hiroshi Nagai', 'Kazuya Ishikawa', 'Osamu Nishio'])
  expect((await list('?sort=phone')).code).toBe('platform.invalid-input')
})

test('the list asks the database as often for many people as for few', async () => {
  expect(await countStatements(annai(), () => list())).toBeLessThanOrEqual(7)
})

test('the file has what the filters leave', async () => {
  const asked = { view: 'guides', q: 'Dubois', columns: 'name,speaks,paper,telephone' }
  const { body } = await post(annai(), '/admin/people/file', asked, desk.headers)
  const file = await annai().app.inject({ url: `/api${body.link}` })
  const lines = file.body.trim().split('\r\n')
  expect([lines[0], lines.length]).toEqual(['Name,Speaks,Next paper,Telephone', 2])
  expect(lines[1]).toMatch(/^Claire Dubois,"Japanese, English, French",First aid 20/)
})

test('a chauffeur is saved without a licence, and the history says who added them', async () => {
  const { status, body } = await add()
  expect([status, body.name, body.version, body.lacks]).toEqual([
    ...[200, 'Makoto Uchimura', 1],
    ['licence', 'health-check'],
  ])
  expect(body.state).toEqual({ is: 'held-back', until: null })
  expect(body.history[0]).toMatchObject({ deed: 'added the chauffeur', by: 'Test' })
  const guide = await add({ kind: 'guide', drives: [], registrationNumber: 'EN09999' })
  expect([guide.status, guide.body.lacks]).toEqual([200, []])
  expect(guide.body.papers).toMatchObject([{ kind: 'guide-registration', number: 'EN09999', holdsBack: false }])
})

test('a licence that ended yesterday is refused at its field; with one in force they are ready', async () => {
  const licence = { licenceClass: 'ordinary', licenceNumber: '306122074410' }
  const ended = await add({ ...licence, licenceEndsOn: '2026-11-14' })
  expect([ended.status, ended.body.fields]).toEqual([
    400,
    { licenceEndsOn: 'It ended yesterday. Enter the new one, or leave it empty for now.' },
  ])
  const { status, body } = await add({ ...licence, licenceEndsOn: '2026-11-15', healthCheckEndsOn: '2027-10-02' })
  expect([status, body.lacks, body.papersUntil]).toEqual([200, [], '2026-11-15'])
  const again = await add({ ...licence, licenceEndsOn: '2028-01-01' })
  expect(again.body.fields).toEqual({ licenceNumber: 'This is the number of Makoto Uchimura.' })
})

test('what makes no sense is refused by the name of its field', async () => {
  const fieldsOf = async (more: object) => Object.keys((await add(more)).body.fields ?? {})
  expect(await fieldsOf({ familyName: ' ' })).toEqual(['familyName'])
  expect(await fieldsOf({ reading: 'Uchida' })).toEqual(['reading'])
  expect(await fieldsOf({ seal: '内田' })).toEqual(['seal'])
  expect(await fieldsOf({ seal: '1' })).toEqual(['seal'])
  expect(await fieldsOf({ phone: '' })).toEqual(['phone'])
  expect(await fieldsOf({ phone: '090 5550 0131' })).toEqual(['phone'])
  expect(await fieldsOf({ email: 'nobody' })).toEqual(['email'])
  expect(await fieldsOf({ languages: [] })).toEqual(['languages'])
  expect(await fieldsOf({ languages: ['klingon'] })).toEqual(['languages.0'])
  expect(await fieldsOf({ garage: 'nowhere' })).toEqual(['garage'])
  expect(await fieldsOf({ beginsOn: '2026-02-30' })).toEqual(['beginsOn'])
  expect(await fieldsOf({ drives: [] })).toEqual(['drives'])
  expect(await fieldsOf({ kind: 'guide' })).toEqual(['drives'])
  expect(
    await fieldsOf({ drives: ['coaster'], licenceClass: 'ordinary', licenceNumber: '1', licenceEndsOn: '2028-01-01' }),
  ).toEqual(['drives'])
  expect(await fieldsOf({ week: aPerson.week.slice(1) })).toEqual(['week'])
  expect(await fieldsOf({ week: aPerson.week.map(() => null) })).toEqual(['week'])
  const hundred = aPerson.week.map(() => ({ fromMinutes: 300, untilMinutes: 1160 }))
  const refused = await add({ week: hundred })
  expect(refused.body.fields.week).toBe('91 h a week: more than 66 h is not allowed.')
  expect(await fieldsOf({ licenceNumber: '77' })).toEqual(['licenceClass'])
  expect(await fieldsOf({ registrationNumber: 'EN1' })).toEqual(['registrationNumber'])
  expect(await fieldsOf({ active: false })).toEqual(['active'])
})

test('two people cannot share one telephone, however it is written: the second is told whose it is', async () => {
  const { status, body } = await add({ phone: '+81(0)90-0000-0004' })
  expect([status, body.code]).toEqual([409, 'people.phone-taken'])
  expect(body.fields.phone).toBe(
    'This is Hiroshi Nagai’s number. Two people cannot share one: the day’s link goes to it.',
  )
  const phone = newPhone()
  const answers = await Promise.all([add({ phone }), add({ phone }), add({ phone })])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409])
  const people = await annai()
    .ctx.db.selectFrom('resources')
    .select('id')
    .where('phone', 'like', `%${phone.slice(-4)}`)
    .execute()
  expect(people).toHaveLength(1)
})

test('without the index of telephones all who enter one at once would have it', async () => {
  await annai().database.pool.query('ALTER INDEX one_phone_a_person RENAME TO kept_phone')
  const { rows } = await annai().database.pool.query("SELECT pg_get_indexdef('kept_phone'::regclass) AS made")
  await annai().database.pool.query('DROP INDEX kept_phone')
  const phone = newPhone()
  const answers = await Promise.all(Array.from({ length: 6 }, () => add({ phone })))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  await annai().database.pool.query('UPDATE resources SET active = false WHERE phone = $1', [phone.replace(/ /g, '')])
  await annai().database.pool.query(String(rows[0].made).replace('kept_phone', 'one_phone_a_person'))
})

test('a taken seal is refused and the next free character is offered; whoever shares one already keeps it', async () => {
  const { body } = await add({ nameJa: '林田 純', seal: '林' })
  expect(body.fields).toEqual({ seal: '林 is the seal of Yuko Hayashida. 田 is free.' })
  const lin = await read(demoId('chauffeur', 18))
  expect(lin.seal).toBe('林')
  expect((await save(lin, { email: 'wei@annai.example' })).status).toBe(200)
})

test('a change is saved with who made it; the version of another is not written over', async () => {
  const person = await read(nagai)
  const week = person.week.map((hours, at) => (at === 4 && hours ? { fromMinutes: 720, untilMinutes: 1380 } : hours))
  const saved = await save(person, { week, languages: ['ja', 'en', 'fr'] })
  expect([saved.status, saved.body.version, saved.body.week[4]]).toEqual([
    ...[200, 2],
    { fromMinutes: 720, untilMinutes: 1380 },
  ])
  expect(saved.body.history[0].changes).toEqual([
    { name: 'Speaks', before: 'Japanese, English', after: 'Japanese, English, French' },
    {
      name: 'A usual week',
      before: 'Tue to Sat 04:00 to 20:00',
      after: 'Tue to Thu 04:00 to 20:00, Fri 12:00 to 23:00, Sat 04:00 to 20:00',
    },
  ])
  const stale = await save(person, { email: 'late@annai.example' })
  expect([stale.status, stale.body.code]).toEqual([409, 'office.changed-meanwhile'])
  const both = await Promise.all([
    save(saved.body, { email: 'one@annai.example' }),
    save(saved.body, { email: 'other@annai.example' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  // Saved as it is, nothing happened, and the number keeps its spacing.
  const now = await read(nagai)
  const same = await save(now, { phone: now.phone.replaceAll(' ', '') })
  expect([same.body.version, same.body.phone]).toEqual([now.version, '+81 90 0000 0004'])
})

test('the hours of one weekday are hours of that day alone, on the board and for who is free', async () => {
  const person = await read(demoId('chauffeur', 6))
  // Mondays and Tuesdays are free; Wednesday begins at noon.
  const week = person.week.map((hours, at) => (at === 2 && hours ? { fromMinutes: 720, untilMinutes: 1380 } : hours))
  expect((await save(person, { week })).status).toBe(200)
  const shiftOn = async (day: string) => {
    const { rows } = (await get(annai(), `/admin/dispatch?day=${day}`, desk.headers)).body
    return rows.find(({ id }: { id: string }) => id === person.id).shifts[0]
  }
  expect(await shiftOn('2027-02-03')).toEqual({ from: '2027-02-03T12:00:00+09:00', until: '2027-02-03T23:00:00+09:00' })
  expect(await shiftOn('2027-02-04')).toEqual({ from: '2027-02-04T06:00:00+09:00', until: '2027-02-04T22:00:00+09:00' })
})

test('an unknown person is none, and nobody but the office sees any', async () => {
  const nobody = '/admin/people/00000000-0000-4000-8000-000000000000'
  expect((await get(annai(), nobody, desk.headers)).body.code).toBe('people.unknown')
  expect((await get(annai(), '/admin/people/nonsense', desk.headers)).body.fields).toHaveProperty('id')
  // A car is no person.
  expect((await get(annai(), `/admin/people/${demoId('vehicle', 1)}`, desk.headers)).body.code).toBe('people.unknown')
  const visitor = await signIn(annai())
  for (const path of ['/admin/people', '/admin/person-choices', nobody])
    expect((await get(annai(), path, visitor.headers)).body.code, path).toBe('platform.forbidden')
})

test('hours by contract are kept, told in the history, and a limit that no month has is refused', async () => {
  const person = await read(nagai)
  expect((await save(person, { contractMonthMinutes: 30 })).body.fields).toHaveProperty('contractMonthMinutes')
  expect((await save(person, { contractMonthMinutes: 24_001 })).body.fields).toHaveProperty('contractMonthMinutes')
  const { body } = await save(person, { contractMonthMinutes: 140 * 60 })
  expect(body).toMatchObject({ contractMonthMinutes: 8400 })
  expect(body.history[0].changes).toEqual([{ name: 'Contract a month', before: '173 h', after: '140 h' }])
  const none = await save(body, { contractMonthMinutes: null })
  expect(none.body.contractMonthMinutes).toBeNull()
})

test('the list tells the duty of the month beside contract and limit, and the tab of the limit those who are near it', async () => {
  const { body } = await get(annai(), '/admin/people?rows=100&sort=-month', desk.headers)
  expect(body.month).toBe('2026-11')
  const all: PersonRow[] = body.rows
  const totals = all.map(({ month }) => month.doneMinutes + month.plannedMinutes)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  expect(totals[0]).toBeGreaterThan(0)
  const [busiest] = all.filter(({ kind }) => kind === 'chauffeur')
  if (!busiest) throw new Error('Nobody drives.')
  expect(busiest.month.limitMinutes).toBe(16_500)
  // The month sheet of the same person says the same.
  const sheet = (await get(annai(), `/admin/people/${busiest.id}/months/2026-11`, desk.headers)).body
  const { doneMinutes, plannedMinutes } = busiest.month
  expect(sheet.ofMonth).toEqual({ doneMinutes, plannedMinutes })
  expect(doneMinutes + plannedMinutes).toBe(sheet.sums.dutyMinutes)
  // The control: with a limit of an hour whoever works at all is near it.
  const near = async () => (await get(annai(), '/admin/people?view=limit', desk.headers)).body.total
  const before = await near()
  const limit = async (utmost_month_minutes: number) => {
    await annai()
      .ctx.db.updateTable('duty_policies')
      .set({ utmost_month_minutes })
      .where('kind', '=', 'chauffeur')
      .execute()
    forgetFleet(annai().ctx)
  }
  await limit(60)
  expect(await near()).toBeGreaterThan(before)
  await limit(16_500)
})
