import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

test('the office sees what waits today and goes from a figure to the ledger, which adds up, is filtered in its address, and goes to the accountant as a file', async ({
  page,
}) => {
  await beginAs(page, productUrl(), naomi)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day \d+ \w+$/)
  const waiting = page.getByRole('region', { name: 'Needs a person' })
  await expect(waiting.getByText(/^\S+ .+: no chauffeur yet\.$/)).toBeVisible()
  const departures = await page
    .getByRole('table', { name: /^Today, / })
    .getByRole('rowheader')
    .allTextContents()
  expect(departures.length).toBeGreaterThan(2)
  expect(departures).toEqual(departures.toSorted())
  await page.getByRole('link', { name: /^Received this week/ }).click()
  await expect(page).toHaveURL(/\/admin\/earnings\?period=week/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earnings')

  await page.goto('/admin/earnings?period=year')
  const ledger = page.getByRole('table', { name: /^Ledger, \d{4}$/ })
  const foot = ledger.getByRole('row').last()
  const sum = (await foot.getByRole('cell').last().textContent()) ?? ''
  expect(sum).toMatch(/^¥[\d,]+$/)
  await expect(page.getByRole('link', { name: /^Net/ })).toContainText(sum)

  await page.getByRole('button', { name: 'Filter by Kind' }).click()
  await page.getByRole('radio', { name: 'Refunds' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/kind=refund/)
  await expect(foot).toContainText('of these filters')
  await expect(ledger.getByText('Payment', { exact: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Tour' }).click()
  await expect(page).toHaveURL(/by=tour/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Received by tour, in yen' })).toBeVisible()
  await expect(foot).toContainText('of these filters')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export .+ for the accountant$/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^annai-ledger-20\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFDay,Time,Reference,.+Registration number\r\n/)
})
