import { expect, type Page } from '@playwright/test'
import { goInApp } from './support/in-app.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const dayFromNow = (days: number) =>
  new Date(Date.now() + 9 * 3_600_000 + days * 24 * 3_600_000).toISOString().slice(0, 10)

const askedOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('the upright ticket searches', async ({ page }) => {
  await page.goto('/heroes/split')
  await page.getByRole('textbox', { name: 'What would you like to see?' }).fill('kamakura')
  await page.getByRole('combobox', { name: 'Pick-up' }).selectOption('Your hotel in central Tokyo')
  await page.getByRole('button', { name: 'Find a day' }).click()
  await expect(page).toHaveURL(/\/tour\/grid\?/)
  expect(askedOf(page)).toEqual({ q: 'kamakura', from: 'Your hotel in central Tokyo' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Kamakura and the Great Buddha' })).toBeVisible()
})

test('the sentence searches with what stands in its blanks', async ({ page }) => {
  await page.goto('/heroes/inline-form')
  await expect(page.getByRole('button', { name: 'free on' })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('4')
  await page.getByRole('combobox', { name: 'would like to see' }).fill('Kamakura')
  await page.getByRole('button', { name: 'Find a day' }).click()
  await expect(page).toHaveURL(/\/tour\/grid\?/)
  expect(askedOf(page)).toEqual({ guests: '4', day: dayFromNow(7), q: 'Kamakura' })
})

test('pictures choose the lines, one or several', async ({ page }) => {
  await page.goto('/heroes/image-gallery')
  await expect(page.getByRole('button', { name: 'Party Any size' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Gardens' }).check()
  await page.getByRole('checkbox', { name: 'Evenings' }).check()
  await page.getByRole('button', { name: 'Party Any size' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Find a day' }).click()
  await expect(page).toHaveURL(/\/tour\/grid\?/)
  expect(askedOf(page)).toEqual({ line: 'evenings,gardens', guests: '2' })
})

test('pictures that could not be fetched are asked for again', async ({ page }) => {
  await page.goto('/about-us')
  await page.route('**/api/tour-category', (route) => route.abort())
  await goInApp(page, '/heroes/image-gallery')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Failed to fetch categories and tours')
  await page.unroute('**/api/tour-category')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox', { name: 'Gardens' })).toBeVisible()
})

test.describe('several wishes at once', () => {
  const path = '/heroes/multiple-search'
  const wish = (page: Page, place: number) =>
    page.getByRole('textbox', { name: 'What would you like to see?' }).nth(place - 1)
  const resultOf = (page: Page, words: string) =>
    page.getByRole('main').getByRole('region', { name: new RegExp(`tours? for “${words}”`) })

  test('each finds its own tours, and all stay in the address', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Day Any day' })).toHaveCount(2)
    await page.getByRole('spinbutton', { name: 'Your party' }).fill('3')
    await wish(page, 1).fill('fuji')
    await wish(page, 2).fill('tea')
    await page.getByRole('button', { name: 'Find both' }).click()
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused()
    expect(askedOf(page)).toEqual({ guests: '3', q1: 'fuji', q2: 'tea' })
    await expect(resultOf(page, 'fuji').getByRole('article')).toHaveCount(3)
    await expect(resultOf(page, 'tea').getByRole('article')).toHaveCount(3)

    await page.reload()
    await expect(resultOf(page, 'tea').getByRole('article')).toHaveCount(3)
    await expect(wish(page, 2)).toHaveValue('tea')

    await wish(page, 2).fill('kamakura')
    await page.getByRole('button', { name: 'Find both' }).click()
    await expect(resultOf(page, 'kamakura')).toBeVisible()
    await page.goBack()
    await expect(resultOf(page, 'tea')).toBeVisible()
    await expect(wish(page, 2)).toHaveValue('tea')

    await resultOf(page, 'fuji')
      .getByRole('link', { name: /^See all \d+$/ })
      .click()
    await expect(page).toHaveURL('/tour/grid?q=fuji&guests=3')
  })

  test('there can be four of them and not fewer than one', async ({ page }) => {
    await page.goto(path)
    const another = page.getByRole('button', { name: 'Another day' })
    await another.click()
    await another.click()
    await expect(page.getByRole('button', { name: 'Find all four' })).toBeVisible()
    await expect(another).toHaveCount(0)
    await wish(page, 4).fill('tea')
    await page.getByRole('button', { name: 'Remove day 2' }).click()
    await expect(wish(page, 3)).toHaveValue('tea')
    await page.getByRole('button', { name: 'Remove day 1' }).click()
    await page.getByRole('button', { name: 'Remove day 1' }).click()
    await expect(page.getByRole('button', { name: 'Remove day' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Find it' }).click()
    await expect(resultOf(page, 'tea')).toBeVisible()
    expect(askedOf(page)).toEqual({ guests: '2', q1: 'tea' })
  })

  test('one that fails takes no other with it, and can be asked again', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Day Any day' })).toHaveCount(2)
    await page.route('**/api/tours?q=tea*', (route) => route.abort())
    await wish(page, 1).fill('fuji')
    await wish(page, 2).fill('tea')
    await page.getByRole('button', { name: 'Find both' }).click()
    await expect(resultOf(page, 'fuji').getByRole('article')).toHaveCount(3)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('We could not be reached')
    await page.unroute('**/api/tours?q=tea*')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(resultOf(page, 'tea').getByRole('article')).toHaveCount(3)
    await expect(alert).toHaveCount(0)
  })

  test('a search that says nothing is asked what it means', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Day Any day' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Find both' }).click()
    await expect(page.getByRole('alert')).toContainText('Say what you would like to see')
    await expect(page).toHaveURL(path)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the ticket, the sentence and the pictures lead to the tours', async ({ page }) => {
    await page.goto('/heroes/split')
    await page.getByLabel('What would you like to see?').fill('tea')
    await page.getByRole('button', { name: 'Find a day' }).click()
    await expect(page).toHaveURL(/\/tour\/grid\?.*q=tea/)

    await page.goto('/heroes/inline-form')
    await page.getByLabel('would like to see').fill('tea')
    await page.getByRole('button', { name: 'Find a day' }).click()
    await expect(page).toHaveURL(/\/tour\/grid\?.*q=tea/)

    await page.goto('/heroes/image-gallery')
    await page.getByRole('checkbox', { name: 'Gardens' }).check()
    await page.getByRole('button', { name: 'Find a day' }).click()
    await expect(page).toHaveURL(/\/tour\/grid\?.*line=gardens/)
  })
})
