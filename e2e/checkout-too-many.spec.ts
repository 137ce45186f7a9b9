import { expect, type Page } from '@playwright/test'
import { beginAt, heading, holdStrip, nora } from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { rideDay } from './support/rides.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

/** As the server refuses where too much is held; the journeys share one network, on which the bounds are lifted. */
async function refuseHolds(page: Page, path: string): Promise<() => Promise<void>> {
  const address = `**/api${path}`
  await page.route(address, (route) =>
    route.fulfill({
      ...{ status: 429, headers: { 'retry-after': '600' }, contentType: 'application/json' },
      body: JSON.stringify({ error: 'Please pay for one of them or let one go.', code: 'booking.too-many-holds' }),
    }),
  )
  return () => page.unroute(address)
}

async function expectWaysOn(page: Page) {
  await expect(heading(page)).toHaveText('Nothing is held yet')
  const alert = page.getByRole('alert').filter({ hasText: 'Other holds are still open.' })
  await expect(alert).toContainText('Please pay for one of them or let one go.')
  await expect(alert).toContainText('Everything that you chose and typed is kept.')
  await expect(page.getByRole('link', { name: /^Ring \+/ })).toHaveAttribute('href', /^tel:\+/)
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'Find an open hold' })).toHaveAttribute('href', '/find-booking')
}

test('who holds too much hears what to do, and goes on when there is room again', async ({ page }) => {
  const allow = await refuseHolds(page, '/bookings')
  await beginAt(page, 'review', { day: await freeDay(7) })
  await expectWaysOn(page)
  await allow()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(holdStrip(page)).toBeVisible()
})

test('so does who wants a ride', async ({ page }) => {
  const allow = await refuseHolds(page, '/journeys')
  const ride = { way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', time: '19:05', class: 'alphard' }
  await page.goto(`/cabs/booking?${new URLSearchParams({ ...ride, day: rideDay(48), guests: '2', flight: 'NH 212' })}`)
  await page.getByLabel('Name on the board').fill('Lindqvist')
  await page.getByLabel('Mobile that works in Japan').fill(nora.phone)
  await page.getByRole('button', { name: 'Continue to passengers' }).click()
  await page.getByLabel('Full name').fill(nora.name)
  await page.getByLabel('E-mail').fill(nora.email)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expectWaysOn(page)
  await allow()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Car and chauffeur are held for you until/)).toBeVisible()
})
