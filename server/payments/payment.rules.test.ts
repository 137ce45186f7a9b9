import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadRefund } from '#contract/money-back.ts'
import { PaymentState } from '#contract/payments.ts'
import { correctableYen, statesBefore } from './payment.rules.ts'

test('money that has come is never unsaid, and is believed whatever was said before', () => {
  for (const state of PaymentState.options) expect(statesBefore(state)).not.toContain('succeeded')
  expect([...statesBefore('succeeded'), 'succeeded'].sort()).toEqual([...PaymentState.options].sort())
})

test('a refund is taken from the first payments first, and nothing is left over or taken twice', () => {
  const payment = (id: string, amountYen: number, refundedYen = 0) => ({ id, amountYen, refundedYen })
  const payments = [payment('new', 3_000, 1_000), payment('spent', 500, 500), payment('old', 10_000)]
  const spread = (yen: number) =>
    spreadRefund(payments, yen)?.map(({ payment: { id }, amountYen }) => ({ paymentId: id, amountYen }))
  expect(spread(1_500)).toEqual([{ paymentId: 'new', amountYen: 1_500 }])
  expect(spread(12_000)).toEqual([
    { paymentId: 'new', amountYen: 2_000 },
    { paymentId: 'old', amountYen: 10_000 },
  ])
  expect(spreadRefund(payments, 12_001)).toBeUndefined()
  expect(spreadRefund([], 1)).toBeUndefined()
})

test('the parts of a refund add up to it and fit into their payments, or there are none', () => {
  const paid = fc
    .tuple(fc.uuid(), fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000))
    .map(([id, amountYen, refunded]) => ({ id, amountYen, refundedYen: Math.min(refunded, amountYen) }))
  fc.assert(
    fc.property(
      fc.uniqueArray(paid, { selector: ({ id }) => id }),
      fc.integer({ min: 1, max: 300_000 }),
      (payments, yen) => {
        const leftYen = payments.reduce((sum, payment) => sum + payment.amountYen - payment.refundedYen, 0)
        const parts = spreadRefund(payments, yen)
        if (yen > leftYen) return parts === undefined
        const fits = parts?.every(({ payment: { id: paymentId }, amountYen }) => {
          const payment = payments.find(({ id }) => id === paymentId)
          return payment && amountYen > 0 && amountYen <= payment.amountYen - payment.refundedYen
        })
        return fits === true && parts?.reduce((sum, part) => sum + part.amountYen, 0) === yen
      },
    ),
  )
})

test('of an entry by hand can be corrected what did not go back; of a card nothing', () => {
  const entry = { takenHow: 'cash', state: 'succeeded', amountYen: 20_000, refundedYen: 0 } as const
  expect(correctableYen(entry)).toBe(20_000)
  expect(correctableYen({ ...entry, refundedYen: 5_000 })).toBe(15_000)
  expect(correctableYen({ ...entry, refundedYen: 20_000 })).toBe(0)
  expect(correctableYen({ ...entry, takenHow: null })).toBe(0)
})
