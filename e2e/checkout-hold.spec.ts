import { expect, type Page } from '@playwright/test'
import { nils, nora } from '#web/testing/two-guests.ts'
import { longDay } from '#web/ui/day.ts'
import {
  beginAt,
  expectConfirmed,
  expectWaysOn,
  fillCard,
  heading,
  holdStrip,
  hotel,
  knownHold,
  payButton,
  phone,
  rareCar,
  refuseHolds,
  strangersLeave,
  strangersTakeAll,
  wishes,
} from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { endHold } from './support/product-database.ts'
import { test } from './support/test.ts'

// A clock that was set is not quite gone when a window is emptied.
test.use({ baseURL: productUrl(), reuseContext: false })
test.afterEach(strangersLeave)

const clockOf = (iso: string) => iso.slice(11, 16)
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** The quarter of an hour passes, for the server and for a browser whose lid is closed meanwhile. */
async function letHoldRunOut(page: Page) {
  await endHold((await knownHold(page)).reference)
  await page.clock.fastForward('31:00')
}

async function expectNothingLost(page: Page) {
  const review = page.getByRole('region', { name: 'The day' })
  for (const words of [nora.name, nils, hotel.name, 'Room 1204', wishes]) await expect(review).toContainText(words)
}

test('who holds too much hears what to do and goes on when there is room; the hold says once that it ends, and can be made longer once; one that runs out at the payment is taken again by one press, with everything kept', async ({
  page,
}) => {
  const day = await freeDay(7)
  await page.clock.install()
  const allow = await refuseHolds(page, '/bookings')
  await beginAt(page, 'review', { day })
  await expectWaysOn(page)
  await allow()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(holdStrip(page)).toBeVisible()
  const { heldUntil } = await knownHold(page)
  await expect(holdStrip(page)).toContainText(`until ${clockOf(heldUntil)} Tokyo time`)
  await expect(said(page, 'The hold ends')).toHaveCount(0)

  await page.clock.fastForward('12:30')
  await expect(said(page, `The hold ends at ${clockOf(heldUntil)}. Hold 15 minutes more?`)).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Hold 15 minutes more' }).click()
  await expect(holdStrip(page)).not.toContainText(clockOf(heldUntil))
  await expect(said(page, `Held until ${clockOf((await knownHold(page)).heldUntil)} Tokyo time.`)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Hold 15 minutes more' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(heading(page)).toHaveText(/^Pay ¥/)
  const first = await knownHold(page)
  await letHoldRunOut(page)
  await expect(heading(page)).toHaveText('The hold has ended, and the day is still free')
  await expect(page.getByText('Your card was not charged. Everything you entered is kept.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: `Hold ${longDay(day)} again` }).click()
  await expect(holdStrip(page)).toBeVisible()
  await expectNothingLost(page)
  expect((await knownHold(page)).reference).not.toBe(first.reference)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, 'pays')
  await payButton(page).click()
  await expectConfirmed(page)
})

test.describe('on a phone', () => {
  test.use(phone)

  /** Takes the nearest of those that are free. */
  async function takeNearest(page: Page) {
    await expect(heading(page)).toHaveText(/^Someone has taken \w+day\. \w+day is free\.$/)
    const hold = page.getByRole('button', { name: /^Hold \w+day \d+ \w+$/ })
    const other = (await hold.textContent())?.replace('Hold ', '') ?? ''
    await hold.tap()
    await expect(holdStrip(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'The day' })).toContainText(other)
    await expectNothingLost(page)
  }

  test('a day that somebody else took, before the review or when the hold had ended, leads to the nearest free ones, and the names stay', async ({
    page,
    alone,
  }) => {
    await alone('the long cars of day 10')
    const day = await freeDay(10)
    await page.clock.install()
    await beginAt(page, 'pick-up', { day, wish: rareCar })
    await expect(page.getByRole('button', { name: /^Tokyo in one unhurried day.*¥/ })).toBeVisible()
    expect(await strangersTakeAll(day)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Continue to review' }).tap()

    await expect(heading(page)).toHaveText(/^Someone has taken/)
    await expect(page.getByText('Travellers, pick-up and notes move with you.')).toBeVisible()
    const nearest = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio')
    await expect(nearest.first()).toBeChecked()
    await expect(nearest.and(page.getByRole('radio', { name: longDay(day) }))).toHaveCount(0)
    await takeNearest(page)

    // With the other day free it was held: what follows is the strangers' doing.
    const other = new URL(page.url()).searchParams.get('day') ?? ''
    expect(other).not.toBe(day)
    await endHold((await knownHold(page)).reference)
    expect(await strangersTakeAll(other)).toBeGreaterThan(0)
    await page.clock.fastForward('16:00')
    await expect(heading(page)).toHaveText(/^Someone has taken/)
    await expect(page.getByText(/The hold ended at \d\d:\d\d\..*Everything you entered is kept\./)).toBeVisible()
    await takeNearest(page)
    await expect(page).not.toHaveURL(new RegExp(other))
  })
})
