import { expect, type Page } from '@playwright/test'
import { addressOf, book, ownDay } from './support/bookings.ts'
import { mailAbout, productData } from './support/mails.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const thread = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send to the office' })

test('a message stands in the thread at once, reaches the office by mail, and is there the next time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 8) })
  await page.goto(addressOf(booked))
  const words = 'Is there <b>shade</b> at the beach?\nMy mother asks.'
  await field(page).fill(words)
  await send(page).click()
  await expect(thread(page)).toHaveCount(1)
  await expect(thread(page)).toContainText('Is there <b>shade</b> at the beach?')
  await expect(field(page)).toHaveValue('')

  const mail = await mailAbout(productData(), booked.email, /wrote about/)
  expect(mail.subject).toBe(`Eleanor Marsh wrote about ${booked.reference}`)
  expect(mail.replyTo).toMatchObject([{ address: booked.email }])
  expect(mail.text).toContain('Is there <b>shade</b> at the beach?')
  await page.reload()
  await expect(thread(page)).toContainText('My mother asks.')
})

test('on paper the booking stands alone, without what is only for the screen', async ({ page }) => {
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 10) })
  await page.goto(addressOf(booked))
  const ticket = page.getByRole('complementary', { name: 'Your booking' })
  const onScreenOnly = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('link', { name: 'Choose a day' }),
    page.getByRole('link', { name: 'Cancel', exact: true }),
    ticket.getByRole('button', { name: 'Print this page' }),
    send(page),
  ]
  for (const part of onScreenOnly) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of onScreenOnly) await expect(part).toBeHidden()
  await expect(ticket).toContainText(booked.reference)
  await expect(ticket).toContainText('08:00 to 16:00')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await ticket.getByRole('button', { name: 'Print this page' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
})
