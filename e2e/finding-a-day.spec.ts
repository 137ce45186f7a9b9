import { expect, type Page } from '@playwright/test'
import { dayFromNow } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// What its forms make of an answer is tried beside them (web/catalogue/site/search/), and how pages stand without the tours
// in web/pages/when-nobody-answers.browser.test.tsx.

test.use({ baseURL: productUrl() })

const searchOf = (page: Page) => page.getByRole('search', { name: 'Find a tour' })
const askedOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const find = (page: Page) => page.getByRole('button', { name: 'Find a day' }).click()

test('what is answered before the page is alive is kept, and where the calendar cannot be fetched the browser asks for the day', async ({
  page,
}) => {
  let arrive = () => {}
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await scripts
    await route.continue()
  })
  await page.route('**/*day-picker*', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  const search = searchOf(page)
  await search.getByLabel('What would you like to see?').fill('fuji')
  await search.getByLabel('Day').fill(dayFromNow(7))
  await search.getByLabel('Party').fill('3')
  arrive()
  // The party's field is in use and stays the browser's own until it is left.
  const day = search.getByRole('button', { name: /^Day (?!Any)/ })
  await expect(day).toBeVisible()
  await expect(search.getByRole('spinbutton', { name: 'Party' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(search.getByRole('button', { name: 'Party 3 guests' })).toBeVisible()

  await day.click()
  await expect(search.locator('input[type=date]')).toBeVisible()
  await expect(search.locator('input[type=date]')).toHaveAttribute('min', dayFromNow(0))
  await expect(search.locator('input[type=date]')).toHaveValue(dayFromNow(7))
  await find(page)
  await expect(page).toHaveURL(/\/tour\/grid\?/)
  expect(askedOf(page)).toEqual({ q: 'fuji', day: dayFromNow(7), guests: '3' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of the front page, the ticket, the sentence and the pictures all lead to the tours', async ({
    page,
  }) => {
    await page.goto('/')
    const search = searchOf(page)
    await search.getByLabel('What would you like to see?').fill('fuji')
    await expect(search.getByLabel('Day')).toHaveAttribute('min', dayFromNow(0))
    await search.getByLabel('Day').fill(dayFromNow(7))
    await search.getByLabel('Party').fill('3')
    await search.getByLabel('Pick-up').selectOption('Your hotel in central Tokyo')
    await find(page)
    await expect(page).toHaveURL(/\/tour\/grid\?/)
    expect(askedOf(page)).toEqual({ q: 'fuji', day: dayFromNow(7), guests: '3', from: 'Your hotel in central Tokyo' })
    await expect(page.getByRole('main').getByRole('link', { name: 'Fuji at first light' }).first()).toBeVisible()

    await page.goto('/heroes/split')
    await page.getByLabel('What would you like to see?').fill('tea')
    await find(page)
    await expect(page).toHaveURL(/\/tour\/grid\?.*q=tea/)

    await page.goto('/heroes/inline-form')
    await page.getByLabel('would like to see').fill('tea')
    await find(page)
    await expect(page).toHaveURL(/\/tour\/grid\?.*q=tea/)

    await page.goto('/heroes/image-gallery')
    await page.getByRole('checkbox', { name: 'Gardens' }).check()
    await find(page)
    await expect(page).toHaveURL(/\/tour\/grid\?.*line=gardens/)
  })
})
