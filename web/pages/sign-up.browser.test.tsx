import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signUp } from '#contract/getting-in.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import SignUp from './sign-up.tsx'

const server = fakeServer()
const name = page.getByRole('textbox', { name: 'Your name' })
const email = page.getByRole('textbox', { name: 'E-mail' })
const secret = page.getByRole('textbox', { name: 'Password' })
const make = page.getByRole('button', { name: 'Make the account' })
const said = (words: string) => page.getByText(words, { exact: false })

beforeEach(() => {
  server.on(signUp, () => undefined)
})

test('a password is judged while it is typed', async () => {
  await show(SignUp)
  await name.fill('Mika Berg')
  await email.fill('mika@example.com')
  await secret.click()
  await userEvent.keyboard('12345')
  await expect.element(said('Short so far')).toBeVisible()
  await userEvent.keyboard('6789012')
  await expect.element(said('Too easy. Keys in a row')).toBeVisible()
  await secret.fill('Mika Berg 2026')
  await expect.element(said('Too easy. Names and addresses')).toBeVisible()
  await secret.fill('three quiet cedars')
  await expect.element(said('Long enough.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(said('Look in your mail.')).toBeVisible()
  expect(server.asked(signUp)).toEqual([
    { full_name: 'Mika Berg', email: 'mika@example.com', password: 'three quiet cedars' },
  ])
  expect(await faultsOfShown()).toEqual([])
})

test('what is missing, malformed or weak is told at its field; an outage loses nothing', async () => {
  await show(SignUp)
  await make.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(/How may we call you\?/)
  await expect.element(email).toHaveAccessibleDescription(/Write your e-mail address\./)
  await expect.element(secret).toHaveAccessibleDescription(/Choose a password\./)

  await name.fill('愛'.repeat(300))
  await email.fill('mika@')
  await secret.fill('short')
  await make.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(/under 200 characters/)
  await expect.element(email).toHaveAccessibleDescription(/like name@example\.com/)
  await expect.element(secret).toHaveAccessibleDescription(/At least 12 characters/)

  // The list of common ones is the server's; its word stands where it belongs.
  const error = 'It is among the passwords that are tried first.'
  server.on(signUp, () => new Refusal(400, { error, code: 'accounts.weak-password', fields: { password: error } }))
  await name.fill('مِيكا <b>&</b> 🚕')
  await email.fill('weak@example.com')
  await secret.fill('Password1234')
  server.setAway(true)
  await make.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('What you typed is kept.')
  server.setAway(false)
  await make.click()
  await expect.element(secret).toHaveFocus()
  await expect.element(secret).toHaveAccessibleDescription(/among the passwords that are tried first/)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(email).toHaveValue('weak@example.com')
  expect(await faultsOfShown()).toEqual([])
})
