import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bookingMessages, writeMessage } from '#contract/messages.ts'
import { sendAgain } from '#contract/notifications.ts'
import { marsh } from '#web/booking/site/manage/booking.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import ManageBooking from './manage-booking.tsx'

const server = fakeServer()
const which = { reference: marsh.reference, token: 'x'.repeat(43) }
const opened = {
  ...{ kind: 'open', which, booking: marsh, tour: null, terminal: null, car: null },
  ...{ refund: null, now: '2026-11-20T09:00:00+09:00' },
}

beforeEach(() => {
  sessionStorage.clear()
  server.on(bookingMessages, () => ({ messages: [] }))
})

test('a booking that cannot be reached says so, names the telephone, and opens when the connection is back', async () => {
  let data: object = { kind: 'unreached', reference: marsh.reference }
  await show(ManageBooking, { at: '/manage-booking', data: () => data })
  const headline = page.getByRole('heading', { level: 1 })
  await expect.element(headline).toMatchTextContent('Your booking is out of reach')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('It is safe with us; only the connection is missing.')
  await expect.element(alert.getByRole('link', { name: /^\+81 3/ })).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alert).toBeVisible()
  data = opened
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(headline).toMatchTextContent('Fuji at first light')
})

test('who is not signed in can sign in and come back to the booking, and who is finds it by address', async () => {
  let data = { kind: 'closed', reference: marsh.reference, isSignedIn: false }
  const at = `/manage-booking?booking=${marsh.reference}`
  const shown = await show(ManageBooking, { at, data: () => data })
  const signIn = page.getByRole('link', { name: 'Sign in' })
  await expect.element(signIn).toHaveAttribute('href', `/sign-in?redirectedFrom=${encodeURIComponent(at)}`)
  await shown.unmount()
  data = { ...data, isSignedIn: true }
  await show(ManageBooking, { at, data: () => data })
  const find = page.getByRole('link', { name: 'Find it by e-mail address' })
  await expect.element(find).toHaveAttribute('href', `/find-booking?booking=${marsh.reference}`)
  expect(signIn.query()).toBeNull()
})

test('a hotel that we do not know is asked for, with one way to tell it, until it is told or the day has begun', async () => {
  const booking = { ...marsh, isHotelUntold: true }
  const asks = page.getByRole('link', { name: 'Tell us your hotel' })
  let data = { ...opened, booking }
  let shown = await show(ManageBooking, { at: '/manage-booking', data: () => data })
  await expect.element(page.getByText('Which hotel?')).toBeVisible()
  await expect.element(asks).toHaveAttribute('href', expect.stringContaining('/manage-booking/pick-up?booking='))
  for (const other of [{ booking: marsh }, { now: '2026-11-24T05:30:00+09:00' }]) {
    await shown.unmount()
    data = { ...opened, booking, ...other }
    shown = await show(ManageBooking, { at: '/manage-booking', data: () => data })
    await expect.element(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
    expect(asks.query()).toBeNull()
  }
})

test('a message stands in the thread at once, and without a connection the words stay', async () => {
  server.on(writeMessage, ({ body }) => ({
    ...{ id: '1', author: 'guest' as const, authorName: null, body, at: '2026-11-20T09:01:00+09:00' },
  }))
  await show(ManageBooking, { at: '/manage-booking', data: opened })
  const field = page.getByRole('textbox', { name: 'Your message' })
  const send = page.getByRole('button', { name: 'Send to the office' })
  await send.click()
  await expect.element(page.getByText('Write a few words.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  const words = 'Is there <b>shade</b> at the beach?\nMy mother asks.'
  await field.fill(words)
  server.setAway(true)
  await send.click()
  await expect.element(page.getByText('Your words are kept.', { exact: false })).toBeVisible()
  await expect.element(field).toHaveValue(words)
  server.setAway(false)
  await send.click()
  const thread = page.getByRole('list', { name: 'Messages' })
  await expect.element(thread).toMatchTextContent('You, today 09:01Is there <b>shade</b> at the beach?')
  await expect.element(field).toHaveValue('')
})

test('the mail is sent again when it is wished for, and not for ever', async () => {
  server.on(sendAgain, () => ({ email: marsh.email }))
  await show(ManageBooking, { at: '/manage-booking', data: opened })
  const again = page.getByRole('button', { name: 'Send the mail again' })
  await again.click()
  await expect.element(page.getByText(`Sent to ${marsh.email}. It takes a minute or two.`)).toBeVisible()
  const error = 'The mail was sent a moment ago. Please look for it first.'
  server.on(sendAgain, () => new Refusal(429, { error, code: 'notifications.too-many' }))
  await again.click()
  await expect.element(page.getByText(error)).toBeVisible()
})
