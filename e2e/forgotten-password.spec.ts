import { expect, type Page } from '@playwright/test'
import { codeOf, linkIn, newAddress, newPerson, signInAs, twoFactorOn } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { askMe, productUrl, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const fresh = (page: Page) => page.getByRole('textbox', { name: 'New password' })
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** Asks for a link, and gives what the page says to it. */
async function askFor(page: Page, address: string): Promise<string | null> {
  await email(page).fill(address)
  await page.getByRole('button', { name: /^Send / }).click()
  const said = page.getByRole('status').filter({ hasText: 'If there is an account' })
  await expect(said).toBeVisible()
  return said.locator('bdi').evaluate((words) => words.lastChild?.textContent ?? null)
}

test('a forgotten password is chosen anew by mail, once; everybody is out, and two-factor is still asked', async ({
  page,
}) => {
  const person = await newPerson('forgetful')
  const { secret, session } = await twoFactorOn(person)
  await page.goto('/sign-in?redirectedFrom=/coming-soon')
  await page.getByRole('link', { name: 'Forgotten?' }).click()
  await expect(headline(page)).toHaveText('Forgotten password')
  await expect(page.getByRole('main')).toContainText('30 minutes')
  const unknown = await askFor(page, newAddress('nobody'))
  expect(await askFor(page, person.email)).toBe(unknown)

  const link = linkIn(await mailAbout(productData(), person.email, /new password/), '/reset-password')
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(headline(page)).toHaveText('Choose a new password')
  await expect(page).toHaveURL('/reset-password')
  const chosen = 'a lantern by the quiet moat'
  await fresh(page).fill(chosen)
  expect((await askMe(productUrl(), session.token)).status).toBe(200)
  await fresh(page).press('Enter')

  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByRole('status').filter({ hasText: 'Your new password works.' })).toBeVisible()
  expect((await askMe(productUrl(), session.token)).status).toBe(401)
  await signInAs(page, person)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  await signInAs(page, { ...person, password: chosen })
  await expect(page).toHaveURL('/two-factor')
  expect(await storedSession(page)).toBeNull()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(secret, 1))
  await expect(page.getByRole('banner').getByRole('button', { name: person.name })).toBeVisible()
  await expect(page).not.toHaveURL('/two-factor')

  // The same link again.
  await page.goto(link)
  await fresh(page).fill('another lantern by the moat')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(headline(page)).toHaveText('This link has ended')
})
