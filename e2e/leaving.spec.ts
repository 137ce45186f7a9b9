import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { linkIn, newPerson, sessionOf, signInAs } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { askMe, beginWith, productUrl, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

test('whoever leaves reads what it means, takes a copy, is signed out, and may come back', async ({ page }) => {
  const person = await newPerson('leaving')
  await beginWith(page, await sessionOf(person))
  await page.goto('/user/delete-profile')
  await expect(page.getByRole('heading', { name: 'Erased after 14 days' })).toBeVisible()

  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take a copy first' }).click(),
  ])
  const held = await readFile(await copy.path(), 'utf8')
  expect(JSON.stringify(JSON.parse(held))).toContain(person.email)
  expect(held).not.toContain('argon2')

  const { token } = await storedSession(page)
  await page.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await page.getByRole('textbox', { name: 'Type your mail to be sure' }).fill(person.email.toUpperCase())
  await page.getByRole('button', { name: 'Delete my profile' }).click()
  await expect(page).toHaveURL('/profile-closed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile is closed')
  await expect(page.getByRole('main')).toContainText(/After \w+day \d+ \w+ \d{4} everything is erased/)
  expect(await storedSession(page)).toBeNull()
  expect((await askMe(productUrl(), token)).status).toBe(401)

  const mail = await mailAbout(productData(), person.email, /^Your account is closed/)
  await page.goto(linkIn(mail, '/keep-account'))
  await expect(page).toHaveURL('/keep-account')
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('main')).toContainText(person.email)
  await page.goto('/sign-in?redirectedFrom=/user/profile')
  await signInAs(page, person)
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.name)
})
