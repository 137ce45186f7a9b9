import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readDeskBooking } from '#contract/booking-desk.ts'
import { knownPlaces } from '#contract/places.ts'
import { offeredExtras } from '#contract/pricing.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import EditTourBooking, { clientLoader } from './edit.tsx'

const server = fakeServer()

test('an unknown booking is said to be none', async () => {
  server.on(readDeskBooking, () => new Refusal(404, { error: 'There is no such booking.', code: 'booking.unknown' }))
  server.on(knownPlaces, () => ({ places: [] }))
  server.on(offeredExtras, () => ({ extras: [] }))
  await show(EditTourBooking, {
    at: '/admin/tour-bookings/edit/AN-222222',
    data: (args: Parameters<typeof clientLoader>[0]) => clientLoader({ ...args, params: { id: 'AN-222222' } }),
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('There is no such booking')
})
