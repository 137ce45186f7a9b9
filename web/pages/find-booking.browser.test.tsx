import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findBooking } from '#contract/booking.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { eleanor } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import FindBooking from './find-booking.tsx'

const server = fakeServer()
const reference = page.getByRole('textbox', { name: 'Reference' })
const email = page.getByRole('textbox', { name: 'E-mail you booked with' })
const open = page.getByRole('button', { name: 'Open my booking' })
const alert = page.getByRole('alert')

beforeEach(() => server.on(findBooking, () => ({ reference: 'AN-7K2M9P', token: 'x'.repeat(43) })))

const start = (query = '') =>
  show(FindBooking, { at: `/find-booking${query}`, others: [{ path: '/manage-booking', Component: Elsewhere }] })

test('a booking that is not found is told in one way, whichever of the two is wrong, and what was typed stays', async () => {
  server.on(findBooking, () => new Refusal(404, { error: 'Not found.', code: 'booking.not-found' }))
  await start()
  await open.click()
  await expect.element(page.getByText('The reference.', { exact: true })).toBeVisible()
  await expect.element(reference).toHaveFocus()
  await reference.fill('an 222 222')
  await email.fill('somebody@example.com')
  await open.click()
  await expect.element(alert).toMatchTextContent('We know no booking with both of these.')
  await expect.element(reference).toHaveValue('an 222 222')
  await expect.element(email).toHaveValue('somebody@example.com')
})

test('whoever guesses at a booking is told to wait, and may try again when the time is over', async () => {
  const error = 'Too many tries from here. Please wait a quarter of an hour, or ring us.'
  server.on(findBooking, () => new Refusal(429, { error, code: 'booking.too-many-tries' }))
  await start('?booking=AN-7K2M9P')
  await expect.element(reference).toHaveValue('AN-7K2M9P')
  await email.fill('eleanor@example.com')
  await open.click()
  await expect.element(alert).toMatchTextContent(error)
  await expect.element(email).toHaveValue('eleanor@example.com')
  server.on(findBooking, () => ({ reference: 'AN-7K2M9P', token: 'x'.repeat(43) }))
  await open.click()
  await expect.element(page.getByText('/manage-booking?booking=AN-7K2M9P')).toBeVisible()
})

test('a link with a booking leads whoever booked it with an account to it, signed in or after signing in', async () => {
  const shown = await start('?booking=AN-7K2M9P')
  const signIn = page.getByRole('link', { name: 'Sign in' })
  await expect.element(signIn).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('AN-7K2M9P')))
  await shown.unmount()
  saveSession({ token: 'x'.repeat(43), user: eleanor })
  await start('?booking=AN-7K2M9P')
  await page.getByRole('link', { name: 'Open it with your account' }).click()
  await expect.element(page.getByText('/manage-booking?booking=AN-7K2M9P')).toBeVisible()
})
