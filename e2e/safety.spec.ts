import { expect, type Page } from '@playwright/test'
import { beginAs, eleanor, naomi, newSession } from './support/people.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test, waitForLife } from './support/test.ts'
import { corpus } from './support/xss/corpus.ts'
import { mutations } from './support/xss/mutate.ts'
import { places, type View, type World } from './support/xss/places.ts'
import { tour } from './support/xss/tour-place.ts'
import { deedsOf, viewSafely, watch } from './support/xss/watch.ts'

/** All payloads and a thousand mutations of them by `npm run soak`; here every sixth, of every kind. */
const isFull = process.env.SAFETY === 'full'
const seed = Number(process.env.SOAK_SEED) || 20_261_115
const payloads = isFull ? [...corpus, ...mutations(1000, seed)] : corpus.filter((_, at) => at % 6 === 0)

test.describe.configure({ mode: 'default' })
// One test looks at many pages.
test.setTimeout(isFull ? 900_000 : 180_000)

let annai: RunningAnnai
test.beforeAll(async () => {
  annai = await startAnnai('build')
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

for (const place of [...places, tour]) {
  test(`nothing that is written into ${place.name} runs, whoever looks at it`, async ({ browser }) => {
    const [user, admin] = [await newSession(annai.url, eleanor), await newSession(annai.url, naomi)]
    const world: World = { url: annai.url, user: user.token, admin: admin.token, payloads }
    const views = await place.post(world)
    for (const as of ['visitor', 'user', 'admin'] as const) {
      const own = views.filter((view: View) => view.as === as)
      if (own.length === 0) continue
      const context = await browser.newContext()
      context.on('page', waitForLife)
      const page: Page = await context.newPage()
      await watch(page)
      await beginAs(page, annai.url, as === 'visitor' ? null : as === 'user' ? eleanor : naomi)
      for (const view of own) await viewSafely(page, annai.url + view.path, view.shows)
      await context.close()
    }
  })
}
