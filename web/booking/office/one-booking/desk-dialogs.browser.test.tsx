import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noDetails } from '#core/booking-details.ts'
import { show } from '#web/testing/show.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { DeskForm } from './desk-form.ts'
import { MoneyPanel } from './money-panel.tsx'
import { SaveDialog } from './save-dialog.tsx'
import type { Desk } from './use-desk.ts'

const base: DeskForm = {
  ...{ day: '2026-11-18', start: '08:00', extraHalfHours: 0, vehicleClass: 'alphard', adults: '2', ages: '' },
  ...{ largeCases: '2', guide: false, guideLanguage: 'en', extras: [], pickUp: '', dropOff: '' },
  ...{ ...noDetails, leadName: 'Grace Okafor', charged: [] },
}
const crew = [
  { id: 'car', kind: 'vehicle', name: 'HiAce 90-11', plate: '品川 330 あ 90-11' },
  { id: 'driver', kind: 'chauffeur', name: 'Osamu Nishio', plate: null },
]
const booking = {
  ...{
    reference: 'AN-222222',
    version: 1,
    service: { kind: 'tour', title: 'Tokyo, unhurried' },
    state: 'confirmed',
    leadName: 'Grace Okafor',
    totalYen: 92_000,
    dueYen: 0,
    crew,
  },
  ...{ startsAt: '2026-11-18T08:00:00+09:00', endsAt: '2026-11-18T17:00:00+09:00', ride: null, underWay: null },
  ...{
    classes: [],
    money: [],
    paidYen: 92_000,
    refundedYen: 0,
    cancellationTiers: [],
    refundable: [],
    refundNowYen: 0,
    moves: [],
  },
}
/** As much of a desk as these dialogs look at. */
const deskWith = (
  form: DeskForm,
  hours: { startsAt: string; endsAt: string; crew: object[]; stops?: string[] } | null,
) =>
  ({
    ...{ booking, base, form, faults: {}, isSaving: false, failure: null, save: async () => 'saved' },
    ...{ money: { totalYen: 92_000, dueYen: 0, lines: [], faults: {} }, proposed: { proposal: hours } },
  }) as unknown as Desk

test('who moves a booking to another hour reads when it ends then, before it is saved', async () => {
  const then = { startsAt: '2026-11-18T10:30:00+09:00', endsAt: '2026-11-18T19:30:00+09:00', crew }
  await show(() => <SaveDialog desk={deskWith({ ...base, start: '10:30' }, then)} onClose={() => undefined} />)
  const row = page.getByRole('row', { name: /^The day/ })
  await expect.element(row).toMatchTextContent('Wednesday 18 November 2026, 10:30 to 19:30')
  await expect.element(row).toMatchTextContent('Wednesday 18 November 2026, 08:00 to 17:00')
})

test('who writes a far pick-up reads what it takes off the stops, before it is saved', async () => {
  const stops = ['Oishi Park at 07:50 instead of 07:20, with 30 minutes there instead of 60.']
  const form = { ...base, pickUp: 'Narita Airport, Terminal 1' }
  await show(() => <SaveDialog desk={deskWith(form, { ...booking, stops })} onClose={() => undefined} />)
  await expect.element(page.getByRole('status')).toMatchTextContent('These places change the hours of the stops.')
  await expect.element(page.getByRole('status').getByRole('listitem')).toMatchTextContent(stops[0] ?? '')
})

test('who saves a change reads who comes in the place of whom, and nothing of who stays', async () => {
  const then = {
    ...booking,
    crew: [...crew.slice(0, 1), { id: 'other', kind: 'chauffeur', name: 'Ken Hamada', plate: null }],
  }
  await show(() => <SaveDialog desk={deskWith({ ...base, adults: '3' }, then)} onClose={() => undefined} />)
  const row = page.getByRole('row', { name: /^Crew/ })
  await expect.element(row).toMatchTextContent('before: Osamu Nishio after: Ken Hamada')
})

test('a change that leaves the hours says nothing of them', async () => {
  await show(() => <SaveDialog desk={deskWith({ ...base, adults: '3' }, booking)} onClose={() => undefined} />)
  await expect.element(page.getByRole('rowheader', { name: 'Adults' })).toBeVisible()
  expect(page.getByRole('row', { name: /^The day/ }).elements()).toEqual([])
})

test('who cancels reads who is free again, a car by its name with the plate once', async () => {
  await show(() => <CancelDialog desk={deskWith(base, null)} now={booking.startsAt} onClose={() => undefined} />)
  await page.getByText(/^The guest/).click()
  await expect.element(page.getByText('HiAce 90-11, Osamu Nishio', { exact: true })).toBeVisible()
})

test('who says that money was handed back presses what they read, and hears of which sum', async () => {
  const back = {
    id: 'back',
    kind: 'refund',
    amountYen: 8_000,
    toHand: true,
    handedAt: null,
    takenHow: 'cash',
    at: booking.startsAt,
  }
  const desk = deskWith(base, null)
  const withBack = { ...desk, booking: { ...desk.booking, money: [back] } } as unknown as Desk
  await show(() => <MoneyPanel desk={withBack} />)
  await expect.element(page.getByRole('button', { name: 'It was given: ¥8,000' })).toMatchTextContent('It was given')
})
