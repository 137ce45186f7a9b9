import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '#contract/endpoint.ts'
import { bookingStatuses, type OfficeBookingRow, type officeBookings } from '#contract/office-bookings.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-02-01')
let desk: SignedIn
let [paid, held]: HeldBooking[] = []
const span = '2027-02-01..2027-02-27'

type Answer = OutputOf<typeof officeBookings>
const list = async (query = '', who = desk): Promise<Answer> => {
  const { status, body } = await get(annai(), `/office/bookings${query && `?${query}`}`, who.headers)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const referencesOf = ({ rows }: { rows: readonly OfficeBookingRow[] }) => rows.map(({ reference }) => reference)

beforeAll(async () => {
  desk = await signIn(annai(), 'admin')
  paid = await bookAndPay(annai(), { day: ownDay() })
  held = await holdFor(annai(), { day: ownDay(), guests: 2 })
})

test('a row says what the desk needs to know', async () => {
  const { rows } = await list(`days=${span}`)
  expect(referencesOf({ rows })).toEqual([paid?.booking.reference, held?.booking.reference])
  expect(rows[0]).toMatchObject({
    leadName: 'Eleanor Marsh',
    tour: { slug: 'kamakura-and-the-great-buddha', line: expect.stringMatching(/^[A-Z]$/) },
    guests: 3,
    missing: [],
    payment: 'paid',
    dueYen: 0,
    status: 'confirmed',
    source: 'site',
    startsAt: '2027-02-01T08:00:00+09:00',
  })
  expect(rows[0]?.crew.length).toBeGreaterThan(0)
  expect(rows[1]).toMatchObject({ payment: 'held', status: 'on-hold', heldUntil: expect.stringContaining('+09:00') })
})

const sortedBy: [string, (row: OfficeBookingRow) => string | number][] = [
  ['reference', (row) => row.reference],
  ['guest', (row) => row.leadName.toLowerCase()],
  ['starts', (row) => row.startsAt],
  ['party', (row) => row.guests],
  ['total', (row) => row.totalYen],
  ['made', (row) => row.createdAt],
]
test.each(sortedBy)('sorted by %s, up and down, no row is on two pages', async (sort, keyOf) => {
  const [up, down] = [await list(`sort=${sort}&rows=50`), await list(`sort=-${sort}&rows=50`)]
  const keys = up.rows.map(keyOf)
  expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  const first = down.rows.map(keyOf)
  expect(first).toEqual([...first].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
  const second = await list(`sort=${sort}&rows=50&page=2`)
  expect(referencesOf(second).filter((one) => referencesOf(up).includes(one))).toEqual([])
})

test('every booking has one status, and the filter says the same as the row', async () => {
  const all = await list()
  let sum = 0
  for (const status of bookingStatuses) {
    const { rows, total } = await list(`status=${status}&rows=100`)
    expect(rows.filter((row) => row.status !== status)).toEqual([])
    sum += total
  }
  expect(sum).toBe(all.total)
  expect((await list('status=on-hold,pending')).rows.every(({ status }) => status !== 'confirmed')).toBe(true)
})

test('what begins later today and is under way is called so, and by the clock it is done', async () => {
  const startsAt = new Date('2027-02-01T08:00:00+09:00')
  const at = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000)
  const statusAt = (when: Date) =>
    atTime(annai(), when, async () => {
      const later = await signIn(annai(), 'admin')
      return (await list(`q=${paid?.booking.reference}`, later)).rows[0]?.status
    })
  expect(await statusAt(at(-1))).toBe('confirmed')
  expect(await statusAt(at(1))).toBe('on-the-road')
  expect(await statusAt(at(40))).toBe('done')
})

test('guests who are on board before their hour are under way, in the row and by the filter', async () => {
  const { reference = '' } = paid?.booking ?? {}
  const early = new Date('2027-02-01T07:45:00+09:00')
  await atTime(annai(), early, async () => {
    const later = await signIn(annai(), 'admin')
    const under = async () => (await list(`q=${reference}&status=on-the-road`, later)).rows.map(({ status }) => status)
    expect(await under()).toEqual([])
    for (const step of ['on_the_way', 'arrived', 'on_board']) {
      const mark = { id: randomUUID(), step, at: early.toISOString() }
      expect((await post(annai(), `/admin/dispatch/jobs/${reference}/marks`, mark, later.headers)).status).toBe(200)
    }
    expect(await under()).toEqual(['on-the-road'])
    expect((await list(`q=${reference}&status=confirmed`, later)).total).toBe(0)
  })
})

test('the tabs count what they show', async () => {
  const { counts } = await list()
  const service = 'on-hold,pending,needs-crew,confirmed,on-the-road,done,no-show'
  const shown = {
    all: await list(),
    today: await list(`days=today&status=${service}`),
    'next-7': await list(`days=next-7&status=${service}`),
    'needs-crew': await list('status=needs-crew'),
    'balance-due': await list('payment=due'),
    'on-hold': await list('status=on-hold'),
  }
  expect(counts).toEqual(Object.fromEntries(Object.entries(shown).map(([view, { total }]) => [view, total])))
})

test('a crew that fell away is named, and the booking is among those that need one', async () => {
  const booked = await bookAndPay(annai(), { day: ownDay() })
  const { db } = annai().ctx
  const lost = db.selectFrom('resources').select('id').where('kind', '=', 'chauffeur')
  const ofBooking = db.selectFrom('bookings').select('id').where('reference', '=', booked.booking.reference)
  await db
    .updateTable('assignments')
    .set({ live: false })
    .where('booking_id', 'in', ofBooking)
    .where('resource_id', 'in', lost)
    .execute()
  await db.updateTable('bookings').set({ needs_crew: true }).where('id', 'in', ofBooking).execute()
  const { rows } = await list(`status=needs-crew&days=${span}`)
  expect(rows).toMatchObject([{ reference: booked.booking.reference, status: 'needs-crew', missing: ['chauffeur'] }])
  await db.updateTable('bookings').set({ needs_crew: false }).where('id', 'in', ofBooking).execute()
})

test('what is owed follows the price, the money and the state, and nothing else', async () => {
  const booked = await bookAndPay(annai(), { day: ownDay() })
  const { reference, totalYen } = booked.booking
  const { db } = annai().ctx
  const due = async () => (await list(`payment=due&q=${reference}`)).rows[0]?.dueYen
  const set = (change: object) => db.updateTable('bookings').set(change).where('reference', '=', reference).execute()
  expect(await due()).toBeUndefined()
  await set({ total_yen: totalYen + 5000 })
  expect(await due()).toBe(5000)
  await set({ note: 'Vegetarian' })
  expect(await due()).toBe(5000)
  await set({ state: 'cancelled' })
  expect(await due()).toBeUndefined()
  await set({ state: 'confirmed' })
  expect(await due()).toBe(5000)
  await set({ total_yen: totalYen })
  expect(await due()).toBeUndefined()
  expect((await list(`payment=paid&q=${reference}`)).total).toBe(1)
})

test.each([
  () => `q=${paid?.booking.reference.slice(3)}`,
  () => `q=${paid?.booking.reference.toLowerCase()}`,
  () => 'q=eleanor marsh',
  () => 'q=ELEANOR@EXAMPLE',
  () => `line=${'K'}&tour=kamakura-and-the-great-buddha`,
])('a search and filters find it (%#)', async (query) => {
  expect(referencesOf(await list(`${query()}&days=${span}`))).toContain(paid?.booking.reference)
})

test('by the place of pick-up, too; and what LIKE would read as a sign is a sign', async () => {
  const { db } = annai().ctx
  const pickUp = { kind: 'hotel', name: 'Ryokan 100% Quiet', nameJa: null, area: 'x', latitude: null, longitude: null }
  const reference = held?.booking.reference ?? ''
  await db
    .updateTable('bookings')
    .set({ pick_up: JSON.stringify(pickUp) })
    .where('reference', '=', reference)
    .execute()
  expect(referencesOf(await list('q=100%25'))).toEqual([reference])
  expect((await list('q=%25%25%25')).total).toBe(0)
})

test('who drives is found by name, and nobody else’s days', async () => {
  const { rows, choices } = await list(`days=${span}`)
  const wanted = rows.find(({ reference }) => reference === paid?.booking.reference)
  const chauffeur = choices.chauffeur?.find(({ label }) => wanted?.crew.includes(label.split(' ').at(-1) ?? ''))
  const found = await list(`chauffeur=${chauffeur?.id}&rows=100`)
  expect(referencesOf(found)).toContain(paid?.booking.reference)
  expect(found.rows.every(({ crew }) => crew.includes(chauffeur?.label.split(' ').at(-1) ?? ''))).toBe(true)
  expect((await list('chauffeur=nobody')).total).toBe(0)
  expect((await list('tour=nothing-of-ours')).total).toBe(0)
})

test('a page beyond the last is the last', async () => {
  const { rows, page, total } = await list('page=4000&rows=100')
  expect(page).toBe(Math.ceil(total / 100))
  expect(rows.length).toBeGreaterThan(0)
})

test('tours and rides are listed apart, and together they are all bookings', async () => {
  const [tours, rides, all] = [await list('kind=tour'), await list('kind=other'), await list('kind=all')]
  expect(rides.total).toBeGreaterThan(0)
  expect(tours.total + rides.total).toBe(all.total)
  expect([tours.counts.all, rides.counts.all, all.counts.all]).toEqual([tours.total, rides.total, all.total])
  expect(tours.rows.every(({ tour, ride }: ListedRow) => tour !== null && ride === null)).toBe(true)
  expect(rides.rows.every(({ tour, ride }: ListedRow) => tour === null && ride !== null)).toBe(true)
  for (const view of ['today', 'next-7', 'needs-crew', 'balance-due', 'on-hold'])
    expect((tours.counts[view] ?? 0) + (rides.counts[view] ?? 0), view).toBe(all.counts[view])
})

type ListedRow = { tour: object | null; ride: object | null }

test.each(['sort=password', 'rows=7', 'status=unknown', 'days=someday', 'page=0', 'admin=1', 'kind=none'])(
  '"%s" is refused',
  async (query) => {
    expect((await get(annai(), `/office/bookings?${query}`, desk.headers)).status).toBe(400)
  },
)

test('a hundred rows take as many statements as one', async () => {
  const few = await countStatements(annai(), () => list('rows=25'))
  const many = await countStatements(annai(), () => list('rows=100'))
  expect(many).toBe(few)
  // Who calls (one), the tours, the counts, the page, the crews.
  expect(many).toBeLessThanOrEqual(6)
})

const fileOf = async (asked: object) => {
  const { body } = await post(annai(), '/office/bookings/file', asked, desk.headers)
  return (await annai().app.inject({ method: 'GET', url: `/api${body.link}` })) as { statusCode: number; body: string }
}

test('the file holds all pages in the columns shown, and formulas are text', async () => {
  const { db } = annai().ctx
  const reference = held?.booking.reference ?? ''
  await db.updateTable('bookings').set({ lead_name: '=1+1' }).where('reference', '=', reference).execute()
  const file = await fileOf({ days: span, columns: 'reference,guest,total', sort: 'starts' })
  const lines = file.body.split('\r\n')
  expect(lines[0]).toBe('\uFEFFReference,Guest,Total (yen)')
  expect(lines[1]).toBe(`${paid?.booking.reference},Eleanor Marsh,${paid?.booking.totalYen}`)
  expect(lines[2]).toBe(`${reference},"'=1+1",${held?.booking.totalYen}`)
  const chosen = await fileOf({ only: reference, columns: 'reference' })
  expect(chosen.body).toBe(`\uFEFFReference\r\n${reference}\r\n`)
  expect((await fileOf({})).body.split('\r\n').length).toBe((await list()).total + 2)
})

test('the link of a file lasts five minutes, and no other opens anything', async () => {
  const { body } = await post(annai(), '/office/bookings/file', { columns: 'reference' }, desk.headers)
  const open = (link: string) => annai().app.inject({ method: 'GET', url: `/api${link}` })
  expect((await open(body.link)).statusCode).toBe(200)
  expect((await open(`${body.link}x`)).statusCode).toBe(404)
  expect((await open('/lists/bookings/file')).statusCode).toBe(404)
  const later = new Date(annai().clock.now().getTime() + 300_000)
  expect((await atTime(annai(), later, () => open(body.link))).statusCode).toBe(404)
})
