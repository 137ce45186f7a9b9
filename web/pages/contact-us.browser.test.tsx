import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contactForm, contactOffice } from '#contract/contact.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import ContactUs from './contact-us.tsx'

const server = fakeServer()
const letter = { name: 'Zoë Yamada', email: 'zoe@example.com', words: 'Is the ferry included?\nZoë' }
const box = (name: string) => page.getByRole('textbox', { name })
const send = page.getByRole('button', { name: 'Send to the desk' })
const sent = page.getByRole('heading', { name: 'Your message is with the desk' })

beforeEach(() => {
  sessionStorage.clear()
  server.on(contactForm, () => ({ ticket: 'a ticket' }))
  server.on(contactOffice, () => ({ receipt: 'CM-7K2M9P' }))
})

async function write(email = letter.email) {
  await box('Your name').fill(letter.name)
  await box('E-mail').fill(email)
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOptions('A tour, before I book')
  await box('Message').fill(letter.words)
}

async function expectKept() {
  await expect.element(box('Your name')).toHaveValue(letter.name)
  await expect.element(box('Message')).toHaveValue(letter.words)
}

test('a message to the desk is answered with a receipt, and asks for nothing before somebody writes', async () => {
  await show(ContactUs)
  await expect.element(send).toBeVisible()
  expect(server.asked(contactForm)).toEqual([])
  await write()
  await box('Reference (optional)').fill('an 7k2m9p')
  await send.click()
  await expect.element(sent).toHaveFocus()
  await expect.element(page.getByText('CM-7K2M9P', { exact: true })).toBeVisible()
  expect(server.asked(contactForm)).toHaveLength(1)
  expect(server.asked(contactOffice)).toMatchObject([
    {
      ...{ ticket: 'a ticket', topic: 'tour', name: letter.name, email: letter.email, body: letter.words },
      bookingReference: 'an 7k2m9p',
    },
  ])
})

test('what is missing or wrong is named at its field, and nothing is lost, also by a reload', async () => {
  const shown = await show(ContactUs)
  await send.click()
  await expect.element(box('Your name')).toHaveFocus()
  for (const fault of ['Your name.', 'Choose what it is about.', 'Write a few words.'])
    await expect.element(page.getByText(fault, { exact: true }).last()).toBeVisible()
  await write('zoe at example')
  await send.click()
  await expect.element(box('E-mail')).toHaveFocus()
  await expect.element(box('E-mail')).toHaveAccessibleDescription(/address/)
  await expectKept()
  expect(server.asked(contactOffice)).toEqual([])
  await shown.unmount()
  await show(ContactUs)
  await expectKept()
  await expect.element(box('E-mail')).toHaveValue('zoe at example')
})

test('without a connection the message is kept, and goes when it is back', async () => {
  await show(ContactUs)
  await write('offline@example.com')
  server.setAway(true)
  await send.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We could not be reached. Please check the connection and try again. What you wrote is kept.')
  await expect.poll(() => document.activeElement?.textContent).toContain('What you wrote is kept.')
  await expectKept()
  server.setAway(false)
  await send.click()
  await expect.element(sent).toHaveFocus()
  expect(server.asked(contactOffice)).toMatchObject([{ email: 'offline@example.com', body: letter.words }])
})

test('who is refused as too quick can send the same words once more, with a new ticket', async () => {
  const error = 'This form was sent too quickly, or open for too long. Please send it once more.'
  let tickets = 0
  server.on(contactForm, () => ({ ticket: `ticket ${++tickets}` }))
  server.on(contactOffice, ({ ticket }) =>
    ticket === 'ticket 1' ? new Refusal(422, { error, code: 'messages.form-ended' }) : { receipt: 'CM-7K2M9P' },
  )
  await show(ContactUs)
  await write()
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${error} What you wrote is kept.`)
  await expectKept()
  await send.click()
  await expect.element(sent).toBeVisible()
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect.element(box('Message')).toHaveValue('')
})
