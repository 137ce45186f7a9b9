import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FoundTour } from '#contract/tour-search.ts'
import { telling } from '#web/testing/address.tsx'
import { show } from '#web/testing/show.tsx'
import type { FoundTours } from './find-tours.ts'
import { TourResults } from './tour-results.tsx'

const titles = ['Fuji at first light', 'Old Tokyo before lunch', 'Ginkgo gold', 'A bowl of tea', 'Bonsai village']
const tours = titles.map((title) => ({ slug: title.toLowerCase().replaceAll(' ', '-'), title, cover: { path: '' } }))
const found: FoundTours = {
  ...{ tours: tours as FoundTour[], total: 5, page: 1, pages: 1, pageSize: 9, pickUps: [], titles: {} },
  facets: {
    ...{ line: [], children: [], length: [], room: [], walking: [], season: [], guide: [] },
    price: { fromYen: 20_000, toYen: 150_000, stepYen: 10_000, bars: [] },
  },
} as unknown as FoundTours

const bar = page.getByRole('region', { name: 'Compare', exact: true })
const tick = (title: string) => page.getByRole('checkbox', { name: `Compare ${title}` })

test('a fifth is refused kindly, and clearing begins anew', async () => {
  const { Page, place } = telling(() => (
    <TourResults
      answer={{ found }}
      searchBar={() => null}
      draw={({ tour, extras }) => <article key={tour.slug}>{extras}</article>}
    />
  ))
  await show(Page, { at: '/tour/grid' })
  const [first = '', , , , fifth = ''] = titles
  for (const title of titles.slice(0, 4)) await tick(title).click()
  await expect.element(bar.getByRole('link', { name: 'Compare 4' })).toBeVisible()
  await tick(fifth).click()
  await expect.element(tick(fifth)).not.toBeChecked()
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent('Four days fit side by side. Untick one to take another.')
  await tick(first).click()
  await expect.element(bar.getByRole('status')).toBeEmptyDOMElement()
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.poll(() => place.address).toBe('/tour/grid')
})
