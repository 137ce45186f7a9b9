import { expect, type Page } from '@playwright/test'
import { beginToPay, expectConfirmed, fillCard, heading, payButton } from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { paymentsOf } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

/** A tab that begins with all that this one knows, as a duplicated one does. */
async function duplicate(page: Page): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await expect(heading(opened)).toHaveText(/^Pay ¥/)
  return opened
}

test('what is paid in one tab is paid in the others, which lead to the booking without a second charge', async ({
  page,
}) => {
  await beginToPay(page, { day: await freeDay(5) })
  const [waiting, pressing] = [await duplicate(page), await duplicate(page)]
  await fillCard(pressing, 'pays')
  // Nothing was paid yet: coming back to a tab changes nothing.
  await comeBack(waiting)
  await expect(payButton(waiting)).toBeVisible()

  await fillCard(page, 'pays')
  await payButton(page).click()
  const reference = await expectConfirmed(page)

  await payButton(pressing).click()
  expect(await expectConfirmed(pressing)).toBe(reference)
  await comeBack(waiting)
  expect(await expectConfirmed(waiting)).toBe(reference)
  expect(await paymentsOf(reference)).toEqual(['succeeded'])
})

/** No window is behind another here, so the page is told what a browser would tell it. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
