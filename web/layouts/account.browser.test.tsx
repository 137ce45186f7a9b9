import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { logout } from '#contract/accounts.ts'
import { saveSession, sessionStore } from '#web/platform/session.ts'
import { telling } from '#web/testing/address.tsx'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { eleanor } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { AccountButton } from './account-button.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { SessionLost } from './session-lost.tsx'

// Signing in and out with the real server is tried in e2e/signing-in.spec.ts.

const server = fakeServer()
const { Page, place } = telling(() => (
  <>
    <SessionLost />
    <AccountButton />
    <MobileMenuButton />
  </>
))
const open = (at: string) => show(Page, { at, others: [{ path: '/sign-in', Component: Page }] })

async function expectSignedOut() {
  await expect.poll(() => place.address).toBe('/sign-in')
  expect(sessionStore.getState().session).toBeNull()
  expect(sessionStorage.getItem('user')).toBeNull()
  expect(server.asked(logout)).toHaveLength(1)
}

beforeEach(() => {
  saveSession({ token: 'x'.repeat(43), user: eleanor })
  server.on(logout, () => undefined)
})

test('on a phone the drawer says who is signed in, and signs out', async () => {
  await page.viewport(390, 844)
  await open('/about-us')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(drawer).toMatchTextContent(`Signed in as ${eleanor.full_name}`)
  await drawer.getByRole('button', { name: 'Sign out' }).click()
  await expectSignedOut()
  await expect.element(drawer).not.toBeInTheDocument()
})

test('signing out of a session that the server has already ended works like any other', async () => {
  await page.viewport(1440, 900)
  server.on(logout, () => new Refusal(401, { error: 'Please sign in.', code: 'accounts.not-signed-in' }))
  await open('/user/delete-profile?day=2026-11-24')
  await page.getByRole('button', { name: eleanor.full_name }).click()
  await page.getByRole('menuitem', { name: /^Sign out/ }).click()
  await expectSignedOut()
  await expect.element(page.getByRole('button', { name: eleanor.full_name })).not.toBeInTheDocument()
})
