import { expect, test } from 'vitest'
import { addressWith, readAddress, stepOf } from './earnings-address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

test('an address is read as far as it makes sense, and written without what is usual', () => {
  expect(read('')).toEqual({ period: 'month', on: null, by: 'month', kind: null, tour: null, page: 1 })
  expect(read('period=century&on=2026-13-40&by=planet&kind=theft&tour=../x&page=-3')).toEqual(read(''))
  expect(read('on=2026-02-30').on).toBeNull()
  const some = read('period=week&on=2026-11-09&by=tour&kind=refund&tour=a-bowl-of-tea&page=4')
  expect(some).toMatchObject({ period: 'week', on: '2026-11-09', by: 'tour', kind: 'refund', page: 4 })
  expect(addressWith(some, { kind: null })).toBe('?period=week&by=tour&on=2026-11-09&tour=a-bowl-of-tea')
  expect(read(addressWith(some, { page: 5 }))).toEqual({ ...some, page: 5 })
})

test('a step leads into the period before and after, over the turn of a year', () => {
  expect(stepOf('month', '2026-01-01', -1)).toBe('2025-12-01')
  expect(stepOf('week', '2026-12-28', 1)).toBe('2027-01-04')
  expect(stepOf('quarter', '2026-10-01', 1)).toBe('2027-01-01')
  expect(stepOf('quarter', '2026-01-01', -1)).toBe('2025-10-01')
  expect(stepOf('year', '2026-01-01', 1)).toBe('2027-01-01')
})
