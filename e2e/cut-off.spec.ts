import { expect } from '@playwright/test'
import { askMe, beginWith, eleanor, newSession, password, storedSession } from './support/people.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai, which each test finds running and may stop, so one after the other.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
test.beforeAll(async () => {
  annai = await startAnnai('build-styleguide')
})
test.beforeEach(() => annai.start())
test.afterAll(() => annai.remove())

test('without a connection sign-in says so, keeps what was typed, and works when it is back', async ({ page }) => {
  await page.goto(`${annai.url}/sign-in?redirectedFrom=/coming-soon`)
  const email = page.getByRole('textbox', { name: 'E-mail' })
  const secret = page.getByRole('textbox', { name: 'Password' })
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  await email.fill(eleanor.email)
  await secret.fill(password)

  await annai.stop()
  await submit.click()
  await expect(page.getByRole('alert')).toContainText(
    'We could not be reached. Please check the connection and try again.',
  )
  await expect(email).toHaveValue(eleanor.email)
  await expect(secret).toHaveValue(password)

  await annai.start()
  await submit.click()
  await expect(page).toHaveURL(`${annai.url}/coming-soon`)
  await expect(page.getByRole('button', { name: eleanor.name })).toBeVisible()
})

test('without a connection one can still sign out here', async ({ page }) => {
  await beginWith(page, await newSession(annai.url, eleanor))
  await page.goto(`${annai.url}/style-guide/user-shell`)
  await page.getByRole('button', { name: eleanor.name }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  // The open menu fetches the page that signing out leads to; nobody can have it who was cut off before.
  await page.waitForLoadState('networkidle')
  await annai.stop()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('The user shell')).toHaveCount(0)

  await annai.start()
  await page.goto(`${annai.url}/about-us`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('without a connection the pages seen before still open', async ({ page }) => {
  await page.goto(annai.url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(`${annai.url}/about-us`)
  await annai.stop()
  await page.getByRole('banner').getByRole('link', { name: 'Annai' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tokyo, with someone')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A desk, a telephone')
})

test('signing out of a session that the server has already ended works like any other', async ({ page }) => {
  const session = await newSession(annai.url, eleanor)
  await beginWith(page, session)
  // The area asks who is signed in; an answer that comes later would already say that nobody is.
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/profile'))
  await page.goto(`${annai.url}/style-guide/user-shell`)
  expect((await answered).status()).toBe(200)
  await fetch(`${annai.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${session.token}` } })
  expect((await askMe(annai.url, session.token)).status).toBe(401)

  await page.getByRole('button', { name: eleanor.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${annai.url}/sign-in`)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('without a connection a page not seen before says so, leaves the present one, and opens when it is back', async ({
  page,
}) => {
  await page.goto(annai.url)
  await annai.stop()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We could not be reached')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tokyo, with someone')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tokyo, with someone')

  await annai.start()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${annai.url}/about-us`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A desk, a telephone')
})
