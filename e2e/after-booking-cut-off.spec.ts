import { expect, type Page } from '@playwright/test'
import { addressOf, aroundTheSeason, book, moneyOf, nightWithGuide, ownDay, readBooking } from './support/bookings.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

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

test('a booking that cannot be reached says so, names the telephone, and opens when the connection is back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 16) })
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.goto(addressOf(booked))
  await expect(headline(page)).toHaveText('Your booking is out of reach')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('It is safe with us; only the connection is missing.')
  await expect(alert.getByRole('link', { name: '+81 3 0000 0000' })).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toContainText('Kamakura and the Great Buddha')
})

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

test('a cancellation whose answer was lost is done once, and says so when it is pressed again', async ({ page }) => {
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 17) })
  const { totalYen } = booked.booking
  await page.goto(addressOf(booked, '/manage-booking/cancel'))
  await loseAnswer(page, '**/cancel')
  await page.getByRole('button', { name: /^Cancel and refund/ }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The day is cancelled.' })).toBeVisible()
  await expect.poll(async () => moneyOf(await readBooking(productUrl(), booked))).toEqual([[totalYen, totalYen]])
})
