import { expect, type Locator, type Page } from '@playwright/test'
import { dayOfNextMonth } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// How the box answers what is pressed, whatever the server says, is tried beside it (web/pricing/site/price-box/).

test.use({ baseURL: productUrl() })

const fuji = '/tour/detail/fuji-at-first-light'
const unhurried = '/tour/detail/tokyo-in-one-unhurried-day'
const chosen = `${unhurried}?day=${dayOfNextMonth(20)}`
const box = (page: Page) => page.getByRole('complementary', { name: 'Your day and its price' })
const total = (page: Page) =>
  box(page)
    .locator('div')
    .filter({ hasText: /^Total/ })
    .last()
const line = (page: Page, name: string) => box(page).locator('dl > div').filter({ hasText: name })

/** They are asked for when somebody comes to them. */
const seeReturns = async (where: Locator) => {
  const place = where
    .getByText('Later returns, and what they cost')
    .or(where.getByText(/cannot end later than|longest day a chauffeur/))
    .first()
  // What comes into view takes the place of what waited there.
  await expect(() => place.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()
}

test('day, start, party and car stay in the address, through a reload and into the timeline', async ({ page }) => {
  await page.goto(fuji)
  const ticket = box(page)
  await ticket.getByRole('button', { name: 'Choose day' }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: /^\w+ 20 / }).click()
  await expect(ticket.getByRole('button', { name: 'Change day' })).toBeFocused()
  await ticket.getByRole('radio', { name: /^05:30/ }).check()
  await ticket.getByRole('radio', { name: /^HiAce/ }).check()
  await expect(page).toHaveURL(/day=\d{4}-\d\d-20&start=05%3A30&car=hiace$/)

  await page.reload()
  await expect(ticket.getByRole('radio', { name: /^HiAce/ })).toBeChecked()
  await expect(ticket).toContainText(/\w{3} 20 \w{3}, 05:30/)
  await expect(ticket).toContainText(/Free to cancel or move until \w+day 18 \w+, 05:30 Tokyo time\./)
  await expect(page.getByText('Your chauffeur is there from 05:20.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'If your plans change' })).toContainText('¥76,000')
  await page.goBack()
  await expect(page).not.toHaveURL(/tour\/detail/)
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the price is a real one, with its reasons, by Tokyo’s clock wherever the browser is, and a later return adds its line, also after a reload', async ({
    page,
  }) => {
    await page.goto(chosen)
    await expect(line(page, 'The day, 8 hours')).toContainText(
      'Crown with chauffeur for 2 guests, 08:30 to 16:30 (8 hours)',
    )
    const later = box(page).getByRole('group', { name: 'Return later?' })
    await seeReturns(box(page))
    await expect(later.getByRole('radio', { name: '16:30 planned' })).toBeChecked()
    await expect(box(page)).toContainText(/it cannot end later than \d\d:\d\d\.|the longest day a chauffeur may work/)
    await later.getByRole('radio', { name: '18:00 + ¥14,850' }).check()
    await expect(line(page, 'The day ends at 18:00')).toContainText('¥8,250')
    await expect(total(page)).toContainText('¥106,850')
    await expect(box(page).getByRole('link', { name: /^Book/ })).toHaveAttribute('href', /&more=3$/)
    await page.reload()
    await seeReturns(box(page))
    await expect(later.getByRole('radio', { name: '18:00 + ¥14,850' })).toBeChecked()
    await expect(total(page)).toContainText('¥106,850')
    await box(page).getByRole('button', { name: 'Change day' }).click()
    await expect(page.getByRole('button', { name: /^\w+ 20 \w+ \d{4}/ })).toHaveAttribute('aria-pressed', 'true')
  })
})
