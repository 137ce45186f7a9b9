import { expect, test } from '@playwright/test'
import { goInApp, isSameDocument, watchWords } from './support/in-app.ts'
import { askMe, beginAs, beginWith, eleanor, naomi, sharedSession, styleGuideUrl } from './support/people.ts'

test.use({ baseURL: styleGuideUrl() })

const shells = {
  user: { path: '/style-guide/user-shell', words: 'The user shell' },
  agent: { path: '/style-guide/agent-shell', words: 'The agent shell' },
  admin: { path: '/style-guide/admin-shell', words: 'The admin shell' },
} as const
const query = '?day=2026-11-24&party=3'
const askedFor = (path: string) => encodeURIComponent(path + query)

const people = [
  { who: 'nobody', person: null, outcomes: { user: 'sign-in', agent: 'sign-in', admin: 'sign-in' } },
  { who: 'a user', person: eleanor, outcomes: { user: 'open', agent: 'open', admin: 'forbidden' } },
  { who: 'an admin', person: naomi, outcomes: { user: 'forbidden', agent: 'open', admin: 'open' } },
] as const
const ways = ['on the first load', 'on the way from another page'] as const

for (const { who, person, outcomes } of people) {
  for (const way of ways) {
    for (const [area, outcome] of Object.entries(outcomes)) {
      const { path, words } = shells[area as keyof typeof shells]
      const meets = outcome === 'open' ? 'is let in to' : `is led to ${outcome} from`
      test(`${who} ${meets} the ${area} area ${way}`, async ({ page }) => {
        await beginAs(page, styleGuideUrl(), person)
        const drawn = await watchWords(page, [words])
        if (way === 'on the first load') {
          await page.goto(path + query)
        } else {
          await page.goto('/about-us')
          await expect(page.getByRole('button', { name: 'Display' })).toBeVisible()
          await goInApp(page, path + query)
        }

        const landsOn = outcome === 'open' ? path + query : `/${outcome}?redirectedFrom=${askedFor(path)}`
        await expect(page).toHaveURL(landsOn)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          { open: words, 'sign-in': 'Welcome back', forbidden: /^This room is for/ }[outcome],
        )
        expect(await drawn()).toEqual(outcome === 'open' ? [words] : [])
        if (way !== 'on the first load') expect(await isSameDocument(page)).toBe(true)
      })
    }
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

for (const spelling of ['/style-guide/user-shell/', '/STYLE-GUIDE/User-Shell', '/style-guide/user%2Dshell']) {
  for (const way of ways) {
    test(`another spelling of a guarded path, ${spelling}, opens nothing ${way}`, async ({ page }) => {
      const drawn = await watchWords(page, [shells.user.words])
      if (way === 'on the first load') {
        await page.goto(spelling)
      } else {
        await page.goto('/about-us')
        await expect(page.getByRole('button', { name: 'Display' })).toBeVisible()
        await goInApp(page, spelling)
      }
      await expect(page).toHaveURL(/\/(sign-in|not-found)/)
      expect(await drawn()).toEqual([])
    })
  }
}

test('the page of a closed door says who one is and what was asked, and lets someone else sign in', async ({
  page,
}) => {
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(shells.admin.path + query)}`)
  await page.getByRole('button', { name: 'Fill in Eleanor, a visitor' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`/forbidden?redirectedFrom=${askedFor(shells.admin.path)}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('You are signed in as Eleanor Marsh, a visitor.')
  await expect(main).toContainText(`You asked for ${shells.admin.path}${query}.`)

  await main.getByRole('button', { name: 'Sign in as someone else' }).click()
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${askedFor(shells.admin.path)}`)
  await page.getByRole('button', { name: 'Fill in Naomi, at the desk' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(shells.admin.path + query)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shells.admin.words)
})

test('after signing out, the back button shows nothing of a guarded page', async ({ page }) => {
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(shells.user.path)}`)
  await page.getByRole('button', { name: 'Fill in Eleanor, a visitor' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(shells.user.path)
  await page.getByRole('button', { name: eleanor.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(shells.user.path)}`)
  await expect(page.getByText(shells.user.words)).toHaveCount(0)
})

const garbage = ['{', 'null', '[]', '"text"', '{"token":"t"}', '{"token":"t","user":{"id":"1","role":"owner"}}']
for (const stored of garbage) {
  test(`a stored session that reads ${stored} counts as signed out`, async ({ page }) => {
    await beginWith(page, stored)
    await page.goto(shells.agent.path)
    await expect(page).toHaveURL(`/sign-in?redirectedFrom=${encodeURIComponent(shells.agent.path)}`)
    await page.goto('/about-us')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
}

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
