import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { offeredExtras } from '#contract/pricing.ts'
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

// Four guests with three suitcases fill an Alphard: a folded wheelchair takes the room of two more.
beforeEach(async () => {
  serveBox(server)
  server.on(offeredExtras, () => ({ extras: [...extras, chair] }))
  const day = dayOfNextMonth(20)
  updateCheckout(slug, {
    ...wholeCheckout(),
    wish: { ...wish, day, start: '05:30', guests: 4, childAges: [], largeCases: 3, extras: [] },
  })
  await show(() => <DayStep slug={slug} tour={tour} />, {
    at: '/tour/booking',
    others: [{ path: '*', Component: Elsewhere }],
  })
})

const goOn = page.getByRole('button', { name: 'Continue to travellers' })
const addChair = () => page.getByRole('button', { name: 'More folded wheelchair' }).click()
const asked = page.getByText('With the folded wheelchair you need a larger car.')
const why = 'Say how to add the folded wheelchair, or leave it as it is.'

test('who goes on while a wheelchair is still asked about is led to the question, and neither answer is assumed', async () => {
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
