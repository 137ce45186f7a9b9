import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { linkIn, newAddress } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { askMe, productUrl, storedSession } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { dress, faults, overhang } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// All journeys come from one network, which may make a few accounts an hour; what that limit does is tested elsewhere.
test.beforeEach(() => askProduct("DELETE FROM attempt_counters WHERE bucket LIKE 'sign-up:%'"))

const name = (page: Page) => page.getByRole('textbox', { name: 'Your name' })
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const secret = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const make = (page: Page) => page.getByRole('button', { name: 'Make the account' })
const clothes = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'rtl' },
]
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test('an account is made by keyboard, opens by the link in the mail, and leads where one wanted to be; made again, the mail says so', async ({
  page,
}) => {
  const address = newAddress('mika')
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent('/about-us?day=2026-11-24')}`)
  await page.getByRole('link', { name: 'Make an account' }).press('Enter')
  await expect(headline(page)).toHaveText('Make an account')

  await name(page).focus()
  await page.keyboard.type('Mika Berg')
  await page.keyboard.press('Tab')
  await page.keyboard.type(address)
  await page.keyboard.press('Tab')
  for (const [typed, words] of [
    ['12345', 'Short so far'],
    ['6789012', 'Too easy. Keys in a row'],
  ] as const) {
    await page.keyboard.type(typed)
    await expect(page.getByRole('main')).toContainText(words)
  }
  await secret(page).fill('Mika Berg 2026')
  await expect(page.getByRole('main')).toContainText('Too easy. Names and addresses')
  await secret(page).fill('three quiet cedars')
  await expect(page.getByRole('main')).toContainText('Long enough.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Look in your mail.' })).toContainText(address)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /session/.test(key)))).toEqual([])

  for (const one of clothes) {
    await dress(page, one)
    expect(await faults(new AxeBuilder({ page }).exclude('[data-live-announcer]'))).toEqual([])
  }

  // With the same address once more: the page says what it said, and the mail says the rest.
  await page.reload()
  await name(page).fill('Somebody Else')
  await email(page).fill(address.toUpperCase())
  await secret(page).fill('four quiet cedars')
  await make(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Look in your mail.' })).toContainText(address.toUpperCase())
  await mailAbout(productData(), address, /have an account already/)

  const link = linkIn(await mailAbout(productData(), address, /confirm your address/), '/verify-email')
  // Whoever only fetches the link, as scanners of mail do, uses nothing up; and until it is used nobody comes in.
  expect((await page.request.get(link)).status()).toBe(200)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent('/about-us?day=2026-11-24')}`)
  const signIn = async () => {
    await email(page).fill(address)
    await secret(page).fill('three quiet cedars')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await signIn()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')

  const mail = await page.context().newPage()
  await mail.goto(link)
  await expect(mail.getByRole('main')).toContainText(`${address} is confirmed.`)
  await expect(mail).toHaveURL('/verify-email')
  await expect(mail.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await mail.close()
  await signIn()
  await expect(page).toHaveURL('/about-us?day=2026-11-24')

  const { token, user } = await storedSession(page)
  expect(Object.keys(user).toSorted()).toEqual(['email', 'full_name', 'id', 'image', 'role'])
  expect((await (await askMe(productUrl(), token)).json()).email_verified_at).not.toBeNull()
  await page.goto(link)
  await expect(headline(page)).toHaveText('This link has ended')
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Look in your mail.' })).toBeVisible()
})

test('what is missing, malformed or weak is told at its field; an outage loses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sign-up?redirectedFrom=/coming-soon')
  await make(page).click()
  await expect(name(page)).toBeFocused()
  await expect(name(page)).toHaveAccessibleDescription(/How may we call you\?/)
  await expect(email(page)).toHaveAccessibleDescription(/Write your e-mail address\./)
  await expect(secret(page)).toHaveAccessibleDescription(/Choose a password\./)

  await name(page).fill('愛'.repeat(300))
  await email(page).fill('mika@')
  await secret(page).fill('short')
  await make(page).click()
  await expect(name(page)).toBeFocused()
  await expect(name(page)).toHaveAccessibleDescription(/under 200 characters/)
  await expect(email(page)).toHaveAccessibleDescription(/like name@example\.com/)
  await expect(secret(page)).toHaveAccessibleDescription(/At least 12 characters/)

  // The list of common ones is the server's; its word stands where it belongs.
  const address = newAddress('weak')
  await name(page).fill('مِيكا <b>&</b> 🚕')
  await email(page).fill(address)
  await secret(page).fill('Password1234')
  await page.context().setOffline(true)
  await make(page).click()
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
  await page.context().setOffline(false)
  await make(page).click()
  await expect(secret(page)).toBeFocused()
  await expect(secret(page)).toHaveAccessibleDescription(/among the passwords that are tried first/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(email(page)).toHaveValue(address)

  for (const one of clothes) {
    await dress(page, one)
    expect(await faults(new AxeBuilder({ page }).exclude('[data-live-announcer]'))).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
  }
})
