import { expect, test } from 'vitest'
import { allOf } from './count-words.ts'
import { datesNote, findingOf, nowNote, toursByMonth } from './season-notes.ts'

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const tour = (name: string, bestMonths: readonly number[]) => ({ name, bestMonths })
const dated = (name: string, from: string, to: string) => ({ name, best: `${from} to ${to}`, season: { from, to } })

test('a tour counts in each of its best months', () => {
  const counts = toursByMonth([tour('Lanes', allYear), tour('Towers', [1, 12])]).map((list) => list.length)
  expect(counts).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
})

test('the year is said by its best and its poorest months', () => {
  const said = (...tours: ReturnType<typeof tour>[]) => findingOf(tours, (months) => months.join(' '))
  expect(said(tour('Lanes', allYear), tour('Towers', [1, 12]))).toBe(
    'Best: 1 12, 2 of 2. Fewest: 2 3 4 5 6 7 8 9 10 11, 1 of 2.',
  )
  expect(said(tour('Blossom', [3, 4]))).toBe('Best: 3 4, 1 of 1. None: 1 2 5 6 7 8 9 10 11 12.')
  expect(said(tour('Lanes', allYear))).toBe('Every month is as good as the next.')
})

test('the month is said with the tours it is good for', () => {
  const tours = [tour('Lakes', [10, 11]), tour('Baths', allYear)]
  expect(nowNote(tours, 11)).toEqual({ title: 'Now, in November', text: 'Both are at their best.' })
  expect(nowNote(tours, 7).text).toBe('At its best: Baths.')
  expect(nowNote([tour('Lakes', [10, 11])], 11).text).toBe('It is at its best.')
})

test('in a month without any the next good one is named, over the new year too', () => {
  expect(nowNote([tour('Blossom', [3, 4]), tour('Irises', [6])], 11).text).toBe('Next in March: Blossom.')
  expect(nowNote([tour('Anything', [])], 5).text).toBe('It goes in every month alike.')
})

test('tours with dates of their own are said as running now and next', () => {
  const tours = [dated('Ginkgo', '11-15', '12-05'), dated('Snow', '12-20', '03-08'), dated('Blossom', '03-20', '04-12')]
  expect(datesNote(tours, '2026-11-15')?.text).toBe('Now: Ginkgo, 11-15 to 12-05. Next: Snow, 12-20 to 03-08.')
  expect(datesNote(tours, '2027-01-10')?.text).toBe('Now: Snow, 12-20 to 03-08. Next: Blossom, 03-20 to 04-12.')
  expect(datesNote(tours, '2026-12-10')?.text).toBe('Next: Snow, 12-20 to 03-08.')
  expect(datesNote([{ name: 'Lanes', best: 'All year', season: null }], '2026-11-15')).toBeNull()
})

test('all of them are named by how many they are', () => {
  expect([1, 2, 6].map(allOf)).toEqual(['The one', 'Both', 'All six'])
})
