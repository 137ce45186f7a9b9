import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const phone = { width: 390, height: 844 }
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are set' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, chips, order, pages and comparison all work', async ({ page }) => {
    await page.goto('/tour/grid?guests=3')
    await filters(page)
      .getByRole('checkbox', { name: /^Evenings/ })
      .check()
    await filters(page)
      .getByRole('checkbox', { name: /^Gardens/ })
      .check()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Lowest price first')
    await filters(page).getByRole('button', { name: 'Show these tours' }).click()
    await expect(headline(page)).toHaveText('7 tours')
    await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(2)
    await expect(page.getByRole('spinbutton', { name: 'Party' })).toHaveValue('3')

    await chips(page).getByRole('link', { name: 'Remove Gardens' }).click()
    await expect(headline(page)).toHaveText('4 tours')
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(0)
      .check()
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Compare the ticked tours' }).click()
    await expect(headline(page)).toHaveText('Two days, side by side')

    await page.goto('/tour/grid')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText('10 to 18 of 45')).toBeVisible()
  })

  test('on a phone the filters stand below the results', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/tour/grid')
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(filters(page)).toBeInViewport()
    await filters(page)
      .getByRole('checkbox', { name: /^Gardens/ })
      .check()
    await filters(page).getByRole('button', { name: 'Show these tours' }).click()
    await expect(headline(page)).toHaveText('3 tours')
  })
})

test('what is ticked before the scripts arrive counts when they do', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/tour/grid?guests=3', { waitUntil: 'commit' })
  await filters(page)
    .getByRole('checkbox', { name: /^Gardens/ })
    .check()
  await page.getByRole('checkbox', { name: 'Compare Old Tokyo before lunch' }).check()
  arrive()
  await expect(page).toHaveURL('/tour/grid?guests=3&line=gardens&compare=old-tokyo-before-lunch')
  await expect(headline(page)).toHaveText('3 tours')
})

test('an outage keeps the filters, says so, and is over when it is over', async ({ page }) => {
  await page.goto('/tour/grid?guests=3')
  await page.route('**/api/tours*', (route) => route.abort())
  await filters(page)
    .getByRole('checkbox', { name: /^Gardens/ })
    .check()
  const alert = page.getByRole('alert').filter({ hasText: 'The tours did not load' })
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL('/tour/grid?guests=3&line=gardens')
  await expect(filters(page).getByRole('checkbox', { name: /^Gardens/ })).toBeChecked()
  const failsAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/tours'))
  await alert.getByRole('button', { name: 'Try again' }).click()
  await failsAgain
  await expect(alert).toBeVisible()

  await page.unroute('**/api/tours*')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toHaveText('3 tours')
  await expect(alert).toBeHidden()
})

test('coming from another page, an outage and a slow answer both show the page at once', async ({ page }) => {
  await page.goto('/about-us')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/tours*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'All tours' }).click()
  await expect(page.getByText('The tours are on their way')).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'What would you like to see?' })).toBeVisible()
  answer()
  await expect(headline(page)).toHaveText('45 tours')

  await page.goBack()
  await page.unroute('**/api/tours*')
  await page.route('**/api/tours*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'All tours' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The tours did not load' })).toBeVisible()
})
