import { expect, type Page } from '@playwright/test'
import { addressOf, aroundTheSeason, book, moneyOf, nightWithGuide, readBooking } from './support/bookings.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

/** The next call to this address arrives and is done, but its answer is lost on the way back. */
async function loseAnswer(page: Page, address: string) {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

test('a change whose answer was lost is charged once, however often it is pressed', async ({ page }) => {
  const { cheaper, dearer } = aroundTheSeason()
  const [from = '', to = ''] = [cheaper[3], dearer[3]]
  const booked = await book(productUrl(), { day: from, ...nightWithGuide })
  await page.goto(addressOf(booked, '/manage-booking/day'))
  await page.locator(`[data-day="${to}"]`).click()
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await page.getByRole('textbox', { name: 'Expires' }).fill('05/39')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  const agree = page.getByRole('button', { name: /^Move to .*, pay ¥5,500$/ })

  // First nothing arrives at all.
  await page.context().setOffline(true)
  await agree.click()
  await expect(page.getByRole('alert')).toContainText('We could not be reached.')
  await page.context().setOffline(false)
  expect(moneyOf(await readBooking(productUrl(), booked))).toHaveLength(1)

  // Then it arrives, and only the answer does not.
  await loseAnswer(page, '**/reschedule')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/reschedule'))
  await agree.click()
  await lost
  expect(moneyOf(await readBooking(productUrl(), booked))).toHaveLength(2)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'A mail confirms it.' })).toBeVisible()
  const { totalYen } = booked.booking
  expect(moneyOf(await readBooking(productUrl(), booked))).toEqual([
    [totalYen, 0],
    [5_500, 0],
  ])
})
