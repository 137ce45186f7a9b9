import { type Browser, expect } from '@playwright/test'
import { mailsWith } from './support/mails.ts'
import { beginAs, eleanor, naomi, sharedSession } from './support/people.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test, waitForLife } from './support/test.ts'
import { corpus } from './support/xss/corpus.ts'
import { mutations } from './support/xss/mutate.ts'
import type { PostingContext, View } from './support/xss/place.ts'
import { places } from './support/xss/places.ts'
import { deedsOf, readMailSafely, viewSafely, watch } from './support/xss/watch.ts'

/** All payloads and a thousand mutations of them by `npm run soak`; here every sixth, of every kind. */
const isFull = process.env.SAFETY === 'full'
const seed = Number(process.env.SOAK_SEED) || 20_261_115
const payloads = isFull ? [...corpus, ...mutations(1000, seed)] : corpus.filter((_, at) => at % 6 === 0)

// One server for all: everything is posted first, and then each page is looked at once.
test.describe.configure({ mode: 'default' })
const mostMs = isFull ? 1_500_000 : 240_000
test.setTimeout(mostMs)

let annai: RunningAnnai
test.beforeAll(async () => {
  test.setTimeout(mostMs)
  annai = await startAnnai()
})
test.afterAll(() => annai?.remove())

test('a payload that runs is caught, and one that the policy stops is, too', async ({ page }) => {
  await watch(page)
  let policy = ''
  await page.route('http://control.example/', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) },
      body: '<!doctype html><body><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>',
    }),
  )
  const open = async () => {
    await page.goto('http://control.example/', { waitUntil: 'load' })
    await expect.poll(() => page.evaluate(() => window.__ran.length)).toBeGreaterThan(0)
    return deedsOf(page)
  }
  expect(await open()).toEqual(
    expect.arrayContaining(['ran alert', 'img has onerror', 'a leads to javascript:alert(1)']),
  )
  policy = "script-src 'self'"
  expect((await open()).join('\n')).toContain('stopped script-src-attr')
})

test('nothing that is posted anywhere runs, whoever looks at it', async ({ browser }) => {
  const [user, admin] = await Promise.all([sharedSession(annai.url, eleanor), sharedSession(annai.url, naomi)])
  const aMinutePasses = () => annai.setTime(new Date(Date.now() + 60_000))
  const posting: PostingContext = { url: annai.url, user: user.token, admin: admin.token, payloads, aMinutePasses }
  const views: View[] = []
  for (const place of places) views.push(...(await test.step(`write into ${place.name}`, () => place.post(posting))))
  await Promise.all([look(browser, views, ['visitor', 'user']), look(browser, views, ['admin'])])
  await test.step('mails', () => readMails(browser))
})

const persons = { visitor: null, user: eleanor, admin: naomi }

async function look(browser: Browser, views: readonly View[], readers: readonly View['as'][]) {
  for (const as of readers) {
    const context = await browser.newContext()
    context.on('page', waitForLife)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await watch(page)
    await beginAs(page, annai.url, persons[as])
    for (const view of onceEach(views.filter((one) => one.as === as)))
      await test.step(`${as} reads ${view.path}`, () => viewSafely(page, annai.url, view))
    await context.close()
  }
}

/** What several places show on one page is looked at together. */
function onceEach(views: readonly View[]): View[] {
  const { plain = [], more = [] } = Object.groupBy(views, ({ act }) => (act ? 'more' : 'plain'))
  const byPath = Object.values(Object.groupBy(plain, ({ path }) => path))
  const joined = byPath.flatMap((same = []) =>
    same.slice(0, 1).map((one) => ({ ...one, shows: same.flatMap(({ shows }) => shows) })),
  )
  return [...joined, ...more]
}

/** Mails with what guests, the contact form and the office's own texts put into them. */
async function readMails(browser: Browser) {
  const page = await browser.newPage()
  await watch(page)
  // Pictures of other sites stay away; nothing else is asked for.
  await page.route('**', (route) => route.abort())
  await expect.poll(async () => (await mailsWith(annai.dataDir, 'contact-safety@example.com')).length).toBe(2)
  const mails = await mailsWith(annai.dataDir, '@')
  const html = mails.map((mail) => mail.html ?? '').filter((text) => text.includes('&lt;'))
  expect(html.length).toBeGreaterThan(2)
  for (const text of html) await readMailSafely(page, text)
  await page.close()
}
