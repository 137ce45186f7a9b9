import { expect, type Page } from '@playwright/test'
import { formatYen } from '#contract/money.ts'
import { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import {
  addressOf,
  aroundTheSeason,
  type Booked,
  book,
  moneyOf,
  nightWithGuide,
  paperOf,
  readBooking,
} from './support/bookings.ts'
import { mailAbout, productData } from './support/mails.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// A cheaper day, another party or pick-up, and a day that is taken meanwhile: web/pages/manage-booking/agreeing.browser.test.tsx.

const dayButton = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${longDay(day, { withYear: true })}`) })
const due = (page: Page) => page.getByRole('status').filter({ hasText: /^To pay now/ })
const ticket = (page: Page) => page.getByRole('complementary', { name: 'Your booking' })
const done = (page: Page) => page.getByRole('status').filter({ hasText: 'A mail confirms it.' })

async function typeCard(page: Page, number = '4242 4242 4242 4242') {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expires' }).fill('05/39')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
}

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

/** What was paid by now, as the gateway has it; a refund is on its way there for a moment. */
const expectMoney = (booked: Booked, money: number[][]) =>
  expect.poll(async () => moneyOf(await readBooking(productUrl(), booked))).toEqual(money)

test('a dearer day is paid by exactly the difference that was shown, and once, however often it is pressed and whatever is lost on the way; the papers follow, and cancelling gives back all of it', async ({
  page,
  context,
}) => {
  const { cheaper: from, dearer: to } = aroundTheSeason()
  const booked = await book(productUrl(), { day: from, ...nightWithGuide })
  const { totalYen } = booked.booking
  await page.goto(addressOf(booked))
  await page.getByRole('link', { name: 'Choose a day' }).click()
  await dayButton(page, to).click()
  await expect(due(page)).toHaveText('To pay now¥5,500')
  await expect(page.getByText('Fee for the change').locator('xpath=../../..')).toContainText('¥0')
  await expect(page.getByText(/^Free to cancel until .* Tokyo time\./)).toBeVisible()
  const agree = page.getByRole('button', { name: `Move to ${longDay(to)}, pay ¥5,500` })

  // A card that is refused changes nothing: the day of before is still theirs.
  await typeCard(page, '4000 0000 0000 0002')
  await agree.click()
  await expect(page.getByRole('alert')).toContainText('Nothing was charged')
  expect(await readBooking(productUrl(), booked)).toMatchObject({ startsAt: booked.booking.startsAt, totalYen })

  // Then nothing arrives at all.
  await typeCard(page)
  await context.setOffline(true)
  await agree.click()
  await expect(page.getByRole('alert')).toContainText('We could not be reached.')
  await context.setOffline(false)
  expect(moneyOf(await readBooking(productUrl(), booked))).toHaveLength(1)

  // Then it arrives, and only the answer does not.
  await loseAnswer(page, '**/reschedule')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/reschedule'))
  await agree.click()
  await lost
  expect(moneyOf(await readBooking(productUrl(), booked))).toHaveLength(2)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(done(page)).toContainText(`Moved to ${longDay(to)}, 19:00.`)
  await expect(ticket(page)).toContainText(`${shortDay(to)} ${to.slice(0, 4)}, 19:00 to 22:00`)
  await expect(ticket(page)).toContainText(formatYen(totalYen + 5_500))
  await expectMoney(booked, [
    [totalYen, 0],
    [5_500, 0],
  ])
  const voucher = pagesOf(await paperOf(productUrl(), booked, 'voucher')).join()
  expect(voucher).toContain(longDay(to, { withYear: true }))
  expect(voucher).not.toContain(longDay(from, { withYear: true }))

  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: `Cancel and refund ${formatYen(totalYen + 5_500)}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${longDay(to)} is cancelled`)
  await expectMoney(booked, [
    [totalYen, totalYen],
    [5_500, 5_500],
  ])
  await mailAbout(productData(), booked.email, /^Cancelled/)
})
