import { expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { nothingHeldInWords, whyChoices } from './cancel-words.ts'

const booking = (paidYen: number, refundedYen = 0) =>
  ({ paidYen, refundedYen, refundNowYen: 0, moves: [], noShowFrom: '' }) as unknown as DeskBooking
const details = (of: DeskBooking) => whyChoices(of, '').map(({ detail }) => detail)

test('where nothing is with us, nobody reads what would go back of it', () => {
  expect(details(booking(0)).join(' ')).not.toMatch(/paid|all of it/)
  expect(details(booking(92_000))).toContain('Nobody’s fault: all of it')
})

test('what went back before is not said to have never come', () => {
  expect(nothingHeldInWords(booking(0))).toBe('Nothing was paid.')
  expect(nothingHeldInWords(booking(92_000, 92_000))).toBe('All that was paid went back before.')
})
