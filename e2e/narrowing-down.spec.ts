import { expect, type Page, test } from '@playwright/test'
import { productUrl } from './support/people.ts'

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

test('words that no tour has together are told from those that one has', async ({ page }) => {
  await page.goto('/tour/grid?q=fuji+knives')
  await expect(page.getByText('No tour has all of these words; these have some.')).toBeVisible()
  await page.goto('/tour/grid?q=fuji')
  await expect(headline(page)).toContainText('for “fuji”')
  await expect(page.getByText('No tour has all of these words')).toHaveCount(0)
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

  await page.goto('/tour/grid?q=zzzzqqqq')
  await page.getByRole('link', { name: /^Show \d+ tours: Without the words “zzzzqqqq”$/ }).click()
  await expect(headline(page)).toHaveText('45 tours')
})

const unkind = {
  'ten thousand characters': `q=${'garden '.repeat(1430)}`,
  quotes: `q=${encodeURIComponent(`"'\`“”`)}`,
  'per cent signs': 'q=%25%25_%5C&from=%25',
  emoji: `q=${encodeURIComponent('🗻🍣'.repeat(60))}`,
  SQL: `q=${encodeURIComponent("'; DROP TABLE tours; --")}`,
  HTML: `q=${encodeURIComponent('<img src=x onerror="document.title=1"><script>document.title=2</script>')}`,
  'control characters': 'q=%00%1b&from=%00',
  'filters that do not exist':
    'line=atlantis&length=endless&walking=flying&season=monsoon&guide=robot&room=5&sort=luck&colour=red',
  'days that do not exist': 'day=2026-02-30&guests=1000',
  'page -1': 'page=-1',
  'page 1e9': 'page=1e9',
  'page x': 'page=x',
  'prices the wrong way round': 'min=99999999999&max=-4',
  'hundreds of lines': Array.from({ length: 300 }, (_, index) => `line=line-${index}`).join('&'),
  'broken escapes': 'q=%E0%A4%A',
}

for (const [name, query] of Object.entries(unkind)) {
  test(`an address with ${name} is answered with tours or a way to them`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    expect((await page.goto(`/tour/grid?${query}`))?.status()).toBe(200)
    await expect(headline(page)).toHaveText(/^\d+ tours?\b/)
    await expect(page).toHaveTitle(/^All tours · /)
    await expect(
      page
        .getByRole('article')
        .or(page.getByRole('heading', { name: /^Nothing fits/ }))
        .first(),
    ).toBeVisible()
    await page.setViewportSize(phone)
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overhang, 'nothing scrolls sideways').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    // The page still works: a filter narrows.
    await filters(page)
      .getByRole('checkbox', { name: /^Gardens/ })
      .check()
    await expect(page).toHaveURL(/line=gardens/)
    await expect(headline(page)).toHaveText(/^\d+ tours?\b/)
    expect(problems).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, chips, order, pages and comparison all work', async ({ page }) => {
    await page.goto('/tour/grid?guests=3')
    await filters(page)
      .getByRole('checkbox', { name: /^Evenings/ })
      .check()
    await filters(page)
      .getByRole('checkbox', { name: /^Gardens/ })
      .check()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Lowest price first')
    await filters(page).getByRole('button', { name: 'Show these tours' }).click()
    await expect(headline(page)).toHaveText('7 tours')
    await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(2)
    await expect(page.getByRole('spinbutton', { name: 'Party' })).toHaveValue('3')

    await chips(page).getByRole('link', { name: 'Remove Gardens' }).click()
    await expect(headline(page)).toHaveText('4 tours')
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(0)
      .check()
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Compare the ticked tours' }).click()
    await expect(headline(page)).toHaveText('Two days, side by side')

    await page.goto('/tour/grid')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText('10 to 18 of 45')).toBeVisible()
  })

  test('on a phone the filters stand below the results', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/tour/grid')
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(filters(page)).toBeInViewport()
    await filters(page)
      .getByRole('checkbox', { name: /^Gardens/ })
      .check()
    await filters(page).getByRole('button', { name: 'Show these tours' }).click()
    await expect(headline(page)).toHaveText('3 tours')
  })
})

test('what is ticked before the scripts arrive counts when they do', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/tour/grid?guests=3', { waitUntil: 'commit' })
  await filters(page)
    .getByRole('checkbox', { name: /^Gardens/ })
    .check()
  await page.getByRole('checkbox', { name: 'Compare Old Tokyo before lunch' }).check()
  arrive()
  await expect(page).toHaveURL('/tour/grid?guests=3&line=gardens&compare=old-tokyo-before-lunch')
  await expect(headline(page)).toHaveText('3 tours')
})

test('an outage keeps the filters, says so, and is over when it is over', async ({ page }) => {
  await page.goto('/tour/grid?guests=3')
  await page.route('**/api/tours*', (route) => route.abort())
  await filters(page)
    .getByRole('checkbox', { name: /^Gardens/ })
    .check()
  const alert = page.getByRole('alert').filter({ hasText: 'The tours did not load' })
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL('/tour/grid?guests=3&line=gardens')
  await expect(filters(page).getByRole('checkbox', { name: /^Gardens/ })).toBeChecked()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeVisible()

  await page.unroute('**/api/tours*')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toHaveText('3 tours')
  await expect(alert).toBeHidden()
})

test('coming from another page, an outage and a slow answer both show the page at once', async ({ page }) => {
  await page.goto('/about-us')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/tours*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'All tours' }).click()
  await expect(page.getByText('The tours are on their way')).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'What would you like to see?' })).toBeVisible()
  answer()
  await expect(headline(page)).toHaveText('45 tours')

  await page.goBack()
  await page.unroute('**/api/tours*')
  await page.route('**/api/tours*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'All tours' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The tours did not load' })).toBeVisible()
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
