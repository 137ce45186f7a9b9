import { expect } from '@playwright/test'
import { askMe, beginWith, eleanor, newSession, productUrl, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test('without a connection one can still sign out here', async ({ page, context }) => {
  await beginWith(page, await newSession(productUrl(), eleanor))
  await page.goto(`${productUrl()}/user/delete-profile`)
  await page.getByRole('button', { name: eleanor.name }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  // The open menu fetches the page that signing out leads to; nobody can have it who was cut off before.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Delete your profile' })).toHaveCount(0)

  await context.setOffline(false)
  await page.goto(`${productUrl()}/about-us`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('signing out of a session that the server has already ended works like any other', async ({ page }) => {
  const session = await newSession(productUrl(), eleanor)
  await beginWith(page, session)
  await page.goto(`${productUrl()}/user/delete-profile`)
  // What the page asked for is answered; an answer that came later would already say that nobody is signed in.
  await expect(page.getByRole('link', { name: 'Keep my profile' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await fetch(`${productUrl()}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect((await askMe(productUrl(), session.token)).status).toBe(401)

  await page.getByRole('button', { name: eleanor.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${productUrl()}/sign-in`)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('without a connection the pages seen before still open, and one not seen before says so, leaves the present one, and opens when it is back', async ({
  page,
  context,
}) => {
  const headline = page.getByRole('heading', { level: 1 })
  const foot = page.getByRole('contentinfo')
  await page.goto(productUrl())
  await foot.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(`${productUrl()}/about-us`)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Annai' }).click()
  await expect(headline).toContainText('Tokyo, with someone')
  await page.goBack()
  await expect(headline).toContainText('A desk, a telephone')

  // The server alone is away now, so that no browser says by itself when it is back.
  await context.route('**', (route) => route.abort('connectionrefused'))
  await context.setOffline(false)
  await foot.getByRole('link', { name: 'Contact us' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We could not be reached')
  await expect(headline).toContainText('A desk, a telephone')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(headline).toContainText('A desk, a telephone')
  await context.unroute('**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${productUrl()}/contact-us`)
})
