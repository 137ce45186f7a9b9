import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { Faults, NumberInput } from './fields.tsx'

let propose: (minutes: number) => void
let kept: number | null

function Drive() {
  const [minutes, setMinutes] = useState<number | null>(null)
  propose = setMinutes
  kept = minutes
  return (
    <>
      <Faults value={minutes === 1530 ? { 'stops.0.driveMinutes': 'A whole number up to 1,440.' } : {}}>
        <NumberInput label="Drive, minutes" path="stops.0.driveMinutes" value={minutes} onChange={setMinutes} />
      </Faults>
      <button type="button">Elsewhere</button>
    </>
  )
}

test('a proposal that comes while somebody is in the field does not mix with what they type', async () => {
  await show(Drive)
  const field = page.getByLabelText('Drive, minutes')
  await field.click()
  propose(15)
  await expect.poll(() => kept).toBe(15)
  await userEvent.keyboard('30')
  expect(kept).toBe(30)
  await expect.element(field).toHaveValue('30')
})

test('a proposal that comes while somebody looks on is there when they leave', async () => {
  await show(Drive)
  const field = page.getByLabelText('Drive, minutes')
  await field.click()
  propose(15)
  await expect.poll(() => kept).toBe(15)
  await expect.element(field).toHaveValue('')
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(field).toHaveValue('15')
})

test('a figure that cannot be kept is marked where it stands', async () => {
  await show(Drive)
  const field = page.getByLabelText('Drive, minutes')
  await field.fill('1530')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('30')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})
