import { expect, type Page } from '@playwright/test'
import { goInApp, isSameDocument, watchWords } from './support/in-app.ts'
import { beginAs, beginWith, eleanor, naomi, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// What the server sends of a guarded page is tried in server/platform/pages.test.ts, the page of a closed door in
// web/pages/sign-in.browser.test.tsx, and that the server believes no role that a browser claims in server/platform/access.test.ts.

test.use({ baseURL: productUrl() })

/** A page of each area, and words that stand on it alone. */
const areas = {
  user: { path: '/user/delete-profile', heading: 'Delete your profile', words: 'You are welcome back any time' },
  admin: { path: '/admin/reviews', heading: 'Reviews', words: 'A review is hidden only for advertising' },
} as const
const query = '?day=2026-11-24&party=3#stops'
const askedFor = (path: string) => encodeURIComponent(path + query)

const people = [
  {
    // What cannot be read counts as signed out; the kinds of it are tried in web/platform/session.test.ts.
    who: 'nobody in particular, or of a stored session that cannot be read,',
    promise: 'is asked to sign in before any area',
    begin: (page: Page) => beginWith(page, '{'),
    outcomes: { user: 'sign-in', admin: 'sign-in' },
  },
  {
    who: 'a user',
    promise: 'meets every area but the admin’s',
    begin: (page: Page) => beginAs(page, productUrl(), eleanor),
    outcomes: { user: 'open', admin: 'forbidden' },
  },
  {
    who: 'an admin',
    promise: 'meets every area but the user’s',
    begin: (page: Page) => beginAs(page, productUrl(), naomi),
    outcomes: { user: 'forbidden', admin: 'open' },
  },
] as const
const ways = ['on the first load', 'on the way from another page'] as const

/** Goes to a path in one of the two ways; in-app from wherever the page is. */
async function go(page: Page, way: (typeof ways)[number], path: string) {
  if (way === 'on the first load') {
    await page.goto(path)
    return
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goInApp(page, path)
}

for (const { who, begin, promise, outcomes } of people) {
  test(`${who} ${promise}, on the first load and on the way from another page`, async ({ page }) => {
    await begin(page)
    const drawn = await watchWords(page, [areas.user.words, areas.admin.words])
    const allowed = Object.entries(outcomes).flatMap(([area, outcome]) =>
      outcome === 'open' ? [areas[area as keyof typeof areas].words] : [],
    )
    for (const way of ways)
      for (const [area, outcome] of Object.entries(outcomes)) {
        const { path, heading, words } = areas[area as keyof typeof areas]
        await go(page, way, path + query)
        const landsOn = outcome === 'open' ? path + query : `/${outcome}?redirectedFrom=${askedFor(path)}`
        await expect(page, way).toHaveURL(landsOn)
        await expect(page.getByRole('heading', { level: 1 }), way).toHaveText(
          { open: heading, 'sign-in': 'Welcome back', forbidden: /^This room is for/ }[outcome],
        )
        if (outcome === 'open') await expect(page.getByRole('main')).toContainText(words)
        if (way !== 'on the first load') expect(await isSameDocument(page)).toBe(true)
        for (const word of await drawn()) expect(allowed, `${way} to ${area}`).toContain(word)
      }
    expect((await drawn()).toSorted()).toEqual(allowed.toSorted())
  })
}

test('no other spelling of a guarded path opens it, on the first load and on the way from another page; signed out, the site offers to sign in', async ({
  page,
}) => {
  const drawn = await watchWords(page, [areas.user.words])
  await page.goto('/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  for (const way of ways.toReversed())
    for (const spelling of ['/user/delete-profile/', '/USER/Delete-Profile', '/user/delete%2Dprofile']) {
      await go(page, way, spelling)
      await expect(page, spelling).toHaveURL(/\/(sign-in\?|not-found$)/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await drawn(), `${spelling} ${way}`).toEqual([])
    }
})
