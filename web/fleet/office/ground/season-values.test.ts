import { expect, test } from 'vitest'
import { faultsByRow, rowsOf, toSeasons } from './season-values.ts'

test('a season is typed and read back as it was, and a refusal finds its row', () => {
  const seasons = [{ name: 'New Year', seasonFrom: 1228, seasonTo: 103, percent: 90 }]
  const rows = rowsOf(seasons)
  expect(rows[0]).toMatchObject({ from: '12-28', to: '01-03', percent: '90' })
  expect(toSeasons(rows)).toEqual(seasons)
  expect(faultsByRow(rows, { 'seasons.0.seasonTo': 'There is no such day.' })).toEqual({
    '0.to': 'There is no such day.',
  })
})
