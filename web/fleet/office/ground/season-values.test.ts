import { expect, test } from 'vitest'
import { faultsByRow, readDay, rowsOf, toSeasons } from './season-values.ts'

test('a day of the year is read in the ways in which people write it', () => {
  expect(['04-29', '4-29', '04/29', '0429', '４－２９', '4月29日', '12-3'].map(readDay)).toEqual([
    ...[429, 429, 429, 429, 429, 429, 1203],
  ])
  expect([readDay(''), readDay('May'), readDay('429x')]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})

test('a season is typed and read back as it was, and a refusal finds its row', () => {
  const seasons = [{ name: 'New Year', seasonFrom: 1228, seasonTo: 103, percent: 90 }]
  const rows = rowsOf(seasons)
  expect(rows[0]).toMatchObject({ from: '12-28', to: '01-03', percent: '90' })
  expect(toSeasons(rows)).toEqual(seasons)
  expect(faultsByRow(rows, { 'seasons.0.seasonTo': 'There is no such day.' })).toEqual({
    '0.to': 'There is no such day.',
  })
})
