import { expect, test } from 'vitest'
import { nobodyAnswers } from '#core/desk-hours.ts'
import { noYen, taxesOf } from '#core/tax.ts'
import { contentOfReceipt, type ReceiptParts, receiptNumber } from './receipt-content.rules.ts'

const atPercent = (yen: number, percent: number) => taxesOf({ ...noYen, standard: yen }, () => percent)

const parts: ReceiptParts = {
  booking: {
    reference: 'AN-7KQ4XM',
    service: { kind: 'tour', slug: 'fuji-at-first-light', title: 'Fuji at first light' },
    startsAt: new Date('2026-11-23T20:30:00Z'),
    endsAt: new Date('2026-11-24T08:30:00Z'),
    leadName: 'Eleanor Marsh',
    erasedAt: null,
  },
  move: {
    kind: 'payment',
    id: 'id',
    bookingId: 'booking',
    gateway: 'stripe',
    amountYen: 130_200,
    byTax: { ...noYen, standard: 130_200 },
    at: new Date('2026-11-08T15:00:00Z'),
    card: { brand: 'visa', last4: '4242' },
    chargeYen: null,
    takenHow: null,
    number: 1,
    paperNumber: null,
    of: null,
  },
  company: {
    name: 'Annai K.K.',
    address: 'Nihonbashi',
    registrationNumber: 'T1234567890123',
    telephone: '+81 3 1111 2222',
    email: 'us@annai.example',
    hours: { ...nobodyAnswers, exceptions: [{ day: '2026-12-31', hours: null }] },
  },
  taxes: atPercent(130_200, 10),
  today: '2026-12-20',
  address: '12 Mill Lane, Bath',
}
const wordsOf = (content: ReturnType<typeof contentOfReceipt>) =>
  content.facts.map(({ term, detail }) => `${term}: ${detail.map(({ text }) => text).join('')}`)

test('a receipt says in two languages who paid what for which day, by the days of Tokyo', () => {
  const content = contentOfReceipt(parts)
  expect([content.title, content.titleJa, content.number]).toEqual(['Receipt', '領収書', 'AN-7KQ4XM-R1'])
  expect(wordsOf(content)).toEqual([
    'To 宛名: Eleanor Marsh 様',
    'Address 住所: 12 Mill Lane, Bath',
    'Day 日付: Monday 9 November 2026',
    'For 但し: Private tour with chauffeur: Fuji at first light',
    'Day of service 利用日: Tuesday 24 November 2026',
    'Booking 予約番号: AN-7KQ4XM',
    'Paid by 支払方法: Visa ending 4242',
  ])
  expect(content.sums.map(({ amount }) => amount)).toEqual(['¥130,200', '¥130,200', '¥11,836'])
  expect(content.issuer).toEqual({
    name: 'Annai K.K.',
    lines: ['Nihonbashi', 'Registration number 登録番号 T1234567890123'],
  })
  expect(content.foot).not.toContain('test')
  expect(content.foot).toContain('+81 3 1111 2222, Thu 31 Dec nobody, or')
})

test('a share of a charge names all of it, as it stands on the statement', () => {
  const { facts } = contentOfReceipt({ ...parts, move: { ...parts.move, chargeYen: 151_000 } })
  const details = facts.map(({ detail }) => detail.map(({ text }) => text).join(''))
  expect(details).toContain('Visa ending 4242, in one charge of ¥151,000')
})

test('a credit note names the receipt that it gives back from', () => {
  const of = { number: 2, paperNumber: null, at: new Date('2026-11-08T14:59:00Z') }
  const content = contentOfReceipt({ ...parts, move: { ...parts.move, kind: 'refund', number: 3, of, card: null } })
  expect([content.title, content.titleJa, content.number]).toEqual(['Credit note', '返金明細書', 'AN-7KQ4XM-C3'])
  expect(wordsOf(content).slice(-2)).toEqual([
    'Back to 返金先: Card',
    'Paid on 支払日: Sunday 8 November 2026, receipt AN-7KQ4XM-R2',
  ])
  expect(receiptNumber('AN-7KQ4XM', 'refund', { number: 3, paperNumber: null })).toBe(content.number)
})

