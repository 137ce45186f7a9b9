import { expect, type Page } from '@playwright/test'
import { linkOf, stepOnBoard } from './support/crew-links.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// What this page keeps for a day without signal outlives the emptying of a window.
test.use({ baseURL: productUrl(), viewport: { width: 390, height: 844 }, reuseContext: false })

// The name board, a problem, and both languages: web/pages/my-day.browser.test.tsx.

/** The page is kept once all its files are. */
const isKept = (page: Page) => expect.poll(() => page.evaluate(() => caches.match('/my-day/').then(Boolean))).toBe(true)
const isUnderItsHand = (page: Page) => page.evaluate(() => Boolean(navigator.serviceWorker.controller))
const waiting = (page: Page) => page.getByText('Waiting for signal')
const big = (page: Page, words: string) => page.getByRole('button', { name: words })

test('the day opens without signal, and a tap made there reaches the board when there is some; no other page of the site is kept', async ({
  page,
  context,
}) => {
  const link = await linkOf(0)
  await page.goto(link.path)
  await expect(page.getByRole('link', { name: /^Open job/ }).first()).toBeVisible()
  await isKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Without signal\. As of \d\d:\d\d\.$/)).toBeVisible()
  await page.locator(`a[href$="?job=${link.reference}"]`).click()
  await big(page, 'I am on the way').click()
  await expect(waiting(page)).toBeVisible()
  await page.reload()
  await expect(waiting(page)).toBeVisible()
  await big(page, 'I have arrived').click()
  await expect(page.getByText(/^Arrived at \d\d:\d\d\.$/)).toBeVisible()
  expect(await stepOnBoard(link)).toBeNull()

  await context.setOffline(false)
  await expect(waiting(page)).toBeHidden()
  await expect.poll(() => stepOnBoard(link)).toBe('arrived')
  await page.reload()
  await expect(big(page, 'All on board')).toBeVisible()

  // Both steps are taken back, so that the job is as it was for whoever comes next.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(big(page, 'I have arrived')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(big(page, 'I am on the way')).toBeVisible()
  await expect.poll(() => stepOnBoard(link)).toBeNull()

  // It keeps this page alone: no other page of the site is under its hand.
  expect(await isUnderItsHand(page)).toBe(true)
  await page.goto('/about-us')
  expect(await isUnderItsHand(page)).toBe(false)
})

test('a step is taken back within two minutes, with the desk and before it got there', async ({ page, context }) => {
  const link = await linkOf(1)
  await page.goto(`${link.path}?job=${link.reference}`)
  await big(page, 'I am on the way').click()
  await expect.poll(() => stepOnBoard(link)).toBe('on_the_way')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(big(page, 'I am on the way')).toBeVisible()
  await expect.poll(() => stepOnBoard(link)).toBeNull()

  await context.setOffline(true)
  await big(page, 'I am on the way').click()
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting(page)).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText(/^Without signal/)).toBeHidden()
  await expect(big(page, 'I am on the way')).toBeVisible()
  expect(await stepOnBoard(link)).toBeNull()
})

test('a link that the desk ended opens nothing, and leaves nothing on the telephone', async ({ page }) => {
  const link = await linkOf(2)
  await page.goto(link.path)
  await isKept(page)
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('crew-day:')).length)
  expect(await kept()).toBe(1)
  await link.revoke()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Call the desk/ })).toHaveAttribute('href', /^tel:\+/)
  expect(await kept()).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
