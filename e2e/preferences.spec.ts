import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

declare global {
  interface Window {
    /** How the document looked when the first of its body was read. */
    atFirstSight?: { theme: string | undefined; direction: string }
  }
}

const root = (page: Page) => page.locator('html')
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const display = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Display' })
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name })

async function expectLook(page: Page, theme: string, direction: string) {
  await expect(root(page)).toHaveAttribute('data-theme', theme)
  await expect(root(page)).toHaveAttribute('dir', direction)
}

async function noteFirstSight(page: Page) {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return
      const { dataset, dir } = document.documentElement
      window.atFirstSight = { theme: dataset.theme, direction: dir }
      observer.disconnect()
    })
    observer.observe(document, { subtree: true, childList: true })
  })
  return () => page.evaluate(() => window.atFirstSight)
}

test('light and left to right are the beginning, even on a dark device; what is chosen is kept from the first sight of the next load, and "As my device" follows the device while the page is open', async ({
  page,
}) => {
  const firstSight = await noteFirstSight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about-us')
  await expectLook(page, 'light', 'ltr')
  expect(await firstSight()).toEqual({ theme: 'light', direction: 'ltr' })
  await display(page).click()
  await expect(choice(page, 'Light')).toBeChecked()
  await expect(choice(page, 'Left to right')).toBeChecked()
  expect(await stored(page)).toEqual({})

  await choice(page, 'Dark').click()
  await expectLook(page, 'dark', 'ltr')
  await choice(page, 'Right to left').click()
  await expectLook(page, 'dark', 'rtl')
  await expect(choice(page, 'Dark')).toBeChecked()
  await expect(choice(page, 'Right to left')).toBeChecked()
  expect(await stored(page)).toEqual({ theme: 'dark', direction: 'rtl' })

  await page.reload()
  expect(await firstSight()).toEqual({ theme: 'dark', direction: 'rtl' })
  await display(page).click()
  await expect(choice(page, 'Dark')).toBeChecked()
  await expectLook(page, 'dark', 'rtl')
  await choice(page, 'Light').click()
  await choice(page, 'Left to right').click()
  await expectLook(page, 'light', 'ltr')
  await page.reload()
  expect(await firstSight()).toEqual({ theme: 'light', direction: 'ltr' })

  await display(page).click()
  await choice(page, 'As my device').click()
  await expectLook(page, 'dark', 'ltr')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectLook(page, 'light', 'ltr')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectLook(page, 'dark', 'ltr')
  expect(await stored(page)).toEqual({ theme: 'auto', direction: 'ltr' })
  await page.reload()
  expect(await firstSight()).toEqual({ theme: 'dark', direction: 'ltr' })

  // Whoever chose a theme keeps it, whatever the device does.
  await display(page).click()
  await choice(page, 'Light').click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectLook(page, 'light', 'ltr')
})
