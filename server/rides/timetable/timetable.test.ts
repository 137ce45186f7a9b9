import { expect, test } from 'vitest'
import type { FlightRow, OfficeFlight } from '#contract/office-flights.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, guest, post, quoteFor } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { type Ground, openGround, refusedFields } from '#server/testing/ground-desk.ts'

let desk: Ground
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await openGround(started)
})

const aFlight = {
  ...{ number: 'BR 0892', fromCity: 'Taipei Songshan', terminal: 'haneda-terminal-3', lands: '11:35' },
  isInternational: true,
}
const list = async (query = '') => (await desk.ask('GET', `/flights${query}`)).body
const add = (more: object = {}) => desk.ask('POST', '/flights', { ...aFlight, ...more })
const save = ({ id, ...flight }: Partial<OfficeFlight>) => desk.ask('PUT', `/flights/${id}`, flight)
const editable = ({ id, version, fromCity, terminal, lands, isInternational }: OfficeFlight) => ({
  ...{ id, version, fromCity, terminal, lands, isInternational },
})
const lookUp = (number: string) => get(annai(), `/rides/flights/${encodeURIComponent(number)}`)

test('flights are found by number however it is spaced, by city, terminal and kind, and counted as numbers are', async () => {
  const { rows, total, counts, choices } = await list()
  expect([rows.length, total, total > 100]).toEqual([25, counts.inUse, true])
  expect(choices.terminal.map(({ id }: { id: string }) => id)).toContain('haneda-terminal-3')
  const numbers = async (query: string) => (await list(query)).rows.map(({ number }: FlightRow) => number)
  for (const q of ['nh212', 'NH 212', 'nh 212'])
    expect(await numbers(`?q=${encodeURIComponent(q)}`)).toEqual(['NH 212'])
  expect((await list('?q=new%20york')).rows.every(({ fromCity }: FlightRow) => /^New York/.test(fromCity))).toBe(true)
  const domestic = (await list('?kind=domestic&terminal=haneda-terminal-1&rows=100')).rows
  expect(domestic.length).toBeGreaterThan(1)
  expect(domestic.every((row: FlightRow) => !row.isInternational && row.terminal === 'haneda-terminal-1')).toBe(true)
  const sorted = await numbers('?q=JL&rows=100')
  expect(sorted).toEqual(sorted.toSorted((a: string, b: string) => Number(a.slice(3)) - Number(b.slice(3))))
  const late = (await list('?sort=-lands')).rows.map(({ lands }: FlightRow) => lands)
  expect(late).toEqual(late.toSorted().toReversed())
  expect((await list('?q=100%25')).total).toBe(0)
})

test('a flight that is added answers the next guest who types it, and a change of its hour as well', async () => {
  expect((await lookUp('BR892')).status).toBe(404)
  const { status, body } = await add()
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: 'BR892', number: 'BR 892', version: 1, bookings: { count: 0, lastDay: null } })
  expect(body.history[0]).toMatchObject({ deed: 'added the flight', by: 'Test' })
  expect((await lookUp('br 892')).body).toMatchObject({ lands: '11:35', terminal: 'haneda-terminal-3' })
  const saved = await save({ ...editable(body), lands: '23:55', fromCity: 'Taipei' })
  expect(saved.body).toMatchObject({ lands: '23:55', version: 2 })
  expect(saved.body.history[0].changes).toEqual([
    { name: 'From', before: 'Taipei Songshan', after: 'Taipei' },
    { name: 'Lands', before: '11:35', after: '23:55' },
  ])
  expect((await lookUp('BR892a')).body.lands).toBe('23:55')
  const late = await save({ ...editable(body), fromCity: 'Mine' })
  expect([late.status, late.body.code]).toEqual([409, 'office.changed-meanwhile'])
  expect((await save({ ...editable(saved.body) })).body.version).toBe(2)
})

