import { expect, type Page } from '@playwright/test'
import { book, ownDay, readBooking } from './support/bookings.ts'
import { mailAbout, productData } from './support/mails.ts'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })
test.beforeEach(({ page }) => beginAs(page, productUrl(), naomi))

const bar = (page: Page) => page.getByRole('region', { name: 'Not saved yet' })
const dialog = (page: Page) => page.getByRole('dialog')
const history = (page: Page) => page.getByRole('region', { name: 'History' })

test('the office changes a party, charges a line otherwise with its reason, writes to the guest and, in a note, to itself alone, gives money back and finds another guide; the weather takes the day: the desk sees amount, mail and figures first, and the guest reads why', async ({
  page,
}) => {
  // One story in one go: each of its steps is quick, and there are many.
  test.slow()
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 21) })
  await page.goto(`/admin/tour-bookings/edit/${booked.reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booked.reference)
  await expect(page).toHaveTitle(`${booked.reference} · Admin Tour Bookings | Annai`)

  await page.getByRole('textbox', { name: 'Children' }).fill('4')
  await page.getByRole('textbox', { name: 'Notes for the crew' }).fill('Carsick on bends')
  await expect(bar(page)).toContainText(/Not saved: .*children, notes for the crew/)
  await bar(page).getByRole('button', { name: 'Save booking' }).click()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(history(page)).toContainText('Carsick on bends')
  await expect(page.getByText('2 adults, 1 child')).toBeVisible()

  await page
    .getByRole('textbox', { name: /^Charged for/ })
    .first()
    .fill('50000')
  await page.getByRole('textbox', { name: 'Reason, kept in the history' }).fill('We were late')
  await bar(page).getByRole('button', { name: 'Save booking' }).click()
  await expect(dialog(page).getByText(/^The booking costs ¥[\d,]+ now\. .* more than it costs\.$/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(history(page)).toContainText('We were late')

  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('textbox').fill('We bring umbrellas.')
  await messages.getByRole('button', { name: 'Send' }).click()
  await expect(messages.getByRole('listitem')).toContainText('We bring umbrellas.')
  const notes = page.getByRole('region', { name: 'Office notes' })
  await notes.getByRole('textbox').fill('Ring the hotel on Friday.')
  await notes.getByRole('button', { name: 'Keep the note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Ring the hotel on Friday.')
  expect(JSON.stringify(await readBooking(productUrl(), booked))).not.toContain('Ring the hotel')

  await page.getByRole('button', { name: 'Refund' }).click()
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
  await expect(history(page)).toContainText('cancelled the day: weather or road, snow')
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
