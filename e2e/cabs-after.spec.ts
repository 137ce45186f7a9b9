import { expect, type Page } from '@playwright/test'
import { shortDay } from '#web/ui/day.ts'
import { type Booked, readBooking } from './support/bookings.ts'
import { beginAs, eleanor, naomi, productUrl, sharedSession } from './support/people.ts'
import { bookRide, rideDay } from './support/rides.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const ticket = (page: Page) => page.getByRole('complementary', { name: 'Your booking' })
const clock = (iso: string) => iso.slice(11, 16)
const dayOf = (iso: string) => iso.slice(0, 10)

async function one(day: string, more: Record<string, string | number> = {}): Promise<Booked> {
  const [booked] = await bookRide(productUrl(), { day, ...more })
  if (!booked) throw new Error('Nothing was booked.')
  return booked
}

test('a ride is found again by its reference and address, and names its way back; a late flight is told, and the pick-up and the free waiting move with it', async ({
  page,
}) => {
  const ways = { day: rideDay(62), returnDay: rideDay(65), returnTime: '11:30' }
  const [booked, back] = await bookRide(productUrl(), ways)
  if (!booked || !back) throw new Error('Both ways were wished for.')
  await page.goto('/find-booking')
  await page.getByRole('textbox', { name: 'Reference' }).fill(booked.reference.toLowerCase())
  await page.getByRole('textbox', { name: 'E-mail' }).fill(booked.email)
  await page.keyboard.press('Enter')
  const { landsAt, startsAt } = booked.booking
  const customs = (Date.parse(startsAt) - Date.parse(landsAt ?? '')) / 60_000
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Haneda')
  const way = ticket(page).getByRole('list', { name: 'The other way' })
  await expect(way).toContainText(
    `The way back: ${back.reference}, ${shortDay(dayOf(back.booking.startsAt))} ${clock(back.booking.startsAt)}`,
  )
  await expect(ticket(page)).toContainText('NH 212, lands 15:05')
  await expect(ticket(page)).toContainText(/free until \d\d:\d\d/)
  for (const word of ['Return later', 'Leave a review']) await expect(page.getByText(word)).toHaveCount(0)

  await page.getByRole('link', { name: 'Tell us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Is NH 212 late?' })).toBeVisible()
  const press = page.getByRole('button', { name: /^(Tell us|It lands at)/ })
  await press.click()
  await expect(page.getByText('A time such as 21:10.')).toBeVisible()

  await page.getByLabel('Lands at').fill('17:35')
  const pickUp = new Date(Date.parse(landsAt ?? '') + (150 + customs) * 60_000 + 9 * 3_600_000).toISOString()
  await expect(page.getByText(`Your chauffeur would be there at ${clock(pickUp)}.`)).toBeVisible()
  await page.getByRole('button', { name: 'It lands at 17:35' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Thank you' })
  await expect(said).toContainText(`at ${clock(pickUp)}`)
  await expect(said).toContainText('Waiting is free until')
  await expect(ticket(page)).toContainText('NH 212, lands 17:35')

  const after = await readBooking(productUrl(), booked)
  expect(clock(after.startsAt)).toBe(clock(pickUp))
  expect(after.totalYen).toBe(booked.booking.totalYen)

  // Told once more, it changes nothing.
  await page.getByLabel('Lands at').fill('17:35')
  await expect(page.getByText('This is the hour we have already.')).toBeVisible()

  // What opened one of an order opens the other.
  await way.getByRole('link', { name: back.reference }).click()
  await expect(ticket(page)).toContainText(back.reference)
})

test('the office sees a ride in its list, in its record and on the board, where a landing moves the pick-up', async ({
  page,
}) => {
  const day = rideDay(66)
  const booked = await one(day)
  await beginAs(page, productUrl(), naomi)
  await page.goto(`/admin/bookings/list?q=${booked.reference}`)
  const row = page.getByRole('row', { name: new RegExp(booked.reference) })
  await expect(row).toContainText('NH 212, 15:05')
  await expect(row).toContainText(booked.booking.service.title)
  await page.goto(`/admin/tour-bookings/list?q=${booked.reference}`)
  await expect(page.getByRole('row', { name: new RegExp(booked.reference) })).toHaveCount(0)
  await page.goto(`/admin/bookings/detail?id=${booked.reference}`)
  await expect(page.getByRole('region', { name: 'The ride' })).toContainText('NH 212, lands')
  // A link that does not know what it is leads to the room of rides.
  await page.goto(`/admin/tour-bookings/edit/${booked.reference}`)
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/edit/${booked.reference}$`))
  await expect(page.getByRole('navigation', { name: 'Office' }).locator('[aria-current]')).toHaveText(
    /^Rides and transfers/,
  )
  await expect(page.getByRole('link', { name: 'Copy as new' })).toHaveCount(0)

  await page.goto(`/admin/dispatch?day=${day}&job=${booked.reference}`)
  const panel = page.getByRole('dialog', { name: booked.booking.service.title })
  await expect(panel).toContainText(`The pick-up at ${clock(booked.booking.startsAt)} follows the landing.`)
  await panel.getByRole('textbox', { name: 'Lands at' }).fill('16:05')
  await expect(panel.getByText(/^The pick-up moves to/)).toBeVisible()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^NH 212 lands at 16:05\. Pick-up at/)).toBeVisible()
  expect(clock((await readBooking(productUrl(), booked)).landsAt ?? '')).toBe('16:05')
})

test('a guest with an account finds rides under their bookings, and moves one to another hour for the difference that was shown', async ({
  page,
}) => {
  const { token } = await sharedSession(productUrl(), eleanor)
  const headers = { authorization: `Bearer ${token}` }
  const [booked] = await bookRide(productUrl(), { day: rideDay(67) }, { email: eleanor.email }, headers)
  if (!booked) throw new Error('Nothing was booked.')
  await beginAs(page, productUrl(), eleanor)
  await page.goto('/user/bookings')
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${booked.reference}"]`) })
  await expect(row).toContainText('Terminal 3 to')
  await row.getByRole('link').first().click()
  await expect(ticket(page)).toContainText(booked.reference)
  await page.getByRole('link', { name: 'Choose an hour' }).click()
  await page.getByLabel('Lands at').fill('13:20')
  await expect(
    page.getByRole('status').filter({ hasText: /^(To pay now|Comes back to you|Nothing to pay)/ }),
  ).toBeVisible()
  expect((await readBooking(productUrl(), booked)).startsAt).toBe(booked.booking.startsAt)
  await page.getByRole('button', { name: /^Move to / }).click()
  await expect(page.getByRole('status').filter({ hasText: 'A mail confirms it.' })).toContainText('Moved to')
  await expect(ticket(page)).toContainText('NH 212, lands 13:20')
  expect((await readBooking(productUrl(), booked)).landsAt).toContain('T13:20')
})
