import { expect, type Page } from '@playwright/test'
import { askMe, beginWith, eleanor, newSession, productUrl, signInByForm, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: eleanor.name })

test('whoever signs in lands where they wanted to go, with the whole query; the session is kept over a reload, as slim as agreed, and gone for good after signing out', async ({
  page,
}) => {
  const wanted = '/about-us?day=2026-11-24&party=3#promises'
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(wanted)}`)
  await signInByForm(page, eleanor)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A desk, a telephone')

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

  await page.goto('/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('on a phone the drawer says who is signed in, and signs out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await newSession(productUrl(), eleanor)
  await beginWith(page, session)
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toContainText(`Signed in as ${eleanor.name}`)
  await drawer.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(drawer).toBeHidden()
  expect(await storedSession(page)).toBeNull()
  expect((await askMe(productUrl(), session.token)).status).toBe(401)
})
