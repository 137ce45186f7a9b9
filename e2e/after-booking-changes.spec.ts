import { expect, type Page } from '@playwright/test'
import { formatYen } from '#contract/money.ts'
import { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import {
  addressOf,
  aroundTheSeason,
  type Booked,
  book,
  cancel,
  hold,
  moneyOf,
  nightWithGuide,
  ownDay,
  paperOf,
  readBooking,
} from './support/bookings.ts'
import { productUrl } from './support/people.ts'
import { endHold } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const phone = { width: 390, height: 844 }
const { dearer, cheaper } = aroundTheSeason()
const dayButton = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${longDay(day, { withYear: true })}`) })
const due = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(To pay now|Comes back to you|Nothing to pay)/ })
const ticket = (page: Page) => page.getByRole('complementary', { name: 'Your booking' })
const done = (page: Page) => page.getByRole('status').filter({ hasText: 'A mail confirms it.' })

async function typeCard(page: Page, number = '4242 4242 4242 4242') {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expires' }).fill('05/39')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
}

/** What was paid by now, as the gateway has it; a refund is on its way there for a moment. */
const expectMoney = (booked: Booked, money: number[][]) =>
  expect.poll(async () => moneyOf(await readBooking(productUrl(), booked))).toEqual(money)

test('a dearer day is paid by exactly the difference that was shown, and the papers follow', async ({ page }) => {
  const [from = '', to = ''] = [cheaper[0], dearer[0]]
  const booked = await book(productUrl(), { day: from, ...nightWithGuide })
  const { totalYen } = booked.booking
  await page.goto(addressOf(booked))
  await page.getByRole('link', { name: 'Choose a day' }).click()
  await dayButton(page, to).click()
  await expect(due(page)).toHaveText('To pay now¥5,500')
  await expect(page.getByText('Fee for the change').locator('xpath=../../..')).toContainText('¥0')
  await expect(page.getByText(/^Free to cancel until .* Tokyo time\./)).toBeVisible()
  const agree = page.getByRole('button', { name: `Move to ${longDay(to)}, pay ¥5,500` })

  // A card that is refused changes nothing: the day of before is still theirs.
  await typeCard(page, '4000 0000 0000 0002')
  await agree.click()
  await expect(page.getByRole('alert')).toContainText('Nothing was charged')
  expect(await readBooking(productUrl(), booked)).toMatchObject({ startsAt: booked.booking.startsAt, totalYen })

  await typeCard(page)
  await agree.click()
  await expect(done(page)).toContainText(`Moved to ${longDay(to)}, 19:00.`)
  await expect(ticket(page)).toContainText(`${shortDay(to)} ${to.slice(0, 4)}, 19:00 to 22:00`)
  await expect(ticket(page)).toContainText(formatYen(totalYen + 5_500))
  await expectMoney(booked, [
    [totalYen, 0],
    [5_500, 0],
  ])
  const voucher = pagesOf(await paperOf(productUrl(), booked, 'voucher')).join()
  expect(voucher).toContain(longDay(to, { withYear: true }))
  expect(voucher).not.toContain(longDay(from, { withYear: true }))
})

test('a cheaper day gives back exactly what was shown, on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  const [from = '', to = ''] = [dearer[1], cheaper[1]]
  const booked = await book(productUrl(), { day: from, ...nightWithGuide })
  const { totalYen } = booked.booking
  await page.goto(addressOf(booked, '/manage-booking/day'))
  await dayButton(page, to).click()
  await expect(due(page)).toHaveText('Comes back to you¥5,500')
  await page.getByRole('button', { name: `Move to ${longDay(to)}, get ¥5,500 back` }).click()
  await expect(done(page)).toContainText(`Moved to ${longDay(to)}, 19:00.`)
  await expect(ticket(page)).toContainText(', refunded ¥5,500.')
  await expectMoney(booked, [[totalYen, 5_500]])
})

test('a larger party gets the car that fits, for the difference', async ({ page }) => {
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 5) })
  await page.goto(addressOf(booked, '/manage-booking/party'))
  const more = page.getByRole('button', { name: 'More adults' })
  await more.click()
  await more.click()
  // A car never changes by itself: the one that is too small is gone, and the others say what they cost.
  await expect(page.getByText('The Crown is too small for this party, or not free.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Crown/ })).toHaveCount(0)
  await page
    .locator('label')
    .filter({ hasText: /^Alphard/ })
    .click()
  await expect(due(page)).toHaveText('To pay now¥6,000')
  await typeCard(page)
  await page.getByRole('button', { name: 'Change the party, pay ¥6,000' }).click()
  await expect(done(page)).toContainText('Your party is changed.')
  await expect(ticket(page)).toContainText('4 adults')
  await expect(ticket(page)).toContainText('Alphard')
  await expectMoney(booked, [
    [booked.booking.totalYen, 0],
    [6_000, 0],
  ])
})

test('the pick-up moves from the hotel to the airport, with its fee', async ({ page }) => {
  await page.setViewportSize(phone)
  const day = await ownDay(productUrl(), 6)
  const booked = await book(productUrl(), { day, pickUp: 'palace-hotel-tokyo' }, { room: '1204' })
  await page.goto(addressOf(booked, '/manage-booking/pick-up'))
  const pickUp = page.getByRole('combobox', { name: 'New pick-up' })
  await pickUp.fill('Atami, Shizuoka')
  await pickUp.blur()
  await expect(page.getByText('We cannot tell that this address is within our area').first()).toBeVisible()
  await pickUp.fill('Narita')
  await expect(page.getByRole('option').first()).toHaveText(/^Narita Airport, Terminal 1.*adds ¥11,000$/)
  // By the keys: to be tapped, it might have to be scrolled to, and scrolling closes the list.
  await pickUp.press('ArrowDown')
  await pickUp.press('Enter')
  await expect(due(page)).toHaveText('To pay now¥11,000')
  await typeCard(page)
  await page.getByRole('button', { name: 'Change the pick-up, pay ¥11,000' }).click()
  await expect(done(page)).toContainText('The pick-up is changed.')
  await expect(ticket(page)).toContainText('Narita Airport, Terminal 1')
  expect(await readBooking(productUrl(), booked)).toMatchObject({
    pickUp: { kind: 'airport' },
    paidYen: booked.booking.totalYen + 11_000,
  })
})

test('a day that somebody else takes meanwhile is refused with the nearest, and nothing is charged', async ({
  page,
}) => {
  // There are three of this class, and the papers of one end before that day.
  const night = { ...nightWithGuide, guests: 8, vehicleClass: 'hiace' }
  const [from = '', to = ''] = [cheaper[2], dearer[2]]
  const booked = await book(productUrl(), { day: from, ...night })
  await page.goto(addressOf(booked, '/manage-booking/day'))
  await dayButton(page, to).click()
  await expect(due(page)).toHaveText(/^To pay now/)
  await typeCard(page)
  const others = [
    await hold(productUrl(), { day: to, ...night, guide: false }),
    await hold(productUrl(), { day: to, ...night, guide: false }),
  ]
  await page.getByRole('button', { name: `Move to ${longDay(to)}` }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'This time has just been taken.' })
  await expect(refusal).toBeVisible()
  await expectMoney(booked, [[booked.booking.totalYen, 0]])
  expect(await readBooking(productUrl(), booked)).toMatchObject({ startsAt: booked.booking.startsAt })

  // One of the nearest can be had instead.
  const nearest = refusal.getByRole('button', { name: /^\w{3} \d+ \w{3}, \d\d:\d\d$/ }).first()
  await nearest.click()
  await expect(due(page)).toBeVisible()
  await page.getByRole('button', { name: /^Move to / }).click()
  await expect(done(page)).toContainText('Moved to ')

  // So few cars are wanted again when this journey is repeated.
  for (const { reference } of others) await endHold(reference)
  await cancel(productUrl(), booked)
})
