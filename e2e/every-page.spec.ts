import { type Browser, type ConsoleMessage, expect, type Page, type Request, type Response } from '@playwright/test'
import { ownOfficeRoutes } from '#web/office-routes.ts'
import { ownRoutes } from '#web/own-routes.ts'
import { specifiedRoutes } from '#web/routes.ts'
import { movingParts } from '#web/testing/moving-parts.ts'
import { type BuiltPage, memberPages, officePages, productPages } from './support/built-pages.ts'
import { judgeAll, judgeChanges, nothingJudged } from './support/judge.ts'
import { keepDocument } from './support/kept-html.ts'
import { eleanor, naomi, productUrl, sharedSession } from './support/people.ts'
import { overhang, setLooks } from './support/soundness.ts'
import { test, waitForLife } from './support/test.ts'

/** Each page is opened once: at a desk in light first, then made a phone in dark from right to left, as a turned window is. */
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** What one worker has judged it need not judge again, on whichever page. */
const judged = nothingJudged()

test('no built page is left out here', () => {
  const pages = [...productPages, ...memberPages, ...officePages]
  const visited = pages.map((page) => page.route ?? page.path)
  expect(visited.toSorted()).toEqual(allEntries.map((route) => route.path).toSorted())
})

test('a pale ink in dark, a name that a phone hides, a small target, what is too wide and what moves are found', async ({
  page,
}) => {
  const known = nothingJudged()
  await page.goto(`${productUrl()}/coming-soon`)
  expect(await judgeAll(page, known, 'light')).toEqual([])
  // For who has not asked for less, things do move.
  expect((await page.evaluate(movingParts)).length).toBeGreaterThan(0)
  await page.evaluate(() => {
    const faulty = document.createElement('div')
    faulty.innerHTML = `<p class="pale">Pale in dark</p>
      <button type="button" class="h-11"><span class="max-md:hidden">Named at a desk</span></button>
      <button type="button" class="tiny" aria-label="Small"></button>
      <button type="button" class="tiny" aria-label="Small, too"></button>`
    // One by one: a style that is written out is refused by the policy of the page.
    for (const element of faulty.querySelectorAll<HTMLElement>('.pale')) element.style.color = '#555'
    for (const element of faulty.querySelectorAll<HTMLElement>('.tiny'))
      Object.assign(element.style, { width: '9px', height: '9px' })
    document.querySelector('main')?.prepend(faulty)
  })
  const kinds = (found: string[]) => [...new Set(found.map((fault) => fault.split(':')[0]))].toSorted()
  expect(kinds(await judgeAll(page, known, 'light'))).toEqual(['target-size'])
  await page.setViewportSize(phone)
  expect(await overhang(page)).toBe(0)
  await setLooks(page, { theme: 'dark', direction: 'rtl' })
  expect(kinds(await judgeChanges(page, known, 'dark'))).toEqual(['button-name', 'color-contrast', 'target-size'])
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.pale')?.style.setProperty('width', '500px')
  })
  expect(await overhang(page)).toBeGreaterThan(0)
  // A page that was spoiled on purpose is not one of ours, and not to be judged as one.
  await page.goto('about:blank', { waitUntil: 'load' })
})

// In halves, so that both workers have the same to do.
for (const [half, part] of [halfOf(0), halfOf(1)].entries()) {
  test(`every page is sound at a desk in light, and on a phone in dark from right to left (${half + 1} of 2)`, async ({
    browser,
  }) => {
    await inspectAll(browser, part([...productPages, ...memberPages]))
  })

  test(`every page of the office is sound there, too (${half + 1} of 2)`, async ({ browser }) => {
    await inspectAll(browser, part(officePages))
  })
}

function halfOf(which: 0 | 1) {
  return (pages: readonly BuiltPage[]) => pages.filter((_, index) => index % 2 === which)
}

/** One window for all of them: each page is opened in it after the other, and begins with an empty memory. */
async function inspectAll(browser: Browser, pages: readonly BuiltPage[]) {
  test.setTimeout(pages.length * 25_000 + 60_000)
  const context = await browser.newContext({ viewport: desk, baseURL: productUrl() })
  const shells = new Set<string>()
  for (const [who, theirs] of Map.groupBy(pages, visitorOf)) {
    const page = await context.newPage()
    waitForLife(page)
    const session = who ? JSON.stringify(await sharedSession(productUrl(), who)) : null
    await page.addInitScript((stored) => {
      sessionStorage.clear()
      if (stored) sessionStorage.setItem('user', stored)
    }, session)
    for (const built of theirs) await test.step(built.path, () => inspect(page, built, shells))
    await page.close()
  }
  await context.close()
}

const isGuarded = (path: string) => /^\/(user|admin)\//.test(path)
const visitorOf = ({ path }: BuiltPage) => (isGuarded(path) ? (path.startsWith('/admin/') ? naomi : eleanor) : null)
const allEntries = [...Object.values(specifiedRoutes).flat(), ...ownRoutes, ...ownOfficeRoutes]

