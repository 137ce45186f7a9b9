import { expect, type Page } from '@playwright/test'
import { newPerson, signInAs } from './support/accounts.ts'
import { dayOfNextMonth } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your trip/ })
const [ride, out] = [dayOfNextMonth(17), dayOfNextMonth(18)]
const asked = new URLSearchParams({
  ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', day: ride, time: '16:05' },
  ...{ guests: '2', class: 'alphard' },
})

test('a car and a day out are gathered from their pages, shared, joined to the account, and booked from there', async ({
  page,
  browser,
}) => {
  const june = await newPerson('gathering')
  await page.goto(`/cabs/detail?${asked}`)
  await page.getByRole('button', { name: 'Add to your trip' }).click()
  await expect(page.getByText('It is in your trip.')).toBeVisible()
  await expect(inHeader(page)).toHaveAccessibleName('Your trip 1 thing')

  await page.goto(`/tour/detail/kamakura-and-the-great-buddha?day=${out}&start=08:00`)
  await page.getByRole('complementary').getByRole('button', { name: 'Add to your trip' }).click()
  await expect(inHeader(page)).toHaveAccessibleName('Your trip 2 things')
  await page.getByRole('link', { name: 'See your trip' }).click()
  await expect(headline(page)).toHaveText('One ride and one day out')
  await expect(page.getByText('It fits', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this trip' }).inputValue()
  const stranger = await browser.newPage()
  await stranger.goto(productUrl() + new URL(link).pathname)
  const things = stranger.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
  await expect(things).toHaveText(['Haneda to Palace Hotel Tokyo', 'Kamakura and the Great Buddha'])
  await expect(stranger.getByRole('main').getByText('¥')).toHaveCount(0)
  await stranger.getByRole('button', { name: 'Copy these days into my trip' }).click()
  await expect(headline(stranger)).toHaveText('One ride and one day out')
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('No longer shared.')).toBeVisible()
  await stranger.goto(productUrl() + new URL(link).pathname)
  await expect(headline(stranger)).toHaveText('This trip is no longer shared')
  await stranger.close()

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInAs(page, june)
  await expect(page).toHaveURL('/trip')
  await expect(page.getByText('Your trip is kept in your account.')).toBeVisible()
  await expect(headline(page)).toHaveText('One ride and one day out')
  expect(await page.evaluate(() => localStorage.getItem('trip'))).toBeNull()
  await page.getByRole('link', { name: 'Book Kamakura and the Great Buddha' }).click()
  await expect(page).toHaveURL(new RegExp(`/tour/booking/kamakura-and-the-great-buddha\\?.*day=${out}`))
})
