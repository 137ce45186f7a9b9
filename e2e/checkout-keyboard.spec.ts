import { expect, type Locator, type Page } from '@playwright/test'
import { expectConfirmed, heading, holdStrip, hotel, nils, nora, stepPath, testCards } from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

/** Goes on with the Tab key until this has the focus; a page of checkout has fewer stops than that. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  await expect(target).toBeFocused()
}

async function goOn(page: Page, step: string) {
  await tabTo(page, page.getByRole('button', { name: `Continue to ${step}` }))
  await page.keyboard.press('Enter')
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

test('a day is chosen, named, met and paid for with the keyboard alone, and each step takes the focus', async ({
  page,
}) => {
  const day = await freeDay(18)
  await page.goto(stepPath('day', { day: dayBefore(day) }))
  await expect(page.getByRole('grid', { name: /^Day, / })).not.toHaveAttribute('aria-busy')
  await tabTo(page, page.locator(`[data-day="${dayBefore(day)}"]`))
  await page.keyboard.press('ArrowRight')
  const there = page.locator(`[data-day="${day}"]`)
  await expect(there).toBeFocused()
  await expect(there).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`day=${day}`))
  await goOn(page, 'travellers')

  await expect(heading(page)).toHaveText('Who is travelling?')
  await expect(heading(page)).toBeFocused()
  await goOn(page, 'pick-up')
  const faults = page.getByRole('alert', { name: '4 answers need another look' })
  await expect(faults).toBeFocused()
  await tabTo(page, faults.getByRole('link', { name: /^Adult 2: / }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Adult 2' }).getByLabel('Full name')).toBeFocused()
  await page.keyboard.type(nils)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('group', { name: 'Adult 1' }).getByLabel('Full name')).toBeFocused()
  await page.keyboard.type(nora.name)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(nora.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(nora.phone)
  await goOn(page, 'pick-up')

  await expect(heading(page)).toHaveText('Where shall we meet you?')
  await expect(heading(page)).toBeFocused()
  const places = page.getByRole('combobox', { name: 'Hotel' })
  await tabTo(page, places)
  await page.keyboard.type('palace')
  await expect(page.getByRole('option', { name: hotel.name })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(places).toHaveValue(hotel.name)
  await goOn(page, 'review')

  await expect(holdStrip(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Is everything as you want it?')
  await expect(heading(page)).toBeFocused()
  await goOn(page, 'payment')

  await expect(heading(page)).toHaveText(/^Pay ¥/)
  await expect(heading(page)).toBeFocused()
  await tabTo(page, page.getByLabel('Card number'))
  await page.keyboard.type(testCards.pays.replaceAll(' ', ''))
  await page.keyboard.press('Tab')
  await page.keyboard.type('1131')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expectConfirmed(page)
  await expect(heading(page)).toBeFocused()
})
