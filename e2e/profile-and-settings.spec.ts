import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { codeOf, linkIn, type NewPerson, newAddress, newPerson, signInAs, wrongCodeOf } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { askMe, productUrl, storedSession } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { faults, overhang } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' })

async function open(page: Page, person: NewPerson, path: string) {
  await page.goto(`/sign-in?redirectedFrom=${path}`)
  await signInAs(page, person)
  await expect(page).toHaveURL(path)
}

test('a profile is changed with what is wrong told in its place, a picture, and one question on leaving', async ({
  page,
}) => {
  const person = await newPerson('profile')
  await askProduct('UPDATE users SET email_verified_at = NULL WHERE email = $1', [person.email])
  await open(page, person, '/user/profile')

  const reminder = page.getByRole('complementary', { name: 'Confirm your address' })
  await expect(reminder).toContainText(`We sent a link to ${person.email}.`)
  await reminder.getByRole('button', { name: 'Send again' }).click()
  await expect(reminder).toContainText('A new link is on its way')

  await field(page, 'Full name').fill('')
  await field(page, 'Mobile').fill('07700 900143')
  await field(page, 'Date of birth').fill('31 / 02 / 1984')
  await field(page, 'What every crew should know').fill('One of us walks slowly. '.repeat(21))
  await save(page).click()
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('How may we call you?')
  await expect(field(page, 'Mobile')).toHaveAccessibleDescription(/Add the country code/)
  await expect(field(page, 'Mobile')).toHaveValue('07700 900143')
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(/Write day, month and year/)
  await expect(field(page, 'What every crew should know')).toHaveAccessibleDescription(/At most 500 characters\./)
  await field(page, 'Date of birth').fill('01.01.2099')
  await field(page, 'Date of birth').blur()
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription('This day is yet to come.')

  await field(page, 'Full name').fill('Mika <b>Berg</b> 🍵')
  await field(page, 'Mobile').fill('+44 7700 900143')
  await field(page, 'Date of birth').fill('23.5.1984')
  await field(page, 'What every crew should know').fill('One of us walks slowly.')
  await page.getByRole('combobox', { name: 'Country' }).fill('Icel')
  await page.getByRole('option', { name: 'Iceland' }).click()
  await expect(page.getByText('Not saved: full name, mobile, country, date of birth')).toBeVisible()

  await page.getByRole('link', { name: 'Settings' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mika <b>Berg</b> 🍵' })).toBeVisible()

  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Picture file').setInputFiles({ name, mimeType: 'image/png', buffer })
  await choose('holiday.png', Buffer.from('PK\u0003\u0004 not a picture at all'))
  await expect(page.getByRole('alert')).toContainText('picture')
  await expect(page.getByRole('img', { name: 'You' })).toHaveCount(0)
  await choose(
    'me.png',
    await sharp({ create: { width: 600, height: 500, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  const drawn = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0
  await expect.poll(() => page.getByRole('img', { name: 'You' }).evaluate(drawn)).toBe(true)
  expect((await storedSession(page)).user.image).toMatch(/\.webp$/)

  await page.reload()
  await expect(field(page, 'Date of birth')).toHaveValue('23 / 05 / 1984')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Iceland')
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByRole('img', { name: 'You' })).toHaveCount(0)

  await field(page, 'Mobile').fill('+44 20')
  await page.getByRole('link', { name: 'Settings' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/user/settings')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toMatch(/7700|1984|walks slowly/)
})

test('a new address is asked for with the password, and is the account’s once its link was opened', async ({
  page,
  context,
}) => {
  const person = await newPerson('old-address')
  const wanted = newAddress('new-address')
  await open(page, person, '/user/profile')
  await page.getByRole('button', { name: 'Change the mail address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your mail address' })
  await dialog.getByLabel('New address').fill(wanted)
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  const secret = dialog.getByRole('textbox', { name: 'Your password' })
  await expect(secret).toHaveAccessibleDescription('This is not your password.')
  await expect(secret).toBeFocused()
  await secret.fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Waiting for you to confirm ${wanted}`)).toBeVisible()
  await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible()

  const mail = await mailAbout(productData(), wanted, /confirm your new address/)
  const tab = await context.newPage()
  await tab.goto(linkIn(mail, '/verify-email'))
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your new address')
  await tab.close()

  await page.reload()
  await expect(page.getByText(/^Confirmed on/)).toBeVisible()
  await expect(page.getByText(wanted, { exact: true })).toBeVisible()
  expect((await storedSession(page)).user.email).toBe(wanted)
})

test('another device is signed out and keeps what was typed; two-factor goes on by the app and off by a recovery code', async ({
  page,
  browser,
}) => {
  const person = await newPerson('settings')
  const elsewhere = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await open(elsewhere, person, '/user/profile')
  await field(elsewhere, 'Mobile').fill('+44 7700 900143')
  const { token } = await storedSession(elsewhere)
  await open(page, person, '/user/settings')

  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /^Sign out Chrom/ }).click()
  await expect(page.getByText(/is signed out\.$/)).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await askMe(productUrl(), token)).status).toBe(401)
  // Whoever was in the middle of something signs in again and finds it there.
  await save(elsewhere).click()
  await expect(elsewhere).toHaveURL(/\/sign-in\?redirectedFrom=%2Fuser%2Fprofile/)
  await signInAs(elsewhere, person)
  await expect(field(elsewhere, 'Mobile')).toHaveValue('+44 7700 900143')
  await expect(elsewhere.getByText('Not saved: mobile')).toBeVisible()
  await elsewhere.context().close()

  const panel = page.getByRole('region', { name: 'Two-factor sign-in' })
  await panel.getByRole('button', { name: 'Turn on two-factor' }).click()
  await panel.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await panel.locator('bdi.select-all').textContent()) ?? ''
  const codes = await panel.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const turnOn = panel.getByRole('button', { name: 'Turn on two-factor' })
  await expect(turnOn).toBeDisabled()
  const figures = panel.getByRole('textbox', { name: 'The six figures the app shows now' })
  await figures.fill(wrongCodeOf(key))
  await expect(turnOn).toBeDisabled()
  await panel.getByRole('checkbox', { name: 'I have put the codes somewhere safe' }).press(' ')
  await turnOn.click()
  await expect(figures).toHaveAccessibleDescription(/not the code/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('annai-recovery-codes.txt')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    expect(await overhang(page)).toBeLessThanOrEqual(0)
  }
  expect(await faults(new AxeBuilder({ page }).exclude('[data-live-announcer]'))).toEqual([])
  await figures.fill(codeOf(key, 0))
  await turnOn.click()
  await expect(panel).toContainText('10 of 10 recovery codes are left.')

  await panel.getByRole('button', { name: 'Turn off' }).click()
  await panel.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await panel.getByRole('button', { name: 'Turn off two-factor' }).click()
  const code = panel.getByRole('textbox', { name: 'Code of your authenticator app' })
  await expect(code).toBeFocused()
  await code.fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two-factor is off.')).toBeVisible()
})

test('mails, looks and the password are chosen in the settings and stay chosen', async ({ page }) => {
  const person = await newPerson('choices')
  await open(page, person, '/user/settings')
  const reminder = page.getByRole('switch', { name: /The evening before a trip/ })
  await expect(reminder).toBeChecked()
  await page.context().setOffline(true)
  await reminder.press(' ')
  await expect(page.getByRole('alert')).toContainText('Not saved, so it is as it was.')
  await expect(reminder).toBeChecked()
  await page.context().setOffline(false)
  await reminder.press(' ')
  await expect(page.getByText('The evening before a trip: off. Saved.')).toBeVisible()

  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'Right to left' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const section = page.getByRole('region', { name: 'Password' })
  await section.getByRole('button', { name: 'Change password' }).click()
  await field(page, 'Password now').fill(person.password)
  await field(page, 'New password').fill('password password')
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(field(page, 'New password')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'New password').fill('eight slow herons stand')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed.')).toBeVisible()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(reminder).not.toBeChecked()
})
