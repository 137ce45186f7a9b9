import { expect, test } from 'vitest'
import { type BookingRow, openBooking } from '#server/booking/index.ts'
import { qrModules } from '#server/platform/qr-code.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, holdFor } from '#server/testing/bookings.ts'
import { qrSide } from './draw-door-box.ts'
import { makeVoucher } from './index.ts'
import { pagesOf, rectanglesOf } from './read-pdf.fixture.ts'

let booking: BookingRow

const wish = {
  tour: 'fuji-at-first-light',
  day: '2026-11-24',
  start: '05:30',
  childAges: [5],
  extras: [{ code: 'child-seat', pieces: 1 }],
  pickUp: 'palace-hotel-tokyo',
}
const annai = shareTestAnnai({ demo: true }, async (shared) => {
  const held = await bookAndPay(shared, wish)
  booking = await openBooking(shared.ctx, { reference: held.booking.reference, token: held.token }, null)
})

const textOf = async (changes: Partial<BookingRow> = {}) => {
  const pdf = await makeVoucher(annai().ctx, { ...booking, ...changes })
  const pages = pagesOf(pdf)
  expect(pages).toHaveLength(1)
  const text = pages.join('').replace(/ +/g, ' ')
  return { pdf, text, prose: text.replace(/\s+/g, ' ') }
}

test('a voucher says on one page what guest, chauffeur and door staff need', async () => {
  const { pdf, text, prose } = await textOf({ room: '1204', nameBoard: 'Marsh family' })
  expect(text).toContain(booking.reference)
  expect(text).toContain('Voucher. Show this at pick-up.')
  expect(text).toContain('Fuji at first light')
  expect(text).toContain('Tuesday 24 November 2026')
  expect(prose).toContain('05:30, Palace Hotel Tokyo, main entrance, room 1204, name on the board: Marsh family')
  expect(text).toContain('Booked by Eleanor Marsh: 2 adults, 1 child (5). 1 child seat')
  expect(text).toMatch(/Car Toyota \S+.* \(green plate\)/)
  expect(text).toMatch(/Chauffeur \S+/)
  expect(text).toMatch(/Guide \S+/)
  expect(text).toContain('+81 3 0000 0000, 05:00 to 23:00 every day')
  expect(text).toContain('Free to cancel until Sunday 22 November 2026, 05:30')
  expect(text).toMatch(/Paid: ¥[\d,]+\./)
  expect(pdf.length).toBeLessThan(300_000)
})

test('the guide is named with the language that was asked for', async () => {
  expect((await textOf()).prose).toMatch(/Guide \S+ \S+, in English/)
  const { prose } = await textOf({ wish: { ...booking.wish, guideLanguage: 'es' } })
  expect(prose).toMatch(/Guide \S+ \S+, in Spanish/)
})

test('a folded wheelchair stands with the party', async () => {
  const extras = [{ code: 'wheelchair', pieces: 1 }]
  const { text } = await textOf({ wish: { ...booking.wish, extras } })
  expect(text).toContain('2 adults, 1 child (5). 1 folded wheelchair')
})

test('the stops stand with the times of the booked start, numbered as on the tour page', async () => {
  const { text } = await textOf()
  const rows = [...text.matchAll(/^ ?(\d\d:\d\d) (F\d\d) (.+)$/gm)].map(([, clock, code, name]) => [clock, code, name])
  expect(rows.map(([clock, code]) => `${clock} ${code}`)).toEqual([
    '05:30 F01',
    '07:20 F02',
    '08:40 F03',
    '10:45 F04',
    '12:45 F05',
    '14:15 F06',
    '17:30 F07',
  ])
  expect(rows[1]?.[2]).toBe('Oishi Park, Lake Kawaguchi 大石公園')
  expect(rows[6]?.[2]).toContain('Palace Hotel Tokyo')
  const later = await textOf({ startsAt: addMinutes(booking.startsAt, 30), endsAt: addMinutes(booking.endsAt, 90) })
  expect(later.text).toMatch(/06:00 F01/)
  expect(later.text).toMatch(/07:50 F02/)
  // Two extra half hours lie before the drop-off.
  expect(later.text).toMatch(/19:00 F07/)
})

test('the box for the door staff is in Japanese, with the name in the letters in which it was given', async () => {
  const { text } = await textOf()
  expect(text).toContain('十一月二十四日 午前五時三十分 迎車')
  expect(text).toMatch(/Eleanor Marsh様 3名 \/ アルファード (品川|江東) \d+ . \d\d-\d\d/)
  const winter = { startsAt: tokyoInstant('2027-01-02', '08:00'), endsAt: tokyoInstant('2027-01-02', '18:00') }
  expect((await textOf(winter)).text).toContain('一月二日 午前八時 迎車')
})

