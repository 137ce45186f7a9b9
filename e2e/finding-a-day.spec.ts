import { expect, type Page } from '@playwright/test'
import { goInApp, isSameDocument } from './support/in-app.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// What its forms make of an answer is tried beside them (web/catalogue/site/search/).

test.use({ baseURL: productUrl() })

/** A day in Tokyo, so many days from today. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 9 * 3_600_000 + days * 24 * 3_600_000).toISOString().slice(0, 10)

const searchOf = (page: Page) => page.getByRole('search', { name: 'Find a tour' })
const askedOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('the keyboard alone finds a day, from the words to the tours', async ({ page }) => {
  await page.goto('/')
  const search = searchOf(page)
  // The page is alive once the browser's own field has become ours.
  await expect(search.getByRole('button', { name: /^Day / })).toBeVisible()
  const words = search.getByRole('textbox', { name: 'What would you like to see?' })
  for (let stops = 0; stops < 40 && !(await words.evaluate((field) => field === document.activeElement)); stops++)
    await page.keyboard.press('Tab')
  await expect(words).toBeFocused()
  await page.keyboard.type('fuji')

  await page.keyboard.press('Tab')
  await expect(search.getByRole('button', { name: /^Day / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Day' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous month' }), 'no day before today').toBeDisabled()
  await expect(page.locator('[role=dialog] [role=grid] td :focus'), 'the calendar has the focus').toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(search.getByRole('button', { name: /^Day / })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const party = page.getByRole('dialog', { name: 'Party' })
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus'), 'the sheet has the focus').toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(party.getByRole('button', { name: 'More guests' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(search.getByRole('button', { name: 'Party 3 guests' })).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(search.getByRole('combobox', { name: 'Pick-up' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tour\/grid\?/)
  expect(askedOf(page)).toEqual({ q: 'fuji', day: dayFromNow(7), guests: '3' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Fuji at first light' }).first()).toBeVisible()
})

test('where the calendar cannot be fetched, the browser asks for the day', async ({ page }) => {
  await page.goto('/')
  const search = searchOf(page)
  const day = search.getByRole('button', { name: 'Day Any day' })
  await expect(day).toBeVisible()
  await page.route('**/*day-picker*', (route) => route.abort())
  await day.click()
  await expect(search.locator('input[type=date]')).toBeVisible()
  await expect(search.locator('input[type=date]')).toHaveAttribute('min', dayFromNow(0))
})

test('what is answered before the page is alive is kept', async ({ page }) => {
  let arrive = () => {}
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await scripts
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const search = searchOf(page)
  await search.getByLabel('What would you like to see?').fill('fuji')
  await search.getByLabel('Day').fill(dayFromNow(7))
  await search.getByLabel('Party').fill('3')
  arrive()
  // The party's field is in use and stays the browser's own until it is left.
  await expect(search.getByRole('button', { name: /^Day (?!Any)/ })).toBeVisible()
  await expect(search.getByRole('spinbutton', { name: 'Party' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(search.getByRole('button', { name: 'Party 3 guests' })).toBeVisible()
  await search.getByRole('button', { name: 'Find a day' }).click()
  await expect(page).toHaveURL(/\/tour\/grid\?/)
  expect(askedOf(page)).toEqual({ q: 'fuji', day: dayFromNow(7), guests: '3' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of the front page finds tours all the same', async ({ page }) => {
    await page.goto('/')
    const search = searchOf(page)
    await search.getByLabel('What would you like to see?').fill('fuji')
    await expect(search.getByLabel('Day')).toHaveAttribute('min', dayFromNow(0))
    await search.getByLabel('Day').fill(dayFromNow(7))
    await search.getByLabel('Party').fill('3')
    await search.getByLabel('Pick-up').selectOption('Your hotel in central Tokyo')
    await search.getByRole('button', { name: 'Find a day' }).click()
    await expect(page).toHaveURL(/\/tour\/grid\?/)
    expect(askedOf(page)).toEqual({
      q: 'fuji',
      day: dayFromNow(7),
      guests: '3',
      from: 'Your hotel in central Tokyo',
    })
    await expect(page.getByRole('main').getByRole('link', { name: 'Fuji at first light' }).first()).toBeVisible()
  })
})

test.describe('cut off from the tours', () => {
  const toHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Annai' }).click()

  test('the front page stands, says what went wrong, and recovers in place', async ({ page }) => {
    await page.goto('/about-us')
    await page.route('**/api/tour-category', (route) => route.abort())
    await toHome(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tokyo, with someone')
    await expect(searchOf(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The cars' })).toBeVisible()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Failed to fetch categories and tours')
    await page.evaluate(() => {
      window.sameDocument = true
    })

    await page.unroute('**/api/tour-category')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/tour-category', async (route) => {
      await held
      await route.continue()
    })
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The tours are loading' })).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Where most people begin' })).toBeFocused()
    answer()
    await expect(page.getByRole('main').getByRole('link', { name: 'Fuji at first light' })).toBeVisible()
    await expect(alert).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a refusal is told in the words of the server, and what cannot be read in the default words', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.goto('/about-us')
    const error = 'The desk is closed for an hour. Please try again later.'
    await page.route('**/api/tour-category', (route) =>
      route.fulfill({ status: 503, json: { error, code: 'platform.unavailable' } }),
    )
    await toHome(page)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(error)
    // Every other kind of answer that cannot be read is tried in catalogue-calls.test.ts.
    await page.unroute('**/api/tour-category')
    await page.route('**/api/tour-category', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    logged.length = 0
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toContainText('Failed to fetch categories and tours')
    await expect(alert).not.toContainText('could not be read')
    expect(logged.join()).toContain('The answer could not be read')
  })

  test('the front page does without the search’s own answers', async ({ page }) => {
    await page.goto('/about-us')
    await page.route('**/api/tours?*', (route) => route.abort())
    await toHome(page)
    await expect(page.getByRole('main').getByRole('link', { name: 'Fuji at first light' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await searchOf(page).getByRole('combobox', { name: 'Pick-up' }).selectOption('Your hotel in central Tokyo')
  })

  test('the page of all services stands with what is known without them', async ({ page }) => {
    await page.goto('/about-us')
    await page.route('**/api/tour-category', (route) => route.abort())
    await goInApp(page, '/landing')
    await expect(page.getByRole('heading', { name: 'What shall we arrange?' })).toBeVisible()
    await page.getByRole('link', { name: 'Private tours' }).click()
    await expect(page).toHaveURL('/tour/grid')
  })
})
