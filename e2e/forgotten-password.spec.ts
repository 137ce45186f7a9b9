import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { codeOf, linkIn, newAddress, newPerson, signInAs, twoFactorOn } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { askMe, beginWith, productUrl, storedSession } from './support/people.ts'
import { dress, faults, overhang } from './support/soundness.ts'
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
  browser,
  page,
}) => {
  const person = await newPerson('forgetful')
  const { secret, session } = await twoFactorOn(person)
  const elsewhere = await browser.newPage({ baseURL: productUrl() })
  await beginWith(elsewhere, session)
  await elsewhere.goto('/user/profile')
  await expect(elsewhere.getByRole('textbox', { name: /name/i }).first()).toHaveValue(person.name)
  await page.goto('/sign-in?redirectedFrom=/coming-soon')
  await page.getByRole('link', { name: 'Forgotten?' }).click()
  await expect(headline(page)).toHaveText('Forgotten password')
  await expect(page.getByRole('main')).toContainText('30 minutes')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription(/Write your e-mail address\./)
  const unknown = await askFor(page, newAddress('nobody'))
  expect(await askFor(page, person.email)).toBe(unknown)

  const link = linkIn(await mailAbout(productData(), person.email, /new password/), '/reset-password')
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(headline(page)).toHaveText('Choose a new password')
  await expect(page).toHaveURL('/reset-password')
  await fresh(page).fill('Password1234')
  await fresh(page).press('Enter')
  await expect(fresh(page)).toBeFocused()
  await expect(fresh(page)).toHaveAccessibleDescription(/among the passwords that are tried first/)
  const chosen = 'a lantern by the quiet moat'
  await fresh(page).fill(chosen)
  await page.context().setOffline(true)
  await fresh(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
  await page.context().setOffline(false)
  expect((await askMe(productUrl(), session.token)).status).toBe(200)
  await fresh(page).press('Enter')

  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByRole('status').filter({ hasText: 'Your new password works.' })).toBeVisible()
  expect((await askMe(productUrl(), session.token)).status).toBe(401)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/sign-in?redirectedFrom=%2Fuser%2Fprofile')
  await elsewhere.close()
  await signInAs(page, person)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  await signInAs(page, { ...person, password: chosen })
  await expect(page).toHaveURL('/two-factor')
  expect(await storedSession(page)).toBeNull()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(secret, 1))
  await expect(page.getByRole('banner').getByRole('button', { name: person.name })).toBeVisible()
  await expect(page).not.toHaveURL('/two-factor')

  // The same link again, and one that never was.
  for (const address of [link, '/reset-password?token=not-a-token']) {
    await page.goto(address)
    await fresh(page).fill('another lantern by the moat')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(headline(page)).toHaveText('This link has ended')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await dress(page, { theme: 'dark', direction: 'rtl' })
  expect(await faults(new AxeBuilder({ page }).exclude('[data-live-announcer]'))).toEqual([])
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})
