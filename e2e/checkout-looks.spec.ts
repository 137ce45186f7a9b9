import { expect, type Page } from '@playwright/test'
import {
  beginAt,
  fillCard,
  heading,
  holdStrip,
  knownHold,
  payButton,
  phone,
  rareCar,
  strangersLeave,
  strangersTakeAll,
} from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { judgeAll, judgeChanges, type KnownInks } from './support/judge.ts'
import { productUrl } from './support/people.ts'
import { endHold } from './support/product-database.ts'
import { overhang, setLooks } from './support/soundness.ts'
import { test } from './support/test.ts'

// A clock that was set is not quite gone when a window is emptied.
test.use({ baseURL: productUrl(), ...phone, reducedMotion: 'reduce', reuseContext: false })
test.afterEach(strangersLeave)

const goOn = (page: Page, step: string) => page.getByRole('button', { name: `Continue to ${step}` }).tap()

/** What React Aria says aloud is gone again in a moment. */
const aloud = '[data-live-announcer]'

/** Soft, so that a fault of one step does not hide those of the next. */
async function inspect(page: Page, step: string, known: KnownInks) {
  expect.soft(await overhang(page), `${step}: does not scroll sideways`).toBeLessThanOrEqual(0)
  expect.soft(await judgeAll(page, known, 'dark', aloud), `${step}: accessible in the dark, mirrored`).toEqual([])
  await setLooks(page, { theme: 'light', direction: 'ltr' })
  expect.soft(await judgeChanges(page, known, 'light', aloud), `${step}: accessible by day`).toEqual([])
  await setLooks(page, { theme: 'dark', direction: 'rtl' })
}

test('every step of checkout is sound on a phone, from right to left and in the dark', async ({ page, alone }) => {
  // Six states, each judged as a whole; how the first step looks is the matter of every-page.spec.ts.
  test.setTimeout(90_000)
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('direction', 'rtl')
  })
  const known: KnownInks = new Map()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.clock.install()
  await alone('the long cars of day 22')
  const day = await freeDay(22)
  await beginAt(page, 'day', { day, wish: { ...rareCar, guests: 3, childAges: [5] } })
  await expect(page.locator('html[data-theme=dark][dir=rtl]')).toBeAttached()
  await page.getByRole('checkbox', { name: /^We bring our own seat/ }).check()
  await goOn(page, 'travellers')
  await goOn(page, 'pick-up')
  await expect(page.getByRole('alert', { name: 'One answer needs another look' })).toBeVisible()
  await inspect(page, 'travellers with a fault', known)
  await page.getByRole('group', { name: 'Child, 5' }).getByLabel('Full name').fill('Ivy Lindqvist')
  await goOn(page, 'pick-up')

  await page.getByRole('combobox', { name: 'Hotel' }).fill('tokyo')
  await expect(page.getByRole('option').first()).toBeVisible()
  await inspect(page, 'pick-up with its list of hotels', known)
  await page.getByRole('option').first().tap()
  await goOn(page, 'review')

  await expect(holdStrip(page)).toBeVisible()
  await inspect(page, 'review', known)
  await goOn(page, 'payment')

  await fillCard(page, 'declined')
  await payButton(page).tap()
  await expect(page.getByText('The card was declined. Nothing was charged.')).toBeVisible()
  await inspect(page, 'payment with a declined card', known)

  await endHold((await knownHold(page)).reference)
  await page.clock.fastForward('16:00')
  await expect(heading(page)).toHaveText('The hold has ended, and the day is still free')
  await inspect(page, 'a hold that has ended', known)

  await strangersTakeAll(day)
  await page.getByRole('button', { name: /^Hold \w+day \d+ \w+ again$/ }).tap()
  await expect(heading(page)).toHaveText(/^Someone has taken/)
  await inspect(page, 'a day that is taken', known)
  expect(problems).toEqual([])
})
