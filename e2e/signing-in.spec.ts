import { expect, type Page } from '@playwright/test'
import { homeOf } from '#web/platform/navigation.ts'
import { askMe, eleanor, naomi, password, productUrl, signInByForm, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const secret = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const submit = (page: Page) => page.locator('form').getByRole('button', { name: /^Sign(ing)? in/ })
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: eleanor.name })

function countLogins(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/login')) count++
  })
  return () => count
}

test('a demo account signs in by one press, with both fields filled for everybody to see', async ({ page }) => {
  const logins = countLogins(page)
  const landings = [
    ['Naomi', naomi],
    ['Eleanor', eleanor],
  ] as const
  for (const [givenName, person] of landings) {
    await page.goto('/sign-in?redirectedFrom=/about-us')
    await page.getByRole('button', { name: `Sign in as ${givenName}` }).dblclick()
    await expect(email(page)).toHaveValue(person.email)
    await expect(secret(page)).toHaveValue(password)
    await expect(submit(page)).toHaveText('Signing in…')
    await expect(page).toHaveURL('/about-us')
    expect((await storedSession(page)).user).toMatchObject({ email: person.email, role: person.role })
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(logins()).toBe(2)
})

test('a wrong password is told in the agreed words, gets the focus and costs nothing typed', async ({ page }) => {
  await page.goto('/sign-in')
  await email(page).fill('nobody-1@example.com')
  await secret(page).fill('not the password')
  await submit(page).click()

  const alert = page.getByRole('alert')
  await expect(alert.getByText('Invalid email or password', { exact: true })).toBeVisible()
  await expect(page.locator(':focus').getByRole('alert').or(page.locator('[role=alert]:focus'))).toBeVisible()
  await expect(email(page)).toHaveValue('nobody-1@example.com')
  await expect(secret(page)).toHaveValue('not the password')
  expect(await storedSession(page)).toBeNull()
})

test('what is missing or malformed is told at its field, and the first of them gets the focus', async ({ page }) => {
  const logins = countLogins(page)
  await page.goto('/sign-in')
  await submit(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page)).toHaveAccessibleDescription(/Write your e-mail address\./)
  await expect(secret(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(secret(page)).toHaveAccessibleDescription(/Write your password\./)

  await email(page).fill('eleanor')
  await secret(page).fill('something')
  await submit(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription(/Write an address like name@example\.com\./)
  await expect(email(page)).toHaveValue('eleanor')
  await expect(secret(page)).not.toHaveAttribute('aria-invalid', 'true')

  await email(page).fill(eleanor.email)
  await secret(page).fill('')
  await submit(page).click()
  await expect(secret(page)).toBeFocused()
  await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true')
  expect(logins()).toBe(0)
})

test('Enter in a field signs in, and pressing again meanwhile asks the server only once', async ({ page }) => {
  const logins = countLogins(page)
  await page.goto('/sign-in')
  await email(page).fill(eleanor.email)
  await secret(page).fill(password)
  await secret(page).press('Enter')
  await expect(submit(page)).toHaveText('Signing in…')
  await secret(page).press('Enter')
  await submit(page).dblclick({ force: true })
  await expect(account(page)).toBeVisible()
  expect(logins()).toBe(1)
})

test('a double press of the button asks the server only once', async ({ page }) => {
  const logins = countLogins(page)
  await page.goto('/sign-in')
  await email(page).fill(eleanor.email)
  await secret(page).fill(password)
  await submit(page).dblclick()
  await expect(account(page)).toBeVisible()
  expect(logins()).toBe(1)
})

test('whoever signs in lands where they wanted to go, with the whole query', async ({ page }) => {
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent('/about-us?day=2026-11-24&party=3#promises')}`)
  await signInByForm(page, eleanor)
  await expect(page).toHaveURL('/about-us?day=2026-11-24&party=3#promises')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A desk, a telephone')
})

test('the session is kept over a reload, as slim as agreed, and gone for good after signing out', async ({ page }) => {
  await page.goto('/sign-in?redirectedFrom=/about-us')
  await signInByForm(page, eleanor)
  await expect(page).toHaveURL('/about-us')

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

  await page.reload()
  await expect(submit(page)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('on a phone the drawer says who is signed in, and signs out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sign-in')
  await signInByForm(page, eleanor)
  await expect(page).toHaveURL(homeOf('user'))
  const { token } = await storedSession(page)

  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toContainText(`Signed in as ${eleanor.name}`)
  await drawer.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(drawer).toBeHidden()
  expect(await storedSession(page)).toBeNull()
  expect((await askMe(productUrl(), token)).status).toBe(401)
})
