import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { openBooking } from '#server/booking/index.ts'
import { addMinutes, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, moveOf } from '#server/testing/board-desk.ts'
import { type HeldBooking, post } from '#server/testing/bookings.ts'
import { bookRide, hotel, terminal } from '#server/testing/rides.ts'
import { atTime, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { checkVoucher } from './check-voucher.ts'
import { makeCalendarFile, makeVoucher } from './index.ts'
import { pagesOf } from './read-pdf.fixture.ts'

const annai = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')

const open = ({ booking, token }: HeldBooking) =>
  openBooking(annai().ctx, { reference: booking.reference, token }, null)

async function voucherOf(held: HeldBooking): Promise<string> {
  const pages = pagesOf(await makeVoucher(annai().ctx, await open(held)))
  expect(pages).toHaveLength(1)
  return pages.join('').replace(/\s+/g, ' ')
}

async function eventOf(held: HeldBooking) {
  const calendar = new ICAL.Component(ICAL.parse(await makeCalendarFile(annai().ctx, await open(held))))
  const event = calendar.getFirstSubcomponent('vevent')
  return {
    method: calendar.getFirstPropertyValue('method'),
    start: String(event?.getFirstPropertyValue('dtstart')),
    end: String(event?.getFirstPropertyValue('dtend')),
    url: String(event?.getFirstPropertyValue('url')),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
    location: String(event?.getFirstPropertyValue('location')),
    description: String(event?.getFirstPropertyValue('description')),
  }
}

test('the voucher of a ride says where the board is, when the flight lands and until when waiting is free', async () => {
  const held = await bookRide(
    annai(),
    { start: tokyoInstant(nextDay(), '10:00') },
    { flight: 'nh 212', nameBoard: 'Marsh' },
  )
  const text = await voucherOf(held)
  expect(text).toContain('10:50, Haneda Airport, Terminal 3')
  expect(text).toContain('Flight NH 212 lands at 10:00')
  expect(text).toMatch(/We meet .+ with a board that says Marsh\./)
  expect(text).not.toContain('{name}')
  expect(text).toContain('Waiting Free until 11:30, then ¥3,000 for every 30 minutes.')
  expect(text).toContain('Drop-off Palace Hotel Tokyo')
  expect(text).toMatch(/Car Toyota/)
  expect(text).toMatch(/Chauffeur \S+/)
  expect(text).toMatch(/Good to know In Japanese 羽田空港.+ → \S+ Included Tolls, parking, fuel and tax/)
  expect(text).toContain('/find-booking, with the number above and your e-mail address.')
  // No stops, and so no letter of a line and no table.
  expect(text).not.toMatch(/Time Stop|\b[A-Z]?01\b/)
})

test('a ride that nobody drives yet promises nobody in the hall, on no paper', async () => {
  const held = await bookRide(annai(), { start: tokyoInstant(nextDay(), '10:00') }, { flight: 'NH 212' })
  const desk = boardDesk(annai(), await signIn(annai(), 'admin'))
  const move = moveOf(await desk.read(held), 'chauffeur', null)
  expect((await desk.move([move], { reason: 'Ill' })).status).toBe(200)
  const finding =
    'We are finding a chauffeur for 10:50 and write as soon as it is sure. If you do not hear from us, ring the desk.'
  const { description } = await eventOf(held)
  for (const words of [await voucherOf(held), description]) {
    expect(words).toContain(finding)
    expect(words).toContain('NH 212 lands at 10:00')
    expect(words).not.toMatch(/We meet|Your chauffeur|stands there|Chauffeur/)
  }
})

test('after another landing, voucher and calendar say the new hours, and the calendar takes them for newer', async () => {
  const day = nextDay()
  const held = await bookRide(annai(), { start: tokyoInstant(day, '10:00') }, { flight: 'NH 212' })
  const before = await eventOf(held)
  expect(before).toMatchObject({ method: 'REQUEST', location: 'Haneda Airport, Terminal 3' })
  await post(annai(), pathOf(held, 'landing'), { token: held.token, landsAt: `${day}T11:20:00+09:00` })
  const after = await eventOf(held)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(after.description).toContain('Pick-up: 12:10 Tokyo time, Haneda Airport, Terminal 3')
  expect(after.description).toContain('Flight: NH 212 lands at 11:20 (by plan 10:00)')
  expect(after.description).toContain('Waiting: Free until 12:50')
  expect(after.description).toContain('Drop-off: Palace Hotel Tokyo')
  expect(await voucherOf(held)).toContain('NH 212 lands at 11:20 (by plan 10:00)')
})

test('in the calendar a ride ends when its page says that it is there, and by the hour when its hours are over', async () => {
  const day = nextDay()
  const held = await bookRide(annai(), { start: tokyoInstant(day, '10:00') }, { flight: 'NH 212' })
  const { ride, startsAt } = await open(held)
  const { start, end, url } = await eventOf(held)
  expect(start).toBe(`${day}T10:50:00`)
  expect(end).toBe(tokyoIso(addMinutes(startsAt, ride?.driveMinutes ?? 0)).slice(0, 19))
  // On a telephone or a year later nothing of this browser is known there.
  expect(url).toMatch(/\/find-booking\?booking=AN-/)
  const hours = await bookRide(annai(), { start: tokyoInstant(nextDay(), '15:00'), from: hotel, to: hotel, hours: 3 })
  expect((await eventOf(hours)).end).toMatch(/T18:00:00$/)
})

test('a ride from a door needs no flight and no hall', async () => {
  const held = await bookRide(annai(), { start: tokyoInstant(nextDay(), '15:00'), from: hotel, to: terminal })
  const text = await voucherOf(held)
  expect(text).toContain('15:00, Palace Hotel Tokyo, main entrance')
  expect(text).not.toMatch(/We meet|Flight/)
  expect(text).toContain('Waiting Free until 15:15')
})

test('the voucher of a car by the hour says until when it is theirs, and threatens no money for waiting', async () => {
  const held = await bookRide(annai(), { start: tokyoInstant(nextDay(), '15:00'), from: hotel, to: hotel, hours: 3 })
  const text = await voucherOf(held)
  expect(text).toContain('Yours until 18:00, three hours from the pick-up')
  expect(text).not.toMatch(/Waiting|Free until/)
})

test('the receipt is for a private car with chauffeur, and the check of the voucher names the ride', async () => {
  const day = nextDay()
  const held = await bookRide(annai(), { start: tokyoInstant(day, '10:00') })
  const { body } = await post(annai(), pathOf(held, 'documents'), { token: held.token })
  const paper = await annai().app.inject({ method: 'GET', url: `/api${body.receipts[0].file}` })
  expect(pagesOf(paper.rawPayload).join('').replace(/\s+/g, ' ')).toContain(
    'Private car with chauffeur: Haneda Airport',
  )
  const { voucherCode } = await open(held)
  const checked = await atTime(annai(), tokyoInstant(day, '10:30'), () =>
    checkVoucher(annai().ctx, voucherCode ?? '', { address: '203.0.113.9', userAgent: '' } as never),
  )
  expect(checked).toMatchObject({ state: 'valid', tour: held.booking.service.title })
})