/** Soft, so that a fault of one page does not hide those of the next. */
async function inspect(page: Page, built: BuiltPage, shells: Set<string>) {
  const { path, title, status = 200, leadsTo = path, looksLike, asksInVain } = built
  await page.setViewportSize(desk)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { problems, stopWatching } = watchForProblems(page, asksInVain)
  const answer = await page.goto(path)
  if (answer) await keepDocument(`${path} as sent`, await answer.text())
  expect.soft(answer?.status(), `${path}: status`).toBe(status)
  await expect.soft(page, `${path}: title`).toHaveTitle(title)
  await expect.soft(page, `${path}: stays where it is`).toHaveURL(leadsTo)
  await expect.soft(page.locator('h1'), `${path}: one main heading`).toHaveCount(1)
  // What belongs to a member comes a moment after the frame around it.
  if (isGuarded(path)) await expect.soft(page.locator('main .appear-late'), `${path}: loaded`).toHaveCount(0)
  if (!looksLike) await lookClosely(page, built, shells)
  stopWatching()
  expect.soft(problems, `${path}: quiet`).toEqual([])
  const drawn = await page.content()
  await keepDocument(`${path} as drawn`, drawn.replaceAll(/ data-(was-here|new-here|known-here|new-ink|small)=""/g, ''))
}

async function lookClosely(page: Page, built: BuiltPage, shells: Set<string>) {
  const { path, route = path } = built
  // The way past the header belongs to the shell, which all its pages share. At a member's first Tab the page may still
  // be arriving.
  const { shell = '' } = allEntries.find((entry) => entry.path === route) ?? {}
  if (!isGuarded(path) && !shells.has(shell)) await theFirstTabSkipsToThePage(page, built)
  if (shell !== 'bare') shells.add(shell)
  await everyPictureArrives(page, path)
  expect.soft(await overhang(page), `${path}: does not scroll sideways`).toBeLessThanOrEqual(0)
  expect.soft(await judgeAll(page, judged, 'light'), `${path}: accessible`).toEqual([])

  await page.setViewportSize(phone)
  await everyPictureArrives(page, path)
  expect.soft(await overhang(page), `${path}: does not scroll sideways on a phone`).toBeLessThanOrEqual(0)
  // How a page comes to start in other looks is the matter of preferences.spec.ts.
  await setLooks(page, { theme: 'dark', direction: 'rtl' })
  expect.soft(await overhang(page), `${path}: does not scroll sideways from right to left`).toBeLessThanOrEqual(0)
  expect.soft(await judgeChanges(page, judged, 'dark'), `${path}: accessible on a phone, in dark`).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await page.evaluate(movingParts), `${path}: still for whoever asked for less motion`).toEqual([])
}

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

async function everyPictureArrives(page: Page, path: string) {
  const missing = await page.evaluate(async () => {
    // Those further down wait to come into view; here they are asked for at once.
    for (const picture of document.images) picture.loading = 'eager'
    const shown = [...document.images].filter((picture) => picture.checkVisibility())
    const arrivals = shown.map(
      (picture) =>
        picture.complete ||
        new Promise((resolve) => {
          for (const event of ['load', 'error']) picture.addEventListener(event, resolve, { once: true })
        }),
    )
    await Promise.all(arrivals)
    scrollTo(0, 0)
    return shown.filter((picture) => picture.isConnected && !picture.naturalWidth).map((picture) => picture.currentSrc)
  })
  expect.soft(missing, `${path}: every picture arrives`).toEqual([])
}

/**
 * Whatever a console would show, and every request without a good answer, but for a page that is itself a 404 and for
 * what a page asks in vain.
 */
function watchForProblems(page: Page, askedInVain = '?') {
  const problems: string[] = []
  const asked = new Set<Request>()
  const isThePage = (url: string) => url === page.url() || url.endsWith(askedInVain)
  const watchers = {
    console: (message: ConsoleMessage) => {
      if (message.text().includes('status of 404') && isThePage(message.location().url)) return
      problems.push(`${message.type()}: ${message.text()}`)
    },
    pageerror: (error: Error) => problems.push(`error: ${error.message}`),
    request: (request: Request) => asked.add(request),
    // What the page before still waited for ends with it.
    requestfailed: (request: Request) =>
      asked.has(request) && problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
    response: (response: Response) => {
      const isDocument = response.request().isNavigationRequest()
      const isKnown = response.status() === 404 && response.url().endsWith(askedInVain)
      if (response.status() >= 400 && !isDocument && !isKnown) problems.push(`${response.status()}: ${response.url()}`)
    },
  }
  for (const [event, watcher] of Object.entries(watchers)) page.on(event as 'request', watcher as () => void)
  const stopWatching = () => {
    for (const [event, watcher] of Object.entries(watchers)) page.off(event as 'request', watcher as () => void)
  }
  return { problems, stopWatching }
}
