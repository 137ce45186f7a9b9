import { useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import { cancelBooking } from '#contract/booking-changes.ts'
import { bookingMessages } from '#contract/messages.ts'
import { formatYen } from '#contract/money.ts'
import { marsh, marshRide } from '#web/booking/site/manage/booking.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import ManageBooking from '../manage-booking.tsx'
import Cancel from './cancel.tsx'

const server = fakeServer()
const payment = { id: 'a', gateway: 'test', takenHow: null, state: 'succeeded', amountYen: marsh.totalYen } as const
const paid: Booking = {
  ...marsh,
  payments: [{ ...payment, refundedYen: 0, card: { brand: 'visa', last4: '4242' }, clientSecret: null }],
}
const hourMs = 3_600_000
let booking = paid
let now = ''
let percent = 100

const refundOf = (part: number) => {
  const refundYen = (marsh.totalYen * part) / 100
  return { refundYen, keptYen: marsh.totalYen - refundYen, refundPercent: part, sentence: `${part} percent.` }
}
const setHoursBefore = (hours: number, part: number) => {
  now = `${new Date(Date.parse(marsh.startsAt) - hours * hourMs + 9 * hourMs).toISOString().slice(0, 19)}+09:00`
  percent = part
}
const headline = page.getByRole('heading', { level: 1 })
const refundLine = page.getByText('Back to your card').first()

const load = () => ({
  ...{ kind: 'open', which: { reference: marsh.reference, token: 'x'.repeat(43) }, booking, now },
  ...{ tour: null, terminal: null, car: null, refund: booking.state === 'confirmed' ? refundOf(percent) : null },
})

/** The booking's own page, with the step back that a browser has. */
function Booked() {
  const navigate = useNavigate()
  return (
    <>
      <ManageBooking />
      <button type="button" onClick={() => navigate(-1)}>
        Step back
      </button>
    </>
  )
}

const open = () =>
  show(Cancel, {
    at: `/manage-booking/cancel?booking=${marsh.reference}`,
    data: load,
    others: [{ path: '/manage-booking', Component: Booked, loader: load }],
  })

beforeEach(() => {
  booking = paid
  server.on(bookingMessages, () => ({ messages: [] }))
  server.on(cancelBooking, ({ refundYen }) => {
    const isAsShown = refundYen === refundOf(percent).refundYen
    if (!isAsShown)
      return new Refusal(409, { error: 'The refund is another one by now.', code: 'booking.refund-changed' })
    const back = refundYen > 0 ? [{ way: 'card' as const, amountYen: refundYen }] : []
    booking = { ...booking, state: 'cancelled', refundedYen: refundYen, endBackYen: refundYen, back }
    return booking
  })
})

const tiers = [
  { when: 'two days and an hour before gets everything back', hours: 49, part: 100 },
  { when: 'a day and an hour before gets half back', hours: 25, part: 50 },
  { when: 'an hour before gets nothing back', hours: 1, part: 0 },
]
for (const { when, hours, part } of tiers) {
  test(`whoever cancels ${when}, as was shown before, and is not offered it again`, async () => {
    setHoursBefore(hours, part)
    const { refundYen } = refundOf(part)
    await open()
    const comesBack = refundYen > 0 ? `You get ${formatYen(refundYen)} back.` : 'Nothing comes back.'
    await expect.element(headline).toMatchTextContent(`Cancel Tuesday 24 November? ${comesBack}`)
    await expect.element(refundLine).toBeVisible()
    const action = refundYen > 0 ? `Cancel and refund ${formatYen(refundYen)}` : 'Cancel without a refund'
    await page.getByRole('button', { name: action }).click()
    await expect.poll(() => document.activeElement?.textContent).toContain('The day is cancelled.')
    await expect.element(headline).toMatchTextContent('Tuesday 24 November is cancelled')
    expect(server.asked(cancelBooking)).toMatchObject([{ refundYen }])

    await page.getByRole('button', { name: 'Step back' }).click()
    await expect.element(page.getByRole('link', { name: 'Back to the booking' })).toBeVisible()
    await expect.element(headline).toMatchTextContent('Tuesday 24 November is cancelled')
    await expect.element(page.getByRole('button', { name: /^Cancel / })).not.toBeInTheDocument()
  })
}

test('a deadline that passes between looking and pressing is asked again, with the new amount', async () => {
  setHoursBefore(48.1, 100)
  await open()
  const first = page.getByRole('button', { name: `Cancel and refund ${formatYen(marsh.totalYen)}` })
  await expect.element(first).toBeVisible()
  setHoursBefore(47.9, 50)
  await first.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The refund is another one by now.')
  await expect.element(headline).toMatchTextContent(`You get ${formatYen(marsh.totalYen / 2)} back.`)
  expect(booking.state).toBe('confirmed')
  await page.getByRole('button', { name: `Cancel and refund ${formatYen(marsh.totalYen / 2)}` }).click()
  await expect.element(headline).toMatchTextContent('is cancelled')
})

test('a cancellation whose answer was lost is asked for again under the same name, and says so when it is done', async () => {
  setHoursBefore(49, 100)
  let tries = 0
  server.on(cancelBooking, () => {
    booking = { ...booking, state: 'cancelled' }
    if (++tries === 1) throw new TypeError('Failed to fetch')
    return booking
  })
  await open()
  await page.getByRole('button', { name: /^Cancel and refund/ }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(headline).toMatchTextContent('Tuesday 24 November is cancelled')
  const [first, second] = server.keys(cancelBooking)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('whoever has paid nothing yet cancels at no cost, and is promised no refund', async () => {
  booking = { ...marsh, paidYen: 0, dueYen: marsh.totalYen }
  setHoursBefore(1, 0)
  const refund = { refundYen: 0, keptYen: 0, refundPercent: 0, sentence: 'Nothing has been paid.' }
  await show(Cancel, {
    at: `/manage-booking/cancel?booking=${marsh.reference}`,
    data: () => ({ ...load(), refund }),
  })
  await expect.element(headline).toMatchTextContent('Cancel Tuesday 24 November? It costs nothing.')
  await expect.element(page.getByRole('button', { name: 'Cancel the day' })).toBeVisible()
  await expect.element(refundLine).not.toBeInTheDocument()
})

test('a ride is cancelled in the words of a ride', async () => {
  booking = { ...marshRide, payments: paid.payments }
  now = '2026-11-20T09:00:00+09:00'
  percent = 100
  server.on(cancelBooking, () => {
    booking = { ...booking, state: 'cancelled' }
    return booking
  })
  await open()
  await expect.element(page.getByText('1 h before')).toBeVisible()
  await page.getByRole('button', { name: /^Cancel and refund/ }).click()
  await expect.element(page.getByText('The ride is cancelled. A mail confirms it.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ask for a car again' })).toHaveAttribute('href', '/cabs/home')
})
