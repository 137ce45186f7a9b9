import { expect, type Page } from '@playwright/test'
import { mailAbout } from './support/mails.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai, whose clock goes on while people type, so one after the other.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
let minutes = 0
test.beforeAll(async () => {
  annai = await startAnnai()
})
test.afterAll(() => annai.remove())

/** Somebody reads, thinks, is called away and types; within an hour only five messages are taken. */
const later = () => {
  minutes += 20
  return annai.setTime(new Date(Date.now() + minutes * 60_000))
}

const letter = { name: 'Zoë Yamada', email: 'zoe@example.com', words: 'Is the ferry included?\nZoë' }
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
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('A tour, before I book')
  await box(page, 'Reference').fill('an 7k2m9p')
  await box(page, 'Message').fill(letter.words)
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
