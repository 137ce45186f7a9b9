import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { linkIn, newAddress, signInAs } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { beginAs, naomi, password, productUrl } from './support/people.ts'
import { faults, overhang } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

test('a colleague is invited, chooses a password by the link and comes in, until the keys are taken', async ({
  page,
  browser,
}) => {
  const email = newAddress('colleague')
  await beginAs(page, productUrl(), naomi)
  await page.goto('/admin/settings?part=people')
  await page.getByRole('button', { name: 'Invite by mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ren Okabe')
  await dialog.getByRole('textbox', { name: 'Mail' }).fill(email)
  await dialog.getByRole('checkbox', { name: 'Dispatcher' }).check()
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
