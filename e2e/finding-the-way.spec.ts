import { expect, type Page } from '@playwright/test'
import { homeOf } from '#web/platform/navigation.ts'
import { distinctPages } from './support/built-pages.ts'
import { goInApp, isSameDocument } from './support/in-app.ts'
import { eleanor, password, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

async function tabTo(page: Page, name: string) {
  const nameOfFocused = () => page.evaluate(() => document.activeElement?.textContent)
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press('Tab')
    if ((await nameOfFocused()) === name) return
  }
  expect(await nameOfFocused(), 'the Tab key comes by').toBe(name)
}

test('no link leads nowhere', async ({ request }) => {
  const found = new Set<string>()
  // As the server draws them: their code adds no links.
  for (const { path } of distinctPages) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="(?!#)([^"]*)"/g))
      found.add(new URL(href.replaceAll('&amp;', '&'), productUrl() + path).href)
  }
  // Where we are is opened in a map of the visitor's choice; nothing else leads away from us.
  const maps = /^https:\/\/(www\.google\.com\/maps|maps\.apple\.com)\//
  const pages = [...found].filter((link) => !/^(tel|mailto):/.test(link) && !maps.test(link))
  expect(pages.length).toBeGreaterThan(30)
  for (const link of pages) {
    expect(link).toContain(productUrl())
    expect((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200)
  }
})

test('an unknown path leads to /not-found, which is itself not found; whoever skips to the page goes on in it', async ({
  page,
  request,
}) => {
  for (const path of ['/no/such/page', '/tour', '/style-guide', '/about-us/x?day=1']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
    expect(answer.headers().location, path).toBe('/not-found')
  }
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page).toHaveURL('/not-found')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Go to the front page' }).click()
  await expect(page).toHaveURL('/')
})

test('a change of page, also to an unknown path, is announced, moves the focus to its beginning and loads no new document, and back works', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    window.sameDocument = true
  })
  // Pages have statuses of their own, inside themselves.
  const announcement = page.locator('[role=status]:not(main *)')
  await expect(announcement).toBeEmpty()
  for (const [link, path, title] of [
    ['About us', '/about-us', 'About Annai: the people behind your day in Tokyo'],
    ['Coming soon', '/coming-soon', /^Coming soon · /],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    await expect(announcement).toHaveText(title)
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A desk, a telephone')
  await expect(announcement).toHaveText('About Annai: the people behind your day in Tokyo')
  expect(await isSameDocument(page)).toBe(true)

  await goInApp(page, '/no/such/page?day=1')
  await expect(page).toHaveURL('/not-found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path is closed for the winter')
  await expect(page).toHaveTitle(/^Not found · /)
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tokyo, with someone')
  expect(await isSameDocument(page)).toBe(true)
})

test('the keyboard alone leads from the front page through sign-in', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Sign in')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await page.keyboard.type(eleanor.email)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(homeOf('user'))
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('button', { name: eleanor.name })).toBeVisible()

  await tabTo(page, eleanor.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in')
})
