import { expect, type Page } from '@playwright/test'
import { goInApp, isSameDocument } from './support/in-app.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const fuji = '/tour/detail/fuji-at-first-light'
const unhurried = '/tour/detail/tokyo-in-one-unhurried-day'
/** The code of all below the prints. */
const body = /\/assets\/tour-body-/
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const box = (page: Page) => page.getByRole('complementary', { name: 'Your day and its price' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const partyButton = (page: Page) => box(page).getByRole('button', { name: 'Change party' })
const moreAdults = (page: Page) => page.getByRole('button', { name: 'More adults' })

/** Keeps back what is asked for there until it is let go. */
async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(what, async (route) => {
    await held
    await route.fallback()
  })
  return letGo
}

test('what is pressed before the code arrives is done when it does, above and below the prints; a saved tour is found again after a reload, and stands beside the next in the comparison', async ({
  page,
}) => {
  const [letBodyGo, letGo] = [await hold(page, body), await hold(page, '**/*.js')]
  await page.goto(fuji, { waitUntil: 'load' })
  await save(page).click()
  const bodyAsked = page.waitForRequest(body)
  letGo()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await bodyAsked
  await partyButton(page).click()
  await expect(moreAdults(page)).toHaveCount(0)
  letBodyGo()
  await expect(moreAdults(page)).toBeVisible()
  await expect(box(page).getByRole('button', { name: 'Close party' })).toBeFocused()

  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await goInApp(page, `${unhurried}?guests=4`)
  await expect(title(page, 'Tokyo in one unhurried day')).toBeVisible()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('main').getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare-listing?items=tour%3Atokyo-in-one-unhurried-day%2Ctour%3Afuji-at-first-light&guests=4',
  )
  await page.goBack()
  await expect(title(page, 'Fuji at first light')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('No longer saved.')).toBeVisible()
  await page.reload()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
})

test('below the prints the code is fetched only when somebody touches the page; without a connection it stays readable, and the next press tries again; then a stop shows itself on the map', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(fuji, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => body.test(url))).toEqual([])
  await page.route(body, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => body.test(request.url()))
  // In the margin: a pointer that rests on a stop would show that one.
  await page.mouse.move(2, 300, { steps: 3 })
  await failed
  await expect(page.getByRole('heading', { name: 'The day, stop by stop' })).toBeVisible()
  await page.unroute(body)
  await partyButton(page).click()
  await expect(moreAdults(page)).toBeVisible()

  await page.mouse.move(2, 310)
  const map = page.getByRole('img', { name: /^Route from/ })
  const mark = map.locator('g').filter({ hasText: 'Chureito' }).last().locator('rect').first()
  const colour = () => mark.evaluate((element) => getComputedStyle(element).fill)
  const stop = page.getByRole('button', { name: 'Chureito Pagoda on the map' })
  const before = await colour()
  await stop.focus()
  await expect.poll(colour).not.toBe(before)
  await stop.blur()
  await expect.poll(colour).toBe(before)
})

// What the server answers to such addresses is tried in server/catalogue/pages-as-sent.test.ts.
test('on the way from another page a tour that cannot be asked for says so and opens when it can, and reviews that cannot do not take it with them; capitals lead to the one spelling of a tour, a line and an offer, and what nothing stands at to /not-found', async ({
  page,
}) => {
  await page.goto('/tour/grid?q=first+light')
  await page.route('**/api/get-tour-details', (route) => route.abort())
  await page.route('**/api/tours/*/reviews', (route) => route.abort())
  await page.getByRole('link', { name: 'Fuji at first light' }).first().click()
  await expect(title(page, 'The tour did not load')).toBeVisible()
  const failsAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/get-tour-details'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await failsAgain
  await expect(title(page, 'The tour did not load')).toBeVisible()
  await page.unroute('**/api/get-tour-details')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'Fuji at first light')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The day, stop by stop' })).toBeVisible()
  const reviews = page.getByRole('region', { name: 'From people who went' })
  await expect(reviews.getByRole('alert')).toContainText('What guests wrote did not load.')
  await page.unroute('**/api/tours/*/reviews')
  await reviews.getByRole('button', { name: 'Try again' }).click()
  await expect(reviews).toContainText('Nobody in the car said a word for ten minutes')

  for (const [written, address, name] of [
    ['/tour/detail/Ginkgo-GOLD?guests=4', '/tour/detail/ginkgo-gold?guests=4', 'Ginkgo gold'],
    ['/category-details/EVENINGS', '/category-details/evenings', 'Evenings'],
    ['/offer-detail?offer=Clear-Sky-Weekdays', '/offer-detail?offer=clear-sky-weekdays', 'Clear-sky weekdays'],
  ] as const) {
    await goInApp(page, written)
    await expect(page).toHaveURL(address)
    await expect(title(page, name)).toBeVisible()
  }
  await goInApp(page, '/offer-detail?offer=cherry-tuesdays')
  await expect(page.getByText('This offer has ended')).toBeVisible()
  for (const path of ['/tour/detail/no-such-tour', '/tour/detail/a%2Fb', '/category-details/no-such-line']) {
    await goInApp(page, path)
    await expect(page, path).toHaveURL('/not-found')
    await goInApp(page, '/about-us')
    await expect(page, path).toHaveURL('/about-us')
  }
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 720 } })

  test('an address with a day and a seat shows no price of another choice, from the first moment on; the price box stays in view beside all that there is to read, also where it is higher than the window; a day that is hard with a small child says so where one was named', async ({
    page,
  }) => {
    const letGo = await hold(page, body)
    await page.goto(`${fuji}?day=2027-01-12&guests=3&ages=4&extras=child-seat:1`)
    await expect(box(page)).toBeVisible()
    await expect(box(page).getByText('¥128,000').first()).toBeHidden()
    letGo()
    const fact = page.getByText(
      'Hard with small children. Starts at 05:30 at the latest, 398 steps, 6 hours in the car.',
    )
    await expect(fact.first()).toBeVisible()

    await expect(box(page).getByText('per car, all in')).toBeVisible()
    const reviews = page.getByRole('heading', { name: 'From people who went' })
    await reviews.scrollIntoViewIfNeeded()
    await expect(reviews).toBeInViewport()
    await expect(box(page).getByRole('link', { name: /^Book / })).toBeInViewport()
    // What a day costs is asked when somebody comes to the box.
    await expect(box(page).getByText('¥129,650').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole day reads, and nothing is offered that would not work', async ({ page }) => {
    await page.goto(fuji)
    await expect(title(page, 'Fuji at first light')).toBeVisible()
    for (const name of ['The day, stop by stop', 'What the price covers', 'If your plans change', 'Practical'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Route from/ })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'HiAce Grand Cabin' })).toContainText('¥152,000')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Five lakes, slowly' }).click()
    await expect(title(page, 'Five lakes, slowly')).toBeVisible()
  })
})
