import { expect, test } from 'vitest'
import type { Category } from '#contract/catalogue.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { boardRows } from './board-rows.ts'

const line = (slug: string, tourCount: number, fromYen: number | null): Category => ({
  slug,
  letter: 'T',
  name: slug,
  summary: 'A line.',
  description: '',
  picture: { path: slug, alt: '', titleJa: null, ground: '#000', focus: '50% 50%', width: 3, height: 2 },
  tourCount,
  fromYen,
})

test('without an answer the board still names the tours, with no price that nobody knows', () => {
  const [tours] = boardRows([])
  expect(tours).toMatchObject({ to: '/tour/grid', price: null, remark: null })
})

test('the tours are counted over all lines, at the lowest of their prices', () => {
  const [tours, first] = boardRows([line('classics', 4, 50_000), line('evenings', 1, 26_000), line('empty', 0, null)])
  expect(tours).toMatchObject({ price: 'from ¥26,000 per car', remark: '5 tours' })
  expect(first).toMatchObject({ to: '/category-details/classics', price: 'from ¥50,000 per car', remark: '4 tours' })
})

test('a line whose print the page already shows leaves its place to another', () => {
  const evenings = { ...line('evenings', 1, 26_000), picture: chauffeurEvening }
  const rows = boardRows([evenings, line('gardens', 1, 60_000)])
  expect(rows.map((row) => row.name)).not.toContain('evenings')
  expect(rows.map((row) => row.name)).toContain('gardens')
})

test('the first of what the house plans is the last row, with its month; where it plans nothing there is no such row', () => {
  const { picture } = line('boats', 1, null)
  const coming = { id: 'boats', title: 'Boats', text: 'Under the blossom.', month: '2027-03', picture }
  expect(boardRows([], { coming }).at(-1)).toMatchObject({
    to: '/coming-soon',
    name: 'Boats',
    remark: 'from March 2027',
  })
  expect(boardRows([], { coming: { ...coming, month: null } }).at(-1)?.remark).toBe('coming soon')
  expect(boardRows([line('boats', 1, null)], { coming }).map(({ name }) => name)).not.toContain('boats')
  expect(boardRows([]).map(({ to }) => to)).not.toContain('/coming-soon')
})

test('no row leads to a page that is not built', () => {
  const fixed = boardRows([]).map((row) => row.to)
  expect(fixed.length).toBeGreaterThan(0)
  expect(fixed.filter((to) => !isBuilt(to))).toEqual([])
})
