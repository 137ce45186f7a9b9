import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readDeskBooking } from '#contract/booking-desk.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { previewLanding, setLanding } from '#contract/dispatch-landing.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { show } from '#web/testing/show.tsx'
import { deskBooking } from './desk.fixture.ts'
import { FlightPanel } from './flight-panel.tsx'
import type { Desk } from './use-desk.ts'

const server = fakeServer()
const at = (clock: string) => `2031-05-06T${clock}:00+09:00`
const booking = {
  ...deskBooking,
  ...{ ride: { landsAt: at('10:00') }, landsAt: at('10:00'), startsAt: at('10:50'), flight: 'NH 212' },
  pickUp: { name: 'Haneda Airport, Terminal 3' },
}
/** As the board has it then. */
const landed: BoardJob = {
  ...{
    reference: 'AN-222222',
    version: 2,
    state: 'confirmed',
    phase: 'assigned',
    leadName: 'Eleanor Marsh',
    guests: 2,
  },
  service: { kind: 'ride', slug: null, title: 'Haneda to Ginza', shortTitle: 'Haneda', line: null },
  ...{ largeCases: 2, vehicleClass: 'alphard', className: 'Alphard', guideLanguage: 'en', startsAt: at('11:50') },
  ...{ endsAt: at('13:00'), pickUp: 'Haneda Airport, Terminal 3', dropOff: 'Ginza', isHotelUntold: false },
  ...{ flight: 'NH 212', landsAt: at('11:00'), legs: [], missing: { vehicle: 0, chauffeur: 0, guide: 0 }, lost: [] },
  ...{ lostBy: [], mark: null, marksFrom: at('08:00'), marks: [], dueYen: 0, late: null },
}
const shown = (of: object) => {
  const adopted: unknown[] = []
  const desk = { booking: of, adopt: (fresh: unknown) => adopted.push(fresh) } as unknown as Desk
  return { adopted, Part: inOffice(() => <FlightPanel desk={desk} />) }
}

test('where a flight lands and when stands in the booking, and another landing is entered there', async () => {
  server.on(previewLanding, () => ({ startsAt: at('11:50'), before: ['Ken Ono'], after: ['Ken Ono'], isShort: false }))
  server.on(setLanding, () => landed)
  server.on(readDeskBooking, () => deskBooking)
  const { adopted, Part } = shown(booking)
  await show(Part)
  const panel = page.getByRole('region', { name: 'Flight' })
  await expect.element(panel.getByText('Haneda Airport, Terminal 3')).toBeVisible()
  const lands = panel.getByRole('textbox', { name: 'Lands at' })
  await expect.element(lands).toHaveValue('10:00')
  await lands.fill('11:00')
  await expect.element(panel.getByRole('status')).toMatchTextContent('The pick-up moves to 11:50.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => adopted.length).toBe(1)
  expect(server.asked(setLanding)).toEqual([{ reference: 'AN-222222', version: 1, landsAt: at('11:00') }])
})

test('a day without a flight has no such part (the control)', async () => {
  await show(shown(deskBooking).Part)
  expect(page.getByRole('region', { name: 'Flight' }).elements()).toEqual([])
})
