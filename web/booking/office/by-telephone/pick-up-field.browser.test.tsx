import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { searchPlaces } from '#contract/places.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { PickUpField } from './pick-up-field.tsx'

const server = fakeServer()
const hint = page.getByText('Ask where they stay. Left empty, our mail asks the guest.')

const pier = {
  ...{
    slug: 'yokohama-daikoku',
    kind: 'port' as const,
    name: 'Yokohama, Daikoku pier',
    nameJa: '',
    areaName: 'Yokohama',
  },
  ...{ latitude: 35.4, longitude: 139.6, feeYen: 12_000 },
}

const keio = {
  ...{ slug: 'keio-plaza', kind: 'hotel' as const, name: 'Keio Plaza Hotel Tokyo', nameJa: '', areaName: 'Shinjuku' },
  ...{ latitude: 35.69, longitude: 139.69, feeYen: 0, airport: null, match: null },
}

function Field({ beginsAt, beginsIn }: { beginsAt: string | null; beginsIn: string }) {
  const [meeting, setMeeting] = useState({ pickUp: '', pickUpAddress: '' })
  return (
    <PickUpField
      places={[pier, keio]}
      slug={meeting.pickUp}
      address={meeting.pickUpAddress}
      tour={{ beginsAt, beginsIn }}
      onChange={setMeeting}
    />
  )
}
const AtHotel = () => <Field beginsAt={null} beginsIn="Chiyoda" />
const Elsewhere = () => <Field beginsAt="Yokohama, Osanbashi pier" beginsIn="Yokohama" />

test('of a tour that begins at the caller’s hotel the desk is told to ask for it, until it is written', async () => {
  await show(AtHotel)
  const box = page.getByRole('combobox', { name: /^Pick-up, their hotel/ })
  await expect.element(hint).toBeVisible()
  server.on(searchPlaces, () => ({ places: [] }))
  await box.fill('1-1 Yotsuya, Shinjuku')
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(hint).not.toBeInTheDocument()
})

test('of a tour that begins at a pier the desk asks whether it is theirs, and another one there adds nothing', async () => {
  await show(Elsewhere)
  const box = page.getByRole('combobox', { name: /^Pick-up/ })
  await expect
    .element(page.getByText('Ask whether that is their place. Left empty: Yokohama, Osanbashi pier.'))
    .toBeVisible()
  expect(hint.query()).toBeNull()
  await box.fill('Daikoku')
  await expect.element(page.getByRole('option', { name: /^Yokohama, Daikoku pier,? ?Yokohama$/ })).toBeVisible()
})

test('a hotel that is typed with a slip is found as guests find it', async () => {
  server.on(searchPlaces, () => ({ places: [keio] }))
  await show(AtHotel)
  await page.getByRole('combobox').fill('keo plaza')
  await expect.poll(() => server.asked(searchPlaces)).toEqual([{ q: 'keo plaza', kinds: '' }])
  await expect.element(page.getByRole('option', { name: /^Keio Plaza Hotel Tokyo/ })).toBeVisible()
})

test('a pier adds its fee to a tour that begins in the city (the control)', async () => {
  await show(AtHotel)
  await page.getByRole('combobox').fill('Daikoku')
  await expect.element(page.getByRole('option', { name: /adds ¥12,000/ })).toBeVisible()
})
