import { expect, test } from 'vitest'
import { longDay } from '#web/ui/day.ts'
import { paidInWords, paidRows } from './paid-words.ts'

const visa = { brand: 'visa', last4: '4242' }
const byCard = { at: '2026-11-09T12:00:00+09:00', amountYen: 110_200, takenHow: null, card: visa }
const inCash = { at: '2026-11-16T09:12:00+09:00', amountYen: 20_000, takenHow: 'cash' as const, card: null }
const day = (at: string) => longDay(at.slice(0, 10))

test('one payment is named by its way and day', () => {
  expect(paidInWords({ came: [] }, day)).toEqual([])
  expect(paidInWords({ came: [byCard] }, day)).toEqual(['Visa ending 4242, Monday 9 November'])
  expect(paidInWords({ came: [{ ...byCard, card: null }] }, day)).toEqual(['By card, Monday 9 November'])
  expect(paidInWords({ came: [inCash] }, day)).toEqual(['In cash, Monday 16 November'])
})

test('several payments are named each with its sum, way and day', () => {
  expect(paidInWords({ came: [byCard, inCash] }, day)).toEqual([
    '¥110,200 by Visa ending 4242, Monday 9 November',
    '¥20,000 in cash, Monday 16 November',
  ])
})

test('before a cancellation each payment is a row, and what went back before is taken off', () => {
  const rows = (came: Parameters<typeof paidRows>[0]['came'], refundedYen = 0) =>
    paidRows({ came, refundedYen }).map(({ label, yen }) => [label, yen])
  expect(rows([byCard])).toEqual([['Paid on Monday 9 November', 110_200]])
  expect(rows([byCard, inCash], 5_000)).toEqual([
    ['Paid by Visa ending 4242 on Monday 9 November', 110_200],
    ['Paid in cash on Monday 16 November', 20_000],
    ['Went back before', -5_000],
  ])
  expect(rows([])).toEqual([['Paid', 0]])
})
