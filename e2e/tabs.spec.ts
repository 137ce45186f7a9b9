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

test('a new tab is signed in while another one is, though that one is busy and answers late, and so is a tab opened from a page, also with noopener', async ({
  context,
}) => {
  const { page, session } = await openSignedIn(context, eleanor, '/about-us')
  const fresh = await context.newPage()
  await Promise.all([
    page.evaluate(() => {
      const end = performance.now() + 2000
      while (performance.now() < end);
    }),
    fresh.goto(guarded),
  ])
  await expect(heading(fresh)).toHaveText('Delete your profile')
  expect(await storedSession(fresh)).toEqual(session)
  await fresh.goto('about:blank', { waitUntil: 'load' })

  const open = await context.newPage()
  await open.goto('/about-us')
  await expect(accountOf(open, eleanor.name)).toBeVisible()
  await open.close()

  for (const features of ['', 'noopener']) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(([path, how]) => void window.open(path, '_blank', how), [guarded, features] as const),
    ])
    await expect(heading(opened), features).toHaveText('Delete your profile')
    await opened.close()
  }
})

test('signing in takes along the tabs that wait at the form, and no stranger’s; signing out takes them all out of guarded pages, and leaves a tab alone in which somebody else is signed in', async ({
  browser,
  context,
}) => {
  // Without another tab, a new one is asked to sign in.
  const inside = await context.newPage()
  await inside.goto(`${guarded}?day=2026-11-24`)
  const askedToSignIn = `/sign-in?redirectedFrom=${encodeURIComponent(`${guarded}?day=2026-11-24`)}`
  await expect(inside).toHaveURL(askedToSignIn)
  const { page } = await openSignedIn(context, eleanor, '/about-us')
  await inside.reload()
  await expect(heading(inside)).toHaveText('Delete your profile')
  const stranger = await browser.newContext({ baseURL: productUrl() })
  const besides = await stranger.newPage()
  await besides.goto(guarded)
  await expect(besides).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(guarded)}`)
  await stranger.close()

  const reading = await context.newPage()
  await reading.goto('/about-us')
  await expect(accountOf(reading, eleanor.name)).toBeVisible()
  const { page: desk, session } = await openSignedIn(context, naomi, '/about-us')
  await signOut(page, eleanor.name)

  await expect(reading.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(reading).toHaveURL('/about-us')
  await expect(inside).toHaveURL(askedToSignIn)
  await expect(inside.getByRole('heading', { name: 'Delete your profile' })).toHaveCount(0)
  for (const tab of [page, reading, inside]) expect(await storedSession(tab)).toBeNull()

  const proof = await context.newPage()
  await proof.goto('/admin/reviews')
  await expect(heading(proof)).toHaveText('Reviews')
  await expect(accountOf(desk, naomi.name)).toBeVisible()
  expect(await storedSession(desk)).toEqual(session)
})
