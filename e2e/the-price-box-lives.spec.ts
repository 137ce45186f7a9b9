import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { dayOfNextMonth } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const day = dayOfNextMonth(20)
const unhurried = '/tour/detail/tokyo-in-one-unhurried-day'
const chosen = `${unhurried}?day=${day}`
const quotes = '**/api/quotes'
const months = '**/api/availability?**'
const box = (page: Page) => page.getByRole('complementary', { name: 'Your day and its price' })
const total = (page: Page) =>
  box(page)
    .locator('div')
    .filter({ hasText: /^Total/ })
    .last()
const line = (page: Page, name: string) => box(page).locator('dl > div').filter({ hasText: name })

/** They are asked for when somebody comes to them. */
const seeReturns = async (where: Locator) => {
  const place = where
    .getByText('Later returns, and what they cost')
    .or(where.getByText(/cannot end later than|longest day a chauffeur/))
    .first()
  // What comes into view takes the place of what waited there.
  await expect(() => place.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()
}

test('nothing is asked before somebody comes to the box, and then the month once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const live = () => asked.filter((path) => /^\/api\/(availability|quotes)/.test(path))
  await page.goto(unhurried)
  await page.mouse.move(300, 300)
  await expect(box(page).getByRole('button', { name: 'Choose day' })).toBeEnabled()
  expect(live()).toEqual([])
  await box(page).getByRole('button', { name: 'Choose day' }).click()
  await expect(box(page)).toContainText('The usual price is ¥92,000')
  expect(live()).toEqual(['/api/availability'])
})

test('the usual price is told once, days have their reason, and the keys lead through them', async ({ page }) => {
  await page.goto(chosen)
  await box(page).getByRole('button', { name: 'Change day' }).click()
  const the20th = page.getByRole('button', { name: /^\w+ 20 \w+ \d{4}$/ })
  await expect(the20th).toBeFocused()
  await expect(box(page)).toContainText('The usual price is ¥92,000')
  await expect(the20th).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^\w+ 21 / })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: /^\w+ 14 / })).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('button', { name: /^\w+ 14 / })).toBeFocused()
  // This month is the first.
  await expect(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: /^\w+ 21 / }).focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toContainText(/\w{3} 21 \w{3}, 08:30/)
  await expect(page).toHaveURL(/day=\d{4}-\d\d-21$/)
})

test('a taken day and a month without any lead to the nearest', async ({ page }) => {
  await page.route(months, async (route) => {
    const response = await route.fetch()
    const month = await response.json()
    for (const one of month.days) Object.assign(one, { free: false, why: 'sold-out' })
    month.nearest = [{ day: dayOfNextMonth(22), start: '09:00' }]
    await route.fulfill({ response, json: month })
  })
  await page.goto(unhurried)
  await box(page).getByRole('button', { name: 'Choose day' }).click()
  await expect(box(page)).toContainText('Nothing in this month for 2 guests. The nearest:')
  await expect(page.getByRole('button', { name: /^\w+ 20 \w+ \d{4}, sold out$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: /^\w{3} 22 \w{3}, 09:00$/ }).click()
  await expect(page).toHaveURL(new RegExp(`day=${dayOfNextMonth(22)}&start=09%3A00$`))
  // The new day's month is still being asked for, and nobody waits for it.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the price is a real one, with its reasons; the old one stays, dimmed, until the new is there', async ({
  page,
}) => {
  await page.goto(chosen)
  await expect(line(page, 'The day, 8 hours')).toContainText(
    'Crown with chauffeur for 2 guests, 08:30 to 16:30 (8 hours)',
  )
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(quotes, async (route) => {
    await held
    await route.continue()
  })
  await box(page)
    .getByRole('radio', { name: /^Alphard/ })
    .check()
  const bill = box(page).locator('[aria-busy]')
  await expect(bill).toContainText('¥92,000')
  await expect(page).toHaveURL(/car=alphard$/)
  letGo()
  await expect(bill).toHaveCount(0)
  await expect(total(page)).toContainText('¥98,000')
  await expect(box(page).getByRole('status').filter({ hasText: 'in all' })).toHaveText('Alphard, ¥98,000 in all.')
})

