import { expect, test } from 'vitest'
import { longDay } from '#web/ui/day.ts'
import { marsh } from './booking.fixture.ts'
import { isPaidAsPriced, moneyInWords, moneyNow, paidInWords, paidRows } from './paid-words.ts'

const visa = { brand: 'visa', last4: '4242' }
const byCard = { at: '2026-11-09T12:00:00+09:00', amountYen: 110_200, chargeYen: 110_200, takenHow: null, card: visa }
const inCash = {
  at: '2026-11-16T09:12:00+09:00',
  amountYen: 20_000,
  chargeYen: 20_000,
  takenHow: 'cash' as const,
  card: null,
}
const day = (at: string) => longDay(at.slice(0, 10))

test('one payment is named by its way and day', () => {
  expect(paidInWords({ came: [] }, day)).toEqual([])
  expect(paidInWords({ came: [byCard] }, day)).toEqual(['Visa ending 4242, Monday 9 November'])
  expect(paidInWords({ came: [{ ...byCard, card: null }] }, day)).toEqual(['By card, Monday 9 November'])
  expect(paidInWords({ came: [inCash] }, day)).toEqual(['In cash, Monday 16 November'])
  expect(paidInWords({ came: [{ ...byCard, chargeYen: 151_000 }] }, day), 'as the statement has it').toEqual([
    'Visa ending 4242, part of one charge of ¥151,000, Monday 9 November',
  ])
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

test('paid is what came in; what we have after a refund is left with us, and of what ended we keep it', () => {
  const cheaper = {
    ...marsh,
    totalYen: 110_200,
    refundedYen: 20_000,
    back: [{ way: 'card' as const, amountYen: 20_000 }],
  }
  const cancelled = { ...marsh, state: 'cancelled' as const, refundedYen: 65_100 }
  expect(moneyNow(marsh)).toEqual({ label: 'Paid', yen: 130_200 })
  expect(moneyNow(cheaper)).toEqual({ label: 'Left with us', yen: 110_200 })
  expect(moneyNow(cancelled)).toEqual({ label: 'We keep', yen: 65_100 })
  expect(moneyNow({ ...cancelled, refundedYen: 0 })).toEqual({ label: 'We keep', yen: 130_200 })
  expect(moneyNow({ ...marsh, paidYen: 0, dueYen: 130_200 })).toEqual({ label: 'Total', yen: 130_200 })
  expect([marsh, cheaper, { ...marsh, paidYen: 100_000, dueYen: 30_200 }].map(isPaidAsPriced)).toEqual([
    true,
    false,
    false,
  ])
  expect(moneyInWords(cheaper)).toBe('Paid ¥130,200. ¥20,000 went back to the card. Left with us: ¥110,200.')
  expect(moneyInWords({ ...cancelled, back: [{ way: 'card', amountYen: 65_100 }] })).toBe(
    'Paid ¥130,200. ¥65,100 went back to the card. We keep: ¥65,100.',
  )
  expect(moneyInWords({ ...marsh, came: [byCard] })).toBe('')
  expect(moneyInWords({ ...marsh, paidYen: 0 })).toBe('Nothing has been charged.')
})
