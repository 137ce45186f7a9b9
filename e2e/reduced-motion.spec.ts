import { type Browser, expect, type Page } from '@playwright/test'
import { type BuiltPage, distinctPages, styleGuidePages } from './support/built-pages.ts'
import { productUrl, styleGuideUrl } from './support/people.ts'
import { test, waitForLife } from './support/test.ts'

/** Everything that moves, or would move when touched. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document.getAnimations().map((animation) => `running: ${animation.constructor.name}`)
    const takesTime = (durations: string) => durations.split(', ').some((one) => Number.parseFloat(one) > 0)
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        const animates = style.animationName !== 'none' && takesTime(style.animationDuration)
        if (animates || takesTime(style.transitionDuration)) moving.push(`${element.tagName} ${element.className}`)
      }
    }
    return moving
  })
}

async function moving(browser: Browser, reducedMotion: 'reduce' | 'no-preference', pages: readonly BuiltPage[]) {
  const found: Record<string, string[]> = {}
  const context = await browser.newContext({ baseURL: styleGuideUrl(), reducedMotion })
  const page = await context.newPage()
  waitForLife(page)
  for (const { path } of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    found[path] = await movingParts(page)
  }
  await context.close()
  return found
}

const openPages = [...distinctPages, ...styleGuidePages.slice(0, 1)]

test('nothing moves for whoever asked for less motion', async ({ browser }) => {
  const still = Object.fromEntries(openPages.map(({ path }) => [path, []]))
  expect(await moving(browser, 'reduce', openPages)).toEqual(still)
})

test('for everyone else, things do move', async ({ browser }) => {
  const found = await moving(browser, 'no-preference', openPages.slice(-1))
  expect(found['/style-guide']?.length).toBeGreaterThan(0)
})

test('menus and the drawer open without motion for whoever asked for less', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: productUrl(), reducedMotion: 'reduce' })
  const page = await context.newPage()
  waitForLife(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Display' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await movingParts(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await movingParts(page)).toEqual([])
  await context.close()
})
