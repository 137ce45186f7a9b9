import { expect, type Page } from '@playwright/test'
import { goInApp, isSameDocument, watchWords } from './support/in-app.ts'
import { askMe, beginAs, beginWith, eleanor, naomi, productUrl, sharedSession } from './support/people.ts'
import { test } from './support/test.ts'

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
    who: 'nobody in particular',
    promise: 'is asked to sign in before any area',
    person: null,
    outcomes: { user: 'sign-in', admin: 'sign-in' },
  },
  {
    who: 'a user',
    promise: 'meets every area but the admin’s',
    person: eleanor,
    outcomes: { user: 'open', admin: 'forbidden' },
  },
  {
    who: 'an admin',
    promise: 'meets every area but the user’s',
    person: naomi,
    outcomes: { user: 'forbidden', admin: 'open' },
  },
] as const
const ways = ['on the first load', 'on the way from another page'] as const

/** Goes to a path in one of the two ways; in-app from wherever the page is, or else from an open page. */
async function go(page: Page, way: (typeof ways)[number], path: string) {
  if (way === 'on the first load') {
    await page.goto(path)
    return
  }
  if (page.url() === 'about:blank') await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goInApp(page, path)
}

for (const { who, person, promise, outcomes } of people) {
  test(`${who} ${promise}, on the first load and on the way from another page`, async ({ page }) => {
    await beginAs(page, productUrl(), person)
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

test('the server sends nothing of a guarded page, and the whole of an open one', async ({ request }) => {
  for (const { path, words } of Object.values(areas)) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain(words)
    expect(html).toContain('One moment')
  }
  expect(await (await request.get('/about-us')).text()).toContain('A desk, a telephone')
})

for (const way of ways) {
  test(`no other spelling of a guarded path opens it ${way}`, async ({ page }) => {
    const drawn = await watchWords(page, [areas.user.words])
    for (const spelling of ['/user/delete-profile/', '/USER/Delete-Profile', '/user/delete%2Dprofile']) {
      await go(page, way, spelling)
      await expect(page, spelling).toHaveURL(/\/(sign-in\?|not-found$)/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await drawn(), spelling).toEqual([])
    }
  })
}

test('the page of a closed door says who one is and what was asked, and lets someone else sign in', async ({
  page,
}) => {
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(areas.admin.path + query)}`)
  await page.getByRole('button', { name: 'Sign in as Eleanor' }).click()
  await expect(page).toHaveURL(`/forbidden?redirectedFrom=${askedFor(areas.admin.path)}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('You are signed in as Eleanor Marsh, a visitor.')
  await expect(main).toContainText(`You asked for ${areas.admin.path}${query}.`)

  await main.getByRole('button', { name: 'Sign in as someone else' }).click()
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${askedFor(areas.admin.path)}`)
  await page.getByRole('button', { name: 'Sign in as Naomi' }).click()
  await expect(page).toHaveURL(areas.admin.path + query)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(areas.admin.heading)
})

test('after signing out, the back button shows nothing of a guarded page, and leads on from there', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(areas.user.path)}`)
  await page.getByRole('button', { name: 'Sign in as Eleanor' }).click()
  await expect(page).toHaveURL(areas.user.path)
  await page.getByRole('button', { name: eleanor.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(areas.user.path)}`)
  await expect(page.getByText(areas.user.words)).toHaveCount(0)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about-us')
})

test('a stored session that cannot be read counts as signed out', async ({ page }) => {
  const owner = { id: '1', full_name: 'Somebody', email: 'some@body.example', role: 'owner' }
  const garbage = ['{', 'null', '[]', '"text"', '{"token":"t"}', JSON.stringify({ token: 't', user: owner })]
  await page.goto('/about-us')
  for (const stored of garbage) {
    await page.evaluate((text) => sessionStorage.setItem('user', text), stored)
    await page.goto(areas.user.path)
    await expect(page, stored).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(areas.user.path)}`)
  }
  await page.goto('/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a forged role may draw a shell, but the server still knows who is calling', async ({ page }) => {
  const session = await sharedSession(productUrl(), eleanor)
  await beginWith(page, { ...session, user: { ...session.user, role: 'admin' } })
  await page.goto(areas.admin.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(areas.admin.heading)
  expect(await (await askMe(productUrl(), session.token)).json()).toMatchObject({
    email: eleanor.email,
    role: 'user',
  })
  const forged = `${session.token.slice(0, -1)}${session.token.endsWith('A') ? 'B' : 'A'}`
  expect((await askMe(productUrl(), forged)).status).toBe(401)
})
