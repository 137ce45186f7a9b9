import { expect, type Page } from '@playwright/test'
import { alive } from './support/alive.ts'
import { goInApp, isSameDocument } from './support/in-app.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const fuji = '/category-details/fuji-and-hakone'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const map = (page: Page) => page.getByRole('region', { name: 'These tours, one by one' }).locator('svg')
const station = (page: Page, name: string) => map(page).locator('a').filter({ hasText: name })

test('a line shows where it leads, what it costs and each of its tours', async ({ page }) => {
  await page.goto(fuji)
  await expect(page).toHaveTitle('Fuji and Hakone | Annai')
  await expect(title(page, 'Fuji and Hakone')).toBeVisible()
  await expect(page.getByText('6 tours, from ¥109,000 per car.')).toBeVisible()
  const table = page.getByRole('table', { name: 'All six' })
  await expect(table.getByRole('row')).toHaveCount(7)
  const row = table.getByRole('row', { name: /Fuji at first light/ })
  await expect(row).toContainText('12 hours')
  await expect(row).toContainText('05:00 or 05:30')
  await expect(row).toContainText('Moderate, 3.5\u00a0km, 398\u00a0steps')
  await expect(row).toContainText('¥128,000')
  await expect(page.getByRole('link', { name: 'See them with filters' })).toHaveAttribute(
    'href',
    '/tour/grid?line=fuji-and-hakone',
  )
  await row.getByRole('link').click()
  await expect(page).toHaveURL('/tour/detail/fuji-at-first-light')
})

test('a station of the map leads to its tour', async ({ page }) => {
  await page.goto(fuji)
  await expect(map(page).locator('a')).toHaveCount(6)
  await expect(station(page, 'Five lakes')).toContainText('2 h 05 from Tokyo')
  await station(page, 'Five lakes').click()
  await expect(page).toHaveURL('/tour/detail/five-lakes-slowly')
})

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

test('an unknown line leads to the page that says so', async ({ page }) => {
  await page.goto('/category-details/no-such-line')
  await expect(page).toHaveURL('/not-found')
})

test('an unknown line does so too on the way from another page, without loading anew', async ({ page }) => {
  await page.goto(fuji)
  await goInApp(page, '/category-details/no-such-line')
  await expect(page).toHaveURL('/not-found')
  expect(await isSameDocument(page)).toBe(true)
})

test('capitals in the address lead to its one spelling', async ({ page }) => {
  await page.goto('/category-details/Fuji-And-HAKONE')
  await expect(page).toHaveURL(fuji)
  await alive(page)
  await goInApp(page, '/category-details/EVENINGS')
  await expect(page).toHaveURL('/category-details/evenings')
  await expect(title(page, 'Evenings')).toBeVisible()
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
