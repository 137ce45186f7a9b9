import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const phone = { width: 390, height: 844 }
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are set' })

/** What a filter says beside its name: how many tours remain if it is chosen. */
const promised = async (page: Page, name: string) => {
  const row = filters(page).locator('label', { hasText: name })
  return Number((await row.locator('[aria-hidden]').last().textContent()) ?? '')
}

test('a mistyped word finds what was meant, and says how it was read', async ({ page }) => {
  await page.goto('/tour/grid')
  await page.getByRole('textbox', { name: 'What would you like to see?' }).fill('kamakra')
  await page.getByRole('button', { name: 'Find a day' }).click()
  await expect(page).toHaveURL('/tour/grid?q=kamakra')
  await expect(headline(page)).toHaveText(/^\d+ tours for “kamakura”$/)
  await expect(page.getByText('Showing tours for “kamakura”.')).toBeVisible()
  await expect(page.getByText('You wrote “kamakra”.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Kamakura and the Great Buddha' })).toBeVisible()
})

test('a family finds the days that are good with small children, best rated first, and reads why', async ({ page }) => {
  await page.goto('/tour/grid')
  await page.getByRole('checkbox', { name: /Good with small children/ }).check()
  await expect(page).toHaveURL('/tour/grid?children=small')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Best rated first')
  await expect(page).toHaveURL('/tour/grid?children=small&sort=rating')
  const entries = page.getByRole('article')
  await expect(entries.filter({ hasText: 'Ueno with children' })).toContainText(
    'Good with small children. From 2 years, starts at 09:15, no steps, stroller all the way.',
  )
  await expect(entries.filter({ hasText: 'Fuji at first light' })).toHaveCount(0)
  // The rows in the old order stay until the others are there.
  const isFalling = async () => {
    const averages = (await entries.getByText(/^\d\.\d$/).allTextContents()).map(Number)
    return (
      averages.length > 1 && averages.every((average, index) => index === 0 || average <= (averages[index - 1] ?? 0))
    )
  }
  await expect.poll(isFalling).toBe(true)
})

test('by keyboard alone each filter gives what it promised, keeps the focus and says the count', async ({ page }) => {
  await page.goto('/tour/grid')
  const gardens = filters(page).getByRole('checkbox', { name: /^Gardens/ })
  const count = await promised(page, 'Gardens')
  await gardens.focus()
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/tour/grid?line=gardens')
  await expect(headline(page)).toHaveText(`${count} tours`)
  await expect(page.getByRole('article')).toHaveCount(count)
  await expect(gardens).toBeFocused()
  await expect(gardens).toBeChecked()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(page.getByRole('status').filter({ hasText: `${count} tours` })).toHaveCount(1)

  const nowhere = filters(page).getByRole('checkbox', { name: /^More than 10 hours/ })
  expect(await promised(page, 'More than 10 hours')).toBe(0)
  await expect(nowhere).toBeEnabled()

  await filters(page)
    .getByRole('radio', { name: /^7 guests/ })
    .focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/tour/grid?line=gardens&room=7')
  await page.goBack()
  await expect(page).toHaveURL('/tour/grid?line=gardens')
  await expect(filters(page).getByRole('radio', { name: 'Any party' })).toBeChecked()
})

