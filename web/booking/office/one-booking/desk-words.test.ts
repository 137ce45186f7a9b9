import { expect, test } from 'vitest'
import { lacksHotel } from './desk-words.ts'

test('the desk looks for a hotel that nobody told while the day may still come', () => {
  const states = ['on_hold', 'pending', 'confirmed', 'cancelled', 'expired', 'redeemed'] as const
  const lacking = (isHotelUntold: boolean) => states.filter((state) => lacksHotel({ isHotelUntold, state }))
  expect(lacking(true)).toEqual(['on_hold', 'pending', 'confirmed'])
  expect(lacking(false)).toEqual([])
})
