import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { PickUpField } from './pick-up-field.tsx'

const hint = page.getByText('Ask where they stay. Left empty, our mail asks the guest.')

function Field({ asksHotel }: { asksHotel: boolean }) {
  const [meeting, setMeeting] = useState({ pickUp: '', pickUpAddress: '' })
  return (
    <PickUpField
      places={[]}
      slug={meeting.pickUp}
      address={meeting.pickUpAddress}
      asksHotel={asksHotel}
      onChange={setMeeting}
    />
  )
}
const AtHotel = () => <Field asksHotel />
const Elsewhere = () => <Field asksHotel={false} />

test('of a tour that begins at the caller’s hotel the desk is told to ask for it, until it is written', async () => {
  await show(AtHotel)
  const box = page.getByRole('combobox', { name: /^Pick-up, their hotel/ })
  await expect.element(hint).toBeVisible()
  await box.fill('1-1 Yotsuya, Shinjuku')
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(hint).not.toBeInTheDocument()
})

test('of a tour that begins elsewhere nobody is asked for a hotel', async () => {
  await show(Elsewhere)
  await expect.element(page.getByRole('combobox', { name: /^Pick-up/ })).toBeVisible()
  expect(hint.query()).toBeNull()
})
