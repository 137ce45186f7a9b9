import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addExtra, extraUses, type OfficeExtra, officeExtras, retireExtra } from '#contract/office-extras.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import ExtrasPage, { clientLoader as loadExtras } from './extras.tsx'

const server = fakeServer()
const dialog = page.getByRole('dialog')
const others = [{ path: '*', Component: Elsewhere }]

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
})

const seat: OfficeExtra = {
  ...{ code: 'child-seat', version: 1, name: 'Child seat', explanation: 'From one to four.', priceYen: 1_650 },
  ...{
    mostPieces: 4,
    halfSeats: 1,
    largeCases: 0,
    taxClass: 'standard',
    forTours: true,
    forRides: true,
    retiredAt: null,
  },
}

test('an extra is added for nothing, retired with what still has it, and a price below zero is told at its field', async () => {
  let kept: OfficeExtra[] = [seat]
  server.on(officeExtras, () => ({ extras: kept }))
  server.on(addExtra, (fields) => {
    kept = [...kept, { ...fields, code: 'umbrella', version: 1, retiredAt: null }]
    return { extras: kept }
  })
  server.on(extraUses, () => ({ bookings: { count: 2, lastDay: '2026-12-24' }, history: [] }))
  server.on(retireExtra, ({ code }) => {
    kept = kept.map((one) => (one.code === code ? { ...one, retiredAt: '2026-11-18T10:00:00+09:00' } : one))
    return { extras: kept }
  })
  await show(inOffice(ExtrasPage), { at: '/admin/extras', data: loadExtras, others })
  await expect.element(page.getByText('half a seat')).toBeVisible()
  await page.getByRole('button', { name: 'Add an extra' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Umbrella')
  await dialog.getByRole('textbox', { name: 'Yen a piece' }).fill('-5')
  await dialog.getByRole('button', { name: 'Add extra' }).click()
  await expect.element(dialog.getByText('Not below zero.')).toBeVisible()
  expect(server.asked(addExtra)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Yen a piece' }).fill('0')
  await dialog.getByRole('button', { name: /Consumption tax/ }).click()
  await page.getByRole('option', { name: 'Reduced rate' }).click()
  await dialog.getByRole('button', { name: 'Add extra' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Umbrella' })).toBeVisible()
  expect(server.asked(addExtra)).toMatchObject([
    { name: 'Umbrella', priceYen: 0, mostPieces: 1, taxClass: 'reduced', forRides: true },
  ])
  await page.getByRole('button', { name: 'Retire Umbrella' }).click()
  await expect.element(dialog.getByText('bookings ahead', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Why, for the history' }).fill('Dry season.')
  await dialog.getByRole('button', { name: 'Retire the extra' }).click()
  await expect.element(page.getByRole('button', { name: 'Bring back Umbrella' })).toBeVisible()
})
