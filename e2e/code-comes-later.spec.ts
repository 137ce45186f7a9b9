import { expect, type Page } from '@playwright/test'
import { alive } from './support/alive.ts'
import { beginAs, eleanor, password, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// That no open page is sent with code that starts by itself is tried in server/catalogue/pages-as-sent.test.ts.

test.use({ baseURL: productUrl() })

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

const isTouched = (page: Page) => page.evaluate(() => 'touched' in document.documentElement.dataset)

/** When the files of the code were asked for, in milliseconds of this document. */
const askedAt = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.map(({ startTime }) => startTime)
  })

test('a page is complete before its code is asked for, and runs none of it before somebody points or scrolls; to who saves data none is sent before', async ({
  page,
}) => {
  const { files, inDocument } = await watchScripts(page)
  const openUntouched = async (path: string) => {
    // What the page before still reads is no part of this one.
    await page.goto('about:blank', { waitUntil: 'load' })
    files.length = 0
    inDocument.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(files).toEqual([])
    expect(inDocument.length).toBeGreaterThan(0)
    expect(inDocument.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(5 * 1024)
  }
  for (const [path, comes] of [
    ['/', () => page.mouse.move(200, 300, { steps: 3 })],
    ['/tour/grid', () => page.evaluate(() => scrollBy(0, 300))],
  ] as const) {
    await openUntouched(path)
    await expect.poll(async () => (await askedAt(page)).length).toBeGreaterThan(5)
    const loaded = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return opened?.loadEventStart ?? 0
    })
    expect(loaded).toBeGreaterThan(0)
    for (const time of await askedAt(page)) expect(time).toBeGreaterThanOrEqual(loaded)
    expect(files, 'asked for, and not run').toEqual([])
    await comes()
    await expect.poll(() => files.length).toBeGreaterThan(5)
    await alive(page)
  }

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  await openUntouched('/cabs/home')
  expect(asked).toEqual([])
  await page.mouse.move(300, 200, { steps: 3 })
  await expect.poll(() => asked.length).toBeGreaterThan(5)
})

test('nobody has to do anything where a page shows nothing true without its code, an address asks for what only the code reads, or somebody is signed in', async ({
  page,
}) => {
  const { files } = await watchScripts(page)
  await page.goto('/tour/booking/fuji-at-first-light', { waitUntil: 'load' })
  await expect.poll(() => files.length).toBeGreaterThan(5)
  expect(await isTouched(page)).toBe(false)

  await page.goto('/find-booking?booking=AN-7K2M4P', { waitUntil: 'load' })
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('AN-7K2M4P')
  expect(await isTouched(page)).toBe(false)

  await beginAs(page, productUrl(), eleanor)
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.getByRole('button', { name: eleanor.name })).toBeVisible()
  expect(await isTouched(page)).toBe(false)
})

test('who touches the page early is not made to wait for its pictures, and a filter that is ticked before the code arrives narrows the tours down', async ({
  page,
}) => {
  let show = () => {}
  const hidden = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.route('**/uploads/**', async (route) => {
    await hidden
    await route.abort()
  })
  const letGo = await holdScripts(page)
  await page.goto('/tour/grid', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const asked = page.waitForRequest('**/*.js')
  await page.mouse.move(200, 300, { steps: 3 })
  await asked
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  const filter = page.getByRole('checkbox', { name: /Good with small children/ })
  await filter.check()
  show()
  letGo()
  await expect(page).toHaveURL('/tour/grid?children=small')
  await expect(filter).toBeChecked()
})

test('what is below the fold is in the page for whoever searches in it or listens, though no code ever arrives; a menu that is pressed first opens, once, however impatiently it was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'load' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')
  const heard = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    return nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored).map(({ name }) => name?.value)
  }
  await expect.poll(heard).toContain('The cars')
  expect(await isTouched(page)).toBe(false)
  const isFound = (text: string) =>
    page.evaluate((sought) => (window as unknown as { find(text: string): boolean }).find(sought), text)
  expect(await isFound('The one most families choose.')).toBe(true)
  expect(await isFound('words that stand nowhere')).toBe(false)

  await page.setViewportSize({ width: 1440, height: 900 })
  const display = page.getByRole('button', { name: 'Display' })
  await display.click()
  await display.click()
  letGo()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a letter that is sent empty before the code arrives is answered, and the page stays; who types and signs in is signed in, and no password is in the address', async ({
  page,
}) => {
  let letGo = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'load' })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Eleanor Marsh')
  await page.getByRole('button', { name: 'Send to the desk' }).click()
  letGo()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Eleanor Marsh')
  await expect(page).toHaveURL('/contact-us')

  await page.unroute('**/*.js')
  letGo = await holdScripts(page)
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

test('on a phone the first press on a question of the search is answered by its picker; who has begun to write goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const from = page.getByRole('textbox', { name: /^From/ })
  let letGo = await holdScripts(page)
  await page.goto('/cabs/home', { waitUntil: 'load' })
  await from.click()
  await expect(from).toBeFocused()
  letGo()
  await expect(page.getByRole('dialog', { name: 'From' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'From', exact: true })).toBeFocused()

  await page.unroute('**/*.js')
  letGo = await holdScripts(page)
  await page.goto('/cabs/home', { waitUntil: 'load' })
  await from.click()
  await from.pressSequentially('Shin')
  letGo()
  await alive(page)
  await from.pressSequentially('agawa')
  await expect(from).toHaveValue('Shinagawa')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
