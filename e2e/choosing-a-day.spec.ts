import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { bookedTour, dayOfNextMonth } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { setLooks } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const checkout = `/tour/booking/${bookedTour}`

test('who goes on without a day is led to the first that is free', async ({ page }) => {
  await page.goto(checkout)
  await expect(page.getByText('The usual price is ¥')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await page.getByRole('link', { name: 'Choose a day.' }).click()
  await expect(page.locator('[role=grid] button[data-day]:not([aria-disabled])').first()).toBeFocused()
})

test('a month that is asked for again stays readable, light and dark', async ({ page }) => {
  await page.goto(`${checkout}?day=${dayOfNextMonth(20)}`)
  await expect(page.getByText('The usual price is ¥')).toBeVisible()
  // Nobody answers, so the month stays as it was, dimmed.
  await page.route(/\/api\/(availability|quotes)/, () => undefined)
  await page.getByRole('button', { name: 'More adults' }).click()
  const month = page.getByRole('grid')
  await expect(month).toHaveAttribute('aria-busy', 'true')
  const contrast = () => new AxeBuilder({ page }).withRules('color-contrast').analyze()
  for (const theme of ['light', 'dark']) {
    await setLooks(page, { theme, direction: 'ltr' })
    const { violations, passes } = await contrast()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
    expect(passes).not.toEqual([])
    // As it must not be: half of the ink is too pale, and axe says so.
    await month.evaluate((table) => {
      table.style.opacity = '0.5'
    })
    expect((await contrast()).violations).not.toEqual([])
    await month.evaluate((table) => table.style.removeProperty('opacity'))
  }
})
