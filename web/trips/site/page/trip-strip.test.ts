import { expect, test } from 'vitest'
import { daysOfStrip, partOfDay } from './trip-strip.tsx'

const at = (startsAt: string, endsAt: string) => ({ startsAt: `${startsAt}:00+09:00`, endsAt: `${endsAt}:00+09:00` })

test('every day between the first and the last has its column; of far ones only those with something', () => {
  const near = [at('2026-11-21T19:05', '2026-11-21T20:45'), at('2026-11-24T05:30', '2026-11-24T17:30')]
  expect(daysOfStrip(near)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'])
  expect(daysOfStrip([...near, at('2027-03-01T09:00', '2027-03-01T10:00')])).toEqual([
    ...['2026-11-21', '2026-11-24', '2027-03-01'],
  ])
  expect(daysOfStrip([])).toEqual([])
})

test('a thing lies at its true hours, also over midnight', () => {
  const night = at('2026-11-21T18:00', '2026-11-22T06:00')
  expect(partOfDay(night, '2026-11-21')).toEqual({ from: 75, width: 25 })
  expect(partOfDay(night, '2026-11-22')).toEqual({ from: 0, width: 25 })
  expect(partOfDay(night, '2026-11-23')).toBeNull()
})
