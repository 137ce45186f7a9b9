import { expect, test } from 'vitest'
import { monthsOfSeason } from '#contract/tour-filters.ts'
import { runsThisSeason, seasonNameOf } from './seasons.ts'

test('a tour can be had this season while a day of its own lies ahead in it', () => {
  const snow = { from: '12-20', to: '03-08' }
  expect(runsThisSeason(null, '2026-11-17')).toBe(true)
  expect(runsThisSeason(snow, '2026-11-17')).toBe(false)
  expect(runsThisSeason(snow, '2026-12-01')).toBe(true)
  expect(runsThisSeason(snow, '2027-02-28')).toBe(true)
  expect(runsThisSeason({ from: '11-15', to: '12-05' }, '2026-11-30')).toBe(true)
  expect(runsThisSeason({ from: '09-01', to: '10-10' }, '2026-11-17')).toBe(false)
})

test('every month belongs to the quarter by which the tours are searched', () => {
  for (const [name, months] of Object.entries(monthsOfSeason))
    for (const month of months) expect(seasonNameOf(`2026-${String(month).padStart(2, '0')}-15`)).toBe(name)
})
