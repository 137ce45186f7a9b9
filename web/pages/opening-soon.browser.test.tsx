import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicOpening } from '#contract/opening.ts'
import { show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import OpeningSoonPage from './opening-soon.tsx'

const company = {
  name: 'Hara Hire K.K.',
  address: 'Koto-ku, Tokyo',
  telephone: '+81 3 1111 2222',
  email: 'us@hara.example',
  hours: '09:00 to 18:00 every day',
}
const opening: PublicOpening = { isOpen: false, wasOpen: false, opensOn: '2026-12-01', company }

test('a visitor of a closed house reads when it opens and how to reach it, as far as the office said, and finds a booking', async () => {
  await show(OpeningSoonPage, { data: { opening } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'We open soon.' })).toBeVisible()
  await expect.element(page.getByText(/You cannot book before Tuesday 1 December/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '+81 3 1111 2222' })).toHaveAttribute('href', 'tel:+81311112222')
  await expect.element(page.getByText('09:00 to 18:00 every day, Tokyo time')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find a booking' })).toHaveAttribute('href', '/find-booking')
  await expect.element(page.getByRole('link', { name: 'For the office: sign in' })).toHaveAttribute('href', '/sign-in')
  expect(await faultsOfShown()).toEqual([])
})

test('nothing is made up where nothing was entered, or nobody answers', async () => {
  for (const data of [{ opening: { ...opening, company: null, opensOn: null } }, { opening: null }]) {
    const { unmount } = await show(OpeningSoonPage, { data })
    await expect.element(page.getByText(/You cannot book yet, so we take no money/)).toBeVisible()
    expect(page.getByRole('definition').elements()).toEqual([])
    await unmount()
  }
})

test('a house that was open does not call itself new', async () => {
  await show(OpeningSoonPage, { data: { opening: { ...opening, wasOpen: true } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'We are closed for now.' })).toBeVisible()
})

test('at a desk the print cuts neither its moon nor its car', async () => {
  await page.viewport(1440, 900)
  await show(OpeningSoonPage, { data: { opening } })
  const print = page.getByRole('img', { name: /^Woodblock-style print: Blue hour/ })
  await expect.element(print).toBeVisible()
  const { width, height } = print.element().getBoundingClientRect()
  const shown = width / Math.max(width / 1600, height / 1067)
  const left = ((1600 - shown) * Number.parseFloat(getComputedStyle(print.element()).objectPosition)) / 100
  // In the units of the print: the nose of the car, and the end of the chauffeur and the gate.
  expect(left).toBeLessThan(110)
  expect(left + shown).toBeGreaterThan(1125)
})
