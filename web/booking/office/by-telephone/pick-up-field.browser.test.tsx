import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { PickUpField } from './pick-up-field.tsx'

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

function Field({ beginsAt, beginsIn }: { beginsAt: string | null; beginsIn: string }) {
  const [meeting, setMeeting] = useState({ pickUp: '', pickUpAddress: '' })
  return (
    <PickUpField
      places={[pier]}
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

test('a pier adds its fee to a tour that begins in the city (the control)', async () => {
  await show(AtHotel)
  await page.getByRole('combobox').fill('Daikoku')
  await expect.element(page.getByRole('option', { name: /adds ¥12,000/ })).toBeVisible()
})