test('only returns that can be had are listed, with what each adds, and choosing one adds its line', async ({
  page,
}) => {
  await page.goto(chosen)
  const later = box(page).getByRole('group', { name: 'Return later?' })
  await seeReturns(box(page))
  await expect(later.getByRole('radio', { name: '16:30 planned' })).toBeChecked()
  await expect(later.getByRole('radio', { name: '17:00 + ¥4,950' })).toBeEnabled()
  await expect(box(page)).toContainText(/it cannot end later than \d\d:\d\d\.|the longest day a chauffeur may work/)
  await later.getByRole('radio', { name: '18:00 + ¥14,850' }).check()
  await expect(line(page, 'The day ends at 18:00')).toContainText('¥8,250')
  await expect(total(page)).toContainText('¥106,850')
  await expect(box(page).getByRole('link', { name: /^Book/ })).toHaveAttribute('href', /&more=3$/)
  await page.reload()
  await seeReturns(box(page))
  await expect(later.getByRole('radio', { name: '18:00 + ¥14,850' })).toBeChecked()
  await expect(total(page)).toContainText('¥106,850')
  await later.getByRole('radio', { name: '16:30 planned' }).check()
  await expect(total(page)).toContainText('¥92,000')
})

test('a guide can be added where the tour has none, and costs a line of its own', async ({ page }) => {
  await page.goto(`/tour/detail/the-expressway-at-night?day=${day}`)
  await box(page)
    .getByRole('checkbox', { name: /^Add a guide/ })
    .check()
  await expect(line(page, 'Guide')).toContainText('A guide for your')
  await expect(page).toHaveURL(/guide=yes$/)
  await page.goto(chosen)
  await expect(box(page).getByRole('radio', { name: /^Crown/ })).toBeChecked()
  await expect(box(page).getByRole('checkbox')).toHaveCount(0)
})

test('no age is guessed: until each is chosen the price waits, and says between what it will be', async ({ page }) => {
  await page.goto(`${chosen}&guests=3`)
  await expect(total(page)).toContainText('¥92,000')
  await box(page).getByRole('button', { name: 'Change party' }).click()
  await page.getByRole('button', { name: 'Fewer adults' }).click()
  await page.getByRole('button', { name: 'More children' }).click()
  await expect(page.getByLabel('Age, The child')).toHaveValue('')
  await expect(box(page)).toContainText('One age is missing')
  await expect(box(page)).toContainText(/It will be between ¥92,000 and ¥99,650\./)
  await expect(box(page).getByRole('link', { name: /^Book/ })).toHaveCount(0)
  await expect(page).toHaveURL(/guests=3&ages=-$/)
  await page.getByLabel('Age, The child').selectOption('11')
  await expect(box(page)).toContainText('2 adults, 1 child (11)')
  await expect(total(page)).toContainText('¥92,000')
  await expect(box(page).getByRole('link', { name: /^Book/ })).toBeVisible()
  await page.getByRole('button', { name: 'More children' }).click()
  await expect(page.getByLabel('Age, First child')).toHaveValue('11')
  await expect(page.getByLabel('Age, Second child')).toHaveValue('')
  await expect(box(page)).toContainText('2 adults, 2 children (11, age not chosen)')
  await page.getByRole('button', { name: 'Fewer children' }).click()
  await page.getByRole('button', { name: 'Fewer children' }).click()
  await expect(page).toHaveURL(/day=\d{4}-\d\d-20$/)
})

test('a day that is as long as a chauffeur may work lists no later return, and says why', async ({ page }) => {
  await page.goto(`/tour/detail/fuji-at-first-light?day=${day}`)
  const sentence = box(page).getByText(
    'the longest day a chauffeur may work (13 hours), so it cannot end later than 17:00.',
  )
  await seeReturns(box(page))
  await expect(sentence).toBeVisible()
  await expect(box(page).getByRole('group', { name: 'Return later?' })).toHaveCount(0)
})

