import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// What an offer says, how its code is copied and a page without offers are tried on the server and beside the parts.

const clearSky = '/offer-detail?offer=clear-sky-weekdays'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const workedThrough = (page: Page, tour: string) => page.getByRole('heading', { level: 2, name: `On ${tour}` })

test('another tour is chosen without asking anybody, and has an address of its own', async ({ page }) => {
  await page.goto(clearSky)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await page.getByText('Choose another tour').click()
  await page.getByRole('link', { name: /^Five lakes, slowly/ }).click()
  await expect(workedThrough(page, 'Five lakes, slowly')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Five lakes, slowly with KANBARE: ¥98,100' })).toBeAttached()
  await expect(page).toHaveURL(`${clearSky}&tour=five-lakes-slowly`)
  expect(asked).toEqual([])

  await page.reload()
  await expect(workedThrough(page, 'Five lakes, slowly')).toBeVisible()
  await page.getByRole('link', { name: /^Book .+ with the code$/ }).click()
  await expect(page).toHaveURL(/^[^?]+\/tour\/booking\/five-lakes-slowly\?day=[\d-]+&start=\d\d%3A\d\d&code=KANBARE$/)
  const ticket = page.getByRole('complementary', { name: 'Your booking' })
  await expect(ticket.getByText(/^−\s?¥10,900$/)).toBeVisible()
  await expect(ticket.getByText('¥98,100')).toBeVisible()
})

/** From Monday to Wednesday both codes count; on a day beyond those of other journeys. */
function earlyInTheWeek(daysAhead: number): string {
  const day = new Date(Date.now() + 9 * 3_600_000 + daysAhead * 86_400_000)
  return [1, 2, 3].includes(day.getUTCDay()) ? day.toISOString().slice(0, 10) : earlyInTheWeek(daysAhead + 1)
}

test('an address with a code shows the price with it although nobody has touched the page', async ({ browser }) => {
  // Not by the page of the other journeys, which somebody is at from the start.
  const page = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  const ride = {
    way: 'hourly',
    from: 'palace-hotel-tokyo',
    day: earlyInTheWeek(82),
    time: '10:00',
    hours: '4',
    guests: '2',
  }
  await page.goto(`/cabs/list?${new URLSearchParams({ ...ride, code: 'KANBARE' })}`)
  await expect(page.getByRole('article', { name: 'Alphard' })).toContainText('with code KANBARE')
  await page.context().close()
})

test('two codes that go together take their shares off a car by the hour, from the offer to the review, and come off again', async ({
  page,
}) => {
  await page.goto(clearSky)
  await page.getByRole('link', { name: 'Ask for a car' }).click()
  await expect(page).toHaveURL(/\/cabs\/home\?way=hourly&code=KANBARE$/)
  const ride = {
    way: 'hourly',
    from: 'palace-hotel-tokyo',
    day: earlyInTheWeek(75),
    time: '10:00',
    hours: '4',
    guests: '2',
  }
  await page.goto(`/cabs/list?${new URLSearchParams({ ...ride, code: 'KANBARE' })}`)
  const alphard = page.getByRole('article', { name: 'Alphard' })
  await expect(alphard).toContainText('with code KANBARE')
  await alphard.getByRole('link', { name: 'Choose the Alphard' }).click()
  const box = page.getByRole('complementary', { name: 'Your ride and its price' })
  await expect(box.getByText('Code KANBARE')).toBeVisible()
  // Opened by its address it is rendered for everybody, and asks with the code in the browser.
  await page.reload()
  await expect(box.getByText('Code KANBARE')).toBeVisible()
  await page.getByRole('link', { name: /^Book the Alphard/ }).click()

  await page.getByLabel('Mobile that works in Japan').fill('+44 7700 900143')
  await page.getByRole('button', { name: 'Continue to passengers' }).click()
  await page.getByLabel('Full name').fill('Nora Lindqvist')
  await page.getByLabel('E-mail').fill(`codes-${Date.now()}@example.com`)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  const pays = page.getByRole('region', { name: 'What you pay' })
  await expect(pays).toContainText('Code KANBARE is applied.')
  await pays.getByLabel('Another code').fill('teshigoto')
  await pays.getByRole('button', { name: 'Apply' }).click()
  await expect(pays.getByText(/^We do not know this code for this ride\./)).toBeVisible()
  await pays.getByLabel('Another code').fill('yoimachi')
  await pays.getByLabel('Another code').press('Enter')
  await expect(pays).toContainText('Code YOIMACHI is applied.')
  // The larger share comes first, whichever was typed first.
  await expect(pays).toContainText(/12% off the ride \(¥[\d,]+\)/)
  await expect(pays).toContainText(/10% off what is left of the ride \(¥[\d,]+\)/)
  await expect(page).toHaveURL(/step=review/)
  await page.reload()
  await expect(pays).toContainText('Code YOIMACHI is applied.')
  await pays.getByRole('button', { name: 'Take it off (KANBARE)' }).click()
  await expect(pays).not.toContainText('KANBARE')
  await expect(pays).toContainText(/12% off the ride/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the terms are read, the code is there to take, and another tour can be chosen', async ({ page }) => {
    await page.goto('/offer-detail')
    await page.getByRole('link', { name: 'Clear-sky weekdays', exact: true }).click()
    await expect(title(page, 'Clear-sky weekdays')).toBeVisible()
    await expect(page.getByText('KANBARE', { exact: true })).toBeVisible()
    await expect(page.getByText('Copy', { exact: true })).toBeHidden()
    await page.getByText('Choose another tour').click()
    await page.getByRole('link', { name: /^Hakone for art/ }).click()
    await expect(workedThrough(page, 'Hakone for art')).toBeVisible()
    await expect(page).toHaveURL(`${clearSky}&tour=hakone-for-art`)
  })
})