test('a flight stands once in the timetable, however fast two enter it', async () => {
  const many = await Promise.all(Array.from({ length: 4 }, () => add({ number: 'CI 222' })))
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const twice = await add({ number: 'ci0222' })
  expect([twice.body.code, refusedFields(twice)]).toEqual(['flights.already', ['number']])
})

test.each([
  ['a number that is none', { number: 'Concorde' }, 'number'],
  ['no city', { fromCity: '  ' }, 'fromCity'],
  ['an hour that no clock has', { lands: '25:10' }, 'lands'],
  ['a terminal that is none', { terminal: 'tokyo-tower' }, 'terminal'],
  ['a kind that is none', { isInternational: 'yes' }, 'isInternational'],
])('%s is refused at its field', async (_, more, field) => {
  const refused = await add({ number: 'ZZ 12', ...more })
  expect([refused.status, refusedFields(refused)]).toEqual([400, [field]])
  expect((await lookUp('ZZ12')).status).toBe(404)
})

test('no flight lands where none of its kind does: nobody would know when its guests come out', async () => {
  const { body } = await desk.ask('GET', '/terminals')
  const inland = body.terminals.find(
    (one: { internationalMinutes: number | null }) => one.internationalMinutes === null,
  )
  const refused = await add({ number: 'ZZ 13', terminal: inland.slug })
  expect(refused.body.fields.terminal).toBe(`No flight from abroad lands at ${inland.placeName}.`)
  expect((await add({ number: 'ZZ 13', terminal: inland.slug, isInternational: false })).status).toBe(200)
})

test('a retired flight is known to no guest any more, its bookings are named and stay, and it comes back', async () => {
  const quote = await quoteFor(annai())
  const held = await post(annai(), '/bookings', { ...guest, quoteId: quote.id, flight: 'nh 0204' })
  expect(held.status).toBe(200)
  const before = (await desk.ask('GET', '/flights/NH204')).body as OfficeFlight
  expect(before.bookings.count).toBeGreaterThan(0)
  expect((await list('?q=NH204')).rows[0].bookingsAhead).toBe(before.bookings.count)
  const asked = { version: before.version, reason: 'No longer flown.' }
  const { body: retired } = await desk.ask('POST', '/flights/NH204/retire', asked)
  expect(retired).toMatchObject({ isRetired: true, bookings: before.bookings })
  expect((await lookUp('NH204')).status).toBe(404)
  expect((await list('?view=retired')).rows.map(({ id }: FlightRow) => id)).toEqual(['NH204'])
  const again = await add({ number: 'NH204' })
  expect(again.body.fields.number).toContain('retired: bring it back there')
  expect((await desk.ask('POST', '/flights/NH204/back', asked)).status).toBe(400)
  const back = await desk.ask('POST', '/flights/NH204/back', { version: retired.version })
  expect(back.body).toMatchObject({ isRetired: false, version: before.version + 2 })
  expect((await lookUp('NH204')).status).toBe(200)
})

test('at a terminal that is out of use a guest says where they land', async () => {
  const { body: place } = await desk.ask('GET', '/places/narita-terminal-3')
  await desk.ask('POST', '/places/narita-terminal-3/retire', { version: place.version, reason: 'Closed.' })
  expect((await lookUp('7C1101')).status).toBe(404)
  const back = { version: place.version + 1 }
  expect((await desk.ask('POST', '/places/narita-terminal-3/back', back)).status).toBe(200)
  expect((await lookUp('7C1101')).status).toBe(200)
})

test('the file has what the filters leave, and a page asks the database as often for many as for few', async () => {
  const { body } = await post(annai(), '/admin/flights/file', { kind: 'domestic' }, desk.headers)
  const file = await annai().app.inject({ url: `/api${body.link}` })
  const lines = file.body.trim().split('\r\n')
  expect(lines[0]).toBe('Flight,From,Terminal,Lands,Kind,Bookings ahead')
  expect(lines.length).toBe((await list('?kind=domestic')).total + 1)
  const few = await countStatements(annai(), () => list('?q=nh212'))
  expect(await countStatements(annai(), () => list('?rows=100'))).toBe(few)
})
