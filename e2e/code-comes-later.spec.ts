import { expect, type Page } from '@playwright/test'
import { alive } from './support/alive.ts'
import { beginAs, eleanor, password, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const openPages = [
  '/',
  '/tour/grid',
  '/category-details/fuji-and-hakone',
  '/tour/detail/fuji-at-first-light',
  '/cabs/home',
  '/contact-us',
  '/sign-in',
  '/find-booking',
]

/** Every script that the browser has read to run it: our files by their path, and how long those in the document are. */
async function watchScripts(page: Page) {
  const files: string[] = []
  const inDocument: number[] = []
  const browser = await page.context().newCDPSession(page)
  browser.on('Debugger.scriptParsed', ({ url, length = 0, startLine, startColumn }) => {
    if (url.endsWith('.js')) files.push(new URL(url).pathname)
    else if (url.startsWith('http') && startLine + startColumn > 0) inDocument.push(length)
  })
  await browser.send('Debugger.enable')
  return { files, inDocument }
}

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

for (const path of openPages)
  test(`${path} is complete before its code is asked for, and runs none of it before somebody is there`, async ({
    page,
  }) => {
    const { files, inDocument } = await watchScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(files).toEqual([])
    expect(inDocument.length).toBeGreaterThan(0)
    expect(inDocument.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(5 * 1024)
    const asked = () =>
      page.evaluate(() => {
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
        return scripts.map(({ startTime }) => startTime)
      })
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(5)
    const loaded = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return opened?.loadEventStart ?? 0
    })
    expect(loaded).toBeGreaterThan(0)
    for (const time of await asked()) expect(time).toBeGreaterThanOrEqual(loaded)
    expect(files, 'asked for, and not run').toEqual([])
    await page.mouse.move(200, 300, { steps: 3 })
    await expect.poll(() => files.length).toBeGreaterThan(5)
    await alive(page)
  })

test('to who saves data no code is sent before they do something', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.mouse.move(200, 300, { steps: 3 })
  await expect.poll(() => asked.length).toBeGreaterThan(5)
})

test('who scrolls is there', async ({ page }) => {
  const { files } = await watchScripts(page)
  await page.goto('/', { waitUntil: 'load' })
  await page.evaluate(() => scrollBy(0, 300))
  await expect.poll(() => files.length).toBeGreaterThan(5)
})

test('who is signed in in this tab is greeted without doing anything', async ({ page }) => {
  await beginAs(page, productUrl(), eleanor)
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.getByRole('button', { name: eleanor.name })).toBeVisible()
  expect(await page.evaluate(() => 'touched' in document.documentElement.dataset)).toBe(false)
})

test('a page that shows nothing true without its code waits for nobody', async ({ page }) => {
  const { files } = await watchScripts(page)
  await page.goto('/tour/booking/fuji-at-first-light', { waitUntil: 'load' })
  await expect.poll(() => files.length).toBeGreaterThan(5)
  expect(await page.evaluate(() => 'touched' in document.documentElement.dataset)).toBe(false)
  // One for members has its code in the document's own words.
  expect(await (await page.request.get('/user/profile')).text()).toContain('<script type="module"')
  expect(await (await page.request.get('/')).text()).not.toContain('<script type="module"')
})

test('an address that only the code reads is read without anybody doing anything', async ({ page }) => {
  await page.goto('/find-booking?booking=AN-7K2M4P', { waitUntil: 'load' })
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('AN-7K2M4P')
  expect(await page.evaluate(() => 'touched' in document.documentElement.dataset)).toBe(false)
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
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.mouse.move(200, 300, { steps: 3 })
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')))
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  show()
})

test('what is pressed before the code arrives is done when it does', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/tour/detail/fuji-at-first-light', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  letGo()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
})

test('a menu that is pressed first opens, once, however impatiently it was pressed', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'load' })
  const display = page.getByRole('button', { name: 'Display' })
  await display.click()
  await display.click()
  letGo()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a filter that is ticked first narrows the tours down', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/tour/grid', { waitUntil: 'load' })
  await page.getByRole('checkbox', { name: /Good with small children/ }).check()
  letGo()
  await expect(page).toHaveURL('/tour/grid?children=small')
  await expect(page.getByRole('checkbox', { name: /Good with small children/ })).toBeChecked()
})

test('a letter that is sent empty before the code arrives is answered, and the page stays', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'load' })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Eleanor Marsh')
  await page.getByRole('button', { name: 'Send to the desk' }).click()
  letGo()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Eleanor Marsh')
  await expect(page).toHaveURL('/contact-us')
})

test('who types and signs in before the code arrives is signed in, and no password is in the address', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/sign-in', { waitUntil: 'load' })
  await page.getByRole('textbox', { name: 'E-mail' }).fill(eleanor.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in')
  const asked = page.waitForRequest('**/api/login')
  letGo()
  expect((await asked).postDataJSON()).toEqual({ email: eleanor.email, password })
  await page.waitForURL('/user/tour-bookings')
})

test('what is below the fold is in the page for whoever searches in it or listens, though no code ever arrives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'load' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')
  const heard = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    return nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored).map(({ name }) => name?.value)
  }
  await expect.poll(heard).toContain('The cars')
  expect(await page.evaluate(() => 'touched' in document.documentElement.dataset)).toBe(false)
  const isFound = (text: string) =>
    page.evaluate((sought) => (window as unknown as { find(text: string): boolean }).find(sought), text)
  expect(await isFound('The one most families choose.')).toBe(true)
  expect(await isFound('words that stand nowhere')).toBe(false)
})
