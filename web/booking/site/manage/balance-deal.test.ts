import { expect, test } from 'vitest'
import { balanceDeal } from './balance-deal.ts'
import { marsh as booking } from './booking.fixture.ts'

test('a balance is paid once nothing is due, waits while something is, and is over with the booking', () => {
  const { standing } = balanceDeal({ reference: booking.reference })
  expect(standing({ ...booking, dueYen: 64_000 })).toBe('held')
  expect(standing({ ...booking, dueYen: 0 })).toBe('paid')
  expect(standing({ ...booking, state: 'redeemed', dueYen: 0 })).toBe('paid')
  expect(standing({ ...booking, state: 'cancelled', dueYen: 0 })).toBe('over')
})
