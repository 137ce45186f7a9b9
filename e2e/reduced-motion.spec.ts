import { expect } from '@playwright/test'
import { movingParts } from './support/moving-parts.ts'
import { productUrl } from './support/people.ts'
import { test, waitForLife } from './support/test.ts'

// That every page is still for whoever asked for less is seen in every-page.spec.ts; here is that the others move.
test('for everyone else, things do move', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: productUrl(), reducedMotion: 'no-preference' })
  const page = await context.newPage()
  waitForLife(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await movingParts(page)).length).toBeGreaterThan(0)
  await context.close()
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
