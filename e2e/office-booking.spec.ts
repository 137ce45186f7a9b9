import { expect, type Page } from '@playwright/test'
import { book, ownDay } from './support/bookings.ts'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const addressOf = (reference: string) => `/admin/tour-bookings/edit/${reference}`
const bar = (page: Page) => page.getByRole('region', { name: 'Not saved yet' })
const dialog = (page: Page) => page.getByRole('dialog')
const history = (page: Page) => page.getByRole('region', { name: 'History' })

async function open(page: Page, reference: string) {
  await beginAs(page, productUrl(), naomi)
  await page.goto(addressOf(reference))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
}

/** The bar, then the summary of what changes. */
async function save(page: Page) {
  await bar(page).getByRole('button', { name: 'Save booking' }).click()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('the office changes a party, charges a line otherwise with its reason, and gives money back', async ({ page }) => {
  test.slow()
  const { reference } = await book(productUrl(), { day: await ownDay(productUrl(), 21) })
  await open(page, reference)
  await expect(page).toHaveTitle(`${reference} · Admin Tour Bookings | Annai`)

  for (const name of ['Pick-up', 'Drop-off'])
    await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible()

  // Wrong first: said in its place, and nothing can be saved.
  await page.getByRole('textbox', { name: 'Adults' }).fill('0')
  await expect(bar(page)).toContainText('Some answers need another look.')
  await page.getByRole('textbox', { name: 'Adults' }).fill('2')
  await page.getByRole('textbox', { name: 'Children' }).fill('4')
  await page.getByRole('textbox', { name: 'Notes for the crew' }).fill('Carsick on bends')
  await expect(bar(page)).toContainText(/Not saved: .*children, notes for the crew/)

  // Leaving asks once.
  await page.getByRole('link', { name: 'Tour bookings' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await save(page)
  await expect(history(page)).toContainText('Carsick on bends')
  await expect(page.getByText('2 adults, 1 child')).toBeVisible()

  const charged = page.getByRole('textbox', { name: /^Charged for/ }).first()
  const computed = await charged.inputValue()
  await charged.fill('50000')
  await expect(bar(page)).toContainText('A price needs its reason.')
  await page.getByRole('button', { name: /^Back to computed/ }).click()
  await expect(charged).toHaveValue(computed)
  await charged.fill('50000')
  await page.getByRole('textbox', { name: 'Reason, kept in the history' }).fill('We were late')
  await bar(page).getByRole('button', { name: 'Save booking' }).click()
  await expect(dialog(page).getByText(/^The booking costs ¥[\d,]+ now\. .* more than it costs\.$/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(history(page)).toContainText('We were late')

  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('button', { name: 'Send' }).click()
  await expect(messages.getByRole('textbox')).toBeFocused()
  await messages.getByRole('textbox').fill('We bring umbrellas.')
  await messages.getByRole('button', { name: 'Send' }).click()
  await expect(messages.getByRole('listitem')).toContainText('We bring umbrellas.')

  await page.getByRole('button', { name: 'Refund' }).click()
  await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('90000000')
  await dialog(page)
    .getByRole('button', { name: /^Refund/ })
    .click()
  await expect(dialog(page).getByText(/^At most ¥[\d,]+ can be refunded\.$/)).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('1,500')
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('The rain, our umbrella was torn')
  await dialog(page).getByRole('button', { name: 'Refund ¥1,500' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(history(page)).toContainText('refunded ¥1,500')

  // Somebody falls away, and somebody else is found.
  await page.getByRole('button', { name: 'Change guide' }).click()
  await dialog(page).getByText('Nobody yet').click()
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Fever')
  await dialog(page).getByRole('button', { name: 'Take guide off' }).click()
  await expect(page.getByText('Needs crew', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Find guide' }).click()
  await dialog(page).getByText('Fits').first().click()
  await dialog(page)
    .getByRole('button', { name: /^Give it to/ })
    .click()
  await expect(page.getByText('No clash, all rules kept')).toBeVisible()
})

test('two people save at once: both versions are shown, nothing is lost, and the joined one is saved', async ({
  page,
  browser,
}) => {
  const { reference } = await book(productUrl(), { day: await ownDay(productUrl(), 22) })
  const other = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await open(page, reference)
  await open(other, reference)
  await other.getByRole('textbox', { name: 'Room' }).fill('1207')
  await other.getByRole('textbox', { name: 'Notes for the crew' }).fill('Hers')
  await save(other)
  await other.context().close()

  await page.getByRole('textbox', { name: 'Notes for the crew' }).fill('Mine')
  await page.getByRole('textbox', { name: 'Name on the board' }).fill('Okafor')
  await save(page)
  const conflict = page.getByRole('region', { name: 'Two versions' })
  await expect(conflict.getByRole('alert')).toContainText('One field needs your choice.')
  await expect(conflict.getByRole('radio').first()).toBeFocused()
  await expect(conflict.getByRole('row', { name: /Room/ })).toContainText('1207')
  await expect(conflict.getByRole('button', { name: 'Save the joined version' })).toBeDisabled()
  await conflict.getByRole('radio', { name: 'Mine' }).check()
  await conflict.getByRole('button', { name: 'Save the joined version' }).click()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(conflict).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Notes for the crew' })).toHaveValue('Mine')
  await expect(page.getByRole('textbox', { name: 'Room' })).toHaveValue('1207')
  await expect(page.getByRole('textbox', { name: 'Name on the board' })).toHaveValue('Okafor')
})
