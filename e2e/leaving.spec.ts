import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { linkIn, newPerson, signInAs } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { askMe, productUrl, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

test('whoever leaves reads what it means, takes a copy, is refused kindly, signed out, and may come back', async ({
  page,
}) => {
  const person = await newPerson('leaving')
  await page.goto('/sign-in?redirectedFrom=/user/profile')
  await signInAs(page, person)
  await page.getByRole('link', { name: 'Delete profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete your profile')
  await expect(page.getByRole('heading', { name: 'Erased after 14 days' })).toBeVisible()
  await expect(page.getByText('The crew’s trip records, without your name')).toBeVisible()

  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take a copy first' }).click(),
  ])
  const held = await readFile(await copy.path(), 'utf8')
  expect(JSON.stringify(JSON.parse(held))).toContain(person.email)
  expect(held).not.toContain('argon2')

  const leave = page.getByRole('button', { name: 'Delete my profile' })
  const secret = page.getByRole('textbox', { name: 'Your password' })
  const address = page.getByRole('textbox', { name: 'Type your mail to be sure' })
  await expect(leave).toBeDisabled()
  await expect(page.getByText('Your password is missing.')).toBeVisible()
  await secret.fill('not this one')
  await address.fill('somebody@example.com')
  await expect(page.getByText('This is not the mail of your profile.')).toBeVisible()
  await expect(leave).toBeDisabled()
  await address.fill(person.email.slice(0, 9))
  await expect(page.getByText('The mail is not complete yet.')).toBeVisible()
  await address.fill(person.email.toUpperCase())
  await leave.click()
  await expect(secret).toHaveAccessibleDescription('This is not your password.')
  await expect(secret).toBeFocused()
  await expect(address).toHaveValue(person.email.toUpperCase())

  const { token } = await storedSession(page)
  await secret.fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile-closed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile is closed')
  await expect(page.getByRole('main')).toContainText(/After \w+day \d+ \w+ \d{4} everything is erased/)
  expect(await storedSession(page)).toBeNull()
  expect((await askMe(productUrl(), token)).status).toBe(401)

  await page.goto('/sign-in')
  await signInAs(page, person)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')

  const mail = await mailAbout(productData(), person.email, /^Your account is closed/)
  await page.goto(linkIn(mail, '/keep-account'))
  await expect(page).toHaveURL('/keep-account')
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('main')).toContainText(person.email)
  await page.goto('/sign-in?redirectedFrom=/user/profile')
  await signInAs(page, person)
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.name)
})
