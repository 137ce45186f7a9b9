import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { linkIn, newAddress, signInAs } from './support/accounts.ts'
import { dayOfNextMonth } from './support/days.ts'
import { mailAbout, productData } from './support/mails.ts'
import { beginAs, naomi, password, productUrl } from './support/people.ts'
import { faults, overhang } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const part = (name: string) => `/admin/settings?part=${name}`
const notSaved = (page: Page) => page.getByRole('region', { name: 'Not saved yet' })
const figure = (page: Page, row: string, label: string) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('textbox', { name: label })

test.beforeEach(({ page }) => beginAs(page, productUrl(), naomi))

test('a fee is changed and holds in the next quote; wrong figures are told at their fields, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await page.goto(part('fees'))
  const halfHour = figure(page, 'Coaster', 'Half an hour')
  const before = await halfHour.inputValue()
  await halfHour.fill('dear')
  await page.keyboard.press('Control+Enter')
  await expect(halfHour).toBeFocused()
  await expect(halfHour).toHaveAccessibleDescription(/Whole yen/)
  await halfHour.fill('2,000,000')
  await page.keyboard.press('Control+Enter')
  await expect(halfHour).toHaveAccessibleDescription(/At most ¥1,000,000/)
  await halfHour.fill('7,700')
  await expect(notSaved(page)).toContainText('Coaster, extra half hour')
  await page.getByRole('link', { name: 'Mail texts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save fees' }).click()
  await expect(page.getByText('What you typed is kept.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save fees' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('¥7,700')

  const visitor = await context.newPage()
  await visitor.goto(`/tour/detail/tokyo-in-one-unhurried-day?day=${dayOfNextMonth(20)}&car=coaster&more=1`)
  await expect(visitor.getByRole('complementary', { name: 'Your day and its price' })).toContainText('¥7,700')
  await visitor.close()
  // As it was, for whoever comes next.
  await halfHour.fill(before)
  await page.keyboard.press('Control+Enter')
  await expect(notSaved(page)).toHaveCount(0)
})

test('a mail text takes facts by their words and is previewed with a real booking; a misspelt fact is told', async ({
  page,
}) => {
  await page.goto(`${part('mail')}&mail=review`)
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveValue(/^Dear \{name of the guest\}/)
  const words = `On the ${randomUUID().slice(0, 6)} road`
  await text.fill(`${words}, {frist name}. `)
  await page.keyboard.press('Control+Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/no fact called \{frist name\}/)
  await text.fill(`${words} with `)
  await page.getByRole('button', { name: 'chauffeur' }).click()
  await expect(text).toHaveValue(`${words} with {chauffeur}`)
  await expect(text).toBeFocused()
  const preview = page.getByRole('region', { name: /would read it$/ })
  await expect(preview).toContainText(new RegExp(`${words} with [\\w ]+`))
  await page.keyboard.press('Control+Enter')
  await expect(notSaved(page)).toHaveCount(0)
  await expect(page.getByText('The next such mail says it so')).toBeVisible()
  expect(await faults(new AxeBuilder({ page }))).toEqual([])
  await page.getByRole('button', { name: 'Back to the first words' }).click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(text).toHaveValue(/^Dear \{name of the guest\}/)
})

test('a colleague is invited, chooses a password by the link and comes in, until the keys are taken', async ({
  page,
  browser,
}) => {
  const email = newAddress('colleague')
  await page.goto(part('people'))
  await page.getByRole('button', { name: 'Invite by mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ren Okabe')
  await dialog.getByRole('textbox', { name: 'Mail' }).fill(email)
  await dialog.getByRole('textbox', { name: /password/i }).fill('not this one')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByRole('textbox', { name: /password/i })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: /password/i }).fill(password)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Not joined yet')

  const link = linkIn(await mailAbout(productData(), email, /invited to the office/), '/reset-password')
  const chosen = 'three herons by the moat'
  const colleague = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await colleague.goto(link)
  await colleague.getByRole('textbox', { name: 'New password' }).fill(chosen)
  await colleague.keyboard.press('Enter')
  await expect(colleague).toHaveURL(/\/sign-in/)
  await signInAs(colleague, { email, password: chosen })
  await expect(colleague).toHaveURL('/admin/dashboard')

  await page.reload()
  await expect(row).not.toContainText('Not joined yet')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  expect(await faults(new AxeBuilder({ page }))).toEqual([])
  await row.getByRole('button', { name: /^Take the keys/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the keys' }).click()
  await expect(row).toHaveCount(0)
  await colleague.goto('/admin/earnings')
  await expect(colleague).not.toHaveURL(/\/admin/)
  await colleague.context().close()
})
