import { expect, type Page } from '@playwright/test'
import { alive } from './support/alive.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const booking = '/tour/booking/fuji-at-first-light'
const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const ride = `/cabs/booking?way=transfer&from=haneda-terminal-3&to=palace-hotel-tokyo&day=${day}&time=19:05&guests=3&flight=NH+212&class=alphard`

/** Marks what the server drew, to be found again when the code has taken the page over. */
const markHeading = (page: Page) =>
  page.evaluate(() => document.querySelector('main h1:not(.sr-only)')?.setAttribute('data-drawn', 'by the server'))
const drawn = (page: Page) => page.locator('[data-drawn]')

/** Nothing of ours runs but what stands in the document. */
const withoutCode = (page: Page) => page.route('**/*.js', (route) => route.abort())

test('the first step of a tour stands there as its address tells it, and the code takes it over as it is', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${booking}?start=05%3A30&guests=4&cases=2`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Which day, and who is coming?' })
  await expect(heading).toBeVisible()
  await markHeading(page)
  await expect(page.getByRole('radio', { name: '05:30' })).toBeChecked()
  await alive(page)
  await expect(page.getByRole('button', { name: 'Continue to travellers' })).toBeEnabled()
  await expect(drawn(page)).toHaveText('Which day, and who is coming?')
  await expect(page.getByText('4 adults').filter({ visible: true })).toHaveCount(1)
  expect(faults).toEqual([])
})

test('the first step of a ride stands there with its way and its price before any code has come', async ({ page }) => {
  await withoutCode(page)
  await page.goto(ride, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { name: 'Which flight, and where do we meet?' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Flight number' })).toHaveValue('NH 212')
  await expect(page.getByRole('heading', { name: 'Meeting point' })).toBeVisible()
})

test('who keeps another choice in this tab never sees the one that was drawn for everybody', async ({ page }) => {
  await page.goto(`${booking}?guests=5`)
  await alive(page)
  await expect(page.getByText('5 adults').filter({ visible: true })).toHaveCount(1)
  await withoutCode(page)
  await page.goto(booking, { waitUntil: 'load' })
  await expect(page.getByText('Your booking is loading')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Which day, and who is coming?' })).toBeHidden()
  await page.unroute('**/*.js')
  await page.reload()
  await expect(page.getByText('5 adults').filter({ visible: true })).toHaveCount(1)
})

test('a step that only this tab knows of is waited for', async ({ page }) => {
  await withoutCode(page)
  await page.goto(`${booking}?step=travellers&guests=3`, { waitUntil: 'load' })
  await expect(page.getByText('Your booking is loading')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Which day, and who is coming?' })).toHaveCount(0)
})

test('an address that names no booking says so without any code, and one that names one waits for it', async ({
  page,
}) => {
  await withoutCode(page)
  await page.goto('/booking-confirmed', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { name: 'Which booking is it?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find a booking' }).first()).toBeVisible()
  await page.goto('/booking-confirmed?booking=AN-7K2M9P', { waitUntil: 'load' })
  await expect(page.getByText('Opening your booking')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Which booking is it?' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [`${booking}?start=05%3A00`, ride, '/manage-booking?booking=AN-7K2M9P'])
    test(`${path.split('?')[0]} says what it needs, and offers nothing that would not work`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(/JavaScript/)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    })
})
