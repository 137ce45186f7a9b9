import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { ownOfficeRoutes } from '#web/office-routes.ts'
import { developmentRoutes, ownRoutes } from '#web/own-routes.ts'
import { specifiedRoutes } from '#web/routes.ts'
import { type BuiltPage, memberPages, officePages, productPages, styleGuidePages } from './support/built-pages.ts'
import { htmlFaults } from './support/html-checker.ts'
import { movingParts } from './support/moving-parts.ts'
import { eleanor, naomi, productUrl, sharedSession, styleGuideUrl } from './support/people.ts'
import { dress, faults, overhang } from './support/soundness.ts'
import { test, waitForLife } from './support/test.ts'

/** Each page is opened once: at a desk in light first, then made a phone in dark from right to left, as a turned window is. */
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('no built page is left out here', () => {
  const built = [...Object.values(specifiedRoutes).flat(), ...ownRoutes, ...ownOfficeRoutes, ...developmentRoutes]
  const pages = [...productPages, ...memberPages, ...officePages, ...styleGuidePages]
  const visited = pages.map((page) => page.route ?? page.path)
  expect(visited.toSorted()).toEqual(built.map((route) => route.path).toSorted())
})

// In halves, so that both workers have the same to do.
for (const [half, part] of [halfOf(0), halfOf(1)].entries()) {
  test(`every page is sound at a desk in light, and on a phone in dark from right to left (${half + 1} of 2)`, async ({
    browser,
  }) => {
    await inspectAll(browser, productUrl(), part([...productPages, ...memberPages]))
  })

  test(`every page of the office is sound there, too (${half + 1} of 2)`, async ({ browser }) => {
    await inspectAll(browser, productUrl(), part(officePages))
  })
}

test('the style guide and the shells are sound there, too', async ({ browser }) => {
  await inspectAll(browser, styleGuideUrl(), styleGuidePages)
})

function halfOf(which: 0 | 1) {
  return (pages: readonly BuiltPage[]) => pages.filter((_, index) => index % 2 === which)
}

async function inspectAll(browser: Browser, baseURL: string, pages: readonly BuiltPage[]) {
  // One browser looks at them all; each takes a few seconds to draw and to be judged, and the checker comes at the end.
  test.setTimeout(pages.length * 25_000 + 60_000)
  const context = await browser.newContext({ viewport: desk, baseURL })
  const documents = new Map<string, string>()
  for (const built of pages) {
    await test.step(built.path, async () => {
      const page = await context.newPage()
      waitForLife(page)
      if (isGuarded(built.path)) {
        const person = /admin|words/.test(built.path) ? naomi : eleanor
        const session = JSON.stringify(await sharedSession(baseURL, person))
        await page.addInitScript((stored) => sessionStorage.setItem('user', stored), session)
      }
      await inspect(page, built)
      // The style guide's calendars are sent as React Aria writes them; in the product they are drawn when first pressed.
      if (baseURL === productUrl())
        documents.set(`${built.path} as sent`, await (await context.request.get(built.path)).text())
      documents.set(`${built.path} as drawn`, await page.content())
      await page.close()
    })
  }
  expect.soft(await htmlFaults(documents), 'valid HTML').toEqual([])
  await context.close()
}

const isGuarded = (path: string) => /-shell$|\/words$|^\/(user|admin)\//.test(path)

/** Soft, so that a fault of one page does not hide those of the next. */
async function inspect(page: Page, built: BuiltPage) {
  const { path, title, status = 200, leadsTo = path, looksLike, asksInVain } = built
  const problems = watchForProblems(page, asksInVain)
  const answer = await page.goto(path)
  // What is below the fold would else be judged as hidden (see `below-fold` in app.css).
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
  expect.soft(answer?.status(), `${path}: status`).toBe(status)
  await expect.soft(page, `${path}: title`).toHaveTitle(title)
  await expect.soft(page, `${path}: stays where it is`).toHaveURL(leadsTo)
  await expect.soft(page.locator('h1'), `${path}: one main heading`).toHaveCount(1)
  // What belongs to a member comes a moment after the frame around it.
  if (isGuarded(path)) await expect.soft(page.locator('main .appear-late'), `${path}: loaded`).toHaveCount(0)
  if (looksLike) return expect.soft(problems, `${path}: quiet`).toEqual([])
  // The shells around members' pages are the same for all of them; there the page may still be arriving at the first Tab.
  if (!isGuarded(path)) await theFirstTabSkipsToThePage(page, built)
  await everyPictureArrives(page)
  expect.soft(await overhang(page), `${path}: does not scroll sideways`).toBeLessThanOrEqual(0)
  expect.soft(await faults(everyRule(page)), `${path}: accessible`).toEqual([])

  await page.setViewportSize(phone)
  await everyPictureArrives(page)
  expect.soft(await overhang(page), `${path}: does not scroll sideways on a phone`).toBeLessThanOrEqual(0)
  // How a page comes to start in other clothes is the matter of preferences.spec.ts.
  await dress(page, { theme: 'dark', direction: 'rtl' })
  expect.soft(await overhang(page), `${path}: does not scroll sideways from right to left`).toBeLessThanOrEqual(0)
  expect.soft(await faults(everyRule(page)), `${path}: accessible on a phone, in dark`).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await movingParts(page), `${path}: still for whoever asked for less motion`).toEqual([])
  expect.soft(problems, `${path}: quiet`).toEqual([])
}

/** The size of targets belongs to WCAG 2.2 AA but is not among the rules that run unasked. */
const everyRule = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })

async function theFirstTabSkipsToThePage(page: Page, { path, route }: BuiltPage) {
  // What a QR code or the crew's own link opens has nothing that one could skip.
  if (route === '/voucher/:code' || route === '/my-day/:token') return
  // Some pages begin in their first field; the address bar is where a Tab begins.
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect.soft(skip, `${path}: the first stop of the Tab key`).toBeFocused()
  await expect.soft(skip, `${path}: is seen`).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect.soft(page.getByRole('main'), `${path}: leads to the page`).toBeFocused()
}

async function everyPictureArrives(page: Page) {
  // Those further down wait to come into view; here they are asked for at once.
  await page.locator('img').evaluateAll((all: HTMLImageElement[]) => {
    for (const picture of all) picture.loading = 'eager'
  })
  const missing = () =>
    page
      .locator('img:visible')
      .evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.naturalWidth).map((one) => one.currentSrc))
  await expect.poll(missing, 'every picture arrives').toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
}

/**
 * Whatever a console would show, and every request without a good answer, but for a page that is itself a 404 and for
 * what a page asks in vain.
 */
function watchForProblems(page: Page, askedInVain = '?'): string[] {
  const problems: string[] = []
  const isThePage = (url: string) => url === page.url() || url.endsWith(askedInVain)
  page.on('console', (message) => {
    if (message.text().includes('status of 404') && isThePage(message.location().url)) return
    problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest()
    const isKnown = response.status() === 404 && response.url().endsWith(askedInVain)
    if (response.status() >= 400 && !isDocument && !isKnown) problems.push(`${response.status()}: ${response.url()}`)
  })
  return problems
}
