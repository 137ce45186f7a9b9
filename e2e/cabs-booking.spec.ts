import { expect, type Page } from '@playwright/test'
import { nora } from '#web/testing/two-guests.ts'
import { longDay } from '#web/ui/day.ts'
import {
  expectConfirmed,
  expectWaysOn,
  fillCard,
  heading,
  payButton,
  phone,
  refuseHolds,
  testCards,
} from './support/checkout.ts'
import { productUrl } from './support/people.ts'
import { askProduct, endHold, paymentsOf } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// What a flight says that is looked up there: web/pages/cabs/booking.browser.test.tsx.

/** Each journey has a day to itself, beyond those of the journeys through tours. */
function dayAhead(number: number): string {
  return new Date(Date.now() + 9 * 3_600_000 + (60 + number) * 86_400_000).toISOString().slice(0, 10)
}

/** A party of three lands at Haneda with the flight from London, and goes to a hotel. */
const arrival = (day: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    way: 'transfer',
    from: 'haneda-terminal-3',
    to: 'palace-hotel-tokyo',
    day,
    time: '19:05',
    guests: '3',
    children: '5',
    largeCases: '2',
    childSeats: '1',
    flight: 'NH 212',
    class: 'alphard',
    ...more,
  })

const continueTo = (page: Page, step: string) => page.getByRole('button', { name: `Continue to ${step}` })
const holdStrip = (page: Page, held = 'Car and chauffeur are held') =>
  page.getByText(new RegExp(`^${held} for you until \\d\\d:\\d\\d Tokyo time`))
const notice = (page: Page, words: string) => page.locator('[tabindex="-1"]:focus').filter({ hasText: words })

async function walkToReview(page: Page, review = 'Is everything as you want it?') {
  await expect(heading(page)).toHaveText('Which flight, and where do we meet?')
  await expect(page.getByText('Found: London Heathrow to Haneda')).toBeVisible()
  await page.getByLabel('Name on the board').fill('Lindqvist')
  await page.getByLabel('Mobile that works in Japan').fill(nora.phone)
  await continueTo(page, 'passengers').click()
  await expect(heading(page)).toHaveText('Who rides?')
  await page.getByLabel('Full name').fill(nora.name)
  await page.getByLabel('E-mail').fill(nora.email)
  await continueTo(page, 'review').click()
  await expect(heading(page)).toHaveText(review)
}

async function heldReferences(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => sessionStorage.getItem('ride-hold'))
  const { held } = JSON.parse(stored ?? '').record as { held: { booking: { reference: string } }[] }
  return held.map(({ booking }) => booking.reference)
}

