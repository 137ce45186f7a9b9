import { expect, type Page } from '@playwright/test'
import { askMe, eleanor, productUrl, signInByForm, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: eleanor.name })

test('whoever signs in lands where they wanted to go, with the whole query; the session is kept over a reload, as slim as agreed, and gone for good after signing out; the back button then shows nothing of a guarded page, and leads on from there', async ({
  page,
}) => {
  const wanted = '/user/delete-profile?day=2026-11-24&party=3#promises'
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/about-us')
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(wanted)}`)
  await signInByForm(page, eleanor)
  await expect(page).toHaveURL(wanted)
  await expect(heading).toHaveText('Delete your profile')

  const stored = await storedSession(page)
  expect(Object.keys(stored).toSorted()).toEqual(['token', 'user'])
  expect(Object.keys(stored.user).toSorted()).toEqual(['email', 'full_name', 'id', 'image', 'role'])
  expect(stored.user).toMatchObject({ email: eleanor.email, full_name: eleanor.name, role: 'user' })
  expect((await askMe(productUrl(), stored.token)).status).toBe(200)

  await page.reload()
  await expect(account(page)).toBeVisible()
  expect(await storedSession(page)).toEqual(stored)

  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  expect(await storedSession(page)).toBeNull()
  expect((await askMe(productUrl(), stored.token)).status).toBe(401)

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(wanted)}`)
  await expect(page.getByText('You are welcome back any time')).toHaveCount(0)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})
