import { expect, type Page } from '@playwright/test'
import { beginAt, heading, holdStrip, knownHold, nils, phone } from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const markup = '<img src=x onerror="document.title=\'taken\'"> O’Brien & "Sons"'
const nameOf = (page: Page, who: string) => page.getByRole('group', { name: who }).getByLabel('Full name')

test('whatever is wrong with names, e-mail and telephone stands at its field, and nothing typed is lost', async ({
  page,
}) => {
  await beginAt(page, 'travellers', { day: await freeDay(19) })
  const wrong = [
    [nameOf(page, 'Adult 1'), 'N'.repeat(300), /120 characters/],
    [nameOf(page, 'Adult 2'), '   ', /Enter this traveller’s name\./],
    [page.getByLabel('E-mail'), 'nora at example.com', /Write an address like name@example\.com\./],
    [
      page.getByLabel('Mobile, for the morning'),
      'please ring the hotel',
      /other than figures in it\. Please type it like \+44 7700 900143\./,
    ],
  ] as const
  for (const [field, text] of wrong) await field.fill(text)
  await page.getByRole('button', { name: 'Continue to pick-up' }).click()
  await expect(page.getByRole('alert', { name: '4 answers need another look' })).toBeFocused()
  for (const [field, text, words] of wrong) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(words)
    await expect(field).toHaveValue(text)
  }
  await page.reload()
  for (const [field, text] of wrong) await expect(field).toHaveValue(text)

  await nameOf(page, 'Adult 1').fill(markup)
  await nameOf(page, 'Adult 2').fill(nils)
  await page.getByLabel('E-mail').fill('nørå@exämple.com')
  await page.getByLabel('Mobile, for the morning').fill('0046 (0)70-123.45/67')
  await page.getByRole('button', { name: 'Continue to pick-up' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(holdStrip(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'The day' })).toContainText(`${markup} (lead)`)
  await expect(page).toHaveTitle(/^Review/)
  const { reference } = await knownHold(page)
  const [kept] = await askProduct('SELECT email, phone, lead_name FROM bookings WHERE reference = $1', [reference])
  expect(kept).toEqual({ email: 'nørå@exämple.com', phone: '+46701234567', lead_name: markup })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('an address outside the area, a strange flight and too long a board are told at their fields', async ({
    page,
  }) => {
    await beginAt(page, 'pick-up', { day: await freeDay(20) })
    await page.getByRole('radio', { name: /^Another address/ }).tap()
    const address = page.getByLabel('Address', { exact: true })
    const next = page.getByRole('button', { name: 'Continue to review' })
    await next.tap()
    await expect(address).toHaveAccessibleDescription(/Write the street, and the ward or town\./)
    await address.fill('1-1 Umeda, Kita-ku, Osaka')
    await next.tap()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(heading(page)).toHaveText('Where shall we meet you?')
    await expect(address).toHaveValue('1-1 Umeda, Kita-ku, Osaka')

    const haneda = page.getByRole('radio', { name: /^Haneda Airport/ })
    await haneda.tap()
    await page.getByLabel('Name on the board').fill('L'.repeat(60))
    await page.getByLabel('Flight number').fill('the one at noon')
    await next.tap()
    await expect(page.getByRole('link', { name: 'Pick-up: choose the terminal.' })).toBeVisible()
    await expect(page.getByLabel('Terminal')).toHaveAccessibleDescription('Choose the terminal.')
    await expect(page.getByLabel('Flight number')).toHaveAccessibleDescription(/A flight looks like NH 212\./)
    await expect(page.getByLabel('Name on the board')).toHaveAccessibleDescription(/At most 40 characters\./)

    await page.getByLabel('Terminal').selectOption({ label: 'Haneda Airport, Terminal 3 (+ ¥5,500)' })
    await page.getByLabel('Flight number').fill('nh 212')
    await page.getByLabel('Name on the board').fill('Lindqvist')
    await next.tap()
    await expect(holdStrip(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'The day' })).toContainText('Flight NH 212')
    await page.getByRole('link', { name: 'Change pick-up' }).tap()
    await page.getByRole('radio', { name: /^Another address/ }).tap()
    await expect(address).toHaveValue('1-1 Umeda, Kita-ku, Osaka')
  })
})
