import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import { marsh } from '#web/booking/site/manage/booking.fixture.ts'
import { show } from '#web/testing/show.tsx'
import BookingConfirmed from './booking-confirmed.tsx'

const open = (booking: Booking, now: string) =>
  show(BookingConfirmed, {
    at: '/booking-confirmed',
    data: {
      ...{ kind: 'open', which: { reference: marsh.reference, token: 'x'.repeat(43) }, booking, now },
      ...{ tour: null, terminal: null, car: null, refund: null },
    },
  })
const terms = page.getByRole('heading', { name: 'If your plans change' })
const costsNothing = page.getByText('As long as nothing is paid, cancelling costs nothing.')

test('a day that is paid on the day says what cancelling gives back once it is paid, and that it costs nothing until then', async () => {
  await open({ ...marsh, paidYen: 0, dueYen: marsh.totalYen }, '2026-11-20T09:00:00+09:00')
  await expect.element(terms).toBeVisible()
  await expect.element(costsNothing).toBeVisible()
  await expect.element(page.getByText('¥65,100')).toBeVisible()
})

test('a day that is booked for tomorrow and paid says that nothing comes back any more', async () => {
  await open(marsh, '2026-11-23T18:00:00+09:00')
  await expect.element(terms).toBeVisible()
  await expect.element(page.getByText('No refund', { exact: true })).toBeVisible()
  await expect.element(costsNothing).not.toBeInTheDocument()
})

test('after a refund the lines are the price, and what came, went back and is left with us is said below', async () => {
  const back = [{ way: 'card' as const, amountYen: 20_000 }]
  await open({ ...marsh, totalYen: 110_200, refundedYen: 20_000, back }, '2026-11-20T09:00:00+09:00')
  await expect.element(page.getByRole('heading', { name: 'The price' })).toBeVisible()
  const money = 'Paid ¥130,200. ¥20,000 went back to the card. Left with us: ¥110,200.'
  await expect.element(page.getByText(money)).toBeVisible()
})

test('on a phone with large letters everything stays within the page, also the reference with its button', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '24px'
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  // The letters of a reference are of many widths.
  await open({ ...marsh, reference: 'AN-W3MGWQ' }, '2026-11-20T09:00:00+09:00')
  await expect.element(page.getByRole('button', { name: 'Copy AN-W3MGWQ' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
