import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readMailChoices, saveMailChoices } from '#contract/mail-choices.ts'
import { readProfile } from '#contract/profile.ts'
import {
  beginTwoFactor,
  changePassword,
  securityOverview,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from '#contract/security.ts'
import { choose, defaultPreferences } from '#web/platform/preferences.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { eleanor } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import SettingsPage from './settings.tsx'

const server = fakeServer()
const refused = (code: string, field: string, error: string) =>
  new Refusal(400, { error, code, fields: { [field]: error } })
const panel = page.getByRole('region', { name: 'Two-factor sign-in' })
let twoFactor: { isOn: boolean; since: string | null; recoveryCodesLeft: number }
const set = (isOn: boolean) => {
  twoFactor = { isOn, since: isOn ? '2026-11-17T10:00:00+09:00' : null, recoveryCodesLeft: isOn ? 10 : 0 }
}

beforeEach(() => {
  saveSession({ token: 'x'.repeat(43), user: eleanor })
  set(false)
  server.on(securityOverview, () => ({ passwordChangedAt: eleanor.created_at, twoFactor, devices: [] }))
  server.on(readProfile, () => ({ ...eleanor, name_board: '', crew_note: '', pending_email: null }))
  server.on(readMailChoices, () => ({ reminder: true, review: true }))
  server.on(saveMailChoices, (choices) => choices)
})

test('looks that are chosen in the settings stay chosen', async () => {
  onTestFinished(() => {
    choose(defaultPreferences)
    localStorage.clear()
  })
  await show(SettingsPage)
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
  await page.getByRole('radio', { name: 'Right to left' }).click({ force: true })
  const { documentElement: root } = document
  await expect.poll(() => [root.dataset.theme, root.dir]).toEqual(['dark', 'rtl'])
  // What the next page begins with (e2e/preferences.spec.ts).
  expect({ ...localStorage }).toEqual({ theme: 'dark', direction: 'rtl' })
})

test('a choice of mails that could not be saved is as it was, and is saved when the connection is back', async () => {
  await show(SettingsPage)
  const reminder = page.getByRole('switch', { name: /The evening before a trip/ })
  await expect.element(reminder).toBeChecked()
  server.setAway(true)
  await reminder.click({ force: true })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not saved, so it is as it was.')
  await expect.element(reminder).toBeChecked()
  server.setAway(false)
  await reminder.click({ force: true })
  await expect.element(page.getByText('The evening before a trip: off. Saved.')).toBeVisible()
  expect(server.asked(saveMailChoices)).toEqual([{ reminder: false, review: true }])
})

test('a password is changed in the settings, and a weak one is told at its field', async () => {
  const error = 'It is among the passwords that are tried first.'
  server.on(changePassword, ({ newPassword }) =>
    newPassword === 'password password' ? refused('accounts.weak-password', 'newPassword', error) : undefined,
  )
  await show(SettingsPage)
  const section = page.getByRole('region', { name: 'Password' })
  await section.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('textbox', { name: 'Password now' }).fill('seven grey herons wait')
  const fresh = page.getByRole('textbox', { name: 'New password' })
  await fresh.fill('password password')
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect.element(fresh).toHaveAttribute('aria-invalid', 'true')
  await fresh.fill('eight slow herons stand')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Your password is changed.', { exact: false })).toBeVisible()
})

test('two-factor goes on by the app once the codes are put somewhere safe, and off by a recovery code', async () => {
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `K7QM-2WX${index}`)
  server.on(beginTwoFactor, () => ({
    ...{ secret: 'ABCD EFGH IJKL MNOP', address: 'otpauth://totp/Annai', recoveryCodes },
    qr: Array.from({ length: 21 }, () => '10'.repeat(11).slice(0, 21)),
  }))
  server.on(turnOnTwoFactor, ({ code }) => {
    if (code !== '482913') return refused('accounts.wrong-code', 'code', 'This is not the code of now.')
    set(true)
  })
  server.on(turnOffTwoFactor, ({ code }) => {
    if (code !== recoveryCodes[0]) return refused('accounts.code-needed', 'code', 'A code of your app, please.')
    set(false)
  })
  await show(SettingsPage)
  await panel.getByRole('button', { name: 'Turn on two-factor' }).click()
  await panel.getByRole('textbox', { name: 'Your password' }).fill('seven grey herons wait')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const turnOn = panel.getByRole('button', { name: 'Turn on two-factor' })
  const figures = panel.getByRole('textbox', { name: 'The six figures the app shows now' })
  await figures.fill('000000')
  await expect.element(turnOn).toBeDisabled()
  await panel.getByRole('checkbox', { name: 'I have put the codes somewhere safe' }).click({ force: true })
  await turnOn.click()
  await expect.element(figures).toHaveAccessibleDescription(/not the code/)
  expect(await faultsOfShown()).toEqual([])
  await figures.fill('482913')
  await turnOn.click()
  await expect.element(panel.getByText('10 of 10 recovery codes are left.', { exact: false })).toBeVisible()

  await panel.getByRole('button', { name: 'Turn off' }).click()
  await panel.getByRole('textbox', { name: 'Your password' }).fill('seven grey herons wait')
  await panel.getByRole('button', { name: 'Turn off two-factor' }).click()
  const code = panel.getByRole('textbox', { name: 'Code of your authenticator app' })
  await expect.element(code).toHaveFocus()
  await code.fill(recoveryCodes[0] ?? '')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Two-factor is off.', { exact: false })).toBeVisible()
})
