import { expect } from '@playwright/test'
import { longDay, shortDay } from '#web/ui/day.ts'
import { beginAt, expectConfirmed, fillCard, holdStrip, knownHold, payButton } from './support/checkout.ts'
import { bookedTour, freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl(), timezoneId: 'America/New_York' })

test('day and hours are Tokyo’s from the tour page to the voucher and on every page about the booking, with the browser in New York', async ({
  page,
}) => {
  const day = await freeDay(14)
  const main = page.getByRole('main')
  await page.goto(`/tour/detail/${bookedTour}?day=${day}&start=08:30`)
  // The same moment is the evening before on this browser's own clock.
  const here = await page.evaluate((at) => new Date(at).toString(), `${day}T08:30:00+09:00`)
  expect(here).toMatch(/1[89]:30:00 GMT-0[45]00/)
  await expect(page.getByRole('complementary', { name: 'Your day and its price' })).toContainText('08:30 to 16:30')
  await expect(page.getByRole('link', { name: `Book ${longDay(day)}` })).toBeVisible()

  await beginAt(page, 'review', { day })
  await expect(main).toContainText(`${longDay(day, { withYear: true })}, 08:30 to 16:30`)
  const ticket = page.getByRole('complementary', { name: 'Your booking' })
  await expect(ticket).toContainText(`${shortDay(day)} ${day.slice(0, 4)}, 08:30 to 16:30`)
  const { heldUntil } = await knownHold(page)
  expect(heldUntil).toMatch(/\+09:00$/)
  await expect(holdStrip(page)).toContainText(`until ${heldUntil.slice(11, 16)} Tokyo time`)

  await page.getByRole('link', { name: 'Change day' }).click()
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, 'pays')
  await payButton(page).click()
  await expectConfirmed(page)
  await expect(main).toContainText('at the door at 08:20')
  await expect(main).toContainText(longDay(day))
  await expect(main).toContainText('08:30')
  await expect(main).toContainText('16:30')

  await page.getByRole('link', { name: 'Change, message or cancel' }).click()
  await expect(page.getByText(/at no charge until \w+ \d+ \w+, 08:30 Tokyo time/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('We look forward to it.')
  const sent = page.waitForResponse(/\/messages$/)
  await page.getByRole('button', { name: 'Send to the office' }).click()
  const { at } = await (await sent).json()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(`You, today ${at.slice(11, 16)}`)
  expect(at).toContain('+09:00')
})
