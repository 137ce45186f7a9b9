import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// Each filter, chip, page and the sheet of a phone is tried beside the page (web/pages/tour/grid.browser.test.tsx), what a
// search finds on the server.

test.use({ baseURL: productUrl() })

const phone = { width: 390, height: 844 }
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const filter = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name })
const order = (page: Page) => page.getByRole('combobox', { name: 'Order' })

test('back and reload keep everything, and a filter keeps the place on the page', async ({ page }) => {
  await page.goto('/tour/grid?guests=5')
  await filter(page, /^Fuji and Hakone/).focus()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/tour/grid?guests=5&line=fuji-and-hakone')
  await order(page).selectOption('Lowest price first')
  await expect(page).toHaveURL('/tour/grid?guests=5&line=fuji-and-hakone&sort=price')
  const prices = () =>
    page
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => Number(/¥([\d,]+)/.exec(one.textContent)?.[1]?.replace(',', ''))))
  const isSorted = async () =>
    (await prices()).every((price, index, all) => index === 0 || (all[index - 1] ?? 0) <= price)
  await expect.poll(isSorted).toBe(true)
  const sorted = await prices()
  await expect(page.getByText(/^Alphard for 5 guests$/).first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(120)

  await page.reload()
  await expect(order(page)).toHaveValue('price')
  await expect(filter(page, /^Fuji and Hakone/)).toBeChecked()
  expect(await prices()).toEqual(sorted)
  await page.goBack()
  await expect(page).toHaveURL('/tour/grid?guests=5&line=fuji-and-hakone')
  await expect(order(page)).toHaveValue('ours')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/tour\/detail\/[a-z-]+\?guests=5$/)
  await page.goBack()
  await expect(page).toHaveURL('/tour/grid?guests=5&line=fuji-and-hakone')
  await expect(filter(page, /^Fuji and Hakone/)).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, chips, order, pages and comparison all work, on a phone with the filters below the results', async ({
    page,
  }) => {
    const chips = page.getByRole('list', { name: 'Filters that are set' })
    const compare = page.getByRole('checkbox', { name: /^Compare/ })
    await page.goto('/tour/grid?guests=3')
    await filter(page, /^Evenings/).check()
    await filter(page, /^Gardens/).check()
    await order(page).selectOption('Lowest price first')
    await filters(page).getByRole('button', { name: 'Show these tours' }).click()
    await expect(headline(page)).toHaveText('7 tours')
    await expect(chips.getByRole('link', { name: /^Remove/ })).toHaveCount(2)
    await expect(page.getByRole('spinbutton', { name: 'Party' })).toHaveValue('3')

    await chips.getByRole('link', { name: 'Remove Gardens' }).click()
    await expect(headline(page)).toHaveText('4 tours')
    await compare.nth(0).check()
    await compare.nth(1).check()
    await page.getByRole('button', { name: 'Compare the ticked tours' }).click()
    await expect(headline(page)).toHaveText('Two days, side by side')

    await page.goto('/tour/grid')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText('10 to 18 of 45')).toBeVisible()

    await page.setViewportSize(phone)
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(filters(page)).toBeInViewport()
    await filter(page, /^Gardens/).check()
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
  await filter(page, /^Gardens/).check()
  await page.getByRole('checkbox', { name: 'Compare Old Tokyo before lunch' }).check()
  arrive()
  await expect(page).toHaveURL('/tour/grid?guests=3&line=gardens&compare=old-tokyo-before-lunch')
  await expect(headline(page)).toHaveText('3 tours')
})
