import { expect, test } from 'vitest'
import { readTripsPage, tripsAddress } from './trips-address.ts'

const read = (query: string) => readTripsPage(new URLSearchParams(query))

test('tab and page live in the address, and come back from it', () => {
  expect(read('')).toEqual({ when: 'upcoming', page: 1 })
  expect(read('when=past&page=2')).toEqual({ when: 'past', page: 2 })
  expect(tripsAddress('/user/tour-bookings', { when: 'past', page: 2 })).toBe('/user/tour-bookings?when=past&page=2')
  expect(tripsAddress('/user/tour-bookings', { when: 'upcoming', page: 1 })).toBe('/user/tour-bookings')
})

test('an unkind address is read as kindly as can be', () => {
  expect(read('when=never&page=-3')).toEqual({ when: 'upcoming', page: 1 })
  expect(read('when=cancelled&page=0')).toEqual({ when: 'cancelled', page: 1 })
  expect(read('page=99999999999')).toEqual({ when: 'upcoming', page: 1 })
  expect(read('page=9999')).toEqual({ when: 'upcoming', page: 1000 })
})
