import { expect, test } from 'vitest'
import { monthsOfSeason } from '#contract/tour-filters.ts'
import { runsThisSeason, seasonNameOf, seasonOn, seasons } from './seasons.ts'

test('every day of the year has a season, and the first days of January still belong to winter', () => {
  expect(seasonOn('2027-01-01').id).toBe('winter')
  expect(seasonOn('2027-02-28').id).toBe('winter')
  expect(seasonOn('2027-03-01').id).toBe('blossom')
})

test('a season begins on its first day, not a day sooner', () => {
  expect(seasonOn('2026-11-09').id).toBe('lake')
  expect(seasonOn('2026-11-10').id).toBe('ginkgo')
  expect(seasonOn('2026-12-05').id).toBe('ginkgo')
  expect(seasonOn('2026-12-06').id).toBe('winter')
})

test('the seasons stand in the order of the year', () => {
  const days = seasons.map((season) => season.from)
  expect(days).toEqual([...days].sort())
})

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