test('each paper has the tax of its own amount, parts of a yen left off', () => {
  const taxOf = (amountYen: number) =>
    contentOfReceipt({ ...parts, move: { ...parts.move, amountYen }, taxes: atPercent(amountYen, 10) }).sums.at(-1)
      ?.amount
  expect([1, 10, 11, 21, 65_100, 65_101].map(taxOf)).toEqual(['¥0', '¥0', '¥1', '¥1', '¥5,918', '¥5,918'])
})

test('whoever was erased is not named, and without a number there is no line for it', () => {
  const { facts } = contentOfReceipt({ ...parts, booking: { ...parts.booking, erasedAt: new Date() } })
  expect(JSON.stringify(facts)).not.toMatch(/Eleanor|様|Mill Lane/)
  const { issuer } = contentOfReceipt({ ...parts, company: { ...parts.company, registrationNumber: null } })
  expect(issuer.lines).toEqual(['Nihonbashi'])
  const { foot } = contentOfReceipt({ ...parts, move: { ...parts.move, gateway: 'test' } })
  expect(foot).toContain('A test payment: no money moved.')
})

test('a paper names the rate of its service, and the tax by it', () => {
  const { sums } = contentOfReceipt({ ...parts, taxes: atPercent(130_200, 8) })
  expect(sums.map(({ term, termJa, amount }) => [term, termJa, amount]).slice(1)).toEqual([
    ['Of which taxed at 8%', '8%対象', '¥130,200'],
    ['Consumption tax in it, 8%', '内消費税（8%）', '¥9,644'],
  ])
})

test('each rate stands by itself, the reduced one marked, and what has no tax in it is named', () => {
  const byTax = { standard: 110_000, reduced: 2_160, exempt: 5_000, outside: 300, kept: 0 }
  const move = { ...parts.move, amountYen: 117_460, byTax }
  const { sums } = contentOfReceipt({ ...parts, move, taxes: taxesOf(byTax, (part) => (part === 'reduced' ? 8 : 10)) })
  expect(sums.map(({ term, termJa, amount }) => `${term} ${termJa} ${amount}`)).toEqual([
    'Paid, tax included 領収金額（税込） ¥117,460',
    'Of which taxed at 10% 10%対象 ¥110,000',
    'Consumption tax in it, 10% 内消費税（10%） ¥10,000',
    'Of which taxed at 8%, reduced rate 8%対象（軽減税率） ¥2,160',
    'Consumption tax in it, 8% 内消費税（8%） ¥160',
    'Of which exempt from tax 非課税 ¥5,000',
    'Of which outside the tax 不課税 ¥300',
  ])
})

test('what was kept after a cancellation stands apart on its receipt, and what went back of it on the credit note', () => {
  const kept = taxesOf({ ...noYen, kept: 130_200 }, () => 0)
  const words = (kind: 'payment' | 'refund') =>
    contentOfReceipt({ ...parts, move: { ...parts.move, kind }, taxes: kept }).sums.map(({ term, amount }) => [
      term,
      amount,
    ])
  expect(words('payment')).toEqual([
    ['Paid, tax included', '¥130,200'],
    ['Kept after the cancellation, outside the tax', '¥130,200'],
  ])
  expect(words('refund')[1]).toEqual(['Of what was kept, outside the tax', '¥130,200'])
})

test('a number from the series of the office stands in place of that of the booking, on a credit note of its receipt too', () => {
  const of = { number: 2, paperNumber: 'R-2026-00041', at: new Date('2026-11-08T14:59:00Z') }
  const move = { ...parts.move, kind: 'refund' as const, paperNumber: 'C-2026-00003', of }
  const content = contentOfReceipt({ ...parts, move })
  expect(content.number).toBe('C-2026-00003')
  expect(wordsOf(content).at(-1)).toBe('Paid on 支払日: Sunday 8 November 2026, receipt R-2026-00041')
})
