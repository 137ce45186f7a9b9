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

test.describe('on a phone', () => {
  test.use(phone)

  test('a declined card costs nothing, and another card pays; a double press pays once, and going back leads to the booking', async ({
    page,
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
    await payButton(page).dblclick()
    const reference = await expectConfirmed(page)
    await page.goBack()
    expect(await expectConfirmed(page)).toBe(reference)
    await page.goForward({ waitUntil: 'commit' })
    expect(await expectConfirmed(page)).toBe(reference)
    expect(await paymentsOf(reference)).toEqual(['declined', 'succeeded'])
  })
})

test('the bank asks: coming back or saying no charges nothing, and saying yes pays', async ({ page }) => {
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

  await fillCard(page, 'asks')
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Confirm to the bank' }).click()
  expect(await paymentsOf(await expectConfirmed(page))).toEqual(['declined', 'succeeded'])
})
