import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { openBooking } from '#server/booking/index.ts'
import { shareTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { answerBank } from '#server/testing/scene.ts'
import { pagesOf } from './read-pdf.fixture.ts'

const annai = shareTestAnnai({ demo: true })

const documentsOf = async ({ booking, token }: HeldBooking, headers = {}) =>
  (await post(annai(), `/bookings/${booking.reference}/documents`, { token }, headers)).body

const download = (path: string) => annai().app.inject({ method: 'GET', url: `/api${path}` })

async function cancel(shared: TestAnnai, { booking, token }: HeldBooking) {
  const { body: terms } = await get(shared, `/bookings/${booking.reference}/refund?token=${token}`)
  const input = { token, refundYen: terms.refundYen }
  const { status, body } = await post(shared, `/bookings/${booking.reference}/cancel`, input)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const eventOf = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent') ?? new ICAL.Component('vevent')
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: component.getFirstPropertyValue('uid'),
    sequence: Number(component.getFirstPropertyValue('sequence')),
    status: component.getFirstPropertyValue('status'),
    start: String(component.getFirstPropertyValue('dtstart')),
    description: String(component.getFirstPropertyValue('description')),
  }
}

test('a confirmed booking has links to its voucher and calendar file, which download under its reference', async () => {
  const held = await bookAndPay(annai())
  const { voucher, calendar } = await documentsOf(held)
  const pdf = await download(voucher)
  expect(pdf.statusCode).toBe(200)
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${held.booking.reference}.pdf"`,
    'cache-control': 'no-store',
  })
  expect(pagesOf(pdf.rawPayload).join()).toContain(held.booking.reference)
  const ics = await download(calendar)
  expect(ics.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${held.booking.reference}.ics"`,
    'cache-control': 'no-store',
  })
  const event = eventOf(ics.body)
  expect(event).toMatchObject({ method: 'REQUEST', uid: `${held.booking.reference}@annai`, status: 'CONFIRMED' })
  expect(event.start).toBe('2026-12-09T08:00:00')
  expect(event.description).toContain(`/find-booking?booking=${held.booking.reference}`)
  expect(event.description).not.toContain(held.token)
  expect(event.description).toContain('Chauffeur: ')
})

test('without the right to the booking there are no links', async () => {
  const { booking, token } = await bookAndPay(annai(), { day: '2026-12-10' })
  const other = await bookAndPay(annai(), { day: '2026-12-11' })
  for (const wrong of [undefined, other.token, `${token.slice(0, -1)}_`]) {
    const { status, body } = await post(annai(), `/bookings/${booking.reference}/documents`, { token: wrong })
    expect([status, body.code]).toEqual([404, 'booking.unknown'])
  }
})

test('a hold has no paper', async () => {
  expect(await documentsOf(await holdFor(annai(), { day: '2026-12-12' }))).toEqual({
    voucher: null,
    calendar: null,
    receipts: [],
  })
})

test('a cancelled booking loses its voucher, and its calendar file takes the same event out', async () => {
  const held = await bookAndPay(annai(), { day: '2026-12-14' })
  const before = await documentsOf(held)
  const first = eventOf((await download(before.calendar)).body)
  await cancel(annai(), held)
  const after = await documentsOf(held)
  expect(after.voucher).toBeNull()
  // A link from before the cancellation opens nothing either.
  const old = await download(before.voucher)
  expect([old.statusCode, old.json().code]).toEqual([404, 'vouchers.unknown'])
  const last = eventOf((await download(after.calendar)).body)
  expect(last).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first.uid })
  expect(last.sequence).toBeGreaterThan(first.sequence)
})

test('another day keeps the event and raises its sequence', async () => {
  const held = await bookAndPay(annai(), { day: '2026-12-15' })
  const { reference } = held.booking
  const first = eventOf((await download((await documentsOf(held)).calendar)).body)
  const change = await post(annai(), `/bookings/${reference}/change-quote`, { token: held.token, day: '2026-12-16' })
  const moved = await post(annai(), `/bookings/${reference}/reschedule`, {
    token: held.token,
    quoteId: change.body.quote.id,
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const second = eventOf((await download((await documentsOf(held)).calendar)).body)
  expect(second.uid).toBe(first.uid)
  expect(second.sequence).toBeGreaterThan(first.sequence)
  expect([first.start, second.start]).toEqual(['2026-12-15T08:00:00', '2026-12-16T08:00:00'])
})

test('papers name no car of a change whose money the bank has not let go yet', async () => {
  const held = await bookAndPay(annai(), { day: '2026-12-17', vehicleClass: 'sedan' })
  const path = `/bookings/${held.booking.reference}`
  const carsOn = async () => {
    const { voucher, calendar } = await documentsOf(held)
    return [
      pagesOf((await download(voucher)).rawPayload)
        .join()
        .match(/Toyota \w+/g),
      eventOf((await download(calendar)).body).description.match(/Car: .*/g),
    ]
  }
  const before = await carsOn()
  const change = await post(annai(), `${path}/change-quote`, { token: held.token, vehicleClass: 'hiace' })
  const card = { token: await cardToken(annai(), 'stepUp') }
  await post(annai(), `${path}/reschedule`, { token: held.token, quoteId: change.body.quote.id, card })
  expect(await carsOn()).toEqual(before)
  expect((await answerBank(annai(), held, true)).status).toBe(200)
  expect(await carsOn()).not.toEqual(before)
})

test('a link is for its own paper, cannot be changed, and knows nothing of other bookings', async () => {
  const held = await bookAndPay(annai(), { day: '2026-12-17' })
  const { voucher, calendar } = await documentsOf(held)
  const signed = /voucher\/(.+)\.pdf$/.exec(voucher)?.[1] ?? ''
  const wrong = [
    voucher.replace('voucher', 'calendar').replace('.pdf', '.ics'),
    calendar.replace('calendar', 'voucher').replace('.ics', '.pdf'),
    voucher.replace('.pdf', '.ics'),
    `/documents/voucher/${signed}`,
    `/documents/voucher/${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}.pdf`,
    '/documents/voucher/x.pdf',
    '/documents/calendar/..ics',
  ]
  for (const path of wrong) {
    const answer = await download(path)
    expect([answer.statusCode, answer.json().code], path).toEqual([404, 'vouchers.unknown'])
  }
})

test('a calendar file is there for the day that was driven, too', async () => {
  const held = await bookAndPay(annai(), { day: '2026-12-18' })
  const { ctx } = annai()
  const row = await openBooking(ctx, { reference: held.booking.reference, token: held.token }, null)
  await ctx.db.updateTable('bookings').set({ state: 'redeemed' }).where('id', '=', row.id).execute()
  const { voucher, calendar } = await documentsOf(held)
  expect(eventOf((await download(calendar)).body)).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED' })
  expect((await download(voucher)).statusCode).toBe(200)
})

test('a link ends after a quarter of an hour, and says so', async () => {
  const held = await bookAndPay(annai(), { day: '2026-12-19' })
  const { voucher, calendar } = await documentsOf(held)
  annai().clock.advance(15 * 60_000 - 1)
  expect((await download(calendar)).statusCode).toBe(200)
  annai().clock.advance(1)
  for (const path of [voucher, calendar]) {
    const answer = await download(path)
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'vouchers.link-ended'])
  }
})
