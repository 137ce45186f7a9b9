import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { planOf } from '#server/testing/plan-of.ts'
import { atTime, inMinutes, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { newConfirmedPerson, send } from '#server/testing/signed-in-people.ts'
import { catchUp, keepGuests } from './catch-up.ts'
import { guestsToAsk, naming } from './guests-naming.store.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
const desk = async () => (await signIn(annai(), 'admin')).headers

/** Somebody books a day and pays for it. */
async function book(guest: object, headers: Record<string, string> = {}) {
  const quote = await quoteFor(annai(), { day: ownDay() }, headers)
  const { body } = await post(annai(), '/bookings', { quoteId: quote.id, ...guest }, headers)
  expect((await pay(annai(), body, 'good', headers)).status).toBe(200)
  return body
}

const find = async (q: string, more = '') =>
  (await get(annai(), `/admin/guests?q=${encodeURIComponent(q)}${more}`, await desk())).body

test('whoever books is a guest at once, once for each address however it is spelt', async () => {
  const first = await book({ leadName: 'Odile Perrin', email: 'odile@perrin.example', phone: '+33 6 39 98 11 22' })
  await book({ leadName: 'Odile Perrin', email: 'Odile@Perrin.Example' })
  const { rows, total } = await find('odile')
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ name: 'Odile Perrin', phone: '+33639981122', bookings: 2, hasAccount: false })
  expect(rows[0].paidYen).toBe(first.booking.totalYen * 2)
  expect(rows[0].nextDay).toContain(first.booking.startsAt.slice(0, 10))
  const found = ['9981122', '+33 6 39 98 11', '0033 (0)639981122', 'perrin.example', 'PERRIN', 'perrin od', 'pe OD']
  for (const q of found) expect((await find(q)).total, q).toBe(1)
  const names = (await find('od', '&rows=100')).rows.map(({ name }: { name: string }) => name)
  expect(names, 'two letters begin a word').toContain('Odile Perrin')
  for (const q of ['odile nobody', 'dile pe_rin', 'odile %']) expect((await find(q)).total, q).toBe(0)
})

test('a hold that nobody pays makes no guest, and money given back is off', async () => {
  const quote = await quoteFor(annai(), { day: ownDay() })
  const caller = { leadName: 'Holly Only', email: 'holly@only.example' }
  const { body: held } = await post(annai(), '/bookings', { quoteId: quote.id, ...caller })
  expect((await find('holly@only')).total).toBe(0)
  await pay(annai(), held)
  expect((await find('holly@only')).rows[0]).toMatchObject({ bookings: 1, paidYen: held.booking.totalYen })
  const { refundYen } = (await get(annai(), `${pathOf(held, 'refund')}?token=${held.token}`)).body
  await post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen })
  const paidYen = held.booking.totalYen - refundYen
  expect((await find('holly@only')).rows[0]).toMatchObject({ bookings: 0, paidYen, nextDay: null })
})

test('counting twice changes nothing, a next day becomes the last one, and an account is known by its address', async () => {
  const person = await newConfirmedPerson(annai())
  const { booking } = await book({ leadName: 'Tomas Lund', email: person.email }, person.headers)
  const before = (await find(person.email)).rows
  expect(before).toMatchObject([{ hasAccount: true, lastDay: null }])
  await annai().ctx.db.insertInto('guest_news').values({ user_id: person.userId }).execute()
  await Promise.all([catchUp(annai().ctx), catchUp(annai().ctx)])
  expect((await find(person.email)).rows).toEqual(before)
  await atTime(annai(), new Date(booking.endsAt), async () => {
    await keepGuests(annai().ctx)
    expect((await find(person.email)).rows[0]).toMatchObject({ nextDay: null, lastDay: booking.startsAt })
  })
})

