import { expect, type Page } from '@playwright/test'
import { book, ownDay } from './support/bookings.ts'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const rows = (page: Page) => page.getByRole('grid', { name: 'bookings' }).locator('tbody tr')
test.beforeEach(({ page }) => beginAs(page, productUrl(), naomi))

test('the desk finds a booking and opens it, and comes back to what it looked for; several guests are written to at once, and any booking is looked up by its reference', async ({
  page,
}) => {
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 12) })
  await page.goto('/admin/tour-bookings/list')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(booked.reference)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Confirmed')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(booked.reference)
  await rows(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/tour-bookings/edit/${booked.reference}$`))
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)

  await rows(page).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Write to guests' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('We look forward to your day.')
  await page.getByRole('button', { name: 'Send to 1 guest' }).click()
  await expect(page.getByText('Written to 1 guest')).toBeVisible()

  await page.goto('/admin/bookings/list')
  await page.getByRole('link', { name: 'Look up a booking' }).click()
  await page.getByRole('textbox', { name: /Reference/ }).fill(booked.reference.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: booked.reference })).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Annai')
  await expect(page.getByRole('link', { name: 'Change this booking' })).toBeVisible()
})
