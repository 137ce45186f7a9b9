import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteProfile, leavingOverview } from '#contract/profile.ts'
import { securityOverview } from '#contract/security.ts'
import { saveSession, sessionStore } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { eleanor } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import DeleteProfilePage from './delete-profile.tsx'

const server = fakeServer()
const error = 'This is not your password.'

beforeEach(() => {
  saveSession({ token: 'x'.repeat(43), user: eleanor })
  const twoFactor = { isOn: false, since: null, recoveryCodesLeft: 0 }
  server.on(securityOverview, () => ({ passwordChangedAt: eleanor.created_at, twoFactor, devices: [] }))
  server.on(leavingOverview, () => ({
    ...{ graceDays: 14, tripsAhead: [], travellers: [], cards: 0, wishes: 0, messages: 0, reviews: 0, receipts: 0 },
  }))
  server.on(deleteProfile, ({ password }) =>
    password === 'seven grey herons wait'
      ? { eraseAfter: '2026-12-01' }
      : new Refusal(400, { error, code: 'accounts.wrong-password', fields: { password: error } }),
  )
})

test('whoever leaves reads what it means, is told what is missing, refused kindly, and signed out in the end', async () => {
  await show(DeleteProfilePage, {
    at: '/user/delete-profile',
    others: [{ path: '/profile-closed', Component: Elsewhere }],
  })
  await expect.element(page.getByRole('heading', { name: 'Erased after 14 days' })).toBeVisible()
  await expect.element(page.getByText('The crew’s trip records, without your name')).toBeVisible()
  const leave = page.getByRole('button', { name: 'Delete my profile' })
  const secret = page.getByRole('textbox', { name: 'Your password' })
  const address = page.getByRole('textbox', { name: 'Type your mail to be sure' })
  await expect.element(leave).toBeDisabled()
  await expect.element(page.getByText('Your password is missing.')).toBeVisible()
  await secret.fill('not this one')
  await address.fill('somebody@example.com')
  await expect.element(page.getByText('This is not the mail of your profile.')).toBeVisible()
  await expect.element(leave).toBeDisabled()
  await address.fill(eleanor.email.slice(0, 9))
  await expect.element(page.getByText('The mail is not complete yet.')).toBeVisible()
  await address.fill(eleanor.email.toUpperCase())
  await leave.click()
  await expect.element(secret).toHaveAccessibleDescription(error)
  await expect.element(secret).toHaveFocus()
  await expect.element(address).toHaveValue(eleanor.email.toUpperCase())
  await secret.fill('seven grey herons wait')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/profile-closed')).toBeVisible()
  expect(sessionStore.getState().session).toBeNull()
})