test('filters, order and the file say the same, and a page costs the same whatever is on it', async () => {
  const headers = await desk()
  const all = await find('', '&rows=100&sort=-paid')
  expect(all.counts.all).toBe(all.total)
  const paid = all.rows.map(({ paidYen }: { paidYen: number }) => paidYen)
  expect(paid).toEqual(paid.toSorted((a: number, b: number) => b - a))
  const returning = await find('', '&visits=returning')
  expect(returning.total).toBe(all.counts.returning)
  expect(returning.rows.every(({ bookings }: { bookings: number }) => bookings >= 2)).toBe(true)
  expect((await find('', '&notes=with')).rows.every(({ hasNotes }: { hasNotes: boolean }) => hasNotes)).toBe(true)
  expect((await find('', '&country=IE')).total).toBeGreaterThan(0)
  expect((await find('', '&page=900')).page).toBe(Math.ceil(all.total / 25))
  expect((await get(annai(), '/admin/guests?sort=email', headers)).status).toBe(400)

  await book({ leadName: '=HYPERLINK("http://evil.example")', email: 'sheet@evil.example' })
  const { link } = (await get(annai(), '/admin/guests-file?q=sheet@evil&columns=name,mail', headers)).body
  const file = await annai().app.inject(`/api${link}`)
  expect(file.body).toBe('\uFEFFName,Mail\r\n"\'=HYPERLINK(""http://evil.example"")",sheet@evil.example\r\n')

  const listing = (rows: number) => countStatements(annai(), () => get(annai(), `/admin/guests?rows=${rows}`, headers))
  expect(await listing(100)).toBe(await listing(25))
})

test('what the office writes has a version and a trail; an old page does not write over a newer one', async () => {
  const { booking } = await book({ leadName: 'Nora Quist', email: 'nora@quist.example', phone: '+46701740699' })
  const headers = await desk()
  const opened = (await get(annai(), `/admin/guests/${booking.reference}`, headers)).body
  expect(opened).toMatchObject({ emails: ['nora@quist.example'], refusedMails: [], history: [], erasedOn: null })
  expect(opened.bookings).toMatchObject([{ reference: booking.reference, paidYen: booking.totalYen }])
  const { id, version } = opened
  const fields = {
    ...{ name: 'Nora Quist', phone: '+46701740699', country: 'SE', language: 'Swedish', nameBoard: 'Quist' },
    ...{ food: 'No shellfish', walking: '', children: '', likes: '', notes: 'Rings late.' },
  }
  const save = (change: object) => send(annai(), 'PUT', `/admin/guests/${id}`, headers, { ...fields, ...change })
  const saved = (await save({ version })).body
  expect(saved).toMatchObject({ country: 'SE', notes: 'Rings late.', version: version + 1 })
  expect(saved.history[0].changes).toContainEqual({ name: 'Food', before: '', after: 'No shellfish' })
  const respaced = (await save({ version: version + 1, phone: '+46 (0)70 174 06 99' })).body
  expect(respaced, 'the same number spaced otherwise is no change').toMatchObject({ version: version + 1 })
  expect((await save({ version, notes: 'Mine' })).body.code).toBe('office.changed-meanwhile')
  expect((await save({ version: version + 1, paidYen: 5 })).status).toBe(400)
  // What was written by hand outlives what a later booking says.
  await atTime(annai(), inMinutes(annai(), 1), () =>
    book({ leadName: 'N. Quist', email: 'nora@quist.example', phone: '+46701740600' }),
  )
  const later = (await get(annai(), `/admin/guests/${id}`, headers)).body
  expect(later).toMatchObject({ name: 'N. Quist', country: 'SE', food: 'No shellfish', bookingCount: 2 })
})

test('only the office reads or changes guests', async () => {
  const mika = (await signIn(annai())).headers
  const id = (await find('', '&rows=25')).rows[0].id
  for (const path of ['/admin/guests', `/admin/guests/${id}`, '/admin/guest-pairs', '/admin/guests-file']) {
    expect((await get(annai(), path)).status, path).toBe(401)
    expect((await get(annai(), path, mika)).status, path).toBe(403)
  }
})

test('by the end of the name in an address they are asked for alone, and not with all who share its letters', async () => {
  const plan = await planOf(annai().ctx.db, sql`SELECT id FROM ${guestsToAsk('odile@')} WHERE ${naming('odile@')}`)
  for (const index of ['guest_addresses_by_end_of_name', 'guests_named_with_sign']) expect(plan).toContain(index)
  expect(plan).not.toContain('guests_by_letters')
})
