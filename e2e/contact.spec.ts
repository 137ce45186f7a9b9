import { expect, type Page } from '@playwright/test'
import { query } from './support/database.ts'
import { mailAbout } from './support/mails.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai, whose clock goes on while people type, so one after the other.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
let minutes = 0
test.beforeAll(async () => {
  annai = await startAnnai('build')
})
test.afterAll(() => annai.remove())

/** Somebody reads, thinks, is called away and types; within an hour only five messages are taken. */
const later = () => {
  minutes += 20
  return annai.setTime(new Date(Date.now() + minutes * 60_000))
}

const letter = { name: 'Zoë Yamada', email: 'zoe@example.com', words: 'Is the ferry included?\nZoë' }
const alert = (page: Page) => page.getByRole('alert')
const send = (page: Page) => page.getByRole('button', { name: 'Send to the desk' })
const box = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Waits for the ticket of the form, which is asked for when it is first touched. */
async function open(page: Page) {
  await page.goto(`${annai.url}/contact-us`)
  const ticket = page.waitForResponse('**/api/contact')
  await box(page, 'Your name').focus()
  await ticket
}

async function write(page: Page, email = letter.email) {
  await box(page, 'Your name').fill(letter.name)
  await box(page, 'E-mail').fill(email)
  await page
    .getByRole('button', { name: /^What is it about\?|^Choose/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'A tour, before I book' }).click()
  await box(page, 'Reference').fill('an 7k2m9p')
  await box(page, 'Message').fill(letter.words)
}

async function expectKept(page: Page) {
  await expect(box(page, 'Your name')).toHaveValue(letter.name)
  await expect(box(page, 'Message')).toHaveValue(letter.words)
}

test('a message to the desk is answered with a receipt, and mailed to the office and to whoever wrote', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await expect(page).toHaveTitle('Contact the desk in Tokyo: write or ring | Annai')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Write to the people who arrange/)
  await write(page)
  await later()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Your message is with the desk' })).toBeFocused()
  const receipt = await page.getByText(/^CM-[2-9A-HJ-NP-Z]{6}$/).textContent()
  const toOffice = await mailAbout(annai.dataDir, letter.email, /wrote about a tour/)
  expect(toOffice.subject).toBe(`Zoë Yamada wrote about a tour (${receipt})`)
  expect(toOffice.text).toContain('Is the ferry included?')
  await mailAbout(annai.dataDir, letter.email, /^We have your message/)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(box(page, 'Message')).toHaveValue('')
})

test('what is missing or wrong is named at its field, and nothing is lost, also by a reload', async ({ page }) => {
  await open(page)
  await send(page).click()
  await expect(box(page, 'Your name')).toBeFocused()
  for (const fault of ['Your name.', 'What is it about?', 'Write a few words.'])
    await expect(page.getByText(fault, { exact: true }).last()).toBeVisible()
  await write(page, 'zoe at example')
  await send(page).click()
  await expect(box(page, 'E-mail')).toBeFocused()
  await expect(box(page, 'E-mail')).toHaveAccessibleDescription(/address/)
  await expectKept(page)
  await page.reload()
  await expectKept(page)
  await expect(box(page, 'E-mail')).toHaveValue('zoe at example')
})

test('without a connection the message is kept, and goes when it is back', async ({ page }) => {
  await open(page)
  await write(page, 'offline@example.com')
  await later()
  await annai.stop()
  await send(page).click()
  await expect(alert(page)).toContainText('We could not be reached.')
  await expect(page.locator(':focus')).toContainText('What you wrote is kept.')
  await expectKept(page)
  await annai.start()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Your message is with the desk' })).toBeVisible()
  await mailAbout(annai.dataDir, 'offline@example.com', /wrote about a tour/)
})

test('a robot that is too quick is asked to send it once more, which a person can', async ({ page }) => {
  await open(page)
  await write(page, 'quick@example.com')
  // However long this took here, to the server it took no time.
  await annai.setTime(new Date(Date.now() + minutes * 60_000 - 5_000))
  await send(page).click()
  await expect(alert(page)).toContainText(
    'This form was sent too quickly, or open for too long. Please send it once more.',
  )
  await expectKept(page)
  await later()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Your message is with the desk' })).toBeVisible()
})

test('a robot that fills in what people do not see is thanked, and nothing reaches the office', async ({ page }) => {
  await open(page)
  await write(page, 'robot@example.com')
  await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'https://cheap.example')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await later()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Your message is with the desk' })).toBeVisible()
  // The control: the same from somebody who does not see the field.
  await open(page)
  await write(page, 'person@example.com')
  await later()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Your message is with the desk' })).toBeVisible()
  const messages = `SELECT count(*) FILTER (WHERE email LIKE 'robot@%') AS robots,
    count(*) FILTER (WHERE email LIKE 'person@%') AS people FROM contact_messages`
  expect(await query(annai, messages)).toEqual({ robots: '0', people: '1' })
})
