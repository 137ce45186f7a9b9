import { expect, type Page } from '@playwright/test'
import { addressOf, book, ownDay } from './support/bookings.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

async function find(page: Page, reference: string, email: string) {
  await page.getByRole('textbox', { name: 'Reference' }).fill(reference)
  await page.getByRole('textbox', { name: 'E-mail you booked with' }).fill(email)
  await page.getByRole('button', { name: 'Open my booking' }).click()
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test('a reference in small letters and with spaces, and the address in other letters, open the booking; the token of another opens nothing, and takes nothing away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [booked, other] = await Promise.all([
    book(productUrl(), { day: await ownDay(productUrl(), 13) }),
    book(productUrl(), { day: await ownDay(productUrl(), 14) }),
  ])
  const crossed = addressOf({ ...booked, token: other.token })
  await page.goto(crossed)
  await expect(headline(page)).toHaveText('This booking is not open here')
  expect(await page.content()).not.toContain(booked.email)
  await page.getByRole('link', { name: 'Find it by e-mail address' }).click()
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue(booked.reference)
  const [, code = ''] = booked.reference.split('-')
  await find(page, ` an ${code.slice(0, 3).toLowerCase()} ${code.slice(3).toLowerCase()} `, booked.email.toUpperCase())
  await expect(page).toHaveURL(`/manage-booking?booking=${booked.reference}`)
  await expect(headline(page)).toContainText('Kamakura and the Great Buddha')
  // It stays open in this tab, whatever an address says.
  await page.goto(crossed)
  await expect(headline(page)).toContainText('Kamakura and the Great Buddha')
})
