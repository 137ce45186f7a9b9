import { expect, type Page } from '@playwright/test'
import { alive } from './support/alive.ts'
import { dayOfNextMonth } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

// What the page of cars says to an ask is tried in server/rides/pages-as-sent.test.ts, what the form says to what is
// typed in web/rides/site/search/ride-form.browser.test.tsx.

const phone = { width: 390, height: 844 }
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const cell = (page: Page, name: RegExp) =>
  page.getByRole('search', { name: 'Find a car' }).getByRole('button', { name })
const picker = (page: Page, name: string) => page.getByRole('dialog', { name })
/** The picker is fetched when it is first asked for: letters are typed once its field has the focus. */
async function typePlace(page: Page, name: 'From' | 'To', words: string) {
  await expect(picker(page, name).getByRole('textbox', { name, exact: true })).toBeFocused()
  await page.keyboard.type(words)
}
const car = (page: Page, name: string) => page.getByRole('article', { name })

const ride = (more: Record<string, string> = {}) =>
  `/cabs/list?${new URLSearchParams({
    way: 'transfer',
    from: 'haneda-terminal-3',
    to: 'the-okura-tokyo',
    day: dayOfNextMonth(9),
    time: '19:05',
    guests: '3',
    ...more,
  })}`

test('from a flight to the cars by keyboard alone, with a slip in the name', async ({ page }) => {
  await page.goto('/cabs/home')
  await alive(page)
  await cell(page, /^From, and the flight/).focus()
  await page.keyboard.press('Enter')
  const from = picker(page, 'From')
  await typePlace(page, 'From', 'hanedda')
  await expect(from.getByRole('option').first()).toContainText('Haneda')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(from.getByRole('textbox', { name: /^Flight number/ })).toBeFocused()
  await page.keyboard.type('nh212')
  await page.keyboard.press('Tab')
  await expect(from.getByText(/^NH 212 from .+ lands at 19:05/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cell(page, /^From, and the flight/)).toContainText('Haneda T3, NH 212')
  await expect(cell(page, /^From, and the flight/)).toBeFocused()
  await expect(cell(page, /^Lands/)).toContainText('19:05')

  await cell(page, /^Lands/).focus()
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Day of landing')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')

  await cell(page, /^To/).focus()
  await page.keyboard.press('Enter')
  await typePlace(page, 'To', 'okra tokyo')
  await expect(
    picker(page, 'To')
      .getByRole('option', { name: /The Okura Tokyo/ })
      .first(),
  ).toBeVisible()
  await picker(page, 'To')
    .getByRole('option', { name: /^The Okura Tokyo/ })
    .first()
    .click()
  await cell(page, /^Party/).click()
  await page.getByRole('button', { name: 'More children' }).click()
  await expect(page.getByRole('combobox', { name: 'Age, The child' })).toHaveValue('')
  await page.getByRole('combobox', { name: 'Age, The child' }).selectOption('4')
  await page.getByRole('button', { name: 'More child seats' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'See cars' }).click()

  await expect(page).toHaveURL(/\/cabs\/list\?.*children=4/)
  await expect(headline(page)).toHaveText(/of our \w+ classes takes? all of you$/)
  await expect(car(page, 'Alphard')).toContainText('¥')
  await car(page, 'Alphard').getByText('What is in it').click()
  await expect(car(page, 'Alphard')).toContainText('Altogether')

  await page.goBack()
  await expect(cell(page, /^From, and the flight/)).toContainText('Haneda T3, NH 212')
  await expect(cell(page, /^To/)).toContainText('The Okura Tokyo')
  await expect(cell(page, /^Party/)).toContainText('3 guests')
  await page.goForward()
  await car(page, 'Alphard').getByRole('link', { name: 'Choose the Alphard' }).click()
  await expect(page).toHaveURL(/\/cabs\/detail\?.*from=haneda-terminal-3.*class=alphard/)
})

test('while the answer is late the form keeps its names, and an answer that never comes can be asked for again', async ({
  page,
}) => {
  await page.goto(ride().replace('/cabs/list', '/cabs/home'))
  await alive(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/rides/cars?*', async (route) => {
    await answer.promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'See cars' }).click()
  await expect(page).toHaveURL(/\/cabs\/list/)
  await expect(page.getByText('The cars are on their way')).toBeAttached()
  await expect(cell(page, /^From/)).toContainText('Haneda T3')
  await expect(cell(page, /^Lands/)).toContainText('19:05')
  answer.resolve()
  await expect(page.getByText('The cars did not load')).toBeVisible()
  await expect(cell(page, /^From/)).toContainText('Haneda T3')
  await page.unroute('**/rides/cars?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toHaveText(/all of you$/)
})

test('a way back that is added beside the cars is in their prices at once, and comes out of them again', async ({
  page,
}) => {
  await page.goto(ride())
  await alive(page)
  await expect(car(page, 'Alphard')).not.toContainText('both ways')
  await page.getByRole('button', { name: 'Add the way back' }).click()
  const back = picker(page, 'Day of the way back')
  await expect(back).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(back.getByRole('textbox', { name: 'Pick-up at' })).toBeFocused()
  await page.keyboard.type('10:00')
  await back.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/returnTime=10%3A00/)
  await expect(car(page, 'Alphard')).toContainText('final, both ways')
  await expect(headline(page)).toBeFocused()
  await page.getByRole('button', { name: 'Only one way' }).click()
  await expect(car(page, 'Alphard')).not.toContainText('both ways')
})

test('order and filters stand in the address and ask nobody again', async ({ page }) => {
  await page.goto(ride({ guests: '4' }))
  await alive(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/rides/cars') && asked.push(request.url()))
  await page.getByRole('combobox', { name: 'Order' }).selectOption('size')
  await expect(page).toHaveURL(/sort=size/)
  await expect(page.getByRole('article').first()).toContainText('HiAce Grand Cabin')
  await page.getByRole('link', { name: 'Only what fits' }).click()
  await expect(page).toHaveURL(/fits=yes/)
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('HiAce Grand Cabin')
  expect(asked).toEqual([])
})

test('on a phone the same is asked and answered without sideways scrolling', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(ride({ largeCases: '2' }))
  await alive(page)
  await expect(car(page, 'Alphard').getByRole('link', { name: 'Choose the Alphard' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await cell(page, /^Party/).click()
  await page.getByRole('button', { name: 'More adults' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect(page).toHaveURL(/guests=4/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('places in words and a moment lead to the cars', async ({ page }) => {
    await page.goto('/cabs/home')
    await page.getByLabel('From, and the flight').fill('Haneda Terminal 3')
    await page.getByLabel('Lands').fill(`${dayOfNextMonth(9)}T19:05`)
    await page.getByLabel('To', { exact: true }).fill('The Okura Tokyo')
    await page.getByRole('button', { name: 'See cars' }).click()
    await expect(page).toHaveURL(/\/cabs\/list\?.*from=haneda-terminal-3/)
    await expect(headline(page)).toHaveText(/all of you$/)
  })
})
