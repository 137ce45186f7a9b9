import { type BrowserContext, expect, type Page } from '@playwright/test'
import { nora } from '#web/testing/two-guests.ts'
import { beginAt, heading, holdStrip, hotel, wishes } from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const room = (page: Page) => page.getByLabel('Room number')
const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not be reached.' })

/** At the pick-up: what is chosen and typed meanwhile is kept. */
async function loseConnection(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Return' }).selectOption('1')
  await room(page).fill('808')
  await expect(lost(page)).toContainText('Everything that you chose and typed is kept.')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(lost(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Where shall we meet you?')
  await context.setOffline(false)
  await expect(lost(page)).toHaveCount(0)
  await expect(room(page)).toHaveValue('808')
}

test('a reload keeps every step as it was, and the back button walks through them; without a connection the pick-up keeps all, and goes on by itself', async ({
  page,
  context,
}) => {
  await beginAt(page, 'day', { day: await freeDay(17), wish: { largeCases: 1 } })
  const largeCases = page.getByRole('group', { name: 'Large suitcases' }).getByRole('status')
  const steps: [title: string | RegExp, check: () => Promise<void>, next: string][] = [
    ['Which day, and who is coming?', () => expect(largeCases).toHaveText('1'), 'travellers'],
    [
      'Who is travelling?',
      async () => {
        await expect(page.getByRole('group', { name: 'Adult 1' }).getByLabel('Full name')).toHaveValue(nora.name)
        await expect(page.getByLabel('Mobile, for the day')).toHaveValue(nora.phone)
      },
      'pick-up',
    ],
    [
      'Where shall we meet you?',
      async () => {
        await expect(page.getByRole('combobox', { name: 'Hotel' })).toHaveValue(hotel.name)
        await expect(page.getByLabel('Anything your guide')).toHaveValue(wishes)
      },
      'review',
    ],
    [
      'Is everything as you want it?',
      async () => {
        await expect(holdStrip(page)).toBeVisible()
        await expect(page.getByRole('region', { name: 'The day' })).toContainText('Room 808')
        await expect(page.getByRole('region', { name: 'What you pay' })).toContainText('Extra time')
      },
      'payment',
    ],
    [/^Pay ¥/, () => expect(holdStrip(page)).toBeVisible(), ''],
  ]
  const held: string[] = []
  for (const [title, check, next] of steps) {
    await expect(heading(page)).toHaveText(title)
    await page.reload()
    await expect(heading(page)).toHaveText(title)
    await check()
    if (next === 'review') await loseConnection(page, context)
    if (await holdStrip(page).isVisible()) held.push((await holdStrip(page).textContent()) ?? '')
    if (next) await page.getByRole('button', { name: `Continue to ${next}` }).click()
  }
  // One hold, however often the page was loaded.
  expect(new Set(held).size).toBe(1)
  for (const [title, check] of steps.toReversed().slice(1)) {
    await page.goBack()
    await expect(heading(page)).toHaveText(title)
    await check()
  }
})
