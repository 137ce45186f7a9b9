import { type BrowserContext, expect, type Page } from '@playwright/test'
import { beginWith, eleanor, naomi, newSession, productUrl, storedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const guarded = '/user/delete-profile'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const accountOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

async function openSignedIn(context: BrowserContext, person: typeof eleanor | typeof naomi, path: string) {
  const session = await newSession(productUrl(), person)
  const page = await context.newPage()
  await beginWith(page, session)
  await page.goto(path)
  await expect(accountOf(page, person.name)).toBeVisible()
  return { page, session }
}

async function signOut(page: Page, name: string) {
  await accountOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
}

test('a new tab is signed in while another one is', async ({ context }) => {
  const { session } = await openSignedIn(context, eleanor, '/about-us')
  const fresh = await context.newPage()
  await fresh.goto(guarded)
  await expect(heading(fresh)).toHaveText('Delete your profile')
  expect(await storedSession(fresh)).toEqual(session)

  const open = await context.newPage()
  await open.goto('/about-us')
  await expect(accountOf(open, eleanor.name)).toBeVisible()
})

for (const features of ['', 'noopener']) {
  test(`a tab opened from a page is signed in like it${features && `, also with ${features}`}`, async ({ context }) => {
    const { page } = await openSignedIn(context, eleanor, '/about-us')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(([path, how]) => void window.open(path, '_blank', how), [guarded, features] as const),
    ])
    await expect(heading(opened)).toHaveText('Delete your profile')
  })
}

test('a tab that is busy and answers late is still heard', async ({ context }) => {
  const { page } = await openSignedIn(context, eleanor, '/about-us')
  const fresh = await context.newPage()
  await Promise.all([
    page.evaluate(() => {
      const end = performance.now() + 2000
      while (performance.now() < end);
    }),
    fresh.goto(guarded),
  ])
  await expect(heading(fresh)).toHaveText('Delete your profile')
})

test('without another tab, and beside a stranger’s, a new tab is asked to sign in', async ({ browser, context }) => {
  await openSignedIn(context, eleanor, '/about-us')
  const stranger = await browser.newContext({ baseURL: productUrl() })
  const page = await stranger.newPage()
  await page.goto(guarded)
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(guarded)}`)
  await stranger.close()
})

test('signing in here takes along the tabs that wait at the form', async ({ context }) => {
  const waiting = await context.newPage()
  await waiting.goto(guarded)
  await expect(waiting).toHaveURL(/sign-in/)
  await openSignedIn(context, eleanor, '/about-us')
  await waiting.reload()
  await expect(heading(waiting)).toHaveText('Delete your profile')
})

test('signing out in one tab signs out the others, and guarded pages are left', async ({ context }) => {
  const { page } = await openSignedIn(context, eleanor, '/about-us')
  const reading = await context.newPage()
  await reading.goto('/about-us')
  await expect(accountOf(reading, eleanor.name)).toBeVisible()
  const inside = await context.newPage()
  await inside.goto(`${guarded}?day=2026-11-24`)
  await expect(heading(inside)).toHaveText('Delete your profile')

  await signOut(page, eleanor.name)

  await expect(reading.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(reading).toHaveURL('/about-us')
  await expect(inside).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(`${guarded}?day=2026-11-24`)}`)
  await expect(inside.getByRole('heading', { name: 'Delete your profile' })).toHaveCount(0)
  for (const tab of [page, reading, inside]) expect(await storedSession(tab)).toBeNull()
})

test('signing out leaves a tab alone in which somebody else is signed in', async ({ context }) => {
  const { page } = await openSignedIn(context, eleanor, '/about-us')
  const { page: desk, session } = await openSignedIn(context, naomi, '/about-us')
  await signOut(page, eleanor.name)
  const proof = await context.newPage()
  await proof.goto('/admin/reviews')
  await expect(heading(proof)).toHaveText('Reviews')
  await expect(accountOf(desk, naomi.name)).toBeVisible()
  expect(await storedSession(desk)).toEqual(session)
})
