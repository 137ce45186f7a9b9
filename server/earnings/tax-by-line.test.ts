import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeExtra } from '#contract/office-extras.ts'
import { noYen, taxesOf, taxInYen, type YenByTax } from '#core/tax.ts'
import { type TaxClass, type TaxShare, taxYenOf } from '#core/tax-shares.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post, quoteFor } from '#server/testing/bookings.ts'
import { openOwnDesk } from '#server/testing/own-class.ts'
import { pagesOf } from '#server/testing/paper.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'

/** What the office sells beside the day at another rate, through quote, papers, earnings and the accountant's file. */

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-05-01')
let desk: Awaited<ReturnType<typeof openOwnDesk>>
beforeAll(async () => {
  desk = await openOwnDesk(annai())
  for (const [name, taxClass, priceYen] of sold)
    expect((await desk.ask('POST', '/extras', { ...plain, name, taxClass, priceYen })).status).toBe(200)
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const plain = { explanation: '', mostPieces: 3, halfSeats: 0, largeCases: 0, forTours: true, forRides: true }
const sold: [string, TaxClass, number][] = [
  ['Tea and cake', 'reduced', 2_160],
  ['City tax', 'outside', 300],
  ['Insurance', 'exempt', 1_000],
]
const beside = ['tea-and-cake', 'city-tax', 'insurance'].map((code) => ({ code, pieces: 1 }))
const taxed = (yen: Partial<YenByTax>): TaxShare[] =>
  taxesOf({ ...noYen, ...yen }, (part) => ({ standard: 10, reduced: 8 })[part as string] ?? 0)
const ofDay = (dayYen: number) => ({ standard: dayYen, reduced: 2_160, exempt: 1_000, outside: 300 })

const month = async () =>
  (await get(annai(), '/admin/earnings?period=month&on=2026-11-15', desk.headers)).body.head.taxes as TaxShare[]
const partIn = (taxes: readonly TaxShare[], of: string) => taxes.find(({ part }) => part === of)?.amountYen ?? 0

async function fileOfMonth() {
  const { body } = await post(annai(), '/admin/earnings/export', { month: '2026-11' }, desk.headers)
  const file = await annai().app.inject({ method: 'GET', url: `/api${body.link}` })
  const [head = '', ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n')
  const columns = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    // Names may have a comma: from the end.
    return (name: string) => cells.at(columns.indexOf(name) - columns.length) ?? ''
  })
}
const sumOf = (rows: Awaited<ReturnType<typeof fileOfMonth>>, name: string) =>
  rows.reduce((sum, of) => sum + Number(of(name)), 0)

async function papersOf(held: HeldBooking): Promise<string[]> {
  const { body } = await post(annai(), pathOf(held, 'documents'), { token: held.token })
  return Promise.all(
    (body.receipts as { file: string }[]).map(async ({ file }) => {
      const answer = await annai().app.inject({ method: 'GET', url: `/api${file}` })
      return pagesOf(answer.rawPayload).join('').replace(/\s+/g, ' ')
    }),
  )
}

test('every line carries its class, and the tax of a quote is summed by rate over its lines', async () => {
  const bare = await quoteFor(annai(), { day: ownDay() })
  const quote = await quoteFor(annai(), { day: ownDay(), extras: beside })
  expect(bare.lines.every(({ taxClass }) => taxClass === 'standard')).toBe(true)
  expect(quote.lines.filter(({ kind }) => kind === 'extra').map(({ taxClass }) => taxClass)).toEqual([
    ...['reduced', 'outside', 'exempt'],
  ])
  expect(quote.taxes).toEqual(taxed(ofDay(bare.totalYen)))
  expect(taxYenOf(quote.taxes)).toBe(taxInYen(bare.totalYen, 10) + 160)
})

test('a code takes tax off the day and leaves the other lines', async () => {
  const wish = { day: '2027-03-03', tour: 'hakone-for-art' }
  const bare = await quoteFor(annai(), wish)
  const coded = await quoteFor(annai(), { ...wish, extras: beside, code: 'KANBARE' })
  const offYen = -(coded.lines.find(({ kind }) => kind === 'offer-code')?.amountYen ?? 0)
  expect(offYen).toBeGreaterThan(0)
  expect(coded.taxes).toEqual(taxed(ofDay(bare.totalYen - offYen)))
})

test('receipt, earnings and the accountant’s file have each rate apart, and a lower price lowers the tax of its own', async () => {
  const before = await month()
  const held = await bookAndPay(annai(), { day: ownDay(), extras: beside })
  const { booking } = held
  const dayYen = booking.totalYen - 3_460
  expect(booking.taxes).toEqual(taxed(ofDay(dayYen)))
  const [receipt = ''] = await papersOf(held)
  for (const part of ['8%対象（軽減税率） ¥2,160', '内消費税（8%） ¥160', '非課税 ¥1,000', '不課税 ¥300'])
    expect(receipt).toContain(part)
  expect(receipt).toContain(`10%対象 ¥${dayYen.toLocaleString('en-GB')}`)
  const paid = await month()
  for (const [part, yen] of Object.entries(ofDay(dayYen))) expect(partIn(paid, part) - partIn(before, part)).toBe(yen)

  const path = `/admin/tour-bookings/${booking.reference}`
  const { version } = (await get(annai(), path, desk.headers)).body
  const charged = [{ kind: 'extra', label: 'Tea and cake', amountYen: 1_080, reason: 'No cake' }]
  const changed = await post(annai(), `${path}/change`, { version, difference: 'refund', charged }, desk.headers)
  expect(changed.body.taxes).toEqual(taxed({ ...ofDay(dayYen), reduced: 1_080 }))
  const [note = ''] = await papersOf(held)
  expect(note).toContain('Credit note')
  expect(note).toContain('8%対象（軽減税率） ¥1,080')
  expect(note).not.toContain('10%対象')
  const lowered = await month()
  expect(partIn(lowered, 'reduced')).toBe(partIn(paid, 'reduced') - 1_080)
  expect(partIn(lowered, 'standard')).toBe(partIn(paid, 'standard'))

  const rows = await fileOfMonth()
  for (const [part, column] of [
    ['standard', 'At the standard rate (yen)'],
    ['reduced', 'At the reduced rate (yen)'],
    ['exempt', 'Exempt from tax (yen)'],
    ['outside', 'Outside the tax (yen)'],
    ['kept', 'Kept after cancellations (yen)'],
  ] as const)
    expect(sumOf(rows, column), column).toBe(partIn(lowered, part))
  const tax = sumOf(rows, 'Tax in it at the standard rate (yen)') + sumOf(rows, 'Tax in it at the reduced rate (yen)')
  expect(tax).toBe(taxYenOf(lowered))
})

test('what is kept after a cancellation is outside the tax: on the page, on the receipt, in the earnings and in the file', async () => {
  const held = await bookAndPay(annai(), { day: ownDay(), extras: beside })
  const { totalYen, reference } = held.booking
  const [before, rowsBefore] = [await month(), await fileOfMonth()]
  const path = `/admin/tour-bookings/${reference}`
  const { version } = (await get(annai(), path, desk.headers)).body
  const cancelling = { version, cause: 'guest', event: null, reason: '', refundYen: 0, amountReason: 'Agreed so' }
  const cancelled = await post(annai(), `${path}/cancel`, cancelling, desk.headers)
  expect([cancelled.status, cancelled.body.taxes]).toEqual([200, taxed({ kept: totalYen })])
  const seen = (await get(annai(), `/bookings/${reference}?token=${held.token}`)).body
  expect(seen.taxes).toEqual(taxed({ kept: totalYen }))
  const [receipt = ''] = await papersOf(held)
  expect(receipt).toContain(`解約料（不課税） ¥${totalYen.toLocaleString('en-GB')}`)
  expect(receipt).not.toContain('内消費税')

  const after = await month()
  expect(partIn(after, 'kept') - partIn(before, 'kept')).toBe(totalYen)
  for (const [part, yen] of Object.entries(ofDay(totalYen - 3_460)))
    expect(partIn(before, part) - partIn(after, part)).toBe(yen)
  const rows = await fileOfMonth()
  expect(rows).toHaveLength(rowsBefore.length + 1)
  const kept = rows.filter((of) => Number(of('Kept after cancellations (yen)')) === totalYen)
  expect(kept.map((of) => ['Kind', 'Received (yen)', 'Refunded (yen)'].map(of))).toEqual([
    ['Kept after a cancellation', '0', '0'],
  ])
  expect(sumOf(rows, 'Received (yen)')).toBe(sumOf(rowsBefore, 'Received (yen)'))
})

test('an extra changes its class from the next quote on, and what is booked keeps its own', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day, extras: [{ code: 'city-tax', pieces: 1 }] })
  const read = async () => ((await desk.ask('GET', '/extras')).body as { extras: OfficeExtra[] }).extras
  const { version } = (await read()).find(({ code }) => code === 'city-tax') as OfficeExtra
  const saved = { ...plain, name: 'City tax', priceYen: 300, version }
  expect((await desk.ask('PUT', '/extras/city-tax', { ...saved, taxClass: 'half' })).status).toBe(400)
  expect((await desk.ask('PUT', '/extras/city-tax', { ...saved, taxClass: 'standard' })).status).toBe(200)
  const quote = await quoteFor(annai(), { day: ownDay(), extras: [{ code: 'city-tax', pieces: 1 }] })
  expect(quote.taxes).toEqual(taxed({ standard: quote.totalYen }))
  const seen = (await get(annai(), `/bookings/${held.booking.reference}?token=${held.token}`)).body
  expect(partIn(seen.taxes, 'outside')).toBe(300)
})
