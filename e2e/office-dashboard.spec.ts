import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { faults, overhang, setLooks } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

test('the office opens the day, sees what waits, and every figure leads to the list behind it', async ({ page }) => {
  await beginAs(page, productUrl(), naomi)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day \d+ \w+$/)

  const waiting = page.getByRole('region', { name: 'Needs a person' })
  await expect(waiting.getByText(/^\S+ .+: no chauffeur yet\.$/)).toBeVisible()
  await expect(waiting.getByRole('link', { name: /^Assign: / }).first()).toHaveAttribute(
    'href',
    /^\/admin\/dispatch\?day=\d{4}-\d\d-\d\d&job=AN-\w{6}$/,
  )
  const today = page.getByRole('table', { name: /^Today, / })
  const departures = await today.getByRole('rowheader').allTextContents()
  expect(departures.length).toBeGreaterThan(2)
  expect(departures).toEqual(departures.toSorted())

  // The chart is a table for whoever asks for it; to a screen reader it always was one.
  const chart = page.getByRole('region', { name: 'Received by week, in yen' })
  await expect(chart.getByRole('row')).toHaveCount(13)
  await chart.getByRole('button', { name: 'As a table' }).click()
  await expect(chart.getByRole('cell').first()).toBeInViewport()
  await expect(chart.getByRole('button', { name: 'As a chart' })).toBeFocused()

  await page.getByRole('radio', { name: 'Month' }).click()
  await expect(page).toHaveURL(/\?period=month$/)
  await expect(page.getByRole('link', { name: /^Received this month/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Received this week/ })).toBeVisible()

  // Where nobody answers the last figures stay, and are read again as soon as the connection is back.
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: 'Quarter' }).click()
  await expect(page.getByRole('alert')).toContainText('The dashboard could not be read just now.')
  await expect(page.getByRole('link', { name: /^Received this week/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('link', { name: /^Received this quarter/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Received this week/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Tours and rides today/ })).toHaveAttribute('href', /days=today/)
  await expect(page.getByRole('link', { name: /^Cancelled/ })).toHaveAttribute('href', /status=cancelled/)

  await page.getByRole('link', { name: /^Received this week/ }).click()
  await expect(page).toHaveURL(/\/admin\/earnings\?period=week/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earnings')
})

test('the office is told above all else since when mails do not go out', async ({ page }) => {
  await beginAs(page, productUrl(), naomi)
  await page.route('**/api/admin/dashboard*', async (route) => {
    const response = await route.fetch()
    const dashboard = await response.json()
    const standstills = [
      { kind: 'mails', since: `${dashboard.today}T14:05:00+09:00`, waiting: 7 },
      { kind: 'refunds', since: '2026-01-31T23:10:00+09:00', waiting: 1 },
    ]
    await route.fulfill({ response, json: { ...dashboard, standstills } })
  })
  await page.goto('/admin/dashboard')
  const [mails, refunds] = [page.getByRole('alert').first(), page.getByRole('alert').nth(1)]
  await expect(mails).toContainText('Mails are not going out since 14:05. 7 mails wait.')
  await expect(refunds).toContainText(/^Refunds are not being paid since .*31.*, 23:10\. One refund waits\./)
  await expect(mails).toBeInViewport()
  const notices = () => new AxeBuilder({ page }).include('[role=alert]')
  expect(await faults(notices())).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await setLooks(page, { theme: 'dark', direction: 'rtl' })
  expect(await faults(notices())).toEqual([])
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await page.unroute('**/api/admin/dashboard*')
  await page.getByRole('button', { name: /^As of/ }).click()
  await expect(page.getByText('Mails are not going out')).toHaveCount(0)
})

test('the ledger adds up, is filtered in its address, and goes to the accountant as a file', async ({ page }) => {
  await beginAs(page, productUrl(), naomi)
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

  await page.goto('/admin/earnings')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export .+ for the accountant$/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^annai-ledger-20\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFDay,Time,Reference,.+Registration number\r\n/)
})
