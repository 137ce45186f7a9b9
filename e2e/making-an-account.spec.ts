import { expect, type Page } from '@playwright/test'
import { linkIn, newAddress } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { askMe, productUrl, storedSession } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// All journeys come from one network, which may make a few accounts an hour; what that limit does is tested elsewhere.
test.beforeEach(() => askProduct("DELETE FROM attempt_counters WHERE bucket LIKE 'sign-up:%'"))

const name = (page: Page) => page.getByRole('textbox', { name: 'Your name' })
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const secret = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const make = (page: Page) => page.getByRole('button', { name: 'Make the account' })
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
  await page.keyboard.type('three quiet cedars')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Look in your mail.' })).toContainText(address)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /session/.test(key)))).toEqual([])

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
