import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// What the page says as it is sent, and what leads to it, is tried in server/catalogue/pages-as-sent.test.ts; its map, its table
// and its year beside them (web/catalogue/site/line-page/).

const fuji = '/category-details/fuji-and-hakone'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const map = (page: Page) => page.getByRole('region', { name: 'These tours, one by one' }).locator('svg')
const station = (page: Page, name: string) => map(page).locator('a').filter({ hasText: name })

test('one changes lines', async ({ page }) => {
  await page.goto(fuji)
  const others = page.getByRole('region', { name: 'Other areas and themes' }).getByRole('link')
  await expect(others).toHaveCount(9)
  await page.getByRole('link', { name: 'Evenings 4 tours' }).click()
  await expect(title(page, 'Evenings')).toBeVisible()
  await expect(page).toHaveTitle('Evenings | Annai')
  await expect(map(page).locator('a')).toHaveCount(4)
})

test('when nobody answers the page says so, and opens when they do again', async ({ page }) => {
  await page.goto(fuji)
  await page.route('**/api/get-category-detail', (route) => route.abort())
  await page.getByRole('link', { name: 'Gardens 3 tours' }).click()
  await expect(page.getByRole('alert')).toContainText('The tours did not load')
  const failsAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/get-category-detail'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await failsAgain
  await expect(page.getByRole('alert')).toContainText('The tours did not load')
  await page.unroute('**/api/get-category-detail')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'Gardens')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there, and its links lead on', async ({ page }) => {
    await page.goto(fuji)
    await expect(page.getByRole('table', { name: 'All six' }).getByRole('row')).toHaveCount(7)
    await page.getByText('The same as a table').click()
    await expect(page.getByRole('row', { name: /^January/ })).toBeVisible()
    await station(page, 'Hakone for art').click()
    await expect(page).toHaveURL('/tour/detail/hakone-for-art')
  })
})
