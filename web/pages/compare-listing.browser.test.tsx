import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getTourDetails } from '#contract/catalogue.ts'
import { readComparison } from '#web/catalogue/site/compare/compare-address.ts'
import { tour } from '#web/catalogue/site/compare/compared-tour.fixture.ts'
import { detailOf } from '#web/catalogue/site/tour.fixture.ts'
import { telling } from '#web/testing/address.tsx'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import CompareListing, { clientLoader } from './compare-listing.tsx'

const server = fakeServer()
afterEach(() => localStorage.removeItem('wishlist'))

const known = {
  gold: { ...tour, slug: 'gold', title: 'Ginkgo gold', duration: 300 },
  tea: { ...tour, slug: 'tea', title: 'A bowl of tea', startTimes: ['10:00'] },
  bonsai: { ...tour, slug: 'bonsai', title: 'Bonsai village', driveMinutes: 45 },
  snow: { ...tour, slug: 'snow', title: 'Snow', season: { from: '01-05', to: '02-28' } },
}
const four = 'items=tour:gold,tour:tea,tour:bonsai,tour:snow'

/** The page at an address, with what the catalogue has of it. */
async function open(query: string) {
  const { Page, place } = telling(CompareListing)
  const data = ({ request }: { request: Request }) => {
    const { slugs } = readComparison(new URL(request.url).searchParams)
    const tours = slugs.flatMap((slug) => known[slug as keyof typeof known] ?? [])
    return { tours, gone: slugs.filter((slug) => !(slug in known)), now: Date.now() }
  }
  await show(Page, { at: `/compare-listing?${query}`, data, others: [{ path: '*', Component: Elsewhere }] })
  return place
}

const headline = page.getByRole('heading', { level: 1 })
const table = page.getByRole('table', { name: 'The days side by side' })
const row = (name: RegExp) => table.getByRole('row', { name })
const onlyDifferences = page.getByRole('checkbox', { name: 'Only what differs' })

test('only what differs hides the equal rows, and the address keeps it', async () => {
  const place = await open(four)
  await expect.element(row(/^Pick-up ?, the same for all/)).toBeVisible()
  await onlyDifferences.click()
  await expect.poll(() => place.address).toBe(`/compare-listing?${four}&only=differences`)
  await expect.element(row(/^Pick-up/)).not.toBeInTheDocument()
  await expect.element(row(/^Length/)).toBeVisible()
})

test('opened with only what differs, it begins so', async () => {
  await open(`${four}&only=differences`)
  await expect.element(onlyDifferences).toBeChecked()
  await expect.element(row(/^Pick-up/)).not.toBeInTheDocument()
})

test('party and day can be changed where one is', async () => {
  const place = await open(`${four}&guests=2`)
  await expect.element(row(/^Free to cancel/)).toMatchTextContent('48 hours before')
  await page.getByText('Change', { exact: true }).click()
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('12')
  await page.getByLabelText('Day', { exact: true }).fill('2028-01-14')
  await page.getByRole('button', { name: 'Compare for these' }).click()
  await expect.poll(() => place.address).toBe(`/compare-listing?${four}&guests=12&day=2028-01-14`)
  await expect.element(page.getByText('For 12 guests, Friday 14 January.')).toBeVisible()
  await expect.element(headline).toHaveFocus()
  await expect.element(row(/^Price for 12 guests/)).toMatchTextContent('No car here takes 12 guests')
  await expect.element(row(/^On Fri 14 Jan/)).not.toMatchTextContent('Not on')
})

test('columns are removed one by one, down to a helpful page', async () => {
  await open('items=tour:gold,tour:tea,tour:bonsai')
  await page.getByRole('link', { name: 'Remove Ginkgo gold' }).click()
  await expect.element(headline).toHaveTextContent('Two days, side by side')
  await expect.element(headline).toHaveFocus()
  await page.getByRole('link', { name: 'Remove A bowl of tea' }).click()
  await expect.element(headline).toHaveTextContent('One day so far')
  await page.getByRole('link', { name: 'Choose another tour' }).click()
  await expect.element(page.getByText('/tour/grid?compare=bonsai')).toBeVisible()
})

test('with nothing to compare, what was saved on this device and is still there is offered', async () => {
  localStorage.setItem('wishlist', JSON.stringify(['tour:gold', 'tour:tea', 'tour:moon-by-car']))
  const place = await open('')
  const saved = page.getByRole('region', { name: 'Saved on this device' })
  await expect.poll(() => saved.getByRole('listitem').elements()).toHaveLength(2)
  await saved.getByRole('link', { name: 'Compare all 2' }).click()
  await expect.poll(() => place.address).toBe('/compare-listing?items=tour:gold,tour:tea')
  await expect.element(headline).toHaveTextContent('Two days, side by side')
})

test('an outage keeps the choice, and trying again brings the table', async () => {
  server.on(getTourDetails, () => new Refusal(503, { error: 'Not now.', code: 'platform.busy' }))
  const { Page, place } = telling(CompareListing)
  const at = '/compare-listing?items=tour:ginkgo-gold,tour:a-bowl-of-tea'
  await show(Page, { at, data: clientLoader })
  const alert = page.getByRole('alert').filter({ hasText: 'The tours did not load' })
  await expect.element(alert).toBeVisible()
  server.on(getTourDetails, ({ slug }) => ({ ...detailOf(slug), slug }))
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(headline).toHaveTextContent('Two days, side by side')
  expect(place.address).toBe(at)
})

test('on a phone the table scrolls inside its region by keyboard, and its row heads stay', async () => {
  await page.viewport(390, 844)
  await open(four)
  const region = page.getByRole('region', { name: 'Comparison, scrolls sideways' })
  await expect.element(region).toBeVisible()
  region.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0)
  const head = table.getByRole('rowheader', { name: /^Length/ }).element()
  expect(head.getBoundingClientRect().x).toBeLessThan(40)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await page.viewport(1440, 900)
})
