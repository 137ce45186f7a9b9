import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { availability } from '#contract/availability.ts'
import { makeQuote, offeredExtras } from '#contract/pricing.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { dayOfNextMonth, extras, farOut, serveBox } from '#web/testing/price-box.tsx'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { wholeCheckout } from '../checkout.fixture.ts'
import { readCheckout, updateCheckout } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import { DayStep } from './day-step.tsx'

const server = fakeServer()
const { slug, wish } = wholeCheckout()
const chair = {
  ...{ code: 'wheelchair', name: 'Folded wheelchair', explanation: 'In the boot.', priceYen: 0 },
  ...{ mostPieces: 2, halfSeats: 0, largeCases: 2 },
}
const tour = { ...farOut, slug, stops: [] } as unknown as CheckoutTour

/** Four guests with three suitcases fill an Alphard: a folded wheelchair takes the room of two more. */
const full = { ...{ start: '05:30', guests: 4, childAges: [], largeCases: 3, extras: [] }, day: dayOfNextMonth(20) }

beforeEach(() => {
  serveBox(server)
  server.on(offeredExtras, () => ({ extras: [...extras, chair] }))
})

async function open(change: { day?: string | undefined } = {}) {
  updateCheckout(slug, { ...wholeCheckout(), wish: { ...wish, ...full, ...change } })
  await show(() => <DayStep slug={slug} tour={tour} />, {
    at: '/tour/booking',
    others: [{ path: '*', Component: Elsewhere }],
  })
}

const goOn = page.getByRole('button', { name: 'Continue to travellers' })
const addChair = () => page.getByRole('button', { name: 'More folded wheelchair' }).click()
const asked = page.getByText('With the folded wheelchair you need a larger car.')
const why = 'Say how to add the folded wheelchair, or leave it as it is.'

test('who goes on while a wheelchair is still asked about is led to the question, and neither answer is assumed', async () => {
  await open()
  await addChair()
  await expect.element(asked).toBeVisible()
  await goOn.click()
  await expect.element(page.getByRole('alert', { name: 'One answer needs another look' })).toBeVisible()
  await expect.element(asked).toBeVisible()
  await expect.element(page.getByRole('link', { name: why })).toBeVisible()
  expect(page.getByText(why).elements(), 'in the list, and at the question').toHaveLength(2)
  expect(readCheckout(slug).wish.extras).toEqual([])
  await page.getByRole('link', { name: why }).click()
  expect(document.activeElement?.closest('#car-ask')).not.toBeNull()
})

test('once it is answered, nothing stops the way on', async () => {
  await open()
  await addChair()
  await goOn.click()
  await page.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect.element(page.getByText(why)).not.toBeInTheDocument()
  await addChair()
  await page.getByRole('radio', { name: /^Take the HiAce/ }).click()
  await page.getByRole('button', { name: 'Add it this way' }).click()
  await expect.poll(() => readCheckout(slug).wish.extras).toEqual([{ code: 'wheelchair', pieces: 1 }])
  expect(page.getByText(why).elements()).toEqual([])
})

const month = page.getByRole('grid')

test('who goes on without a day is led to the first that is free', async () => {
  await open({ day: undefined })
  await expect.element(page.getByText('The usual price is ¥', { exact: false })).toBeVisible()
  await goOn.click()
  await page.getByRole('link', { name: 'Choose a day.' }).click()
  const firstFree = () => month.element().querySelector('button[data-day]:not([aria-disabled])')
  await expect.poll(() => document.activeElement === firstFree()).toBe(true)
})

test('a month that is asked for again stays readable, light and dark', async () => {
  await open()
  await expect.element(page.getByText('The usual price is ¥', { exact: false })).toBeVisible()
  // Nobody answers, so the month stays as it was, dimmed.
  server.on(availability, () => new Promise(() => undefined))
  server.on(makeQuote, () => new Promise(() => undefined))
  await page.getByRole('button', { name: 'More adults' }).click()
  await expect.element(month).toHaveAttribute('aria-busy', 'true')
  const table = month.element() as HTMLElement
  const contrast = () => axe.run(table, { runOnly: ['color-contrast'] })
  const look = (theme: string) => {
    document.documentElement.dataset.theme = theme
    // Colours fade; what is measured must be the end of it.
    for (const animation of document.getAnimations()) animation.cancel()
  }
  for (const theme of ['dark', 'light']) {
    look(theme)
    const { violations, passes } = await contrast()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
    expect(passes).not.toEqual([])
    // As it must not be: half of the ink is too pale, and axe says so.
    table.style.opacity = '0.5'
    expect((await contrast()).violations).not.toEqual([])
    table.style.removeProperty('opacity')
  }
})
