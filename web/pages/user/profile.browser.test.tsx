import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeEmail, type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import { securityOverview } from '#contract/security.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { eleanor } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import ProfilePage from './profile.tsx'

const server = fakeServer()
const field = (name: string) => page.getByRole('textbox', { name, exact: false })
const save = page.getByRole('button', { name: 'Save profile' })
const note = field('What every crew should know')
let profile: Profile

beforeEach(() => {
  saveSession({ token: 'x'.repeat(43), user: eleanor })
  profile = { ...eleanor, name_board: '', crew_note: '', pending_email: null }
  server.on(readProfile, () => profile)
  server.on(saveProfile, (input) => {
    profile = { ...profile, ...input } as Profile
    return profile
  })
})

const open = () =>
  show(ProfilePage, { at: '/user/profile', others: [{ path: '/user/delete-profile', Component: Elsewhere }] })

test('what is wrong in a profile is told in its place, and nothing that was typed is lost', async () => {
  await open()
  await field('Full name').fill('')
  await field('Mobile').fill('07700 900143')
  await field('Date of birth').fill('31 / 02 / 1984')
  await note.fill('One of us walks slowly. '.repeat(21))
  await save.click()
  await expect.element(field('Full name')).toHaveFocus()
  await expect.element(field('Full name')).toHaveAccessibleDescription('How may we call you?')
  await expect.element(field('Mobile')).toHaveAccessibleDescription(/Add the country code/)
  await expect.element(field('Mobile')).toHaveValue('07700 900143')
  await expect.element(field('Date of birth')).toHaveAccessibleDescription(/Write day, month and year/)
  await expect.element(note).toHaveAccessibleDescription(/At most 500 characters\./)
  await field('Date of birth').fill('01.01.2099')
  await userEvent.tab()
  await expect.element(field('Date of birth')).toHaveAccessibleDescription('This day is yet to come.')
  expect(server.asked(saveProfile)).toEqual([])
})

test('leaving with changes asks once, staying loses nothing, and Ctrl Enter saves', async () => {
  await open()
  await field('Full name').fill('Mika <b>Berg</b> 🍵')
  await field('Date of birth').fill('23.5.1984')
  await page.getByRole('combobox', { name: 'Country', exact: false }).fill('Icel')
  await expect.element(page.getByRole('option', { name: 'Iceland' })).toBeVisible()
  // By the keyboard: a test's pointer scrolls to what it presses, and a list closes when its page scrolls.
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText('Not saved: full name, country, date of birth')).toBeVisible()
  await page.getByRole('link', { name: 'Delete profile' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(profile).toMatchObject({ full_name: 'Mika <b>Berg</b> 🍵', birth_date: '1984-05-23', country: 'IS' })
})

test('whoever leaves without saving leaves nothing of it in the browser', async () => {
  await open()
  await field('Mobile').fill('+44 7700 900143')
  await page.getByRole('link', { name: 'Delete profile' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(page.getByText('/user/delete-profile')).toBeVisible()
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('7700')
})

test('a new address is asked for with the password, and a wrong one is told at its field', async () => {
  const twoFactor = { isOn: false, since: null, recoveryCodesLeft: 0 }
  server.on(securityOverview, () => ({ passwordChangedAt: eleanor.created_at, twoFactor, devices: [] }))
  const error = 'This is not your password.'
  server.on(changeEmail, ({ email, password }) => {
    if (password !== 'seven grey herons wait')
      return new Refusal(400, { error, code: 'accounts.wrong-password', fields: { password: error } })
    profile = { ...profile, pending_email: email }
    return profile
  })
  await open()
  await page.getByRole('button', { name: 'Change the mail address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your mail address' })
  const secret = dialog.getByRole('textbox', { name: 'Your password' })
  await dialog.getByRole('textbox', { name: 'New address' }).fill('new@example.com')
  await secret.fill('not this one')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(secret).toHaveAccessibleDescription(error)
  await expect.element(secret).toHaveFocus()
  await secret.fill('seven grey herons wait')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(page.getByText('Waiting for you to confirm', { exact: false }))
    .toMatchTextContent('new@example.com')
})
