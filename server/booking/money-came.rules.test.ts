import { expect, test } from 'vitest'
import { moneyCame } from './money-came.rules.ts'

const visa = { brand: 'visa', last4: '4242' }
const payments = [
  {
    ...{
      id: 'cash',
      state: 'succeeded' as const,
      amountYen: 20_000,
      chargeYen: 20_000,
      takenHow: 'cash' as const,
      card: null,
    },
    paidAt: new Date('2026-11-20T09:12:00+09:00'),
  },
  {
    ...{ id: 'card', state: 'succeeded' as const, amountYen: 60_000, chargeYen: 90_000, takenHow: null, card: visa },
    paidAt: new Date('2026-11-09T12:00:00+09:00'),
  },
  {
    id: 'declined',
    state: 'declined' as const,
    amountYen: 60_000,
    chargeYen: 60_000,
    takenHow: null,
    card: null,
    paidAt: null,
  },
]

test('each payment has its own day and way, the oldest first; what was declined never came', () => {
  expect(moneyCame(payments, [])).toEqual([
    { at: '2026-11-09T12:00:00+09:00', amountYen: 60_000, chargeYen: 90_000, takenHow: null, card: visa },
    { at: '2026-11-20T09:12:00+09:00', amountYen: 20_000, chargeYen: 20_000, takenHow: 'cash', card: null },
  ])
})

test('what was corrected is less, or nothing; what went back came all the same', () => {
  const back = { paymentId: 'cash', amountYen: 20_000, isCorrection: false }
  expect(moneyCame(payments, [back]).map(({ amountYen }) => amountYen)).toEqual([60_000, 20_000])
  const wrong = (amountYen: number) => ({ ...back, amountYen, isCorrection: true })
  expect(moneyCame(payments, [wrong(5_000)]).map(({ amountYen, chargeYen }) => [amountYen, chargeYen])).toEqual([
    [60_000, 90_000],
    [15_000, 15_000],
  ])
  expect(moneyCame(payments, [wrong(20_000)]).map(({ amountYen }) => amountYen)).toEqual([60_000])
})
