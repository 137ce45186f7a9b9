import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { becomeOwner, readSetUpLink } from '#contract/first-owner.ts'
import { sessionStore } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import SetUp from './set-up.tsx'

const server = fakeServer()
const token = 't'.repeat(43)
const at = `/set-up?token=${token}`
const others = [{ path: '*', Component: Elsewhere }]
const link = {
  ...{ madeAt: '2026-11-16T09:47:00+09:00', endsAt: '2026-11-16T10:47:00+09:00', now: '2026-11-16T09:54:52+09:00' },
  ...{ email: null, secret: 'K7QD 2MXA P4LW 9RTC', address: 'otpauth://totp/Annai:owner', qr: ['101', '010', '101'] },
}
const headline = page.getByRole('heading', { level: 1 })
const field = (begin: string) => page.getByRole('textbox', { name: new RegExp(`^${begin}`) })
const press = () => page.getByRole('button', { name: 'Become the owner' }).click()

async function typeAll() {
  await field('Name').fill('Tetsuo Hara')
  await field('In Japanese').fill('原 哲夫')
  await field('E-mail').fill('tetsuo@example.com')
  await field('Password').fill('a lantern by the quiet moat')
  await field('The six figures').fill('419 207')
}

test('the first person enters themselves, puts the codes away and opens the office', async () => {
  server.on(readSetUpLink, () => link)
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7KQ4-XMT${index}`)
  server.on(becomeOwner, () => ({ token: 'in', user: naomi, recoveryCodes }))
  await show(SetUp, { at, others })
  await expect.element(headline).toMatchTextContent('You hold the first key.')
  await expect.element(page.getByRole('timer')).toMatchTextContent(/^5[12]:\d\d$/)
  await expect.element(page.getByText('at 10:47 in Tokyo.', { exact: false })).toBeVisible()
  expect(await faultsOfShown()).toEqual([])
  await press()
  await expect.element(field('Name')).toHaveFocus()
  expect(server.asked(becomeOwner)).toHaveLength(0)

  await typeAll()
  await userEvent.keyboard('{Enter}')
  await expect.element(headline).toMatchTextContent('You are the owner.')
  expect(server.asked(becomeOwner)[0]).toMatchObject({ token, name_in_japanese: '原 哲夫', code: '419207' })
  expect(sessionStore.getState().session?.token).toBe('in')
  await expect.element(page.getByText('7KQ4-XMT9')).toBeVisible()
  const open = page.getByRole('button', { name: 'Open the office' })
  await expect.element(open).toBeDisabled()
  await page.getByRole('checkbox', { name: /somewhere safe/ }).click()
  expect(await faultsOfShown()).toEqual([])
  await open.click()
  await expect.element(page.getByText('/admin/dashboard')).toBeVisible()
})

test('a refusal and an outage lose nothing that was typed; who comes second reads when the link was used', async () => {
  server.on(readSetUpLink, () => link)
  const error = 'This is not the code that the app should show now. Please try the next one.'
  server.on(becomeOwner, () => new Refusal(400, { error, code: 'accounts.wrong-code', fields: { code: error } }))
  await show(SetUp, { at, others })
  await typeAll()
  await press()
  await expect.element(field('The six figures')).toHaveFocus()
  await expect.element(field('The six figures')).toHaveAccessibleDescription(/not the code/)
  server.setAway(true)
  await press()
  await expect.element(page.getByRole('alert')).toMatchTextContent('What you typed is kept.')
  await expect.element(field('Password')).toHaveValue('a lantern by the quiet moat')
  server.setAway(false)
  const used = () => new Refusal(410, { error: 'This link was used at 10:02.', code: 'accounts.set-up-used' })
  server.on(becomeOwner, used)
  server.on(readSetUpLink, used)
  await press()
  await expect.element(headline).toMatchTextContent('This link was used at 10:02.')
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(page.getByText('npm run admin', { exact: false })).not.toBeInTheDocument()
})

test('each end of a link says what to do: a new one from the machine, or the sign-in', async () => {
  for (const [code, sentence, isNewHelp] of [
    ['accounts.set-up-ended', 'This link ended at 10:47.', true],
    ['accounts.set-up-replaced', 'A newer link took its place at 10:15.', true],
    ['accounts.set-up-unknown', 'We do not know this link.', true],
    ['accounts.owner-there', 'Annai has an owner already.', false],
  ] as const) {
    server.on(readSetUpLink, () => new Refusal(410, { error: sentence, code }))
    const { unmount } = await show(SetUp, { at, others })
    await expect.element(headline).toMatchTextContent(sentence)
    expect(page.getByRole('button', { name: 'Copy the command' }).elements()).toHaveLength(isNewHelp ? 1 : 0)
    if (isNewHelp) expect(await faultsOfShown()).toEqual([])
    await unmount()
  }
  await show(SetUp, { at: '/set-up', others })
  await expect.element(headline).toMatchTextContent('This link is not complete.')
})

test('the clock is said aloud in time, and at its end the page asks what the link is now', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  try {
    server.on(readSetUpLink, () => ({ ...link, now: '2026-11-16T10:36:59+09:00' }))
    await show(SetUp, { at, others })
    await expect.element(page.getByRole('timer')).toMatchTextContent('10:01')
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(page.getByRole('log')).toMatchTextContent('This link ends in 10 minutes.')
    await vi.advanceTimersByTimeAsync(9 * 60_000)
    await expect.element(page.getByRole('log')).toMatchTextContent('This link ends in 1 minute.')
    const sentence = 'This link ended at 10:47.'
    server.on(readSetUpLink, () => new Refusal(410, { error: sentence, code: 'accounts.set-up-ended' }))
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(headline).toMatchTextContent(sentence)
  } finally {
    vi.useRealTimers()
  }
})
