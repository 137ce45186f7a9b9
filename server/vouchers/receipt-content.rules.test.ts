import { expect, test } from 'vitest'
import { nobodyAnswers } from '#core/desk-hours.ts'
import { contentOfReceipt, type ReceiptParts, receiptNumber } from './receipt-content.rules.ts'

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
  taxPercent: 10,
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
    contentOfReceipt({ ...parts, move: { ...parts.move, amountYen } }).sums.at(-1)?.amount
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
  const { sums } = contentOfReceipt({ ...parts, taxPercent: 8 })
  expect(sums.map(({ term, termJa, amount }) => [term, termJa, amount]).slice(1)).toEqual([
    ['Of which taxed at 8%', '8%対象', '¥130,200'],
    ['Consumption tax in it, 8%', '内消費税（8%）', '¥9,644'],
  ])
})

test('a number from the series of the office stands in place of that of the booking, on a credit note of its receipt too', () => {
  const of = { number: 2, paperNumber: 'R-2026-00041', at: new Date('2026-11-08T14:59:00Z') }
  const move = { ...parts.move, kind: 'refund' as const, paperNumber: 'C-2026-00003', of }
  const content = contentOfReceipt({ ...parts, move })
  expect(content.number).toBe('C-2026-00003')
  expect(wordsOf(content).at(-1)).toBe('Paid on 支払日: Sunday 8 November 2026, receipt R-2026-00041')
})