test('a guest books the car of its page for a flight, from the price to the voucher', async ({ page }) => {
  const day = dayAhead(0)
  await page.goto(`/cabs/detail?${arrival(day)}`)
  await expect(heading(page)).toHaveText('Alphard')
  await expect(page.getByRole('img', { name: /^Plan of the Alphard from above/ })).toHaveAccessibleName(
    /a child in a child seat in the second row.*two large suitcases/,
  )
  await page.getByRole('link', { name: `Book the Alphard for ${longDay(day).split(' ')[0]}` }).click()

  await expect(page.getByText('board that says “Lindqvist”')).toBeHidden()
  await walkToReview(page)
  await expect(holdStrip(page)).toBeVisible()
  const ride = page.getByRole('region', { name: 'The ride' })
  for (const words of [
    `lands ${longDay(day, { withYear: true })}, 19:05`,
    'With a board: Lindqvist',
    '2 large suitcases',
    nora.name,
  ])
    await expect(ride).toContainText(words)
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText('Airport pick-up')
  await fillCard(page, 'pays')
  await payButton(page).click()
  const reference = await expectConfirmed(page)
  expect(await paymentsOf(reference)).toEqual(['succeeded'])
  await expect(page.getByRole('main')).toContainText(longDay(day))
  // The moment when it matters most: the hall, the way through it, the car beside them, and until when.
  const meet = page.getByRole('region', { name: 'Where we meet' })
  await expect(meet.getByRole('img', { name: /^Sketch of the arrivals hall of Haneda, Terminal 3/ })).toBeVisible()
  await expect(meet.getByRole('listitem')).toHaveCount(3)
  await expect(meet).toContainText('a board that says “Lindqvist”')
  await expect(page.getByRole('img', { name: /^To scale: the Alphard/ })).toBeVisible()
  await expect(page.getByText(/^You have until \d\d:\d\d, \d+ minutes after landing; then ¥/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a reload in the middle loses nothing and holds nothing twice; who holds too much hears what to do, and a hold that ran out is held again; a declined card costs nothing, and another card pays', async ({
    page,
  }) => {
    const allow = await refuseHolds(page, '/orders')
    await page.goto(`/cabs/booking?${arrival(dayAhead(2))}`)
    await expect(page.getByText('Found: London Heathrow to Haneda')).toBeVisible()
    await page.getByLabel('Mobile that works in Japan').fill(nora.phone)
    await page.getByLabel('Anything to bring?').fill('A forward-facing seat.')
    await page.reload()
    await expect(page.getByLabel('Mobile that works in Japan')).toHaveValue(nora.phone)
    await expect(page.getByLabel('Anything to bring?')).toHaveValue('A forward-facing seat.')

    await walkToReview(page, 'Nothing is held yet')
    await expectWaysOn(page)
    await allow()
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect(holdStrip(page)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'You told us' })).toContainText('A forward-facing seat.')
    const before = await heldReferences(page)
    await page.reload()
    await expect(holdStrip(page)).toBeVisible()
    expect(await heldReferences(page)).toEqual(before)
    await page.getByRole('link', { name: 'Back to passengers' }).tap()
    await expect(page.getByLabel('Full name')).toHaveValue(nora.name)
    await continueTo(page, 'review').tap()
    await expect(holdStrip(page)).toBeVisible()
    expect(await heldReferences(page)).toEqual(before)

    const [ended = ''] = before
    await endHold(ended)
    await page.reload()
    await expect(heading(page)).toHaveText('The hold has ended, and the car is still free')
    await page.getByRole('button', { name: 'Hold it again' }).tap()
    await expect(holdStrip(page)).toBeVisible()
    expect(await heldReferences(page)).not.toContain(ended)

    await fillCard(page, 'declined')
    await payButton(page).tap()
    await expect(notice(page, 'The card was declined. Nothing was charged.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue(testCards.declined)
    await expect(holdStrip(page)).toBeVisible()
    await fillCard(page, 'pays')
    await payButton(page).tap()
    expect(await paymentsOf(await expectConfirmed(page))).toEqual(['declined', 'succeeded'])
  })
})

test('a way there and back is held together and paid by one charge: one question of the bank, and no leaves both held', async ({
  page,
}) => {
  const back = { returnDay: dayAhead(14), returnTime: '10:00' }
  await page.goto(`/cabs/booking?${arrival(dayAhead(11), back)}`)
  await walkToReview(page)
  await expect(holdStrip(page, 'Both ways are held')).toBeVisible()
  await expect(page.getByText('for the way back, in one charge.')).toBeVisible()
  const references = await heldReferences(page)
  expect(references).toHaveLength(2)
  const total = (await payButton(page).textContent())?.match(/¥[\d,]+/)?.[0] ?? ''
  await fillCard(page, 'asks')
  await payButton(page).click()
  const bank = page.getByRole('dialog', { name: 'Your bank wants to know it is you' })
  await expect(bank).toContainText(`Annai, ${total}.`)
  await bank.getByRole('button', { name: 'It was not me' }).click()
  await expect(notice(page, 'Your bank did not confirm that it was you. Nothing was charged.')).toBeVisible()
  await expect(holdStrip(page, 'Both ways are held')).toBeVisible()
  for (const reference of references) expect(await paymentsOf(reference)).toEqual(['declined'])

  // The security code is not kept.
  await fillCard(page, 'asks')
  await payButton(page).click()
  await bank.getByRole('button', { name: 'Confirm to the bank' }).click()
  await expectConfirmed(page)
  const ways = page.getByRole('region', { name: 'There and back' })
  await expect(ways.getByRole('listitem')).toHaveText([/^The way there: .*¥/, /^The way back: .*¥/])
  const sums = (await ways.getByText(/^¥[\d,]+$/).allTextContents()).map((sum) => Number(sum.replace(/[¥,]/g, '')))
  expect(sums).toHaveLength(3)
  expect(sums[2]).toBe((sums[0] ?? 0) + (sums[1] ?? 0))
  await expect(ways).toContainText('Paid for both ways')
  for (const reference of references) expect(await paymentsOf(reference)).toEqual(['declined', 'succeeded'])
  const rows = await askProduct<{ orders: string; charges: string }>(
    `SELECT count(DISTINCT order_id) AS orders, count(DISTINCT charge_id) AS charges
      FROM bookings JOIN payments ON payments.booking_id = bookings.id AND payments.state = 'succeeded'
      WHERE reference = ANY($1)`,
    [references],
  )
  expect(rows).toEqual([{ orders: '1', charges: '1' }])
})
