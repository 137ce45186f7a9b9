import { expect, type Page } from '@playwright/test'
import { dayOfNextMonth } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const fuji = '/tour/detail/fuji-at-first-light'
const unhurried = '/tour/detail/tokyo-in-one-unhurried-day'
const nextMonths20 = `day=${dayOfNextMonth(20)}`
const box = (page: Page) => page.getByRole('complementary', { name: 'Your day and its price' })

async function press(page: Page, name: string, times: number) {
  for (let pressed = 0; pressed < times; pressed++) await page.getByRole('button', { name, exact: true }).click()
}

test.describe('the price box', () => {
  test('suggests the cheapest car that takes the party, and says why no smaller one does', async ({ page }) => {
    await page.goto(unhurried)
    const ticket = box(page)
    await expect(ticket.getByRole('radio', { name: /^Crown/ })).toBeChecked()
    await ticket.getByRole('button', { name: 'Change party' }).click()
    await press(page, 'More adults', 1)
    await press(page, 'More large suitcases', 4)
    await expect(ticket).toContainText('3 guests with 4 suitcases need an Alphard; with two suitcases a Crown will do.')
    await expect(ticket.getByRole('radio', { name: /^Alphard/ })).toBeChecked()
    await expect(ticket.getByRole('radio', { name: /^Crown/ })).toHaveCount(0)
    await expect(ticket).toContainText('With 3 guests it takes two suitcases; you need room for four.')
    await expect(ticket.getByText('Includes ¥8,909 consumption tax, 10%.')).toBeVisible()
    await press(page, 'Fewer large suitcases', 2)
    await expect(ticket.getByRole('radio', { name: /^Crown/ })).toBeChecked()
  })

  test('asks before an extra changes the car, with what each way costs, and changes nothing until then', async ({
    page,
  }) => {
    await page.goto(`${fuji}?guests=4&ages=4,9&cases=3`)
    const ticket = box(page)
    await expect(ticket.getByRole('radio', { name: /^Alphard/ })).toBeChecked()
    await ticket.getByRole('button', { name: 'Change party' }).click()
    await press(page, 'More child seat', 1)
    await expect(ticket).toContainText('With the child seat you need a larger car.')
    await expect(ticket).toContainText('¥24,000 more')
    const ways = ticket.getByRole('group', { name: 'How to add the child seat' })
    await expect(ways.getByRole('radio')).toHaveCount(3)
    await expect(ways.getByRole('radio', { name: /^One suitcase less ¥129,650/ })).toBeChecked()
    // Nothing has changed by asking.
    await expect(ticket.getByRole('group', { name: 'Child seat' }).getByRole('status')).toHaveText('0')
    await expect(page).not.toHaveURL(/extras=/)
    await ways.getByRole('radio', { name: /^A booster instead ¥129,100/ }).check()
    await ticket.getByRole('button', { name: 'Add it this way' }).click()
    await expect(page).toHaveURL(/cases=3&extras=booster-seat%3A1$/)
    await expect(ticket.getByRole('radio', { name: /^Alphard/ })).toBeChecked()
    await press(page, 'More child seat', 1)
    await ticket.getByRole('button', { name: 'Leave it as it is' }).click()
    await expect(ticket).not.toContainText('you need a larger car')
    await expect(page).toHaveURL(/extras=booster-seat%3A1$/)
  })

  test('says what would fit when nothing does', async ({ page }) => {
    await page.goto(`${fuji}?guests=9&cases=10`)
    await expect(box(page)).toContainText(
      'No car of this day takes 9 guests with 10 suitcases; with nine suitcases a HiAce Grand Cabin will do.',
    )
    await expect(box(page).getByRole('radio', { name: /Alphard|HiAce/ })).toHaveCount(0)
  })

  test('keeps day, start, party and car in the address, through a reload and into the timeline', async ({ page }) => {
    await page.goto(fuji)
    const ticket = box(page)
    await ticket.getByRole('button', { name: 'Choose day' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('button', { name: /^\w+ 20 / }).click()
    await expect(ticket.getByRole('button', { name: 'Change day' })).toBeFocused()
    await ticket.getByRole('radio', { name: /^05:30/ }).check()
    await ticket.getByRole('radio', { name: /^HiAce/ }).check()
    await expect(page).toHaveURL(/day=\d{4}-\d\d-20&start=05%3A30&car=hiace$/)

    await page.reload()
    await expect(ticket.getByRole('radio', { name: /^HiAce/ })).toBeChecked()
    await expect(ticket).toContainText(/\w{3} 20 \w{3}, 05:30/)
    await expect(ticket).toContainText(/Free to cancel or move until \w+day 18 \w+, 05:30 Tokyo time\./)
    await expect(page.getByText('Your chauffeur is there from 05:20.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'If your plans change' })).toContainText('¥76,000')
    await page.goBack()
    await expect(page).not.toHaveURL(/tour\/detail/)
  })

  test('says why a day cannot be had', async ({ page }) => {
    await page.goto(`${fuji}?day=2020-02-29`)
    await expect(box(page)).toContainText('Saturday 29 February 2020 has passed.')
    await page.goto('/tour/detail/blossom-along-the-water?day=2098-07-01')
    await expect(box(page)).toContainText('On Tuesday 1 July it does not run: only 20 March to 12 April.')
    await box(page).getByRole('button', { name: 'Change day' }).click()
    await expect(box(page)).toContainText(/Runs 20 March to 12 April\. .* the first day is \w+ \d+ (March|April)\./)
  })

  test('leads to checkout with everything that was chosen', async ({ page }) => {
    await page.goto(`${unhurried}?${nextMonths20}&guests=3&ages=5&cases=2`)
    const book = box(page).getByRole('link', { name: /^Book \w+day 20 / })
    await expect(book).toHaveAttribute(
      'href',
      `/tour/booking/tokyo-in-one-unhurried-day?${nextMonths20}&start=08%3A30&guests=3&ages=5&cases=2`,
    )
    await expect(box(page)).toContainText('2 adults, 1 child (5)')
  })

  test('offers no booking for a day that cannot be had', async ({ page }) => {
    await page.goto(`${fuji}?day=2098-11-24`)
    await expect(box(page)).toContainText('Our calendar is not open that far ahead.')
    await expect(page.locator('a[href*="/tour/booking"]')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('day, party and car are chosen in a sheet, which the back button closes without losing them', async ({
    page,
  }) => {
    await page.goto(unhurried)
    await expect(box(page)).toBeHidden()
    await page.getByRole('button', { name: 'Choose a day' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Your day and its price' })
    await sheet.getByRole('button', { name: 'Next month' }).tap()
    await sheet.getByRole('button', { name: /^\w+ 20 / }).tap()
    await press(page, 'More adults', 4)
    await expect(sheet).toContainText('6 guests need an Alphard; for three guests a Crown will do.')
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    const total = page.getByRole('button', { name: /¥98,000/ })
    await expect(total).toBeFocused()
    await expect(total).toContainText(/20 \w{3}, 6 adults/)
    await expect(page.getByRole('link', { name: /^Book \w{3} 20 / })).toBeVisible()
    await expect(page).toHaveURL(/day=\d{4}-\d\d-20&guests=6$/)
    await total.tap()
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await expect(sheet).toHaveCount(0)
  })
})
