import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login } from '#contract/accounts.ts'
import { answerTwoFactor } from '#contract/getting-in.ts'
import { forgetChallenge } from '#web/accounts/site/challenge.ts'
import { sessionStore } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { eleanor } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import SignIn from './sign-in.tsx'
import TwoFactor from './two-factor.tsx'

const server = fakeServer()
const challenge = 'c'.repeat(43)
const [right, recovery] = ['482913', 'K7QM-2WXP']
const code = page.getByRole('textbox', { name: 'Code', exact: true })
const spare = page.getByRole('textbox', { name: 'Recovery code' })
const goOn = page.getByRole('button', { name: 'Continue' })
const wanted = '/about-us?day=2026-11-24'
const query = `?redirectedFrom=${encodeURIComponent(wanted)}`
const wrong = () => new Refusal(400, { error: 'This code is not right.', code: 'accounts.wrong-code' })

beforeEach(() => {
  forgetChallenge()
  server.on(login, () => ({ two_factor: true as const, challenge }))
  server.on(answerTwoFactor, (input) =>
    [right, recovery].includes(input.code.trim().toUpperCase()) ? { token: 'x'.repeat(43), user: eleanor } : wrong(),
  )
})

/** Through the first question, to the second. */
async function signIn() {
  const others = [
    { path: '/two-factor', Component: TwoFactor },
    { path: '*', Component: Elsewhere },
  ]
  const data = { password: null, accounts: [] }
  const shown = await show(SignIn, { at: `/sign-in${query}`, data, others })
  await page.getByRole('textbox', { name: 'E-mail' }).fill(eleanor.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('seven grey herons wait')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveFocus()
  return shown
}

test('the second question takes a code of the app however it comes, and says kindly when it is wrong', async () => {
  await signIn()
  expect(sessionStore.getState().session).toBeNull()
  // What the second question belongs to is nowhere but in memory.
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state])).not.toContain(challenge)

  await goOn.click()
  await expect.element(code).toHaveAccessibleDescription('Type the code.')
  await userEvent.keyboard('12x{Enter}')
  await expect.element(code).toHaveAccessibleDescription('Six figures, please.')
  await expect.element(code).toHaveValue('12')
  await code.fill('')

  // The sixth figure sends.
  await userEvent.keyboard('000000')
  await expect.element(code).toHaveAccessibleDescription(/This code is not right\./)
  await expect.element(code).toHaveValue('')
  await expect.element(code).toHaveFocus()
  expect(await faultsOfShown()).toEqual([])

  // Pasted with a space, while the connection is away.
  server.setAway(true)
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await expect.element(page.getByRole('alert')).toMatchTextContent('What you typed is kept.')
  await expect.element(code).toHaveValue(right)
  server.setAway(false)
  await goOn.click()
  await expect.element(page.getByText(wanted)).toBeVisible()
  expect(sessionStore.getState().session?.user.email).toBe(eleanor.email)
  expect(server.asked(answerTwoFactor).at(-1)).toEqual({ challenge, code: right })
})

test('a recovery code is taken however it is written, and a wrong one told', async () => {
  await signIn()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect.element(spare).toHaveFocus()
  await spare.fill('not one of them')
  await userEvent.keyboard('{Enter}')
  await expect.element(spare).toHaveAccessibleDescription(/This code is not right, or was used before\./)
  await spare.fill(` ${recovery.toLowerCase()} `)
  await goOn.click()
  await expect.element(page.getByText(wanted)).toBeVisible()
})

test('a second question that was lost or has ended leads back to the first, which says why', async () => {
  server.on(answerTwoFactor, () => new Refusal(410, { error: 'Over.', code: 'accounts.challenge-ended' }))
  const shown = await signIn()
  await code.fill('000000')
  await expect.element(page.getByRole('status')).toMatchTextContent('That took too long, or too many tries.')
  expect(sessionStore.getState().session).toBeNull()
  await shown.unmount()
  // As after a reload: what was kept in memory is gone.
  await show(TwoFactor, { at: `/two-factor${query}`, others: [{ path: '/sign-in', Component: Elsewhere }] })
  await expect.element(page.getByText(`/sign-in${query}`)).toBeVisible()
})
