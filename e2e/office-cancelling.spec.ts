import { expect, type Page } from '@playwright/test'
import { ask, book, ownDay, readBooking } from './support/bookings.ts'
import { mailAbout, productData } from './support/mails.ts'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })
test.beforeEach(({ page }) => beginAs(page, productUrl(), naomi))

const dialog = (page: Page) => page.getByRole('dialog')

test('the weather takes a day: the desk sees amount, mail and figures first, and the guest reads why', async ({
  page,
}) => {
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 31) })
  await page.goto(`/admin/tour-bookings/edit/${booked.reference}`)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel the day' }).click()
  await expect(dialog(page).getByText('Who cancels, and why?').last()).toBeVisible()
  await dialog(page)
    .getByText(/^Weather or road/)
    .click()
  await expect(dialog(page).getByText('Counted as weather: not in our cancel rate.')).toBeVisible()
  await expect(dialog(page).getByText('We keep nothing.')).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: /^Cancel, refund ¥/ })
    .click()
  await expect(dialog(page).getByRole('combobox', { name: 'What happened' })).toBeFocused()
  await dialog(page).getByRole('combobox', { name: 'What happened' }).selectOption('Snow')
  await expect(dialog(page).getByText(/^“Snow: /)).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'In one sentence, for the guest' }).fill('The road is closed.')
  await dialog(page)
    .getByRole('button', { name: /^Cancel, refund ¥/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('cancelled the day: weather or road, snow')
  const mail = await mailAbout(productData(), booked.email, /^Snow: /)
  expect(mail.text).toContain('The road is closed.')
  expect(mail.text).toContain('We keep nothing.')
})

test('a typhoon: several bookings are cancelled in one deed, with its sum before and its progress after', async ({
  page,
}) => {
  const leadName = `Typhoon ${Date.now().toString(36)}`
  const day = await ownDay(productUrl(), 33)
  const all = [await book(productUrl(), { day }, { leadName }), await book(productUrl(), { day }, { leadName })]
  await page.goto(`/admin/tour-bookings/list?q=${encodeURIComponent(leadName)}`)
  const boxes = page.getByRole('grid', { name: 'bookings' }).locator('tbody').getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: 'Cancel or move' }).click()
  await expect(dialog(page).getByRole('row', { name: /Refunds in all/ })).toBeVisible()
  await dialog(page).getByRole('combobox', { name: 'What happened' }).selectOption('Typhoon')
  await dialog(page)
    .getByRole('textbox', { name: 'In one sentence, for the guests' })
    .fill('Typhoon 23 closes the roads.')
  await dialog(page)
    .getByRole('button', { name: /^Cancel 2 bookings, refund ¥/ })
    .click()
  await expect(page.getByText('2 of 2 cancelled.')).toBeVisible()
  for (const booked of all) {
    await mailAbout(productData(), booked.email, /^Typhoon: /)
    expect((await readBooking(productUrl(), booked)).state).toBe('cancelled')
  }
})

test('notes of the office stay in the office, and a letter is answered from the inbox', async ({ page }) => {
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 35) })
  await page.goto(`/admin/tour-bookings/edit/${booked.reference}`)
  const notes = page.getByRole('region', { name: 'Office notes' })
  await notes.getByRole('textbox').fill('Ring the hotel on Friday.')
  await notes.getByRole('button', { name: 'Keep the note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Ring the hotel on Friday.')
  expect(JSON.stringify(await readBooking(productUrl(), booked))).not.toContain('Ring the hotel')

  const { ticket } = (await ask(productUrl(), 'GET', '/contact')).body
  const email = `letter-${Date.now()}@example.com`
  const letter = { ticket, topic: 'tour', name: 'Zoë Yamada', email, body: 'Is the ferry included?' }
  // All journeys come from one network, which may write a few letters an hour; what that limit does is tested elsewhere.
  await askProduct("DELETE FROM attempt_counters WHERE bucket LIKE 'contact:%'")
  // A form that comes back at once is a robot's.
  await expect
    .poll(async () => (await ask(productUrl(), 'POST', '/contact', letter)).status, { intervals: [3000] })
    .toBe(200)
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /Messages/ })
    .click()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await row.getByRole('button', { name: 'Answer Zoë Yamada' }).click()
  await row.getByRole('textbox').fill('Yes, both ways.')
  await row.getByRole('button', { name: 'Send the answer' }).click()
  await expect(row).toContainText('Answered by mail')
  expect((await mailAbout(productData(), email, /^Our answer/)).text).toContain('Yes, both ways.')
})
