import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

/** Where the section of this heading stands on the screen. */
const top = async (page: Page, heading: string) =>
  Math.round((await page.getByRole('heading', { name: heading }).boundingBox())?.y ?? Number.NaN)

test('on a desk and on a phone one comes back to the place on the front page where one was, by a step back and by a reload', async ({
  page,
}) => {
  const heading = 'Picked by the office'
  await page.goto('/')
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    await page.getByRole('region', { name: heading }).getByRole('link').first().focus()
    const place = await top(page, heading)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tour\/detail\//)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => top(page, heading)).toBe(place)

    await page.reload()
    await expect.poll(() => top(page, heading)).toBe(place)
  }
})
