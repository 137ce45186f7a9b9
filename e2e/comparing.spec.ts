import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'The days side by side' })
const row = (page: Page, name: string | RegExp) => table(page).getByRole('row', { name })
const four =
  'items=tour:fuji-at-first-light,tour:kamakura-and-the-great-buddha,tour:nikko-in-snow,tour:the-expressway-at-night'

test('tours ticked in the list, also on another page of it, stand side by side', async ({ page }) => {
  await page.goto('/tour/grid?guests=4')
  await expect(bar(page)).toBeHidden()
  await page.getByRole('checkbox', { name: 'Compare Fuji at first light' }).check()
  await expect(bar(page)).toContainText('Fuji at first light')
  await expect(bar(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Compare Old Tokyo before lunch' }).check()
  await expect(page).toHaveURL('/tour/grid?guests=4&compare=fuji-at-first-light,old-tokyo-before-lunch')

  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(bar(page)).toContainText('Fuji at first light')
  await page.reload()
  await expect(bar(page)).toContainText('Old Tokyo before lunch')
  await page.getByRole('article').filter({ hasText: 'Kamakura and the Great Buddha' }).getByRole('checkbox').check()
  await bar(page).getByRole('link', { name: 'Compare 3' }).click()

  await expect(page).toHaveURL(
    '/compare-listing?items=tour:fuji-at-first-light,tour:old-tokyo-before-lunch,tour:kamakura-and-the-great-buddha&guests=4',
  )
  await expect(headline(page)).toHaveText('Three days, side by side')
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await expect(row(page, /^Price for 4 guests/)).toContainText('lowest of the three')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Compare Kamakura and the Great Buddha' })).toBeChecked()
})

test('Compare in the footer keeps what was ticked, also after a look at one of the days', async ({ page }) => {
  const both = 'items=tour:fuji-at-first-light,tour:old-tokyo-before-lunch&guests=4'
  const compare = page.getByRole('contentinfo').getByRole('link', { name: 'Compare', exact: true })
  await page.goto('/tour/grid?guests=4&compare=fuji-at-first-light,old-tokyo-before-lunch')
  await expect(compare).toHaveAttribute('href', `/compare-listing?${both}`)
  await page.getByRole('main').getByRole('link', { name: 'Fuji at first light' }).first().click()
  await expect(headline(page)).toHaveText('Fuji at first light')
  await compare.click()
  await expect(page).toHaveURL(`/compare-listing?${both}`)
  await expect(headline(page)).toHaveText('Two days, side by side')
})

test('a fifth is refused kindly, and clearing begins anew', async ({ page }) => {
  await page.goto('/tour/grid')
  const ticks = page.getByRole('checkbox', { name: /^Compare/ })
  for (let index = 0; index < 4; index++) await ticks.nth(index).check()
  await expect(bar(page).getByRole('link', { name: 'Compare 4' })).toBeVisible()
  await ticks.nth(4).click()
  await expect(ticks.nth(4)).not.toBeChecked()
  await expect(bar(page).getByRole('status')).toHaveText('Four days fit side by side. Untick one to take another.')
  await ticks.nth(0).uncheck()
  await expect(bar(page).getByRole('status')).toBeEmpty()
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(page).toHaveURL('/tour/grid')
})

test('only what differs hides the equal rows, and stays on reload', async ({ page }) => {
  await page.goto(`/compare-listing?${four}`)
  await expect(row(page, /^Pick-up ?, the same for all/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only what differs' }).check()
  await expect(page).toHaveURL(`/compare-listing?${four}&only=differences`)
  await expect(row(page, /^Pick-up/)).toHaveCount(0)
  await expect(row(page, /^Length/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Only what differs' })).toBeChecked()
  await expect(row(page, /^Pick-up/)).toHaveCount(0)
})

test('party and day can be changed where one is', async ({ page }) => {
  await page.goto(`/compare-listing?${four}&guests=2`)
  await expect(row(page, /^Free to cancel/)).toContainText('48 hours before')
  await page.getByText('Change', { exact: true }).click()
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('12')
  await page.getByLabel('Day', { exact: true }).fill('2028-01-14')
  await page.getByRole('button', { name: 'Compare for these' }).click()
  await expect(page).toHaveURL(`/compare-listing?${four}&guests=12&day=2028-01-14`)
  await expect(page.getByText('For 12 guests, Friday 14 January.')).toBeVisible()
  await expect(headline(page)).toBeFocused()
  await expect(row(page, /^Price for 12 guests/)).toContainText('No car here takes 12 guests')
  await expect(row(page, /^On Fri 14 Jan/)).not.toContainText('Not on')
})

test('columns are removed one by one, down to a helpful page', async ({ page }) => {
  await page.goto('/compare-listing?items=tour:ginkgo-gold,tour:a-bowl-of-tea,tour:omiya-bonsai-village')
  await page.getByRole('link', { name: /^Remove Ginkgo/ }).click()
  await expect(headline(page)).toHaveText('Two days, side by side')
  await expect(headline(page)).toBeFocused()
  await page.getByRole('link', { name: 'Remove A bowl of tea' }).click()
  await expect(headline(page)).toHaveText('One day so far')
  await page.getByRole('link', { name: 'Choose another tour' }).click()
  await expect(page).toHaveURL('/tour/grid?compare=omiya-bonsai-village')
  await expect(bar(page)).toBeVisible()
})

test('with nothing to compare, what was saved on this device is offered', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('wishlist', JSON.stringify(['tour:ginkgo-gold', 'tour:a-bowl-of-tea', 'tour:moon-by-car'])),
  )
  await page.goto('/compare-listing')
  const saved = page.getByRole('region', { name: 'Saved on this device' })
  await expect(saved.getByRole('listitem')).toHaveCount(2)
  await saved.getByRole('link', { name: 'Compare all 2' }).click()
  await expect(page).toHaveURL('/compare-listing?items=tour:ginkgo-gold,tour:a-bowl-of-tea')
  await expect(headline(page)).toHaveText('Two days, side by side')
})

test('an outage keeps the choice, and trying again brings the table', async ({ page }) => {
  await page.goto('/tour/grid?compare=ginkgo-gold,a-bowl-of-tea')
  await page.route('**/api/get-tour-details', (route) => route.abort())
  await bar(page).getByRole('link', { name: 'Compare 2' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The tours did not load' })
  await expect(alert).toBeVisible()
  await page.unroute('**/api/get-tour-details')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toHaveText('Two days, side by side')
})

test('on a phone the table scrolls inside its region by keyboard, and its row heads stay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/compare-listing?${four}`)
  const region = page.getByRole('region', { name: 'Comparison, scrolls sideways' })
  await region.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  const head = table(page).getByRole('rowheader', { name: /^Length/ })
  expect((await head.boundingBox())?.x).toBeLessThan(40)
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang).toBeLessThanOrEqual(0)
})
