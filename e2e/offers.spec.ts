import { expect, type Page } from '@playwright/test'
import { alive } from './support/alive.ts'
import { goInApp } from './support/in-app.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const clearSky = '/offer-detail?offer=clear-sky-weekdays'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const tickets = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Copy / })
const workedThrough = (page: Page, tour: string) => page.getByRole('heading', { level: 2, name: `On ${tour}` })

test('all running offers are tickets with their days and a worked price, and each leads to its terms', async ({
  page,
}) => {
  await page.goto('/offer-detail')
  await expect(title(page, 'Three ways to pay less')).toBeVisible()
  await expect(tickets(page)).toHaveCount(3)
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Copy KANBARE' }) })
  await expect(first.getByRole('term')).toHaveText([
    ...['Book by', 'Travel', 'Days', 'Not with'],
    ...[/^Fuji at first light.*12 hours$/, 'KANBARE, 10% of the day', 'You pay'],
  ])
  await expect(first).toContainText(/\d+ \w+ \d{4} until \d+ \w+ \d{4}/)
  await expect(first.getByRole('definition').last()).toHaveText('¥115,200')
  await page.getByRole('link', { name: 'Clear-sky weekdays', exact: true }).click()
  await expect(page).toHaveURL(clearSky)
  await expect(page).toHaveTitle('Clear-sky weekdays | Annai')
  await page.getByRole('link', { name: 'All running offers' }).click()
  await expect(page).toHaveURL('/offer-detail')
  await expect(tickets(page)).toHaveCount(3)
})

test('an offer says all of its terms, and what it does to a real price', async ({ page }) => {
  await page.goto(clearSky)
  const terms = page.getByRole('region', { name: 'The terms, all of them' })
  await expect(terms.getByRole('term')).toHaveText([
    ...['Book by', 'Travel', 'Days', 'Tours', 'Off', 'Not with', 'If you cancel'],
  ])
  await expect(terms).toContainText('Monday to Friday')
  await expect(terms).toContainText('6 tours of Fuji and Hakone.')
  await expect(terms).toContainText('10% of the day itself.')
  await expect(terms.getByRole('link', { name: 'See the tours' })).toHaveAttribute(
    'href',
    '/tour/grid?line=fuji-and-hakone',
  )
  await expect(terms).toContainText(/\w+day \d+ \w+.*, \d+ days from now/)
  await expect(workedThrough(page, 'Fuji at first light')).toBeVisible()
  const lines = page.getByRole('complementary', { name: 'The code' }).getByRole('definition')
  await expect(lines).toHaveText(['¥128,000', '− ¥12,800', '¥115,200'])
  await expect(page.getByText('Includes ¥10,472 consumption tax')).toBeVisible()
})

test('the code is copied, and a word says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(clearSky)
  await page.getByRole('button', { name: 'Copy KANBARE' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('KANBARE')
})

test('where the clipboard is closed the code is selected instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(clearSky)
  await page.getByRole('button', { name: 'Copy KANBARE' }).click()
  await expect(page.getByText('Selected, now copy it')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('KANBARE')
})

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

test('a tour that the offer does not know changes nothing', async ({ page }) => {
  await page.goto(`${clearSky}&tour=a-bowl-of-tea`)
  await expect(workedThrough(page, 'Fuji at first light')).toBeVisible()
})

test('who comes for an offer that has ended is told so, and sees those that run', async ({ page }) => {
  const answer = await page.goto('/offer-detail?offer=cherry-tuesdays')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('This offer has ended, or its address is not quite right.')).toBeVisible()
  await expect(tickets(page)).toHaveCount(3)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await page.goto('/offer-detail')
  await expect(page.getByText('This offer has ended')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await alive(page)
  await goInApp(page, '/offer-detail?offer=cherry-tuesdays')
  await expect(page.getByText('This offer has ended')).toBeVisible()
})

test('capitals in the address lead to its one spelling', async ({ page }) => {
  await page.goto('/offer-detail?offer=Clear-Sky-Weekdays&tour=hakone-for-art')
  await expect(page).toHaveURL(`${clearSky}&tour=hakone-for-art`)
  await expect(workedThrough(page, 'Hakone for art')).toBeVisible()
})

test('while nothing is on offer the page says so and leads to the tours', async ({ page }) => {
  await page.goto('/faq')
  await page.route('**/api/offers', (route) => route.fulfill({ json: { offers: [] } }))
  await goInApp(page, '/offer-detail')
  await expect(page.getByRole('heading', { name: 'No offers at the moment' })).toBeVisible()
  await page.getByRole('link', { name: 'See all tours' }).click()
  await expect(page).toHaveURL('/tour/grid')
})

test('when nobody answers the page says so, and opens when they do again', async ({ page }) => {
  await page.goto('/faq')
  await page.route('**/api/offers**', (route) => route.abort())
  await goInApp(page, '/offer-detail')
  await expect(page.getByRole('alert')).toContainText('The offers did not load')
  await page.unroute('**/api/offers**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tickets(page)).toHaveCount(3)
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
