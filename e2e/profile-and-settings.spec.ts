import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { linkIn, type NewPerson, newAddress, newPerson, sessionOf, signInAs } from './support/accounts.ts'
import { mailAbout, productData } from './support/mails.ts'
import { askMe, beginWith, productUrl, storedSession } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' })

async function open(page: Page, person: NewPerson, path: string) {
  await beginWith(page, await sessionOf(person))
  await page.goto(path)
}

test('a profile and its picture are saved, shown in the shell, and kept nowhere in the browser; a new address is asked for with the password, and is the account’s once its link was opened', async ({
  page,
}) => {
  const person = await newPerson('profile')
  await askProduct('UPDATE users SET email_verified_at = NULL WHERE email = $1', [person.email])
  await open(page, person, '/user/profile')
  const reminder = page.getByRole('complementary', { name: 'Confirm your address' })
  await expect(reminder).toContainText(`We sent a link to ${person.email}.`)
  await reminder.getByRole('button', { name: 'Send again' }).click()
  await expect(reminder).toContainText('A new link is on its way')

  await field(page, 'Full name').fill('Mika <b>Berg</b> 🍵')
  await field(page, 'Mobile').fill('+44 7700 900143')
  await field(page, 'Date of birth').fill('23.5.1984')
  await field(page, 'What every crew should know').fill('One of us walks slowly.')
  await save(page).click()
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
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByRole('img', { name: 'You' })).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toMatch(/7700|1984|walks slowly/)

  const wanted = newAddress('new-address')
  await page.getByRole('button', { name: 'Change the mail address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your mail address' })
  await dialog.getByLabel('New address').fill(wanted)
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Waiting for you to confirm ${wanted}`)).toBeVisible()
  await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible()

  const mail = await mailAbout(productData(), wanted, /confirm your new address/)
  await page.goto(linkIn(mail, '/verify-email'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new address')
  await page.goto('/user/profile')
  await expect(page.getByText(/^Confirmed on/)).toBeVisible()
  await expect(page.getByText(wanted, { exact: true })).toBeVisible()
  expect((await storedSession(page)).user.email).toBe(wanted)
})

test('another device is signed out and keeps what was typed', async ({ page, browser }) => {
  const person = await newPerson('settings')
  const elsewhere = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await open(elsewhere, person, '/user/profile')
  await field(elsewhere, 'Mobile').fill('+44 7700 900143')
  const { token } = await storedSession(elsewhere)
  await open(page, person, '/user/settings')

  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices
    .getByRole('listitem')
    .getByRole('button', { name: /^Sign out/ })
    .click()
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
})
