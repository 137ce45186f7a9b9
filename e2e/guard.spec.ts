import { expect, type Page } from '@playwright/test'
import { goInApp, isSameDocument, watchWords } from './support/in-app.ts'
import { askMe, beginAs, beginWith, eleanor, naomi, sharedSession, styleGuideUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: styleGuideUrl() })

const shells = {
  user: { path: '/style-guide/user-shell', words: 'The user shell' },
  agent: { path: '/style-guide/agent-shell', words: 'The agent shell' },
  admin: { path: '/style-guide/admin-shell', words: 'The admin shell' },
} as const
const query = '?day=2026-11-24&party=3#stops'
const askedFor = (path: string) => encodeURIComponent(path + query)

const people = [
  {
    who: 'nobody in particular',
    promise: 'is asked to sign in before any area',
    person: null,
    outcomes: { user: 'sign-in', agent: 'sign-in', admin: 'sign-in' },
  },
  {
    who: 'a user',
    promise: 'meets every area but the admin’s',
    person: eleanor,
    outcomes: { user: 'open', agent: 'open', admin: 'forbidden' },
  },
  {
    who: 'an admin',
    promise: 'meets every area but the user’s',
    person: naomi,
    outcomes: { user: 'forbidden', agent: 'open', admin: 'open' },
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
  for (const way of ways) {
    test(`${who} ${promise} ${way}`, async ({ page }) => {
      await beginAs(page, styleGuideUrl(), person)
      const drawn = await watchWords(page, [shells.user.words, shells.agent.words, shells.admin.words])
      const allowed: string[] = []
      for (const [area, outcome] of Object.entries(outcomes)) {
        const { path, words } = shells[area as keyof typeof shells]
        await go(page, way, path + query)

        const landsOn = outcome === 'open' ? path + query : `/${outcome}?redirectedFrom=${askedFor(path)}`
        await expect(page).toHaveURL(landsOn)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          { open: words, 'sign-in': 'Welcome back', forbidden: /^This room is for/ }[outcome],
        )
        if (way !== 'on the first load') expect(await isSameDocument(page)).toBe(true)
        if (outcome === 'open') allowed.push(words)
        expect(await drawn()).toEqual(allowed)
      }
    })
  }
}

test('the server sends nothing of a guarded page, and the whole of an open one', async ({ request }) => {
  for (const { path, words } of Object.values(shells)) {
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
    const drawn = await watchWords(page, [shells.user.words])
    for (const spelling of ['/style-guide/user-shell/', '/STYLE-GUIDE/User-Shell', '/style-guide/user%2Dshell']) {
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
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(shells.admin.path + query)}`)
  await page.getByRole('button', { name: 'Sign in as Eleanor' }).click()
  await expect(page).toHaveURL(`/forbidden?redirectedFrom=${askedFor(shells.admin.path)}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('You are signed in as Eleanor Marsh, a visitor.')
  await expect(main).toContainText(`You asked for ${shells.admin.path}${query}.`)

  await main.getByRole('button', { name: 'Sign in as someone else' }).click()
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${askedFor(shells.admin.path)}`)
  await page.getByRole('button', { name: 'Sign in as Naomi' }).click()
  await expect(page).toHaveURL(shells.admin.path + query)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shells.admin.words)
})

test('after signing out, the back button shows nothing of a guarded page, and leads on from there', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(shells.user.path)}`)
  await page.getByRole('button', { name: 'Sign in as Eleanor' }).click()
  await expect(page).toHaveURL(shells.user.path)
  await page.getByRole('button', { name: eleanor.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(shells.user.path)}`)
  await expect(page.getByText(shells.user.words)).toHaveCount(0)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about-us')
})

test('a stored session that cannot be read counts as signed out', async ({ page }) => {
  const owner = { id: '1', full_name: 'Somebody', email: 'some@body.example', role: 'owner' }
  const garbage = ['{', 'null', '[]', '"text"', '{"token":"t"}', JSON.stringify({ token: 't', user: owner })]
  await page.goto('/about-us')
  for (const stored of garbage) {
    await page.evaluate((text) => sessionStorage.setItem('user', text), stored)
    await page.goto(shells.agent.path)
    await expect(page, stored).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(shells.agent.path)}`)
  }
  await page.goto('/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a forged role may draw a shell, but the server still knows who is calling', async ({ page }) => {
  const session = await sharedSession(styleGuideUrl(), eleanor)
  await beginWith(page, { ...session, user: { ...session.user, role: 'admin' } })
  await page.goto(shells.admin.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shells.admin.words)
  expect(await (await askMe(styleGuideUrl(), session.token)).json()).toMatchObject({
    email: eleanor.email,
    role: 'user',
  })
  const forged = `${session.token.slice(0, -1)}${session.token.endsWith('A') ? 'B' : 'A'}`
  expect((await askMe(styleGuideUrl(), forged)).status).toBe(401)
})
