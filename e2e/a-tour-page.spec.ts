import { expect, type Page } from '@playwright/test'
import { goInApp, isSameDocument } from './support/in-app.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const fuji = '/tour/detail/fuji-at-first-light'
const unhurried = '/tour/detail/tokyo-in-one-unhurried-day'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const box = (page: Page) => page.getByRole('complementary', { name: 'Your day and its price' })

test.describe('below the prints', () => {
  const body = /\/assets\/tour-body-/

  test('the code is fetched only when somebody touches the page', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(fuji, { waitUntil: 'networkidle' })
    expect(asked.filter((url) => body.test(url))).toEqual([])
    const fetched = page.waitForRequest(body)
    await page.mouse.move(300, 300, { steps: 3 })
    await fetched
  })

  test('a press before it is there is not lost', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(body, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(fuji)
    await box(page).getByRole('button', { name: 'Change party' }).click()
    await expect(page.getByRole('button', { name: 'More adults' })).toHaveCount(0)
    letGo()
    await expect(page.getByRole('button', { name: 'More adults' })).toBeVisible()
    await expect(box(page).getByRole('button', { name: 'Close party' })).toBeFocused()
  })

  test('an address with a day and a seat shows no price of another choice, from the first moment on', async ({
    page,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(body, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${fuji}?guests=3&ages=4&extras=child-seat:1`)
    await expect(box(page)).toBeVisible()
    await expect(box(page).getByText('¥128,000').first()).toBeHidden()
    letGo()
    await expect(box(page).getByText('¥129,650').first()).toBeVisible()
  })

  test('without a connection it stays readable, and the next press tries again', async ({ page }) => {
    await page.route(body, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => body.test(request.url()))
    await page.goto(fuji)
    await failed
    await expect(page.getByRole('heading', { name: 'The day, stop by stop' })).toBeVisible()
    await page.unroute(body)
    await box(page).getByRole('button', { name: 'Change party' }).click()
    await expect(page.getByRole('button', { name: 'More adults' })).toBeVisible()
  })

  test('a stop shows itself on the map', async ({ page }) => {
    await page.goto(fuji)
    const map = page.getByRole('img', { name: /^Route from/ })
    const mark = map.locator('g').filter({ hasText: 'Chureito' }).last().locator('rect').first()
    const colour = () => mark.evaluate((element) => getComputedStyle(element).fill)
    const stop = page.getByRole('button', { name: 'Chureito Pagoda on the map' })
    await expect(async () => {
      // In the margin: a pointer that rests on another stop would show that one. It moves as long as nothing hears it.
      await page.mouse.move(2, 300)
      await page.mouse.move(2, 310)
      await expect(stop).toBeVisible({ timeout: 1000 })
    }).toPass()
    const before = await colour()
    await stop.focus()
    await expect.poll(colour).not.toBe(before)
    await stop.blur()
    await expect.poll(colour).toBe(before)
  })
})

test.describe('keeping and handing on', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

  test('a saved tour is found again after a reload, and stands beside the next in the comparison', async ({ page }) => {
    await page.goto(fuji)
    await save(page).click()
    await expect(page.getByText('Saved on this device.')).toBeVisible()
    await page.reload()
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true')

    await page.goto(`${unhurried}?guests=4`)
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('main').getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare-listing?items=tour%3Atokyo-in-one-unhurried-day%2Ctour%3Afuji-at-first-light&guests=4',
    )
    await page.goto(fuji)
    await save(page).click()
    await expect(page.getByText('No longer saved.')).toBeVisible()
    await page.reload()
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('addresses', () => {
  // What the server answers to such an address is tried in server/catalogue/pages-as-sent.test.ts.
  test('on the way from another page, capitals lead to the one spelling of a tour, a line and an offer', async ({
    page,
  }) => {
    await page.goto('/about-us')
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
    expect(await isSameDocument(page)).toBe(true)
  })

  test('on the way from another page, what no tour and no line stands at leads to /not-found', async ({ page }) => {
    await page.goto('/about-us')
    for (const path of ['/tour/detail/no-such-tour', '/tour/detail/a%2Fb', '/category-details/no-such-line']) {
      await goInApp(page, path)
      await expect(page, path).toHaveURL('/not-found')
      await goInApp(page, '/about-us')
      await expect(page, path).toHaveURL('/about-us')
    }
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('without a connection', () => {
  test('a tour that cannot be asked for says so, and opens when it can', async ({ page }) => {
    await page.goto('/tour/grid?q=first+light')
    await page.route('**/api/get-tour-details', (route) => route.abort())
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
  })

  test('reviews that cannot be asked for do not take the tour with them', async ({ page }) => {
    await page.goto(unhurried)
    await page.route('**/api/tours/*/reviews', (route) => route.abort())
    await goInApp(page, fuji)
    await expect(title(page, 'Fuji at first light')).toBeVisible()
    const reviews = page.getByRole('region', { name: 'From people who went' })
    await expect(reviews.getByRole('alert')).toContainText('What guests wrote did not load.')
    await page.unroute('**/api/tours/*/reviews')
    await reviews.getByRole('button', { name: 'Try again' }).click()
    await expect(reviews).toContainText('Nobody in the car said a word for ten minutes')
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 720 } })

  test('the price box stays in view beside all that there is to read, also where it is higher than the window', async ({
    page,
  }) => {
    await page.goto(`${fuji}?day=2027-01-12&guests=4`)
    const price = box(page).getByText('per car, all in')
    await expect(price).toBeVisible()
    const reviews = page.getByRole('heading', { name: 'From people who went' })
    // What lies below is drawn anew when its code comes, and may take the heading with it while it is scrolled to.
    await expect(async () => {
      await reviews.scrollIntoViewIfNeeded()
      await expect(reviews).toBeInViewport({ timeout: 1000 })
    }).toPass()
    await expect(box(page).getByRole('link', { name: /^Book / })).toBeInViewport()
  })

  test('a day that is hard with a small child says so where a child of four was named', async ({ page }) => {
    const fact = page.getByText(
      'Hard with small children. Starts at 05:30 at the latest, 398 steps, 6 hours in the car.',
    )
    await page.goto(`${fuji}?guests=4&ages=4,9`)
    await expect(fact.first()).toBeVisible()
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
