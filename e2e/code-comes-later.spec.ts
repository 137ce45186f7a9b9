import { expect, type Page } from '@playwright/test'
import { alive } from './support/alive.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

/** Keeps every script back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

for (const path of ['/', '/tour/grid', '/category-details/fuji-and-hakone', '/tour/detail/fuji-at-first-light'])
  test(`${path} is complete before its code is asked for`, async ({ page }) => {
    await page.goto(path)
    const { loaded, scripts } = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return { loaded: opened?.loadEventStart ?? 0, scripts: files.map(({ startTime }) => startTime) }
    })
    expect(loaded).toBeGreaterThan(0)
    expect(scripts.length).toBeGreaterThan(0)
    for (const asked of scripts) expect(asked).toBeGreaterThanOrEqual(loaded)
  })

test('a page for members does not wait for anything', async ({ page }) => {
  const html = await (await page.request.get('/sign-in')).text()
  expect(html).toContain('<script type="module"')
  expect(await (await page.request.get('/')).text()).not.toContain('<script type="module"')
})

test('who touches the page early is not made to wait for its pictures', async ({ page }) => {
  let show = () => {}
  const hidden = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.route('**/uploads/**', async (route) => {
    await hidden
    await route.abort()
  })
  await page.goto('/tour/grid', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).hover()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')))
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  show()
})

test('what is pressed before the code arrives is done when it does', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/tour/detail/fuji-at-first-light', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  letGo()
  await alive(page)
  await expect(page.getByText('Saved on this device.')).toBeVisible()
})

test('on a phone what comes into view is there, though no code ever arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'load' })
  const piece = page.locator('section.below-fold').filter({ has: page.locator('#cars') })
  expect(await piece.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('hidden')
  // Scrolled by the page itself: no finger tells that somebody is there.
  await piece.evaluate((element) => element.scrollIntoView())
  await expect(piece.getByRole('heading', { level: 2 })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.dataset.touched)).toBeUndefined()
})
