import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgotPassword, resetPassword } from '#contract/getting-in.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import ForgotPassword from './forgot-password.tsx'
import ResetPassword from './reset-password.tsx'

const server = fakeServer()
const email = page.getByRole('textbox', { name: 'E-mail' })
const fresh = page.getByRole('textbox', { name: 'New password' })
const headline = page.getByRole('heading', { level: 1 })

test('a link is asked for with an address, and asked for once more', async () => {
  server.on(forgotPassword, () => undefined)
  await show(ForgotPassword)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/Write your e-mail address\./)
  await email.fill('mika@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('If there is an account for this address', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect.element(page.getByText('Look in your mail once more.')).toBeVisible()
  expect(server.asked(forgotPassword)).toHaveLength(2)
})

test('a weak password and an outage lose nothing, and a link that has ended leads to a new one', async () => {
  const error = 'It is among the passwords that are tried first.'
  server.on(
    resetPassword,
    () => new Refusal(400, { error, code: 'accounts.weak-password', fields: { password: error } }),
  )
  const token = 't'.repeat(43)
  await show(ResetPassword, { at: `/reset-password?token=${token}`, others: [{ path: '*', Component: Elsewhere }] })
  await expect.element(headline).toMatchTextContent('Choose a new password')
  await fresh.fill('Password1234')
  await userEvent.keyboard('{Enter}')
  await expect.element(fresh).toHaveFocus()
  await expect.element(fresh).toHaveAccessibleDescription(/among the passwords that are tried first/)
  await fresh.fill('a lantern by the quiet moat')
  server.setAway(true)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('What you typed is kept.')
  await expect.element(fresh).toHaveValue('a lantern by the quiet moat')
  server.setAway(false)

  server.on(resetPassword, () => new Refusal(410, { error: 'This link was used before.', code: 'accounts.link-used' }))
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect.element(headline).toMatchTextContent('This link has ended')
  expect(server.asked(resetPassword).at(-1)).toEqual({ token, password: 'a lantern by the quiet moat' })
  expect(await faultsOfShown()).toEqual([])
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect.element(page.getByText('/forgot-password')).toBeVisible()
})