const refuse = (nearest: object[]) => (route: Route) =>
  route.fulfill({
    status: 409,
    json: { error: 'This time has just been taken.', code: 'inventory.sold-out', nearest },
  })

test('a time that somebody else takes meanwhile offers the nearest, and goes on from there', async ({ page }) => {
  await page.goto(chosen)
  await expect(line(page, 'The day, 8 hours')).toContainText('Crown with chauffeur')
  await page.route(quotes, refuse([{ day, start: '09:30' }]))
  await box(page)
    .getByRole('radio', { name: /^09:00/ })
    .check()
  await expect(box(page).getByRole('alert')).toContainText(
    /\w+day 20 \w+, 09:00 is taken\. The nearest that you can have:/,
  )
  await expect(box(page).getByRole('link', { name: /^Book/ })).toHaveCount(0)
  await page.unroute(quotes)
  await box(page)
    .getByRole('button', { name: /^\w{3} 20 \w{3}, 09:30$/ })
    .click()
  await expect(box(page).getByRole('alert')).toHaveCount(0)
  await expect(box(page).getByRole('radio', { name: /^09:30/ })).toBeChecked()
  await expect(box(page).getByRole('link', { name: /^Book/ })).toHaveAttribute('href', /start=09%3A30$/)
})

test('a lost connection says so, keeps what was chosen, and tries again', async ({ page }) => {
  await page.goto(chosen)
  await expect(line(page, 'The day, 8 hours')).toContainText('Crown with chauffeur')
  await page.route(quotes, (route) => route.abort())
  await page.route(months, (route) => route.abort())
  await box(page)
    .getByRole('radio', { name: /^HiAce Grand Cabin/ })
    .check()
  await expect(box(page).getByRole('alert')).toContainText('We could not be reached. What you chose is kept')
  await box(page).getByRole('button', { name: 'Change day' }).click()
  await expect(box(page)).toContainText('Which days are free could not be asked for.')
  await page.unroute(quotes)
  await page.unroute(months)
  await box(page).getByRole('alert').filter({ hasText: 'is kept' }).getByRole('button', { name: 'Try again' }).click()
  await expect(total(page)).toContainText('¥114,000')
  await expect(box(page).getByRole('radio', { name: /^HiAce Grand Cabin/ })).toBeChecked()
  await box(page).getByRole('button', { name: 'Try again' }).click()
  await expect(box(page)).toContainText('The usual price is ¥114,000')
})

test('the clock is Tokyo’s, wherever the browser is', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', baseURL: productUrl() })
  const page = await context.newPage()
  await page.goto(chosen)
  await expect(line(page, 'The day, 8 hours')).toContainText('08:30 to 16:30')
  await box(page).getByRole('button', { name: 'Change day' }).click()
  await expect(page.getByRole('button', { name: /^\w+ 20 \w+ \d{4}/ })).toHaveAttribute('aria-pressed', 'true')
  await context.close()
})

test.describe('mirrored', () => {
  test('the arrows follow the reading', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('direction', 'rtl'))
    await page.goto(chosen)
    await box(page).getByRole('button', { name: 'Change day' }).click()
    await expect(page.getByRole('button', { name: /^\w+ 20 / })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('button', { name: /^\w+ 21 / })).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the bar has the real total, and the sheet all that leads to it', async ({ page }) => {
    await page.goto(`${chosen}&more=3`)
    const bar = page.getByRole('button', { name: /¥106,850/ })
    await bar.tap()
    const sheet = page.getByRole('dialog', { name: 'Your day and its price' })
    await seeReturns(sheet)
    await expect(sheet.getByRole('radio', { name: '18:00 + ¥14,850' })).toBeChecked()
    await sheet.getByRole('radio', { name: '17:00 + ¥4,950' }).tap()
    await expect(sheet.getByRole('link', { name: /^Book \w+day 20 \w+, ¥96,950$/ })).toBeVisible()
  })
})
