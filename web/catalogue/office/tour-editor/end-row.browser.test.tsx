import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DraftEnd } from '#contract/tour-draft.ts'
import { show } from '#web/testing/show.tsx'
import { EndRow } from './end-row.tsx'

const haneda = {
  ...{ name: 'Haneda, Terminal 3', nameJa: '羽田空港', latitude: 35.54, longitude: 139.77 },
  ...{ areaName: 'Haneda', from: 'places' as const },
}
const known = { offered: [haneda], ask: () => undefined }
let end: DraftEnd

function Row() {
  const [place, setPlace] = useState<DraftEnd>({
    ...{ name: '', nameJa: '', latitude: null, longitude: null, isGuestsHotel: false },
  })
  end = place
  return (
    <>
      <EndRow
        name="pickUp"
        line="F"
        station={1}
        place={place}
        at={0}
        clock={() => '09:00'}
        known={known}
        onChange={(part) => setPlace({ ...place, ...part })}
      />
      <datalist id="known-places" />
    </>
  )
}

test('the office says that a day begins wherever the guest stays, and writes what visitors read', async () => {
  await show(Row)
  const tick = page.getByRole('checkbox', { name: 'Pick-up: wherever the guest stays' })
  await expect.element(tick).not.toBeChecked()
  await tick.click({ force: true })
  await expect.element(page.getByText('each guest tells us the hotel', { exact: false })).toBeVisible()
  await page.getByRole('combobox', { name: 'Pick-up', exact: true }).fill('Where you stay')
  expect(end).toMatchObject({ name: 'Where you stay', isGuestsHotel: true })
  // A place that we know has a door of its own.
  await page.getByRole('combobox', { name: 'Pick-up', exact: true }).fill(haneda.name)
  await expect.element(tick).not.toBeChecked()
  expect(end).toEqual({
    ...{ name: haneda.name, nameJa: '羽田空港', latitude: 35.54, longitude: 139.77 },
    isGuestsHotel: false,
  })
})
