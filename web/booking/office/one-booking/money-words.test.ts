import { expect, test } from 'vitest'
import type { DeskMoney } from '#contract/booking-desk.ts'
import { differenceChoices, differenceInWords, withUsInWords } from './money-words.ts'

const refund: DeskMoney = {
  ...{ id: 'r', kind: 'refund', at: '2026-11-16T20:17:00+09:00', amountYen: 8000, card: null },
  ...{ state: 'done', reason: 'The guide came late', correctable: false },
}
const rebecca = { leadName: 'Rebecca Stone', paidYen: 103_500, refundedYen: 0, giftYen: 0, money: [] }
const kind = { ...rebecca, refundedYen: 8000, giftYen: 8000, money: [refund] }

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
