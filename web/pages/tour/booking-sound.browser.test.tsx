import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holdBooking } from '#contract/booking.ts'
import { addDays } from '#core/days.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { faultsOfShown } from '#web/testing/sound.ts'
import { openCheckoutAt, serveCheckout } from '#web/testing/tour-checkout.tsx'
import { longDay } from '#web/ui/day.ts'

// How the first step looks is the matter of e2e/every-page.spec.ts.

const server = fakeServer()
let endHold = () => {}
const heading = page.getByRole('heading', { level: 1 })
const held = page.getByText(/^Car, chauffeur and guide are held for you until/)
const field = (name: string) => page.getByLabelText(name, { exact: false })

beforeEach(async () => {
  endHold = serveCheckout(server).endHold
  await page.viewport(390, 844)
})

/** The review of a hold that ran out while nobody looked. */
async function openEnded() {
  const { shown, openAgain, day } = await openCheckoutAt('review')
  await expect.element(held).toBeVisible()
  await shown.unmount()
  endHold()
  await openAgain('review')
  await expect.element(heading).toMatchTextContent('The hold has ended, and the day is still free')
  return day
}

const states: Record<string, () => Promise<unknown>> = {
  'with a fault of the travellers': async () => {
    await openCheckoutAt('travellers', { contact: { email: '', phone: '' } })
    await page.getByRole('button', { name: 'Continue to pick-up' }).click()
    await expect.element(page.getByRole('alert', { name: /need another look$/ })).toBeVisible()
  },
  'at the pick-up with its list of hotels': async () => {
    await openCheckoutAt('pick-up')
    await page.getByRole('combobox', { name: 'Hotel' }).fill('pa')
    await expect.element(page.getByRole('option').first()).toBeVisible()
  },
  'at the review': async () => {
    await openCheckoutAt('review')
    await expect.element(held).toBeVisible()
  },
  'at the payment with a declined card': async () => {
    await openCheckoutAt('review')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await field('Card number').fill('4000 0000 0000 0002')
    await field('Expires').fill('11 / 31')
    await field('Security code').fill('123')
    await page.getByRole('button', { name: /^Pay ¥/ }).click()
    await expect.element(page.getByText('The card was declined. Nothing was charged.')).toBeVisible()
  },
  'after a hold that has ended': openEnded,
  'for a day that is taken': async () => {
    const day = await openEnded()
    const nearest = [1, 2].map((days) => ({ day: addDays(day, days), start: '08:30' }))
    const taken = new Refusal(409, { error: 'This time has just been taken.', code: 'inventory.sold-out', nearest })
    server.on(holdBooking, () => taken)
    await page.getByRole('button', { name: `Hold ${longDay(day)} again` }).click()
    await expect.element(heading).toMatchTextContent(/^Someone has taken/)
  },
}

for (const [state, open] of Object.entries(states))
  test(`checkout ${state} is sound on a phone in dark from right to left, and at a desk in light`, async () => {
    await open()
    expect(await faultsOfShown()).toEqual([])
  })
