import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// What the page says as it is sent, and what leads to it, is tried in server/catalogue/pages-as-sent.test.ts.

const fuji = '/category-details/fuji-and-hakone'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const map = (page: Page) => page.getByRole('region', { name: 'These tours, one by one' }).locator('svg')
const station = (page: Page, name: string) => map(page).locator('a').filter({ hasText: name })

test('the keyboard meets a tour once, in the table and not on the map', async ({ page }) => {
  await page.goto(fuji)
  const met = await page
    .locator('a[href="/tour/detail/five-lakes-slowly"]')
    .evaluateAll(
      (links) => links.filter((link) => (link as HTMLElement).tabIndex >= 0 && link.checkVisibility()).length,
    )
  expect(met).toBe(1)
})

test('on a phone the line runs down the page, and the table makes way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(fuji)
  await expect(map(page)).toBeHidden()
  await expect(page.getByRole('table', { name: 'All six' })).toBeHidden()
  const stops = page.getByRole('region', { name: 'These tours, one by one' }).getByRole('listitem')
  await expect(stops).toHaveCount(6)
  await expect(stops.first()).toContainText('Oishi Park, Lake Kawaguchi, 12 hours')
  await stops.first().getByRole('link').click()
  await expect(page).toHaveURL('/tour/detail/fuji-at-first-light')
})

test('the year of the line is a chart and, by keyboard, a table', async ({ page }) => {
  await page.goto(fuji)
  const season = page.getByRole('region', { name: 'When these tours are at their best' })
  await expect(season.getByRole('img')).toHaveAccessibleName(/Best: .*, 6 of 6\. Fewest: June to September, 2 of 6\./)
  const table = season.getByRole('table')
  await expect(table).toBeHidden()
  await season.getByText('The same as a table').focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table.getByRole('row', { name: /^July/ })).toContainText('Hakone lake and baths and Hakone for art')
})

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
