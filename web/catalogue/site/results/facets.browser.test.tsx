import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Facets as FacetCounts } from '#contract/tour-search.ts'
import { show } from '#web/testing/show.tsx'
import { Facets } from './facets.tsx'
import { readTourSearch } from './tour-search-address.ts'

const facets: FacetCounts = {
  ...{ line: [], children: [], length: [], room: [], walking: [], season: [], guide: [] },
  price: { fromYen: 20_000, toYen: 150_000, stepYen: 10_000, bars: [] },
}

test('the age of the youngest child narrows the tours from the first page on, and any age takes it off', async () => {
  const onNarrow = vi.fn()
  const search = readTourSearch(new URLSearchParams('q=tea&youngest=4&page=3'))
  await show(() => <Facets facets={facets} search={search} onNarrow={onNarrow} />)
  const field = page.getByRole('combobox', { name: 'Your youngest child' })
  await expect.element(field).toHaveValue('4')
  await expect.element(field).toHaveAccessibleDescription('Leaves out days that are made for older children.')
  await field.selectOptions('Under 1')
  expect(onNarrow).toHaveBeenLastCalledWith({ ...search, youngest: 0, page: undefined })
  await field.selectOptions('Any age')
  expect(onNarrow).toHaveBeenLastCalledWith({ ...search, youngest: undefined, page: undefined })
})
