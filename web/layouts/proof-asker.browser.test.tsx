import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { proveIt } from '#contract/security.ts'
import { saveTaxRates } from '#contract/tax-settings.ts'
import { call } from '#web/platform/api.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'

const server = fakeServer()
let isProven = false
let answers: string[] = []

/** A page with one deed that the server does only for who has just shown who they are. */
function Deed() {
  const press = () =>
    call(saveTaxRates, { version: 1, rates: [] }).then(
      () => answers.push('done'),
      (error: Error) => answers.push(error.message),
    )
  return (
    <button type="button" onClick={() => void press()}>
      Change the rates
    </button>
  )
}

beforeEach(async () => {
  saveSession({ token: 'x'.repeat(43), user: naomi })
  ;[isProven, answers] = [false, []]
  server.on(saveTaxRates, () =>
    isProven
      ? { version: 2 }
      : new Refusal(403, { error: 'This needs your password again. Nothing was done.', code: 'platform.proof-needed' }),
  )
  server.on(proveIt, ({ password }) => {
    if (password !== 'right')
      return new Refusal(400, {
        ...{ error: 'This is not your password.', code: 'accounts.wrong-password' },
        fields: { password: 'This is not your password.' },
      })
    isProven = true
    return undefined as never
  })
  await show(inOffice(Deed), { at: '/admin/settings' })
})

const open = () => page.getByRole('button', { name: 'Change the rates' }).click()
const password = page.getByLabelText('Your password', { exact: true })

test('a deed that needs a proof asks for it, and goes on by itself afterwards', async () => {
  await open()
  await expect.element(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible()
  await password.fill('wrong')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('This is not your password.')).toBeVisible()
  expect(answers).toEqual([])
  await password.fill('right')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => answers).toEqual(['done'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('whoever leaves it does nothing, and is told so where they pressed', async () => {
  await open()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect.poll(() => answers).toEqual(['This needs your password again. Nothing was done.'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // It is asked again at the next try.
  await open()
  await expect.element(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible()
})
