import { expect } from '@playwright/test'
import type { Booking } from '#contract/booking.ts'
import { ask, cardToken } from './support/bookings.ts'
import { beginAt, expectConfirmed, heading, payButton } from './support/checkout.ts'
import { freeDay } from './support/days.ts'
import { beginWith, eleanor, newSession, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

test('whoever is signed in ticks a saved traveller and pays with a saved card in one press', async ({ page }) => {
  const signedIn = await newSession(productUrl(), eleanor)
  const bearer = { authorization: `Bearer ${signedIn.token}` }
  const save = async (what: string, body: object) =>
    expect((await ask(productUrl(), 'POST', what, body, bearer)).status).toBe(200)
  for (const name of [eleanor.name, 'Rose Marsh']) await save('/travellers', { name, note: 'Vegetarian' })
  await save('/cards', { token: await cardToken(productUrl()) })

  await beginWith(page, signedIn)
  const nothingTyped = { typed: { adults: [], children: [] }, contact: { email: '', phone: '' } }
  await beginAt(page, 'travellers', { day: await freeDay(6), typed: nothingTyped })
  await expect(page.getByLabel('E-mail')).toHaveValue(eleanor.email)
  await expect(page.getByRole('checkbox', { name: eleanor.name }).first()).toBeChecked()
  await expect(page.getByText('One of two chosen.')).toBeVisible()
  // The profile knows it.
  await expect(page.getByLabel('Mobile, for the day')).toHaveValue('+44 7700 900143')
  await page.getByLabel('Mobile, for the day').fill('+44 7700 900123')
  await page.getByRole('button', { name: 'Continue to pick-up' }).click()
  await expect(page.getByRole('link', { name: 'Tick one adult more.' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Rose Marsh' }).first().check()
  await expect(page.getByText('Two of two chosen.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to pick-up' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('region', { name: 'The day' })).toContainText('Eleanor Marsh (lead), Rose Marsh')
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(heading(page)).toHaveText(/^Pay ¥/)
  await expect(page.getByRole('radio', { name: /4242/ }).first()).toBeChecked()
  await payButton(page).click()
  const reference = await expectConfirmed(page)
  const { body: booking }: { body: Booking } = await ask(
    productUrl(),
    'GET',
    `/bookings/${reference}`,
    undefined,
    bearer,
  )
  expect(booking).toMatchObject({ state: 'confirmed', email: eleanor.email, leadName: eleanor.name })
  expect(booking.payments.map(({ state }) => state)).toEqual(['succeeded'])
})
