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

test('no row leads to a page that is not built', () => {
  const fixed = boardRows([]).map((row) => row.to)
  expect(fixed.length).toBeGreaterThan(0)
  expect(fixed.filter((to) => !isBuilt(to))).toEqual([])
})
