import { expect, test } from 'vitest'
import { layOutYear } from './lay-out-year.ts'

const offer = { code: 'KANBARE', travelFrom: '2026-11-01', travelTo: '2026-12-31', bookUntil: '2026-11-30' }

test('the year is drawn in whole months, from this one to the last day of travel', () => {
  const { months, bars } = layOutYear([offer], '2026-11-17')
  expect(months.map(({ year, month }) => [year, month])).toEqual([
    [2026, 11],
    [2026, 12],
  ])
  expect(bars).toEqual([{ code: 'KANBARE', bookUntil: '2026-11-30', from: 0, to: 1, bookBy: 30 / 61 }])
})

test('over the new year the months go on, and what began before today begins at the edge', () => {
  const { months, bars } = layOutYear([{ ...offer, travelFrom: '2026-09-01', travelTo: '2027-01-10' }], '2026-12-02')
  expect(months.map(({ year, month }) => [year, month])).toEqual([
    [2026, 12],
    [2027, 1],
  ])
  expect(bars[0]).toMatchObject({ from: 0, bookBy: 0 })
})
