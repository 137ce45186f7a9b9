import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type DeskBooking, readDeskBooking } from '#contract/booking-desk.ts'
import { changeByOffice } from '#contract/booking-desk-changes.ts'
import { refundByOffice } from '#contract/booking-desk-moves.ts'
import { bookingNotes } from '#contract/booking-notes.ts'
import { bookingMessages, writeMessage } from '#contract/messages.ts'
import { officeBookings } from '#contract/office-bookings.ts'
import { knownPlaces } from '#contract/places.ts'
import { offeredExtras } from '#contract/pricing.ts'
import { deskBooking } from '#web/booking/office/one-booking/desk.fixture.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import EditTourBooking, { clientLoader } from './edit.tsx'

const server = fakeServer()
const open = () =>
  show(inOffice(EditTourBooking), {
    at: '/admin/tour-bookings/edit/AN-222222',
    data: (args: Parameters<typeof clientLoader>[0]) => clientLoader({ ...args, params: { id: 'AN-222222' } }),
    others: [{ path: '*', Component: Elsewhere }],
  })
const box = (name: string) => page.getByRole('textbox', { name, exact: false })
const bar = page.getByRole('region', { name: 'Not saved yet' })
const dialog = page.getByRole('dialog')
let kept: DeskBooking

beforeEach(() => {
  sessionStorage.clear()
  kept = deskBooking
  server.on(readDeskBooking, () => kept)
  server.on(knownPlaces, () => ({ places: [] }))
  server.on(offeredExtras, () => ({ extras: [] }))
  server.on(bookingMessages, () => ({ messages: [] }))
  server.on(bookingNotes, () => ({ notes: [] }))
  server.on(officeBookings, () => ({ rows: [], total: 0, page: 1, counts: {}, choices: {} }))
  server.on(changeByOffice, ({ version, details = {} }) => {
    if (version !== kept.version) return new Refusal(409, { error: 'Newer.', code: 'office.changed-meanwhile' })
    kept = { ...kept, ...(details as Partial<DeskBooking>), version: version + 1 }
    return kept
  })
})
const signIn = () => saveSession({ token: 'x'.repeat(43), user: naomi })

async function save() {
  await bar.getByRole('button', { name: 'Save booking' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

test('an unknown booking is said to be none', async () => {
  server.on(readDeskBooking, () => new Refusal(404, { error: 'There is no such booking.', code: 'booking.unknown' }))
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('There is no such booking')
})

test('two people save at once: both versions are shown, nothing is lost, and the joined one is saved', async () => {
  signIn()
  await open()
  await box('Notes for the crew').fill('Mine')
  await box('Name on the board').fill('Okafor')
  kept = { ...deskBooking, version: 2, room: '1207', note: 'Hers' }
  await save()
  const conflict = page.getByRole('region', { name: 'Two versions' })
  await expect.element(conflict.getByRole('alert')).toMatchTextContent('One field needs your choice.')
  await expect.element(conflict.getByRole('radio').first()).toHaveFocus()
  await expect.element(conflict.getByRole('row', { name: /Room/ })).toMatchTextContent('1207')
  const joined = conflict.getByRole('button', { name: 'Save the joined version' })
  await expect.element(joined).toBeDisabled()
  await conflict.getByRole('radio', { name: 'Mine', exact: false }).click({ force: true })
  await joined.click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(box('Notes for the crew')).toHaveValue('Mine')
  await expect.element(box('Room')).toHaveValue('1207')
  await expect.element(box('Name on the board')).toHaveValue('Okafor')
  expect(kept).toMatchObject({ version: 3, note: 'Mine', room: '1207', nameBoard: 'Okafor' })
})

test('what is wrong is told in its place and not saved; another price needs its reason; leaving asks once', async () => {
  signIn()
  await open()
  for (const name of ['Pick-up', 'Drop-off'])
    await expect.element(page.getByRole('combobox', { name, exact: true })).toBeVisible()
  await box('Adults').fill('0')
  await expect.element(bar).toMatchTextContent('Some answers need another look.')
  await box('Adults').fill('2')
  await box('Notes for the crew').fill('Carsick on bends')
  await expect.element(bar).toMatchTextContent(/Not saved: notes for the crew/)
  await page.getByRole('link', { name: 'Tour bookings' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  const charged = page.getByRole('textbox', { name: /^Charged for/ })
  await charged.fill('50000')
  await expect.element(bar).toMatchTextContent('A price needs its reason.')
  await page.getByRole('button', { name: /^Back to computed/ }).click()
  await expect.element(charged).toHaveValue('¥92,000')
  expect(server.asked(changeByOffice)).toEqual([])
})

test('a message needs words, and no more is refunded than was paid', async () => {
  await open()
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('button', { name: /^Send/ }).click()
  await expect.element(messages.getByRole('textbox')).toHaveFocus()
  expect(server.asked(writeMessage)).toEqual([])
  await page.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('90000000')
  await dialog.getByRole('button', { name: /^Refund/ }).click()
  await expect.element(dialog.getByText('At most ¥92,000 can be refunded.')).toBeVisible()
  expect(server.asked(refundByOffice)).toEqual([])
})
