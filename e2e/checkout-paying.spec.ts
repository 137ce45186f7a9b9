import { expect, type Page } from '@playwright/test'
import {
  beginToPay,
  expectConfirmed,
  fillCard,
  heading,
  holdStrip,
  payButton,
  phone,
  testCards,
} from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { paymentsOf } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const number = (page: Page) => page.getByLabel('Card number')
const notice = (page: Page, words: string) => page.locator('[tabindex="-1"]:focus').filter({ hasText: words })
const bank = (page: Page) => page.getByRole('dialog', { name: 'Your bank wants to know it is you' })

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not be reached.' })

test.describe('on a phone', () => {
  test.use(phone)

  test('a declined card costs nothing, and another card pays; without a connection paying says so and keeps the card; a double press whose answer is lost pays once, and going back leads to the booking', async ({
    page,
    context,
  }) => {
    await beginToPay(page, { day: await freeDay(2) })
    await fillCard(page, 'declined')
    await payButton(page).tap()
    await expect(notice(page, 'The card was declined. Nothing was charged.')).toBeVisible()
    await expect(number(page)).toHaveValue(testCards.declined)
    await expect(number(page)).toHaveAccessibleDescription(/The bank said no to this card\./)
    await expect(page.getByLabel('Expires')).toHaveValue('11 / 31')
    await expect(holdStrip(page)).toBeVisible()

    await fillCard(page, 'pays')
    await context.setOffline(true)
    await payButton(page).tap()
    await expect(lost(page)).toContainText('Trying again sends the same payment, not a second one.')
    await expect(number(page)).toHaveValue(testCards.pays)
    await expect(holdStrip(page)).toBeVisible()
    await context.setOffline(false)

    // The connection is lost once more, now on the way back: the server has the payment, and the page does not know.
    await page.route('**/pay', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/pay'))
    await payButton(page).dblclick()
    await isLost
    await page.unroute('**/pay')
    await lost(page).getByRole('button', { name: 'Try again' }).tap()
    const reference = await expectConfirmed(page)
    await page.goBack()
    expect(await expectConfirmed(page)).toBe(reference)
    await page.goForward({ waitUntil: 'commit' })
    expect(await expectConfirmed(page)).toBe(reference)
    expect(await paymentsOf(reference)).toEqual(['declined', 'succeeded'])
  })
})

/** A tab that begins with all that this one knows, as a duplicated one does. */
async function duplicate(page: Page): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await expect(heading(opened)).toHaveText(/^Pay ¥/)
  return opened
}

/** No window is behind another here, so the page is told what a browser would tell it. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('the bank asks: coming back or saying no charges nothing, and saying yes pays; what is paid in one tab is paid in the others, which lead to the booking without a second charge', async ({
  page,
}) => {
  await beginToPay(page, { day: await freeDay(3) })
  await fillCard(page, 'asks')
  await payButton(page).click()
  await expect(bank(page)).toContainText('Closing brings you back, and nothing is charged.')
  await page.keyboard.press('Escape')
  await expect(notice(page, 'You came back from your bank. Nothing was charged.')).toBeVisible()
  await expect(number(page)).toHaveValue(testCards.asks)

  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'It was not me' }).click()
  await expect(notice(page, 'Your bank did not confirm that it was you. Nothing was charged.')).toBeVisible()
  await expect(heading(page)).toHaveText(/^Pay ¥/)
  await expect(holdStrip(page)).toBeVisible()

  const [waiting, pressing] = [await duplicate(page), await duplicate(page)]
  await fillCard(pressing, 'pays')
  // Nothing was paid yet: coming back to a tab changes nothing.
  await comeBack(waiting)
  await expect(payButton(waiting)).toBeVisible()

  await page.bringToFront()
  await fillCard(page, 'asks')
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Confirm to the bank' }).click()
  const reference = await expectConfirmed(page)

  await payButton(pressing).click()
  expect(await expectConfirmed(pressing)).toBe(reference)
  await comeBack(waiting)
  expect(await expectConfirmed(waiting)).toBe(reference)
  expect(await paymentsOf(reference)).toEqual(['declined', 'succeeded'])
})
