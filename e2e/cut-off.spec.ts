import { expect } from '@playwright/test'
import { goInApp } from './support/in-app.ts'
import { beginWith, eleanor, newSession, productUrl, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

test('without a connection the pages seen before still open, and one not seen before says so, leaves the present one, and opens when it is back; and one can still sign out', async ({
  page,
  context,
}) => {
  const headline = page.getByRole('heading', { level: 1 })
  const foot = page.getByRole('contentinfo')
  await beginWith(page, await newSession(productUrl(), eleanor))
  await page.goto('/')
  await foot.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about-us')
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
  await expect(page).toHaveURL('/contact-us')

  await goInApp(page, '/user/delete-profile')
  const guarded = page.getByRole('heading', { name: 'Delete your profile' })
  await expect(guarded).toBeVisible()
  await page.getByRole('button', { name: eleanor.name }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  // The open menu fetches the page that signing out leads to; nobody can have it who was cut off before.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(guarded).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})
