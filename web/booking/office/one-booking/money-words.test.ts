import { expect, test } from 'vitest'
import type { DeskMoney } from '#contract/booking-desk.ts'
import type { TakenHow } from '#contract/payments.ts'
import { backOf, byHandInWords, whereToInWords } from '../back-words.ts'
import { differenceChoices, differenceInWords, withUsInWords } from './money-words.ts'

const refund: DeskMoney = {
  ...{ id: 'r', kind: 'refund', at: '2026-11-16T20:17:00+09:00', amountYen: 8000, card: null },
  ...{ state: 'done', reason: 'The guide came late', takenHow: null, takenBy: '', correctableYen: 0 },
  ...{ toHand: false, handedAt: null },
}
const paid = (amountYen: number, takenHow: TakenHow | null = null, refundedYen = 0) => ({
  ...{ amountYen, refundedYen, takenHow, card: takenHow ? null : { brand: 'visa', last4: '4242' } },
})
const rebecca = {
  ...{ leadName: 'Rebecca Stone', paidYen: 103_500, refundedYen: 0, giftYen: 0, money: [] },
  refundable: [paid(103_500)],
}
const kind = {
  ...{ ...rebecca, refundedYen: 8000, giftYen: 8000, money: [refund] },
  refundable: [paid(103_500, null, 8000)],
}

test('what a guest has with us is one sentence, with what went back and when', () => {
  expect(withUsInWords(rebecca)).toBe('Rebecca has ¥103,500 with us.')
  expect(withUsInWords(kind)).toBe('Rebecca has ¥95,500 with us: ¥103,500 paid, ¥8,000 refunded on Mon 16 Nov, 20:17.')
})

test('what was entered wrongly and taken back is no day of a refund', () => {
  const correction: DeskMoney = { ...refund, id: 'c', kind: 'correction', at: '2026-11-17T09:00:00+09:00' }
  expect(withUsInWords({ ...rebecca, money: [correction] })).toBe('Rebecca has ¥103,500 with us.')
  expect(withUsInWords({ ...kind, money: [refund, correction] })).toContain('refunded on Mon 16 Nov, 20:17.')
})

test('a lower price after a refund names both amounts and what we keep with each, the smaller one first', () => {
  expect(differenceChoices(kind, 90_000, -13_500).map(({ id, label, detail }) => [id, label, detail])).toEqual([
    ['refund', 'Refund ¥5,500', expect.stringContaining('counts towards the new price. We keep ¥90,000.')],
    ['refund-on-top', 'Refund ¥13,500', expect.stringContaining('was on top of it. We keep ¥82,000.')],
    ['stays', 'Refund nothing now', expect.any(String)],
  ])
})

test('a refund that already covers the lower price needs nothing more', () => {
  expect(differenceChoices(kind, 98_000, -5500)[0]).toMatchObject({ id: 'refund', label: 'Refund nothing more' })
})

test('without an earlier refund there is one amount, and the sentence says by how much it was too much', () => {
  expect(differenceInWords(rebecca, 90_000, -13_500)).toBe(
    'The booking costs ¥90,000 now. Rebecca has ¥103,500 with us. That is ¥13,500 more than it costs.',
  )
  expect(differenceChoices(rebecca, 90_000, -13_500).map(({ id }) => id)).toEqual(['refund', 'stays'])
  expect(differenceInWords(rebecca, 110_000, 6500)).toContain('¥6,500 is still to pay.')
})

test('before cash is refunded the desk reads that somebody has to hand it back; a card is paid by itself', () => {
  const inCash = [paid(20_000, 'cash')]
  expect(whereToInWords(inCash, 5_000)).toBe('in cash')
  expect(byHandInWords(backOf(inCash, 5_000))).toBe('¥5,000 was paid in cash: hand it back; this only writes it down.')
  expect([whereToInWords([paid(20_000)], 5_000), byHandInWords(backOf([paid(20_000)], 5_000))]).toEqual([
    'to Visa ending 4242',
    '',
  ])
  const choice = (refundable: (typeof rebecca)['refundable']) =>
    differenceChoices({ ...rebecca, refundable }, 90_000, -13_500)[0]
  expect(choice([paid(103_500, 'cash')])).toMatchObject({
    label: 'Refund ¥13,500 in cash',
    detail: expect.stringContaining('¥13,500 was paid in cash: hand it back'),
  })
  expect(choice([paid(103_500)])).toMatchObject({
    label: 'Refund ¥13,500 to Visa ending 4242',
    detail: 'The guest is written to.',
  })
})

test('a refund from several payments says every part with its sum, in the order in which they are taken', () => {
  const mixed = [paid(3_000, 'cash'), paid(4_000, 'transfer', 1_000), paid(50_000)]
  expect(whereToInWords(mixed, 10_000)).toBe('¥3,000 in cash, ¥3,000 by bank transfer, ¥4,000 to Visa ending 4242')
  expect(byHandInWords(backOf(mixed, 10_000))).toBe(
    '¥3,000 was paid in cash: hand it back; this only writes it down. ¥3,000 was paid by bank transfer: send it back; this only writes it down.',
  )
})