test('the price is narrowed by the arrow keys, in yen, as one step of the history', async ({ page }) => {
  await page.goto('/about-us')
  await page.goto('/tour/grid')
  const highest = filters(page).getByRole('slider', { name: 'Highest price' })
  const lowest = filters(page).getByRole('slider', { name: 'Lowest price' })
  await highest.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/^[^?]*\?max=\d+$/)
  const max = Number(new URL(page.url()).searchParams.get('max'))
  await expect(highest).toHaveAttribute('aria-valuetext', `¥${max.toLocaleString('en')}`)
  await expect(highest).toBeFocused()
  await expect(chips(page).getByRole('link', { name: `Remove Up to ¥${max.toLocaleString('en')}` })).toBeVisible()

  await lowest.focus()
  await page.keyboard.press('End')
  await expect(lowest).toHaveValue(String(max - 10_000))
  await expect(page).toHaveURL(new RegExp(`min=${max - 10_000}&max=${max}`))
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test('each chip removes one filter and hands on the focus; clearing all keeps what was asked for', async ({ page }) => {
  await page.goto(
    '/tour/grid?q=temple&day=2027-11-24&guests=3&line=tokyo-classics,evenings&length=day,short&walking=easy',
  )
  await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(5)
  await chips(page).getByRole('link', { name: 'Remove Evenings' }).press('Enter')
  await expect(page).toHaveURL(/line=tokyo-classics&length=short,day&walking=easy$/)
  await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(4)
  await expect(chips(page).getByRole('link', { name: 'Remove Up to 5 hours' })).toBeFocused()
  await expect(filters(page).getByRole('checkbox', { name: /^Evenings/ })).not.toBeChecked()

  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/tour/grid?q=temple&day=2027-11-24&guests=3')
  await expect(headline(page)).toBeFocused()
  await expect(headline(page)).toHaveText(/run(s)? on Wednesday 24 November$/)
  await expect(page.getByRole('button', { name: /3 guests/ })).toBeVisible()
})

test('back and reload keep everything', async ({ page }) => {
  await page.goto('/tour/grid?guests=5')
  await filters(page)
    .getByRole('checkbox', { name: /^Fuji and Hakone/ })
    .check()
  await expect(page).toHaveURL('/tour/grid?guests=5&line=fuji-and-hakone')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Lowest price first')
  await expect(page).toHaveURL('/tour/grid?guests=5&line=fuji-and-hakone&sort=price')
  const prices = () =>
    page
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => Number(/¥([\d,]+)/.exec(one.textContent)?.[1]?.replace(',', ''))))
  const isSorted = async () =>
    (await prices()).every((price, index, all) => index === 0 || (all[index - 1] ?? 0) <= price)
  await expect.poll(isSorted).toBe(true)
  const sorted = await prices()
  await expect(page.getByText(/^Alphard for 5 guests$/).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('price')
  await expect(filters(page).getByRole('checkbox', { name: /^Fuji and Hakone/ })).toBeChecked()
  expect(await prices()).toEqual(sorted)
  await page.goBack()
  await expect(page).toHaveURL('/tour/grid?guests=5&line=fuji-and-hakone')
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('ours')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/tour\/detail\/[a-z-]+\?guests=5$/)
  await page.goBack()
  await expect(page).toHaveURL('/tour/grid?guests=5&line=fuji-and-hakone')
  await expect(filters(page).getByRole('checkbox', { name: /^Fuji and Hakone/ })).toBeChecked()
})

test('turning the page leads to the headline, and back to where one was', async ({ page }) => {
  await page.goto('/tour/grid')
  const paging = page.getByRole('navigation', { name: 'Pages of results' })
  await expect(paging).toContainText('1 to 9 of 45')
  await paging.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/tour/grid?page=2')
  await expect(headline(page)).toBeFocused()
  await expect(headline(page)).toBeInViewport()
  await expect(paging).toContainText('10 to 18 of 45')
  await expect(paging.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await paging.getByRole('link', { name: 'Page 5' }).click()
  await expect(paging).toContainText('37 to 45 of 45')
  await expect(paging.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await page.goBack()
  await expect(paging).toContainText('10 to 18 of 45')
  await filters(page)
    .getByRole('checkbox', { name: /^Evenings/ })
    .check()
  await expect(page, 'a changed filter begins at the first page').toHaveURL('/tour/grid?line=evenings')
})

test('where nothing fits, the page says what to leave out and leads there', async ({ page }) => {
  await page.goto('/tour/grid?line=gardens&length=long')
  await expect(
    page.getByRole('heading', { name: /^Nothing fits both filters\. Without “.+” there (is|are) \d+\.$/ }),
  ).toBeVisible()
  const way = page.getByRole('link', { name: /^Show \d+ tours?: Without “More than 10 hours”$/ })
  const count = /\d+/.exec((await way.textContent()) ?? '')?.[0]
  await way.click()
  await expect(page).toHaveURL('/tour/grid?line=gardens')
  await expect(headline(page)).toHaveText(`${count} tours`)
  await expect(headline(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the sheet of filters counts while one chooses, and shows what it counted', async ({ page }) => {
    await page.goto('/tour/grid')
    await page.getByRole('link', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Narrow it down' })
    await expect(sheet.getByRole('button', { name: 'Show 45 tours' })).toBeVisible()
    await sheet.getByRole('checkbox', { name: /^Gardens/ }).check()
    await expect(sheet.getByRole('button', { name: 'Show 3 tours' })).toBeVisible()
    await sheet.getByRole('checkbox', { name: /^Evenings/ }).check()
    await sheet.getByRole('button', { name: 'Show 7 tours' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/tour/grid?line=gardens,evenings')
    await expect(headline(page)).toHaveText('7 tours')
    await expect(page.getByRole('link', { name: 'Filters, 2 set' })).toBeVisible()
    await page.goBack()
    await expect(headline(page)).toHaveText('45 tours')
  })

  test('a step back closes the sheet first, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/about-us')
    await page.goto('/tour/grid?guests=3')
    const opener = page.getByRole('link', { name: 'Filters' })
    const sheet = page.getByRole('dialog', { name: 'Narrow it down' })
    await opener.click()
    await sheet.getByRole('checkbox', { name: /^Gardens/ }).check()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/tour/grid?guests=3')
    await expect(headline(page)).toHaveText('45 tours')

    await opener.press('Enter')
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL('/tour/grid?guests=3')
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
  })
})
