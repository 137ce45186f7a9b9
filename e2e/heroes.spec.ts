import { expect, type Page } from '@playwright/test'
import { goInApp } from './support/in-app.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// How each form asks is tried beside it (web/catalogue/site/search/).

const askedOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

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