test('the QR code is drawn as the library makes it, and leads to the check of this voucher', async () => {
  const { pdf } = await textOf()
  const modules = qrModules(`http://localhost:3000/voucher/${booking.voucherCode}`)
  const side = qrSide / modules.length
  const drawn = rectanglesOf(pdf).filter(({ height }) => Math.abs(height - side) < 0.001)
  const [left, top] = [Math.min(...drawn.map(({ x }) => x)), Math.min(...drawn.map(({ y }) => y))]
  const seen = modules.map((row) => row.map(() => false))
  for (const { x, y, width } of drawn) {
    const row = seen[Math.round((y - top) / side)]
    const from = Math.round((x - left) / side)
    row?.fill(true, from, from + Math.round(width / side))
  }
  expect(seen).toEqual(modules)
  expect(seen).not.toEqual(qrModules(`http://localhost:3000/voucher/${'A'.repeat(22)}`))
})

test('long names, addresses and notes, and ten stops, stay on the one page', async () => {
  const { ctx } = annai()
  await ctx.db.transaction().execute(async (tx) => {
    const stops = await tx.selectFrom('tour_stops').selectAll().where('tour_id', '=', booking.tourId).execute()
    for (let position = stops.length + 1; position <= 10; position++) {
      const [like] = stops
      if (like)
        await tx
          .insertInto('tour_stops')
          .values({ ...like, position, name: 'N'.repeat(300) })
          .execute()
    }
    const long = {
      leadName: 'Maximiliane-Adelheid von und zu Hohenlohe-Waldenburg-Schillingsfürst '.repeat(2).slice(0, 120).trim(),
      nameBoard: 'W'.repeat(40),
      room: '9'.repeat(20),
      note: 'A wish. '.repeat(60),
      pickUp: {
        kind: 'address' as const,
        name: '東京都港区南青山五丁目'.repeat(20).slice(0, 200),
        nameJa: null,
        area: 'minato',
        latitude: null,
        longitude: null,
      },
    }
    const pages = pagesOf(await makeVoucher({ ...ctx, db: tx }, { ...booking, ...long }))
    expect(pages).toHaveLength(1)
    const prose = pages.join('').replace(/\s+/g, ' ')
    expect(prose).toContain('F12')
    expect(prose.replaceAll(' ', '')).toContain(`room${'9'.repeat(20)},nameontheboard:${'W'.repeat(40)}`)
    expect(prose).toContain('2 adults, 1 child (5). 1 child seat')
    expect(prose).toContain('アルファード')
    expect(prose).toContain('Paid: ')
    expect(prose).toContain('A wish. A wish.')
    await tx
      .deleteFrom('tour_stops')
      .where('tour_id', '=', booking.tourId)
      .where('position', '>', stops.length)
      .execute()
  })
})

test('names in other letters leave a page that can be read', async () => {
  const { text } = await textOf({ leadName: 'Nguyễn Thị Łucja \u0000<b>Öz</b> \u{1F389} 髙橋 Жанна 김' })
  expect(text).toContain('Nguyen Thi Łucja <b>Öz</b> 髙橋 Жанна □: 2 adults')
})

test('it is tagged, names its language and title, and holds only what it uses of its faces', async () => {
  const { pdf } = await textOf()
  const text = pdf.toString('latin1')
  expect(text).toMatch(/\/Marked true/)
  expect(text).toMatch(/\/Lang \(en-GB\)/)
  expect(text).toMatch(/\/DisplayDocTitle true/)
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(text).toContain(`/S /${role}\n`)
  expect(text.match(/\/BaseFont \/[A-Z]{6}\+BIZUDPGothic/g)?.length).toBeGreaterThan(0)
})

test('what is held, or cancelled, has no voucher', async () => {
  const { ctx } = annai()
  const { booking: held, token } = await holdFor(annai())
  const row = await openBooking(ctx, { reference: held.reference, token }, null)
  await expect(makeVoucher(ctx, row)).rejects.toMatchObject({ code: 'vouchers.unknown' })
  await expect(makeVoucher(ctx, { ...booking, state: 'cancelled' })).rejects.toMatchObject({ code: 'vouchers.unknown' })
  await expect(makeVoucher(ctx, { ...booking, voucherCode: null })).rejects.toMatchObject({ code: 'vouchers.unknown' })
})
