import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FoundPlace, searchPlaces } from '#contract/places.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { HotelField } from './hotel-field.tsx'
import { type End, noMeeting } from './meeting.ts'

const server = fakeServer()
const palace: FoundPlace = {
  ...{ slug: 'palace-hotel-tokyo', kind: 'hotel', name: 'Palace Hotel Tokyo', nameJa: 'パレスホテル東京' },
  ...{ areaName: 'Marunouchi', latitude: 35.6, longitude: 139.7, feeYen: 5_500, airport: null, match: null },
}
/** As this tour's own list has it: it begins around there. */
const atHome = { ...palace, feeYen: 0 }

async function ask() {
  let end: End = noMeeting.pickUp
  await show(() => {
    const [now, setNow] = useState(end)
    end = now
    return (
      <HotelField
        id="pick-up-hotel"
        end={now}
        hotels={[atHome]}
        onChange={(change) => setNow((before) => ({ ...before, ...change }))}
        onLeave={() => undefined}
      />
    )
  })
  return { end: () => end }
}
const field = page.getByRole('combobox', { name: 'Hotel' })

test('a hotel is found as places of rides are: by the search of the server, which forgives slips of the pen', async () => {
  server.on(searchPlaces, ({ q, kinds }) => ({ places: kinds === 'hotel' && q === 'palce hotle' ? [palace] : [] }))
  const { end } = await ask()
  await field.fill('palce hotle')
  await page.getByRole('option', { name: /^Palace Hotel Tokyo/ }).click()
  await expect.element(field).toHaveValue('Palace Hotel Tokyo')
  expect(page.getByRole('option').elements()).toEqual([])
  // With what this tour adds there, and not another.
  expect(end().places.hotel).toMatchObject({ slug: palace.slug, feeYen: 0 })
})

test('the keys choose what is found', async () => {
  server.on(searchPlaces, () => ({ places: [palace] }))
  const { end } = await ask()
  await field.fill('marunuchi')
  await expect.element(page.getByRole('option', { name: /^Palace Hotel Tokyo/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Palace Hotel Tokyo')
  expect(end().places.hotel?.slug).toBe(palace.slug)
})

test('where the search does not answer, a hotel that is written in full is still found, and any other is an address', async () => {
  server.setAway(true)
  const { end } = await ask()
  await field.fill('palace hotel tokyo')
  expect(end().places.hotel?.slug).toBe(palace.slug)
  await field.fill('Ryokan Sawanoya, Taito')
  expect(end()).toMatchObject({ hotelText: 'Ryokan Sawanoya, Taito', places: { hotel: undefined } })
})
