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
