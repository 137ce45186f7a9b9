import { expect, type Page } from '@playwright/test'
import { alive } from './support/alive.ts'
import { dayOfNextMonth } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// What the page of cars says to an ask is tried in server/rides/pages-as-sent.test.ts, what the form says to what is
// typed in web/rides/site/search/ride-form.browser.test.tsx, and what can be done beside the cars in
// web/pages/cabs/list.browser.test.tsx.

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const cell = (page: Page, name: RegExp) =>
  page.getByRole('search', { name: 'Find a car' }).getByRole('button', { name })
const picker = (page: Page, name: string) => page.getByRole('dialog', { name })
/** The picker is fetched when it is first asked for: letters are typed once its field has the focus. */
async function typePlace(page: Page, name: 'From' | 'To', words: string) {
  await expect(picker(page, name).getByRole('textbox', { name, exact: true })).toBeFocused()
  await page.keyboard.type(words)
}
const car = (page: Page, name: string) => page.getByRole('article', { name })

test('from a flight to the cars by keyboard alone, with a slip in the name', async ({ page }) => {
  await page.goto('/cabs/home')
  await alive(page)
  await cell(page, /^From, and the flight/).focus()
  await page.keyboard.press('Enter')
  const from = picker(page, 'From')
  await typePlace(page, 'From', 'hanedda')
  await expect(from.getByRole('option').first()).toContainText('Haneda')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(from.getByRole('textbox', { name: /^Flight number/ })).toBeFocused()
  await page.keyboard.type('nh212')
  await page.keyboard.press('Tab')
  await expect(from.getByText(/^NH 212 from .+ lands at 19:05/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cell(page, /^From, and the flight/)).toContainText('Haneda T3, NH 212')
  await expect(cell(page, /^From, and the flight/)).toBeFocused()
  await expect(cell(page, /^Lands/)).toContainText('19:05')

  await cell(page, /^Lands/).focus()
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Day of landing')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')

  await cell(page, /^To/).focus()
  await page.keyboard.press('Enter')
  await typePlace(page, 'To', 'okra tokyo')
  await expect(
    picker(page, 'To')
      .getByRole('option', { name: /The Okura Tokyo/ })
      .first(),
  ).toBeVisible()
  await picker(page, 'To')
    .getByRole('option', { name: /^The Okura Tokyo/ })
    .first()
    .click()
  await cell(page, /^Party/).click()
  await page.getByRole('button', { name: 'More children' }).click()
  await expect(page.getByRole('combobox', { name: 'Age, The child' })).toHaveValue('')
  await page.getByRole('combobox', { name: 'Age, The child' }).selectOption('4')
  await page.getByRole('button', { name: 'More child seats' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'See cars' }).click()

  await expect(page).toHaveURL(/\/cabs\/list\?.*children=4/)
  await expect(headline(page)).toHaveText(/of our \w+ classes takes? all of you$/)
  await expect(car(page, 'Alphard')).toContainText('¥')
  await car(page, 'Alphard').getByText('What is in it').click()
  await expect(car(page, 'Alphard')).toContainText('Altogether')

  await page.goBack()
  await expect(cell(page, /^From, and the flight/)).toContainText('Haneda T3, NH 212')
  await expect(cell(page, /^To/)).toContainText('The Okura Tokyo')
  await expect(cell(page, /^Party/)).toContainText('3 guests')
  await page.goForward()
  await car(page, 'Alphard').getByRole('link', { name: 'Choose the Alphard' }).click()
  await expect(page).toHaveURL(/\/cabs\/detail\?.*from=haneda-terminal-3.*class=alphard/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('places in words and a moment lead to the cars', async ({ page }) => {
    await page.goto('/cabs/home')
    await page.getByLabel('From, and the flight').fill('Haneda Terminal 3')
    await page.getByLabel('Lands').fill(`${dayOfNextMonth(9)}T19:05`)
    await page.getByLabel('To', { exact: true }).fill('The Okura Tokyo')
    await page.getByRole('button', { name: 'See cars' }).click()
    await expect(page).toHaveURL(/\/cabs\/list\?.*from=haneda-terminal-3/)
    await expect(headline(page)).toHaveText(/all of you$/)
  })
})
