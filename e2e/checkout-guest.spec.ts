import { expect, type Page } from '@playwright/test'
import { nils, nora } from '#web/testing/two-guests.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import {
  expectConfirmed,
  fillCard,
  heading,
  holdStrip,
  hotel,
  knownHold,
  payButton,
  phone,
} from './support/checkout.ts'
import { bookedTour, freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// The same moment is the evening before on this browser's own clock: day and hours are Tokyo's all the same.
test.use({ baseURL: productUrl(), timezoneId: 'America/New_York' })

const continueTo = (page: Page, step: string) => page.getByRole('button', { name: `Continue to ${step}` })

async function fillTravellers(page: Page) {
  await expect(heading(page)).toHaveText('Who is travelling?')
  await page.getByRole('group', { name: 'Adult 1' }).getByLabel('Full name').fill(nora.name)
  await page.getByRole('group', { name: 'Adult 2' }).getByLabel('Full name').fill(nils)
  await page.getByRole('group', { name: 'Child, 5' }).getByLabel('Full name').fill('Ivy Lindqvist')
  await page.getByLabel('E-mail').fill(nora.email)
  await page.getByLabel('Mobile, for the day').fill(nora.phone)
}

const chosenIn = (page: Page, day: string) =>
  expect(page).toHaveURL(`/tour/booking/${bookedTour}?day=${day}&start=09%3A00&guests=3&ages=5&cases=2`)

async function expectBooked(page: Page, day: string) {
  const reference = await expectConfirmed(page)
  await expect(heading(page)).toContainText('at the door at 08:50')
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(nora.email)
  await expect(page.getByRole('main')).toContainText(longDay(day))
  await expect(page.getByRole('main')).toContainText(hotel.name)
  await expect(page.getByRole('main')).toContainText('09:00')
  await expect(page.getByRole('main')).toContainText('17:00')
}

test('the price box leads to the checkout with all that was chosen, by Tokyo’s clock, and a seat that needs a larger car is asked for', async ({
  page,
}) => {
  const day = await freeDay(0)
  await page.goto(`/tour/detail/${bookedTour}?day=${day}&start=09:00&guests=3&ages=5&cases=2`)
  const here = await page.evaluate((at) => new Date(at).toString(), `${day}T09:00:00+09:00`)
  expect(here).toMatch(/(19|20):00:00 GMT-0[45]00/)
  const priceBox = page.getByRole('complementary', { name: 'Your day and its price' })
  await expect(priceBox).toContainText('09:00 to 17:00')
  const book = page.getByRole('link', { name: `Book ${longDay(day)}` })
  // Later returns are asked for when the box is in view, and the box grows by them under a pointer that is quicker.
  await book.scrollIntoViewIfNeeded()
  await expect(priceBox).toContainText('Return later?')
  await book.click()
  await chosenIn(page, day)
  const ticket = page.getByRole('complementary', { name: 'Your booking' })
  await expect(ticket).toContainText('2 adults, 1 child (5)')
  await expect(ticket).toContainText(`${shortDay(day)} ${day.slice(0, 4)}, 09:00 to 17:00`)
  // A Crown has no room for the seat beside three guests: it asks before it takes another car.
  await page.getByRole('button', { name: 'More child seat' }).click()
  await expect(page.getByText('With the child seat you need a larger car.')).toBeVisible()
  await expect(ticket).not.toContainText('Child seat')
  // Who goes on without an answer is led back to the question.
  await continueTo(page, 'travellers').click()
  await expect(page.getByRole('link', { name: 'Say how to add the child seat, or leave it as it is.' })).toBeVisible()
  await page.getByRole('radio', { name: /^Take the Alphard/ }).check()
  await page.getByRole('button', { name: 'Add it this way' }).click()
  await expect(ticket).toContainText('Child seat')
  await expect(ticket).toContainText('Alphard')
  await continueTo(page, 'travellers').click()

  await expect(heading(page)).toHaveText('Who is travelling?')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a guest books a day from the bar at the bottom to the voucher, with a thumb; day and hours are Tokyo’s from the tour page to every page about the booking, with the browser in New York', async ({
    page,
  }) => {
    const day = await freeDay(1)
    await page.goto(`/tour/detail/${bookedTour}?day=${day}&start=09:00&guests=3&ages=5&cases=2`)
    await page.getByRole('link', { name: /^Book \w{3} \d+ \w{3}/ }).tap()
    await chosenIn(page, day)
    const summary = page.getByRole('button', { name: /^Tokyo in one unhurried day/ })
    await expect(summary).toContainText('09:00. 2 adults, 1 child (5)')
    // A child of five needs a seat, and the way on asks which: nobody assumes that one comes along.
    await continueTo(page, 'travellers').tap()
    await expect(page.getByRole('alert', { name: 'One answer needs another look' })).toBeVisible()
    await page.getByRole('checkbox', { name: /^We bring our own seat/ }).check()
    await continueTo(page, 'travellers').tap()

    await expect(page.getByText('Step 2 of 5: travellers')).toBeVisible()
    await fillTravellers(page)
    await continueTo(page, 'pick-up').tap()

    await page.getByRole('combobox', { name: 'Hotel' }).fill('palace')
    await page.getByRole('option', { name: hotel.name }).tap()
    await page.getByLabel('Anything your guide or chauffeur should know?').fill('We love soba.')
    await continueTo(page, 'review').tap()

    await expect(holdStrip(page)).toBeVisible()
    const review = page.getByRole('region', { name: 'The day' })
    for (const words of [
      'We bring our own seat',
      `${longDay(day, { withYear: true })}, 09:00 to 17:00`,
      '2 large suitcases',
      `${hotel.name}, ${hotel.areaName}. Name on the board: ${nora.name}`,
      `${nora.name} (lead), ${nils}, Ivy Lindqvist`,
      'We love soba.',
    ])
      await expect(review).toContainText(words)
    await expect(page.getByRole('region', { name: 'If your plans change' })).toContainText('¥')
    const { heldUntil } = await knownHold(page)
    expect(heldUntil).toMatch(/\+09:00$/)
    await expect(holdStrip(page)).toContainText(`until ${heldUntil.slice(11, 16)} Tokyo time`)
    await page.getByRole('link', { name: 'Change day' }).tap()
    await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await summary.tap()
    await expect(page.getByText('Total', { exact: true }).first()).toBeVisible()
    await continueTo(page, 'payment').tap()

    await fillCard(page, 'pays')
    await payButton(page).tap()
    await expectBooked(page, day)

    await page.getByRole('link', { name: 'Change, message or cancel' }).tap()
    await expect(page.getByText(/at no charge until \w+ \d+ \w+, 09:00 Tokyo time/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Your message' }).fill('We look forward to it.')
    const sent = page.waitForResponse(/\/messages$/)
    await page.getByRole('button', { name: 'Send to the office' }).tap()
    const { at } = await (await sent).json()
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText(`You, today ${at.slice(11, 16)}`)
    expect(at).toContain('+09:00')
  })
})
