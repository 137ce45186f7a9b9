import { expect, type Page } from '@playwright/test'
import { book, ownDay } from './support/bookings.ts'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const list = '/admin/tour-bookings/list'
const rows = (page: Page) => page.getByRole('grid', { name: 'bookings' }).locator('tbody tr')
const query = (page: Page) => new URL(page.url()).searchParams
test.beforeEach(({ page }) => beginAs(page, productUrl(), naomi))

test('the desk finds a booking, walks the rows by keyboard and opens one; the address keeps all of it; several guests are written to at once, and any booking is looked up by its reference', async ({
  page,
}) => {
  // One story in one go: each of its steps is quick, and there are many.
  test.slow()
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 11) })
  await page.goto(list)
  await expect(page).toHaveTitle('Admin Tour Bookings | Annai')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(booked.reference)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Confirmed')
  await expect.poll(() => query(page).get('q')).toBe(booked.reference)
  await page.keyboard.press('Escape')
  await expect.poll(() => query(page).get('q')).toBeNull()

  // One stop for Tab; then the letters, from anywhere on the page.
  // Pressed while the rows are still on their way, they count as well.
  const letRowsCome = Promise.withResolvers<void>()
  await page.route(/\/api\/.*sort=reference/, async (route) => {
    await letRowsCome.promise
    await route.continue()
  })
  await page.getByRole('columnheader', { name: 'Reference' }).getByRole('button').click()
  await expect.poll(() => query(page).get('sort')).toBe('reference')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  letRowsCome.resolve()
  await expect(rows(page).nth(1)).toBeFocused()
  await expect(page.getByText(/^Row 2 of [\d,]+, .+, not selected$/)).toBeAttached()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+X')
  await expect(page.getByRole('region', { name: 'Chosen rows' })).toContainText('3 selected')
  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV of these' }).click()
  expect((await fetched).suggestedFilename()).toMatch(/^bookings-.*\.csv$/)
  await rows(page).nth(3).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => query(page).get('page')).toBe('2')
  await expect(rows(page).first()).toBeFocused()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await rows(page).first().focus()
  const reference = (await rows(page).first().getByRole('link').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/tour-bookings/edit/${reference}$`))
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

  await page.goto(`${list}?q=${booked.reference}`)
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
