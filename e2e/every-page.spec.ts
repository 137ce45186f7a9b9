import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { developmentRoutes, ownRoutes, specifiedRoutes } from '#web/routes.ts'
import { type BuiltPage, productPages, styleGuidePages } from './support/built-pages.ts'
import { eleanor, naomi, productUrl, sharedSession, styleGuideUrl } from './support/people.ts'

const modes = {
  light: { theme: 'light', direction: 'ltr' },
  dark: { theme: 'dark', direction: 'ltr' },
  'right to left': { theme: 'light', direction: 'rtl' },
}
const widths = { 'a desk': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } }

test('no built page is left out here', () => {
  const built = [...Object.values(specifiedRoutes).flat(), ...ownRoutes, ...developmentRoutes]
  const visited = [...productPages, ...styleGuidePages].map((page) => page.route ?? page.path)
  expect(visited.toSorted()).toEqual(built.map((route) => route.path).toSorted())
})

for (const [mode, preferences] of Object.entries(modes)) {
  for (const [device, viewport] of Object.entries(widths)) {
    test(`every page is sound in ${mode} on ${device}`, async ({ browser }) => {
      const options = { viewport, storageState: storing(productUrl(), preferences) }
      await inspectAll(browser, options, productUrl(), productPages)
    })

    test(`the style guide and the shells are sound in ${mode} on ${device}`, async ({ browser }) => {
      const options = { viewport, storageState: storing(styleGuideUrl(), preferences) }
      await inspectAll(browser, options, styleGuideUrl(), styleGuidePages)
    })
  }
}

const storing = (origin: string, preferences: Record<string, string>) => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(preferences).map(([name, value]) => ({ name, value })) }],
})

async function inspectAll(
  browser: Browser,
  options: BrowserContextOptions,
  baseURL: string,
  pages: readonly BuiltPage[],
) {
  // One browser looks at them all; each takes a few seconds to draw and to be judged.
  test.setTimeout(pages.length * 12_000)
  const context = await browser.newContext({ ...options, baseURL })
  for (const built of pages) {
    await test.step(built.path, async () => {
      const page = await context.newPage()
      if (built.path.endsWith('-shell')) {
        const person = built.path.includes('admin') ? naomi : eleanor
        const session = JSON.stringify(await sharedSession(baseURL, person))
        await page.addInitScript((stored) => sessionStorage.setItem('user', stored), session)
      }
      await inspect(page, built)
      await page.close()
    })
  }
  await context.close()
}

/** Soft, so that a fault of one page does not hide those of the next. */
async function inspect(page: Page, { path, title, status = 200 }: BuiltPage) {
  const problems = watchForProblems(page)
  const answer = await page.goto(path)
  expect.soft(answer?.status(), `${path}: status`).toBe(status)
  await expect.soft(page, `${path}: title`).toHaveTitle(title)
  await expect.soft(page, `${path}: stays where it is`).toHaveURL(path)
  await expect.soft(page.locator('h1'), `${path}: one main heading`).toHaveCount(1)
  await everyPictureArrives(page)

  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(overhang, `${path}: does not scroll sideways`).toBeLessThanOrEqual(0)

  // The size of targets belongs to WCAG 2.2 AA but is not among the rules that run unasked.
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  // Our pages hold no frames, so the quicker way without them finds the same.
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  expect.soft(found, `${path}: accessible`).toEqual([])
  expect.soft(problems, `${path}: quiet`).toEqual([])
}

async function everyPictureArrives(page: Page) {
  for (const picture of await page.locator('img:visible').all()) await picture.scrollIntoViewIfNeeded()
  const missing = () =>
    page
      .locator('img:visible')
      .evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.naturalWidth).map((one) => one.currentSrc))
  await expect.poll(missing, 'every picture arrives').toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
}

/** Whatever a console would show, and every request without a good answer, but for a page that is itself a 404. */
function watchForProblems(page: Page): string[] {
  const problems: string[] = []
  const isThePage = (url: string) => url === page.url()
  page.on('console', (message) => {
    if (message.text().includes('status of 404') && isThePage(message.location().url)) return
    problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isDocument) problems.push(`${response.status()}: ${response.url()}`)
  })
  return problems
}
