import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { longDay } from '#web/ui/day.ts'
import { addressOf, book, ownDay } from './support/bookings.ts'
import { eventOf } from './support/calendar.ts'
import { attached, mailAbout, productData } from './support/mails.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const desk = { width: 1280, height: 720 }
const phone = { width: 390, height: 844 }
const palace = { slug: 'palace-hotel-tokyo', inJapanese: 'パレスホテル東京' }
const next = (page: Page) => page.getByRole('list', { name: 'What happens next' }).getByRole('listitem')

/** What a press brings as a file. */
async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; file: Buffer }> {
  const [coming] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: coming.suggestedFilename(), file: await readFile(await coming.path()) }
}

test('the confirmed page has the reference, what happens next, the place in map apps, the one-page voucher and the calendar file', async ({
  page,
}) => {
  const day = await ownDay(productUrl(), 0)
  const details = { room: '1204', nameBoard: 'Marsh family' }
  const booked = await book(productUrl(), { day, pickUp: palace.slug }, details)
  await page.goto(addressOf(booked, '/booking-confirmed'))
  await expect(page).toHaveURL(`/booking-confirmed?booking=${booked.reference}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^It is arranged\. \S+ will be at the door at 07:50\.$/)
  await expect(heading).toBeFocused()
  await expect(page.getByText('Confirmed and paid')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: `Copy ${booked.reference}` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booked.reference)
  await expect(next(page)).toHaveText([
    /^Now/,
    /, 08:00Last moment to cancel at no charge\.$/,
    /, 17:00.*A mail with the plan of the day\.$/,
    new RegExp(`^${longDay(day)}, 07:50\\S+ waits at Palace Hotel Tokyo with “Marsh family” on the board\\.$`),
  ])
  const where = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Where we meet' }) })
  await expect(where.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=35\./,
  )
  await expect(where.getByRole('link', { name: 'Apple Maps' })).toHaveAttribute('href', /&q=Palace\+Hotel\+Tokyo$/)
  await expect(where).toContainText(palace.inJapanese)
  await expect(where).toContainText('Room 1204.')

  const voucher = await download(page, () => page.getByRole('button', { name: 'Print the voucher' }).click())
  expect(voucher.name).toBe(`${booked.reference}.pdf`)
  const pages = pagesOf(voucher.file)
  expect(pages).toHaveLength(1)
  const text = pages.join().replace(/\s+/g, ' ')
  for (const words of [booked.reference, 'Eleanor Marsh', longDay(day, { withYear: true }), palace.inJapanese])
    expect(text).toContain(words)
  expect(text).toContain('08:00, Palace Hotel Tokyo, main entrance, room 1204, name on the board: Marsh family')
  expect(text).toContain('For the hotel door staff')
  expect(text).toMatch(/月\S+日 午前八時 迎車/)
  expect(text).toMatch(/Eleanor Marsh様 2名/)

  const calendar = await download(page, () => page.getByRole('button', { name: 'Add to calendar' }).click())
  expect(calendar.name).toBe(`${booked.reference}.ics`)
  expect(eventOf(calendar.file)).toMatchObject({
    ...{ method: 'REQUEST', status: 'CONFIRMED' },
    ...{ start: `${day}T08:00:00 Asia/Tokyo`, end: `${day}T16:00:00 Asia/Tokyo` },
  })
})

test('the confirmation comes as a mail with voucher and calendar file, and its link opens the booking; a message stands in the thread at once, reaches the office by mail, and is there the next time; on paper the booking stands alone', async ({
  page,
}) => {
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 3) })
  const mail = await mailAbout(productData(), booked.email, /^Arranged/)
  expect(mail.subject).toContain(booked.reference)
  expect(mail.to).toMatchObject([{ address: booked.email }])
  expect(mail.text).toContain(booked.reference)
  expect(mail.html).toContain('color-scheme')
  expect(pagesOf(attached(mail, '.pdf')).join()).toContain(booked.reference)
  expect(eventOf(attached(mail, '.ics'))).toMatchObject({ method: 'REQUEST' })

  const [link = ''] = mail.text?.match(/http\S+\/manage-booking\?\S+/) ?? []
  await page.setViewportSize(phone)
  await page.goto(link)
  await expect(page).toHaveURL(`/manage-booking?booking=${booked.reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kamakura and the Great Buddha, in \d+ days$/)
  // The right to it is the tab's: it is asked for again elsewhere, and nothing of it is in the address.
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This booking is not open here')
  await elsewhere.close()

  await field(page).fill('Is there <b>shade</b> at the beach?\nMy mother asks.')
  await send(page).click()
  await expect(thread(page)).toHaveCount(1)
  await expect(thread(page)).toContainText('Is there <b>shade</b> at the beach?')
  await expect(field(page)).toHaveValue('')
  const forwarded = await mailAbout(productData(), booked.email, /wrote about/)
  expect(forwarded.subject).toBe(`Eleanor Marsh wrote about ${booked.reference}`)
  expect(forwarded.replyTo).toMatchObject([{ address: booked.email }])
  expect(forwarded.text).toContain('Is there <b>shade</b> at the beach?')
  await page.setViewportSize(desk)
  await page.reload()
  await expect(thread(page)).toContainText('My mother asks.')
  await expectAloneOnPaper(page, booked.reference)
})

const thread = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send to the office' })

/** Without what is only for the screen; and the page has a way to be printed. */
async function expectAloneOnPaper(page: Page, reference: string) {
  const ticket = page.getByRole('complementary', { name: 'Your booking' })
  const print = ticket.getByRole('button', { name: 'Print this page' })
  const onScreenOnly = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('link', { name: 'Choose a day' }),
    page.getByRole('link', { name: 'Cancel', exact: true }),
    print,
    send(page),
  ]
  for (const part of onScreenOnly) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of onScreenOnly) await expect(part).toBeHidden()
  await expect(ticket).toContainText(reference)
  await expect(ticket).toContainText('08:00 to 16:00')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await print.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
}
