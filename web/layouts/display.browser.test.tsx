import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { choose, defaultPreferences, startPreferences } from '#web/platform/preferences.ts'
import { telling } from '#web/testing/address.tsx'
import { movingParts } from '#web/testing/moving-parts.ts'
import { show } from '#web/testing/show.tsx'
import { DisplayButton } from './display-button.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'

// How a page looks from its first sight on is tried in e2e/preferences.spec.ts.

const display = page.getByRole('button', { name: 'Display' })
const choice = (name: string) => page.getByRole('menuitemradio', { name })
const menu = page.getByRole('button', { name: 'Menu' })
const drawer = page.getByRole('dialog', { name: 'Menu' })

async function expectLook(theme: string, dir: string) {
  const { documentElement } = document
  await expect.poll(() => [documentElement.dataset.theme, documentElement.dir]).toEqual([theme, dir])
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  choose(defaultPreferences)
  localStorage.clear()
  return () => {
    choose(defaultPreferences)
    localStorage.clear()
  }
})

test('theme and direction are chosen with the keyboard, and Escape leads back to the button', async () => {
  await show(DisplayButton)
  display.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu', { name: 'Display' })).toBeVisible()
  await expect.element(choice('Light')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(choice('Right to left')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expectLook('light', 'rtl')
  await userEvent.keyboard('{Home}{ArrowDown}')
  await expect.element(choice('Dark')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expectLook('dark', 'rtl')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(display).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(choice('Light')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(display).toHaveFocus()
  expect({ ...localStorage }).toEqual({ theme: 'dark', direction: 'rtl' })
})

test('on a phone theme and direction are chosen in the drawer', async () => {
  await page.viewport(390, 844)
  await show(MobileMenuButton)
  await menu.click()
  await drawer.getByText('Dark', { exact: true }).click()
  await drawer.getByText('Right to left').click()
  await expect.element(drawer.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect.element(drawer.getByRole('radio', { name: 'Right to left' })).toBeChecked()
  await expectLook('dark', 'rtl')
  expect({ ...localStorage }).toEqual({ theme: 'dark', direction: 'rtl' })
})

test('another open tab follows a choice', async () => {
  startPreferences()
  await show(DisplayButton)
  await expectLook('light', 'ltr')
  // As the browser tells this tab what the other one wrote.
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('direction', 'rtl')
  dispatchEvent(new StorageEvent('storage'))
  await expectLook('dark', 'rtl')
  await display.click()
  await expect.element(choice('Dark')).toBeChecked()
  await userEvent.keyboard('{Escape}')
})

test('the drawer of a phone keeps the focus until Escape, which gives it back', async () => {
  await page.viewport(390, 844)
  await show(MobileMenuButton)
  menu.element().focus()
  for (const time of ['the first time', 'the second time']) {
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer, { message: time }).toBeVisible()
    const stops = drawer.element().querySelectorAll('a, button, input').length
    for (let stop = 0; stop <= stops; stop++) {
      await expect.poll(() => drawer.element().contains(document.activeElement), { message: time }).toBe(true)
      await userEvent.keyboard('{Tab}')
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer, { message: time }).not.toBeInTheDocument()
    await expect.element(menu, { message: time }).toHaveFocus()
  }
})

test('a drawer opened with a key that is held down gives the focus back as well', async () => {
  await page.viewport(390, 844)
  await show(MobileMenuButton)
  menu.element().focus()
  await userEvent.keyboard('{Enter>}')
  await expect.element(drawer).toHaveFocus()
  await userEvent.keyboard('{/Enter}{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
})

const { Page, place } = telling(MobileMenuButton)

test('a place chosen in the drawer opens, and the drawer is gone', async () => {
  await page.viewport(390, 844)
  await show(Page, { others: ['/about-us', '/sign-in'].map((path) => ({ path, Component: Page })) })
  for (const [name, path] of [
    ['About us', '/about-us'],
    ['Sign in', '/sign-in'],
  ] as const) {
    await menu.click()
    await drawer.getByRole('link', { name, exact: true }).click()
    await expect.poll(() => place.address).toBe(path)
    await expect.element(drawer).not.toBeInTheDocument()
  }
})

/** As the device says it, until the test is over. */
async function askForMotion(value: 'reduce' | 'no-preference' | '') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

test('menus and the drawer open without motion for whoever asked for less, and with it for everyone else', async () => {
  onTestFinished(() => askForMotion(''))
  for (const [motion, moves] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    await askForMotion(motion)
    await page.viewport(1440, 900)
    const desk = await show(DisplayButton)
    await display.click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(movingParts().length > 0, `${motion}: menu`).toBe(moves)
    await desk.unmount()
    await page.viewport(390, 844)
    const phone = await show(MobileMenuButton)
    await menu.click()
    await expect.element(drawer).toBeVisible()
    expect(movingParts().length > 0, `${motion}: drawer`).toBe(moves)
    await phone.unmount()
  }
})
